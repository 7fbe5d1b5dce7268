import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSynth } from './synth.ts'
import type { Piece } from './musician.ts'

/** Creates a fake AudioContext that counts its sources. */
function fakeDevice() {
  const opened: FakeContext[] = []
  const createParam = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
    setTargetAtTime: vi.fn(),
  })
  const createNode = () => ({
    connect: (next: unknown) => next,
    disconnect: vi.fn(),
    addEventListener: vi.fn(),
    start: vi.fn(),
    stop: vi.fn(),
    ...Object.fromEntries(
      ['gain', 'frequency', 'playbackRate', 'delayTime'].map((name) => [name, createParam()]),
    ),
    ...Object.fromEntries(
      ['threshold', 'knee', 'ratio', 'attack', 'release'].map((name) => [name, createParam()]),
    ),
  })
  class FakeContext {
    state: AudioContextState = 'running'
    currentTime = 0
    sampleRate = 8000
    destination = {}
    /** Start times of all sources. */
    starts: number[] = []
    gains: ReturnType<typeof createNode>[] = []
    constructor() {
      opened.push(this)
    }
    createGain = () => {
      const node = createNode()
      this.gains.push(node)
      return node
    }
    createBiquadFilter = createNode
    createDelay = createNode
    createWaveShaper = createNode
    createDynamicsCompressor = createNode
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
    createOscillator = () => ({ ...createNode(), start: (at: number) => void this.starts.push(at) })
    createBufferSource = this.createOscillator
    resume = () => {
      this.state = 'running'
      return Promise.resolve()
    }
    suspend = () => {
      this.state = 'suspended'
      return Promise.resolve()
    }
    close = () => {
      this.state = 'closed'
      return Promise.resolve()
    }
  }
  return { opened, AudioContextClass: FakeContext as unknown as typeof AudioContext }
}
const beep = { from: 440, duration: 0.1 }
/** A drum in every eighth note of 0.25 s. */
const music: Piece = {
  tempo: [120, 120],
  tonic: 220,
  maqam: [0, 4, 7, 10, 14, 18, 21],
  rhythm: 'k',
  phrases: ['-'],
  form: '00',
  voices: ['oud', 'oud'],
}

describe('createSynth', () => {
  it('opens a device only after a user gesture and with sound on', () => {
    const { opened, AudioContextClass } = fakeDevice()
    const synth = createSynth({ muted: true, AudioContextClass })
    synth.play(beep)
    synth.unlock()
    synth.play(beep)
    expect(opened).toHaveLength(0)
    synth.setMuted(false)
    synth.play(beep)
    expect(opened.map(({ starts }) => starts)).toEqual([[0]])

    const other = fakeDevice()
    const unmuted = createSynth({ muted: false, AudioContextClass: other.AudioContextClass })
    unmuted.play(beep)
    expect(other.opened).toHaveLength(0)
    unmuted.unlock()
    expect(other.opened).toHaveLength(1)
  })

  it('suspends the device and plays nothing while muted, paused or hidden', () => {
    const { opened, AudioContextClass } = fakeDevice()
    const synth = createSynth({ muted: false, AudioContextClass })
    synth.unlock()
    const [device] = opened
    for (const [off, on] of [
      [() => synth.setMuted(true), () => synth.setMuted(false)],
      [() => synth.setActive(false), () => synth.setActive(true)],
    ] as const) {
      off()
      synth.play(beep)
      expect(device).toMatchObject({ state: 'suspended', starts: [] })
      on()
      expect(device?.state).toBe('running')
    }
  })

  it('limits the number of simultaneous voices', () => {
    const { opened, AudioContextClass } = fakeDevice()
    const synth = createSynth({ muted: false, AudioContextClass })
    synth.unlock()
    for (let i = 0; i < 100; i++) synth.play(beep)
    expect(opened[0]?.starts).toHaveLength(32)
    if (opened[0]) opened[0].currentTime = 1
    synth.play(beep)
    expect(opened[0]?.starts).toHaveLength(33)
  })

  it('plays no effects while they are turned off', () => {
    const { opened, AudioContextClass } = fakeDevice()
    const synth = createSynth({ muted: false, channels: { music: true, effects: false }, AudioContextClass })
    synth.unlock()
    synth.play(beep)
    expect(opened[0]?.starts).toEqual([])
    synth.setChannels({ music: true, effects: true })
    synth.play(beep)
    expect(opened[0]?.starts).toEqual([0])
  })

  it('closes the device permanently', () => {
    const { opened, AudioContextClass } = fakeDevice()
    const synth = createSynth({ muted: false, AudioContextClass })
    synth.unlock()
    synth.close()
    synth.unlock()
    expect(opened.map(({ state }) => state)).toEqual(['closed'])
  })

  it('stays silent without audio support', () => {
    const synth = createSynth({ muted: false, music })
    synth.unlock()
    expect(() => synth.play(beep)).not.toThrow()
  })
})

describe('the music of a synthesizer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })
  const open = (options: Partial<Parameters<typeof createSynth>[0]> = {}) => {
    const { opened, AudioContextClass } = fakeDevice()
    const synth = createSynth({ muted: false, music, AudioContextClass, ...options })
    synth.setIntensity(0.5)
    synth.unlock()
    const [device] = opened
    if (!device) throw new Error('No device was opened.')
    /** Lets time pass on the page's and the device's clock. */
    const pass = (ms: number) => {
      vi.advanceTimersByTime(ms)
      device.currentTime += ms / 1000
    }
    /** Drum strokes: the drone starts with each of them. */
    const readBeats = () => [...new Set(device.starts)].map((at) => Math.round(at * 100) / 100)
    return { synth, device, pass, readBeats }
  }

  it('schedules beats ahead on the clock of the device', () => {
    const { pass, readBeats } = open()
    pass(100)
    expect(readBeats()).toEqual([0.06, 0.31])
    for (let i = 0; i < 10; i++) pass(97)
    expect(readBeats()).toEqual([0.06, 0.31, 0.56, 0.81, 1.06, 1.31])
  })

  it('keeps the beat although timers and key repeats come unevenly', () => {
    const { synth, pass, readBeats } = open()
    for (const ms of [100, 300, 20, 20, 20, 340, 100, 260, 40]) {
      synth.unlock()
      pass(ms)
    }
    const beats = readBeats()
    expect(beats.length).toBeGreaterThan(4)
    for (const [index, at] of beats.entries()) expect(at).toBeCloseTo(0.06 + index * 0.25)
  })

  it('stops its timer while paused, and continues without catching up', () => {
    const { synth, device, pass, readBeats } = open()
    pass(100)
    synth.setActive(false)
    expect(vi.getTimerCount()).toBe(0)
    device.currentTime += 60
    synth.setActive(true)
    device.starts = []
    pass(100)
    expect(readBeats()).toEqual([60.16, 60.41])
  })

  it('stops its timer when it is muted or closed', () => {
    const { synth } = open()
    synth.setMuted(true)
    expect(vi.getTimerCount()).toBe(0)
    synth.setMuted(false)
    expect(vi.getTimerCount()).toBe(1)
    synth.close()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is silent while it is turned off', () => {
    const { synth, pass, readBeats } = open({ channels: { music: false, effects: true } })
    pass(500)
    expect(readBeats()).toEqual([])
    synth.setChannels({ music: true, effects: true })
    pass(100)
    expect(readBeats()).not.toEqual([])
  })

  it('has no drums in calm passages', () => {
    const { synth, device, pass } = open()
    synth.setIntensity(0)
    pass(100)
    // The drone with its vibrato.
    expect(device.starts).toHaveLength(4)
  })
})
