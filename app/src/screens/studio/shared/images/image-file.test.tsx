import { describe, expect, it } from 'vitest'
import { limits } from '../../../../adapters/gemini/client/models.ts'
import { loadImage, imageLimits, RejectedImageError } from './image-file.ts'
import { withExifOrientation, createNoiseImage, createImageFile } from './testing/image-fixtures.ts'

const signal = new AbortController().signal

const open = async (file: File) => (await loadImage(file, signal)).value
const problemOf = async (file: File) => {
  const error: unknown = await loadImage(file, signal).catch((thrown: unknown) => thrown)
  if (!(error instanceof RejectedImageError)) throw new Error(`not refused: ${String(error)}`)
  expect(error.kind).toBe('validation')
  return error.problem
}

/** Returns the color in the middle of the top left quarter. */
async function colorAtStart(image: Blob): Promise<string> {
  const bitmap = await createImageBitmap(image, { imageOrientation: 'none' })
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
    '2d',
  ) as OffscreenCanvasRenderingContext2D
  pen.drawImage(bitmap, 0, 0)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(bitmap.width / 4, bitmap.height / 4, 1, 1).data
  return red > 128 ? 'red' : green > 128 ? 'green' : blue > 128 ? 'blue' : 'none'
}

/** A PNG header that claims a size. */
function pngOf(width: number, height: number): File {
  const head = new DataView(new ArrayBuffer(33))
  ;[0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height, 0x08060000].forEach((word, index) =>
    head.setUint32(index * 4, word),
  )
  return new File([head], 'claims.png', { type: 'image/png' })
}

describe('a loaded image', () => {
  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['image/png', 'image/png'],
    ['image/webp', 'image/png'],
  ])('of type %s is sent as %s under its file name', async (from, sent) => {
    const image = await open(await createImageFile(40, 30, { type: from, name: 'قطة.v2.webp' }))
    expect(image).toMatchObject({ width: 40, height: 30, name: 'قطة.v2', originalSize: null })
    expect(image.blob.type).toBe(sent)
  })

  it('is upright and has no camera metadata', async () => {
    const file = await createImageFile(40, 30)
    expect(await colorAtStart((await open(file)).blob)).toBe('red')
    // The top left corner moves to the top right.
    const turned = await open(withExifOrientation(file, 6))
    expect(turned).toMatchObject({ width: 30, height: 40 })
    expect(await colorAtStart(turned.blob)).toBe('blue')
    expect(await turned.blob.text()).not.toContain('Exif')
  })

  it('is scaled down to the maximum side', async () => {
    const image = await open(await createImageFile(imageLimits.maxSide * 2, 200))
    expect(image).toMatchObject({
      width: imageLimits.maxSide,
      height: 100,
      originalSize: { width: imageLimits.maxSide * 2, height: 200 },
    })
  })

  it('is scaled down until it fits into one request', async () => {
    const file = await createNoiseImage(1900, 1900)
    expect(file.size).toBeGreaterThan(limits.image)
    const image = await open(file)
    expect(image.blob.size).toBeLessThanOrEqual(limits.image)
    expect(image.originalSize).toEqual({ width: 1900, height: 1900 })
    expect(image.width).toBeGreaterThan(1000)
  })
})

describe('rejects a file', () => {
  it('that is not an image, whatever its name', async () => {
    expect(await problemOf(new File(['MZ not a image'], 'cat.png', { type: 'image/png' }))).toBe('type')
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'
    expect(await problemOf(new File([drawing], 'cat.svg', { type: 'image/svg+xml' }))).toBe('type')
    expect(await problemOf(new File([], 'cat.png', { type: 'image/png' }))).toBe('type')
  })

  it('that is too large without reading it', async () => {
    const file = new File([new Uint8Array(imageLimits.file + 1)], 'cat.png', { type: 'image/png' })
    file.slice = () => {
      throw new Error('read')
    }
    expect(await problemOf(file)).toBe('size')
  })

  it('that claims too many pixels without decoding it', async () => {
    expect(await problemOf(pngOf(50_000, 50_000))).toBe('pixels')
  })

  it('that is too small', async () => {
    expect(await problemOf(await createImageFile(40, 4))).toBe('tiny')
  })

  it('that is damaged', async () => {
    expect(await problemOf(pngOf(40, 30))).toBe('unreadable')
  })
})

it('stops when it is aborted', async () => {
  await expect(loadImage(await createImageFile(40, 30), AbortSignal.abort())).rejects.toThrow('aborted')
})
