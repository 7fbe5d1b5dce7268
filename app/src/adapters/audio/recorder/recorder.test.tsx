import { beforeAll, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createRecorder } from './recorder.ts'
import { recordingType } from './recording-type.ts'
import { Stopwatch } from './stopwatch.ts'
import { startTake } from './recording.ts'
import { hold } from '../testing/hold.ts'
import { watchMade } from '../testing/made.ts'

// Audio contexts run only after a click, and closing one that does not run takes time.
beforeAll(async () => userEvent.click(document.body))

const fromMicrophone = { microphone: null }

describe('a recorder', () => {
  it('lets the microphone go with the press, before the clip has come', async () => {
    const made = watchMade()
    const held = hold(createRecorder().recorder, fromMicrophone)
    await held.until('recorder.level', 3)
    held.tell({ type: 'finish' })
    expect(made.tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
    expect((await held.until('recorder.clip')).clip.size).toBeGreaterThan(0)
    await held.close()
  })

  it('gives a clip when it is told to finish, and lets the microphone go', async () => {
    const made = watchMade()
    const held = hold(createRecorder().recorder, fromMicrophone)
    await held.until('recorder.ready')
    await held.until('recorder.level', 3)
    held.tell({ type: 'finish' })
    const { clip } = await held.until('recorder.clip')
    expect(clip.size).toBeGreaterThan(0)
    expect(clip.type).toMatch(/^audio\/(?:mp4|ogg|webm)/)
    const sound = new AudioContext()
    await expect(sound.decodeAudioData(await clip.arrayBuffer())).resolves.toBeInstanceOf(AudioBuffer)
    await sound.close()
    await held.close()
    await made.released()
  })

  it('that is let go says nothing of what it has', async () => {
    const made = watchMade()
    const held = hold(createRecorder().recorder, fromMicrophone)
    await held.until('recorder.level')
    const before = held.facts.length
    await held.close()
    await made.released()
    expect(held.facts).toHaveLength(before)
  })

  it('rests and goes on, and a screen sees it', async () => {
    const { recorder, clock } = createRecorder()
    const seen: (boolean | undefined)[] = []
    const leave = clock.subscribe(() => seen.push(clock.getState()?.paused))
    expect(clock.getState()).toBe(null)
    const held = hold(recorder, fromMicrophone)
    await held.until('recorder.level', 3)
    held.tell({ type: 'pause' })
    expect((await held.until('recorder.paused')).recorded).toBeGreaterThan(0)
    held.tell({ type: 'resume' })
    held.tell({ type: 'finish' })
    expect((await held.until('recorder.clip')).clip.size).toBeGreaterThan(0)
    await held.close()
    expect(seen).toEqual([false, true, false, undefined])
    expect(clock.getState()).toBe(null)
    leave()
  })

  it('whose microphone goes away gives what there is', async () => {
    const made = watchMade()
    const held = hold(createRecorder().recorder, fromMicrophone)
    await held.until('recorder.level', 3)
    made.tracks[0]?.dispatchEvent(new Event('ended'))
    expect((await held.until('recorder.clip')).clip.size).toBeGreaterThan(0)
  })

  it('that is refused fails, and leaves nothing', async () => {
    const made = watchMade()
    made.getUserMedia.mockRejectedValue(new DOMException('busy', 'NotReadableError'))
    await expect(hold(createRecorder().recorder, fromMicrophone).opened).rejects.toMatchObject({
      kind: 'conflict',
    })
    await made.released()
  })

  it('left before the visitor has answered holds nothing', async () => {
    const made = watchMade()
    const held = hold(createRecorder().recorder, fromMicrophone)
    await held.close()
    await expect.poll(() => made.tracks.length, { timeout: 10_000 }).toBe(1)
    await made.released()
  })
})

it('a take that is too large to be sent ends by itself', async () => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const clip = await new Promise<Blob>((resolve) => {
    startTake(stream, recordingType(), resolve, 100)
  })
  expect(clip.size).toBeGreaterThan(100)
  for (const track of stream.getTracks()) track.stop()
})

it('a take that is discarded says nothing', async () => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const told = vi.fn<() => void>()
  startTake(stream, recordingType(), told).discard()
  await new Promise<void>((resolve) => {
    startTake(stream, recordingType(), () => resolve()).finish()
  })
  expect(told).not.toHaveBeenCalled()
  for (const track of stream.getTracks()) track.stop()
})

describe('in what is recorded', () => {
  it.each([
    ['Safari, which claims WebM too', ['mp4a', 'webm'], 'audio/mp4;codecs=mp4a.40.2'],
    ['Firefox', ['ogg', 'webm'], 'audio/ogg;codecs=opus'],
    ['Chromium', ['webm'], 'audio/webm;codecs=opus'],
    ['a browser that has none of them', [], undefined],
  ])('%s', (_, known, type) => {
    expect(recordingType((asked) => known.some((part) => asked.includes(part)))).toBe(type)
  })
})

it('a stopwatch leaves out what was rest', () => {
  let now = 500
  const watch = new Stopwatch(() => now)
  const seen = [watch.state]
  for (const [step, doing] of [
    [0, 'run'],
    [1600, 'run'],
    [900, 'rest'],
    [60_000, 'rest'],
    [0, 'run'],
    [600, 'run'],
  ] as const) {
    now += step
    watch[doing]()
    seen.push(watch.state)
  }
  expect(seen).toEqual([
    { paused: true, seconds: 0 },
    { paused: false, seconds: 0 },
    { paused: false, seconds: 1 },
    { paused: true, seconds: 2 },
    { paused: true, seconds: 2 },
    { paused: false, seconds: 2 },
    { paused: false, seconds: 3 },
  ])
})
