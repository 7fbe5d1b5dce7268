import { expect, it } from 'vitest'
import { decodeBase64, encodeBase64 } from './base64.ts'
import { toJpeg } from './jpeg.ts'

/** A PNG, red on the left and transparent on the right. */
async function halfRed(): Promise<string> {
  const canvas = new OffscreenCanvas(40, 20)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws nothing')
  pen.fillStyle = 'red'
  pen.fillRect(0, 0, 20, 20)
  return encodeBase64(await canvas.convertToBlob({ type: 'image/png' }))
}

async function pixels(imageBytes: string, mimeType: string) {
  const bitmap = await createImageBitmap(new Blob([decodeBase64(imageBytes)], { type: mimeType }))
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (pen === null) throw new Error('This browser draws nothing')
  pen.drawImage(bitmap, 0, 0)
  const at = (x: number, y: number) =>
    [...pen.getImageData(x, y, 1, 1).data].map((value) => Math.round(value / 64))
  return { size: [bitmap.width, bitmap.height], left: at(5, 10), right: at(35, 10) }
}

it('converts to a JPEG of the same size with white for transparency', async () => {
  const { imageBytes, mimeType } = await toJpeg({ imageBytes: await halfRed(), mimeType: 'image/png' })
  expect(mimeType).toBe('image/jpeg')
  expect([...decodeBase64(imageBytes).subarray(0, 2)]).toEqual([0xff, 0xd8])
  expect(await pixels(imageBytes, mimeType)).toEqual({
    size: [40, 20],
    left: [4, 0, 0, 4],
    right: [4, 4, 4, 4],
  })
})

it.each(['image/jpeg', 'image/jpeg; quality=92', 'IMAGE/JPEG'])('keeps the bytes of %s', async (mimeType) => {
  const kept = { imageBytes: 'AAAA', mimeType: 'image/jpeg' }
  expect(await toJpeg({ ...kept, mimeType })).toEqual(kept)
})

it.each(['AAAA', '', 'not base64!'])('rejects data that is not an image: %s', async (imageBytes) => {
  await expect(toJpeg({ imageBytes, mimeType: 'image/png' })).rejects.toMatchObject({ kind: 'protocol' })
})
