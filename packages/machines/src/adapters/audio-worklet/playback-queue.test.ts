import { describe, expect, it } from 'vitest'
import { toPcm16 } from '../processing/pcm.ts'
import { PlaybackQueue } from './playback-queue.ts'
import { firstDifference, jitteredCuts, dice, risingTone, tone } from '../testing/tones.ts'

const rate = 48_000
const quantum = 128
const second = 24_000

const pull = (queue: PlaybackQueue, quanta: number): Float32Array => {
  const sound = new Float32Array(quanta * quantum)
  for (let from = 0; from < sound.length; from += quantum) queue.pull(sound.subarray(from, from + quantum))
  return sound
}
const playing = (queue: PlaybackQueue, quanta = 1000): Float32Array[] => {
  const heard: Float32Array[] = []
  while (queue.playing && heard.length < quanta) heard.push(pull(queue, 1))
  return heard
}
const chunkOf = (seconds: number, hertz = 440) => toPcm16(tone(hertz, second, seconds * second, 0.5))
const isSilent = (sound: Float32Array) => sound.every((sample) => sample === 0)

describe('500 chunks of any size, at any time', () => {
  const said = risingTone(500 * 240, second)

  it.each([1, 2])('play without gaps or overlaps (seed %i)', (seed) => {
    const roll = dice(seed)
    const cuts = jitteredCuts(500, said.length, roll)
    const chunks = cuts.map((cut, index) => toPcm16(said.slice(cut, cuts[index + 1] ?? said.length)))
    expect(chunks).toHaveLength(500)

    const queue = new PlaybackQueue(rate)
    const heard: Float32Array[] = []
    let ahead = 0
    for (const chunk of chunks) {
      queue.push(chunk)
      ahead += (chunk.byteLength / 2) * 2
      // Plays until little is left or, more often, pauses for a moment.
      const quanta = Math.max(0, Math.floor(((ahead - 4000) * roll()) / quantum))
      heard.push(pull(queue, quanta))
      ahead -= quanta * quantum
    }
    heard.push(...playing(queue, 10_000))

    const whole = new PlaybackQueue(rate)
    whole.push(toPcm16(said))
    const expected = pull(whole, (2 * said.length) / quantum + 8)
    const sound = Float32Array.from(heard.flatMap((part) => [...part]))
    const begin = sound.findIndex((sample) => sample !== 0)
    const expectedBegin = expected.findIndex((sample) => sample !== 0)
    const length = 2 * said.length
    expect(
      firstDifference(
        sound.subarray(begin, begin + length),
        expected.subarray(expectedBegin, expectedBegin + length),
      ),
    ).toBe(-1)
    expect(isSilent(sound.subarray(begin + 2 * said.length + 1000))).toBe(true)
  })
})

describe('interrupted', () => {
  it.each([24_000, 44_100, 48_000, 96_000])('is silent within one frame at %i Hz', (deviceRate) => {
    const queue = new PlaybackQueue(deviceRate)
    queue.push(chunkOf(2))
    pull(queue, 40)
    expect(queue.playing).toBe(true)
    queue.flush()
    const [frame, rest] = [pull(queue, 1), pull(queue, 200)]
    expect(isSilent(frame.subarray(64))).toBe(true)
    expect(isSilent(rest)).toBe(true)
    expect(queue.playing).toBe(false)
  })

  it('fades out without a click', () => {
    const queue = new PlaybackQueue(rate)
    queue.push(chunkOf(2))
    const before = pull(queue, 50)
    queue.flush()
    const sound = Float32Array.from([...before, ...pull(queue, 2)])
    const steps = sound.subarray(1).map((sample, index) => Math.abs(sample - (sound[index] as number)))
    const usual = Math.max(...steps.subarray(0, before.length - 1))
    expect(Math.max(...steps.subarray(before.length - 1))).toBeLessThanOrEqual(usual)
  })

  it('drops queued sound and plays all later sound', () => {
    const queue = new PlaybackQueue(rate)
    queue.push(chunkOf(1))
    pull(queue, 20)
    queue.flush()
    queue.push(chunkOf(0.2, 1000))
    const freshQueue = new PlaybackQueue(rate)
    freshQueue.push(chunkOf(0.2, 1000))
    const [sound, expected] = [pull(queue, 90), pull(freshQueue, 90)]
    expect(sound.subarray(64)).toEqual(expected.subarray(64))
  })

  it('does nothing when idle', () => {
    const queue = new PlaybackQueue(rate)
    queue.flush()
    expect(isSilent(pull(queue, 3))).toBe(true)
  })
})

describe('begins and ends', () => {
  it('waits for 80 ms of sound, or 80 ms for a shorter one', () => {
    const queue = new PlaybackQueue(rate)
    queue.push(chunkOf(0.04))
    expect(isSilent(pull(queue, 20))).toBe(true)
    queue.push(chunkOf(0.05))
    pull(queue, 1)
    expect(queue.playing).toBe(true)

    const short = new PlaybackQueue(rate)
    short.push(chunkOf(0.02))
    pull(short, 29)
    expect(short.playing).toBe(false)
    pull(short, 2)
    expect(short.playing).toBe(true)
  })

  it('ends when the last sample was played', () => {
    const queue = new PlaybackQueue(rate)
    queue.push(chunkOf(0.1))
    pull(queue, 1)
    const heard = playing(queue).length + 1
    expect(heard * quantum).toBeGreaterThanOrEqual(0.1 * rate)
    expect(heard * quantum).toBeLessThan(0.11 * rate)
    expect(isSilent(pull(queue, 10))).toBe(true)
  })

  it('queues at most five minutes', () => {
    const queue = new PlaybackQueue(rate)
    const minute = new ArrayBuffer(60 * second * 2)
    for (let minutes = 0; minutes < 5; minutes += 1) expect(queue.push(minute)).toBe(true)
    expect(queue.push(chunkOf(0.04))).toBe(false)
    pull(queue, 20)
    expect(queue.push(chunkOf(0.04))).toBe(true)
  })
})
