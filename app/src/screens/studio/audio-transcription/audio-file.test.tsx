import { describe, expect, it } from 'vitest'
import { toWav } from '../../../adapters/gemini/media/wav.ts'
import { audioLimits, loadAudio, RejectedAudioError } from './audio-file.ts'

const { signal } = new AbortController()

/** A second of silence followed by a tone. */
const wav = (seconds = 2, rate = 8000) =>
  toWav(
    new Uint8Array(
      Int16Array.from({ length: seconds * rate }, (_, at) => (at < rate ? 0 : 12_000 * Math.sin(at / 3)))
        .buffer,
    ),
    rate,
  )

const problemOf = async (file: File) => {
  const error: unknown = await loadAudio(file, signal).catch((thrown: unknown) => thrown)
  if (!(error instanceof RejectedAudioError)) throw new Error(`not refused: ${String(error)}`)
  expect(error.kind).toBe('validation')
  expect(error.file).toBe(file)
  return error.problem
}

describe('an audio file', () => {
  it('gets its type from its bytes, not its name, and is measured', async () => {
    const { value } = await loadAudio(new File([wav()], 'talk.of.mine.PNG', { type: 'image/png' }), signal)
    expect(value).toMatchObject({ name: 'talk.of.mine', sound: { duration: 2 } })
    expect(value.blob.type).toBe('audio/wav')
    expect(value.blob.size).toBe(wav().length)
    expect(value.sound.peaks).toHaveLength(20)
    expect(Math.max(...value.sound.peaks.slice(0, 9))).toBe(0)
    expect(Math.min(...value.sound.peaks.slice(11, 19))).toBeGreaterThan(0.9)
  })

  it('gets the duration of a recording from its end', async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm;codecs=opus' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    const enough = new Promise((resolve) =>
      recorder.addEventListener('dataavailable', resolve, { once: true }),
    )
    recorder.start(500)
    await enough
    recorder.stop()
    await ended
    for (const track of stream.getTracks()) track.stop()
    const { value } = await loadAudio(new File(parts, 'take.webm'), signal)
    expect(value.blob.type).toBe('audio/webm')
    expect(value.sound.duration).toBeGreaterThan(0.3)
    expect(value.sound.duration).toBeLessThan(30)
  })
})

describe('rejects a file', () => {
  it.each([
    ['empty', new File([], 'a.mp3', { type: 'audio/mpeg' })],
    ['type', new File(['no sound at all'], 'a.mp3', { type: 'audio/mpeg' })],
    ['type', new File(['x'], 'a.wav', { type: 'audio/wav' })],
    ['unreadable', new File([wav().slice(0, 12), 'and nothing that follows'], 'a.wav')],
    ['long', new File([toWav(new Uint8Array((audioLimits.duration + 1) * 6000), 3000)], 'a.wav')],
  ] as const)('that is %s', async (problem, file) => {
    expect(await problemOf(file)).toBe(problem)
  })

  it('that is too large without reading it', async () => {
    const file = new File([], 'a.wav')
    Object.defineProperty(file, 'size', { value: audioLimits.file + 1 })
    Object.defineProperty(file, 'slice', {
      value: () => {
        throw new Error('It is read.')
      },
    })
    expect(await problemOf(file)).toBe('size')
  })

  it('that is a video', async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start(50)
    // Draws until some frames are encoded; how fast that is depends on the machine.
    for (let frame = 0; parts.reduce((sum, { size }) => sum + size, 0) < 4000; frame += 1) {
      pen?.fillRect((frame * 37) % 290, (frame * 53) % 140, 9, 9)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    recorder.stop()
    await ended
    expect(await problemOf(new File(parts, 'film.webm'))).toBe('video')
  })
})
