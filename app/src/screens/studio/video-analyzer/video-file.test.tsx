import { describe, expect, it } from 'vitest'
import { limits } from '../../../adapters/gemini/client/models.ts'
import { createVideoFile, recordVideoFile } from './testing/video-fixtures.ts'
import { loadVideo, RejectedVideoError } from './video-file.ts'

const signal = new AbortController().signal
const open = async (file: File) => (await loadVideo(file, signal)).value
const problemOf = async (file: File) => {
  const error: unknown = await open(file).catch((thrown: unknown) => thrown)
  if (!(error instanceof RejectedVideoError)) throw new Error(`not refused: ${String(error)}`)
  expect([error.kind, error.file]).toEqual(['validation', file])
  return error.problem
}
const fileOf = (bytes: number, type = 'video/mp4', name = 'a.mp4') =>
  new File([new Uint8Array(bytes)], name, { type })

describe('a loaded video', () => {
  it('has its duration and size', async () => {
    const file = await createVideoFile()
    const video = await open(file)
    expect(video).toMatchObject({ name: 'courtyard.mp4', isPlayable: true, width: 640, height: 360 })
    expect(video.duration).toBeCloseTo(6, 0)
    expect(video.blob).toBe(file)
  })

  it('has the duration of a recording that lacks one in its header', async () => {
    const { duration, isPlayable } = await open(await recordVideoFile())
    expect(isPlayable).toBe(true)
    expect(duration).toBeGreaterThan(0.1)
    expect(duration).toBeLessThan(20)
  })

  it('may not be playable in this browser', async () => {
    expect(await open(fileOf(64))).toMatchObject({ isPlayable: false, duration: null })
  })

  it.each([
    ['', 'clip.MKV', 'video/x-matroska'],
    ['application/octet-stream', 'clip.mov', 'video/quicktime'],
  ])('of type %j is detected by its extension: %s', async (type, name, told) => {
    const { blob } = await open(fileOf(64, type, name))
    expect([blob.type, blob.size]).toEqual([told, 64])
  })
})

describe('rejects a file', () => {
  it('that is not a video, whatever its name', async () => {
    expect(await problemOf(fileOf(64, 'image/png', 'a.mp4'))).toBe('type')
    expect(await problemOf(fileOf(64, '', 'a'))).toBe('type')
    expect(await problemOf(fileOf(64, '', 'constructor'))).toBe('type')
  })

  it('that is empty', async () => {
    expect(await problemOf(fileOf(0))).toBe('empty')
  })

  it('that is larger than 20 MB without reading it', async () => {
    const file = fileOf(limits.video + 1)
    file.slice = () => {
      throw new Error('read')
    }
    expect(await problemOf(file)).toBe('size')
    expect(await open(fileOf(limits.video))).toMatchObject({ isPlayable: false })
  })
})

it('stops when it is aborted', async () => {
  await expect(loadVideo(await createVideoFile(), AbortSignal.abort(new Error('stopped')))).rejects.toThrow(
    'stopped',
  )
})
