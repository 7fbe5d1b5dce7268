import { describe, expect, it, vi } from 'vitest'
import { createSynth } from './synth.ts'

/** As much of an audio device as the synthesiser speaks to. */
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

describe('synth', () => {
  it('opens no device before the visitor touches something and wants sound', () => {
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

  it('lets the device sleep while muted, paused or hidden, and plays nothing then', () => {
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

  it('keeps the number of voices in bounds', () => {
    const { opened, Device } = fakeDevice()
    const synth = createSynth(false, Device)
    synth.unlock()
    for (let i = 0; i < 100; i++) synth.play(beep)
    expect(opened[0]?.voices).toBe(32)
  })

  it('closes the device for good', () => {
    const { opened, Device } = fakeDevice()
    const synth = createSynth(false, Device)
    synth.unlock()
    synth.close()
    synth.unlock()
    expect(opened.map(({ state }) => state)).toEqual(['closed'])
  })

  it('is silent where there is no audio at all', () => {
    const synth = createSynth(false, undefined)
    synth.unlock()
    expect(() => synth.play(beep)).not.toThrow()
  })
})
