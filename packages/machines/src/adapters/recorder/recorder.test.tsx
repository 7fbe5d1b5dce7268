import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createRecorder } from './recorder.ts'
import { chooseRecordingType } from './recording-type.ts'
import { Stopwatch, type RecordingProgress } from './stopwatch.ts'
import { startRecording } from './recording.ts'
import { openResource } from '../../testing/open-resource.ts'
import { trackAudioResources } from '../testing/track-audio-resources.ts'

// Audio contexts run only after a click, and closing one that does not run takes time.
beforeAll(async () => userEvent.click(document.body))

const fromMicrophone = { microphone: null }

describe('a recorder', () => {
  it('releases the microphone on finish, before the clip is complete', async () => {
    const made = trackAudioResources()
    const resource = openResource(createRecorder(), fromMicrophone, onTestFinished)
    await resource.until('recorder.level', 3)
    resource.sendCommand({ type: 'finish' })
    expect(made.tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
    expect((await resource.until('recorder.clip')).clip.size).toBeGreaterThan(0)
    await resource.close()
  })

  it('sends a clip on finish and releases the microphone', async () => {
    const made = trackAudioResources()
    const resource = openResource(createRecorder(), fromMicrophone, onTestFinished)
    await resource.until('recorder.ready')
    await resource.until('recorder.level', 3)
    resource.sendCommand({ type: 'finish' })
    const { clip } = await resource.until('recorder.clip')
    expect(clip.size).toBeGreaterThan(0)
    expect(clip.type).toMatch(/^audio\/(?:mp4|ogg|webm)/)
    const sound = new AudioContext()
    await expect(sound.decodeAudioData(await clip.arrayBuffer())).resolves.toBeInstanceOf(AudioBuffer)
    await sound.close()
    await resource.close()
    await made.released()
  })

  it('sends no clip when disposed', async () => {
    const made = trackAudioResources()
    const resource = openResource(createRecorder(), fromMicrophone, onTestFinished)
    await resource.until('recorder.level')
    const before = resource.events.length
    await resource.close()
    await made.released()
    expect(resource.events).toHaveLength(before)
  })

  it('pauses and resumes, and reports the state to the screen', async () => {
    const seen: (boolean | undefined)[] = []
    const onProgress = (progress: RecordingProgress | null) => {
      if (seen.at(-1) !== progress?.paused || seen.length === 0) seen.push(progress?.paused)
    }
    const resource = openResource(createRecorder({ onProgress }), fromMicrophone, onTestFinished)
    await resource.until('recorder.level', 3)
    resource.sendCommand({ type: 'pause' })
    expect((await resource.until('recorder.paused')).recorded).toBeGreaterThan(0)
    resource.sendCommand({ type: 'resume' })
    resource.sendCommand({ type: 'finish' })
    expect((await resource.until('recorder.clip')).clip.size).toBeGreaterThan(0)
    await resource.close()
    expect(seen).toEqual([false, true, false, undefined])
  })

  it('sends the recorded part when the microphone is removed', async () => {
    const made = trackAudioResources()
    const resource = openResource(createRecorder(), fromMicrophone, onTestFinished)
    await resource.until('recorder.level', 3)
    made.tracks[0]?.dispatchEvent(new Event('ended'))
    expect((await resource.until('recorder.clip')).clip.size).toBeGreaterThan(0)
  })

  it('fails without permission and releases everything', async () => {
    const made = trackAudioResources()
    made.getUserMedia.mockRejectedValue(new DOMException('busy', 'NotReadableError'))
    await expect(openResource(createRecorder(), fromMicrophone, onTestFinished).opened).rejects.toMatchObject(
      {
        kind: 'conflict',
      },
    )
    await made.released()
  })

  it('releases everything when closed during the permission prompt', async () => {
    const made = trackAudioResources()
    const resource = openResource(createRecorder(), fromMicrophone, onTestFinished)
    await resource.close()
    await expect.poll(() => made.tracks.length, { timeout: 10_000 }).toBe(1)
    await made.released()
  })
})

it('stops a recording at the maximum size', async () => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const clip = await new Promise<Blob>((resolve) => {
    startRecording(stream, { maxBytes: 100 }, resolve)
  })
  expect(clip.size).toBeGreaterThan(100)
  for (const track of stream.getTracks()) track.stop()
})

it('reports nothing for a discarded recording', async () => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const told = vi.fn<() => void>()
  startRecording(stream, {}, told).discard()
  await new Promise<void>((resolve) => {
    startRecording(stream, {}, () => resolve()).finish()
  })
  expect(told).not.toHaveBeenCalled()
  for (const track of stream.getTracks()) track.stop()
})

describe('the recording format', () => {
  it.each([
    ['Safari, which claims WebM too', ['mp4a', 'webm'], 'audio/mp4;codecs=mp4a.40.2'],
    ['Firefox', ['ogg', 'webm'], 'audio/ogg;codecs=opus'],
    ['Chromium', ['webm'], 'audio/webm;codecs=opus'],
    ['a browser that has none of them', [], undefined],
  ])('%s', (_, known, type) => {
    expect(chooseRecordingType(undefined, (asked) => known.some((part) => asked.includes(part)))).toBe(type)
  })
})

it('excludes pauses from the recorded time and reports each change once', () => {
  let now = 500
  const reported: (RecordingProgress | null)[] = []
  const watch = new Stopwatch(
    (progress) => reported.push(progress),
    () => now,
  )
  for (const [step, doing] of [
    [1600, 'start'],
    [900, 'report'],
    [200, 'report'],
    [0, 'pause'],
    [60_000, 'pause'],
    [0, 'start'],
    [600, 'start'],
    [600, 'report'],
    [0, 'end'],
  ] as const) {
    now += step
    watch[doing]()
  }
  expect(reported).toEqual([
    { paused: false, seconds: 0 },
    { paused: false, seconds: 1 },
    { paused: true, seconds: 1 },
    { paused: false, seconds: 1 },
    { paused: false, seconds: 2 },
    null,
  ])
})
