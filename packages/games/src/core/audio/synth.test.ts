import { describe, expect, it, vi } from 'vitest'
import { createSynth } from './synth.ts'

/** Creates a fake AudioContext with the parts that the synth uses. */
function fakeDevice() {
  const opened: FakeContext[] = []
  const node = () => ({
    connect: (next: unknown) => next,
    disconnect: vi.fn(),
    addEventListener: vi.fn(),
    start: vi.fn(),
    stop: vi.fn(),
    gain: {
      value: 1,
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
    },
    frequency: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
  })
  class FakeContext {
    state: AudioContextState = 'running'
    currentTime = 0
    destination = {}
    voices = 0
    constructor() {
      opened.push(this)
    }
    createGain = node
    createOscillator = () => {
      this.voices += 1
      return node()
    }
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
  return { opened, Device: FakeContext as unknown as typeof AudioContext }
}
const beep = { from: 440, duration: 0.1 }

describe('createSynth', () => {
  it('opens a device only after a user gesture and with sound on', () => {
    const { opened, Device } = fakeDevice()
    const synth = createSynth(true, Device)
    synth.play(beep)
    synth.unlock()
    synth.play(beep)
    expect(opened).toHaveLength(0)
    synth.setMuted(false)
    synth.play(beep)
    expect(opened.map(({ voices }) => voices)).toEqual([1])

    const other = fakeDevice()
    const unmuted = createSynth(false, other.Device)
    unmuted.play(beep)
    expect(other.opened).toHaveLength(0)
    unmuted.unlock()
    expect(other.opened).toHaveLength(1)
  })

  it('suspends the device and plays nothing while muted, paused or hidden', () => {
    const { opened, Device } = fakeDevice()
    const synth = createSynth(false, Device)
    synth.unlock()
    const [device] = opened
    for (const [off, on] of [
      [() => synth.setMuted(true), () => synth.setMuted(false)],
      [() => synth.setActive(false), () => synth.setActive(true)],
    ] as const) {
      off()
      synth.play(beep)
      expect(device).toMatchObject({ state: 'suspended', voices: 0 })
      on()
      expect(device?.state).toBe('running')
    }
  })

  it('limits the number of simultaneous voices', () => {
    const { opened, Device } = fakeDevice()
    const synth = createSynth(false, Device)
    synth.unlock()
    for (let i = 0; i < 100; i++) synth.play(beep)
    expect(opened[0]?.voices).toBe(32)
  })

  it('closes the device permanently', () => {
    const { opened, Device } = fakeDevice()
    const synth = createSynth(false, Device)
    synth.unlock()
    synth.close()
    synth.unlock()
    expect(opened.map(({ state }) => state)).toEqual(['closed'])
  })

  it('stays silent without audio support', () => {
    const synth = createSynth(false, undefined)
    synth.unlock()
    expect(() => synth.play(beep)).not.toThrow()
  })
})
