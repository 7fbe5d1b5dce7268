import type { Channels } from '../../bridge/index.ts'

/** Highest sample of the output: −1 dBFS is 0.891. */
const ceiling = 0.88
/** Below this the output is not distorted. */
const linearUpTo = 0.6

/** Returns a curve that is straight at first and ends at the ceiling, which no sample passes. */
function createCeilingCurve(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(2049)
  for (let i = 0; i < curve.length; i++) {
    const input = i / 1024 - 1
    const over = (Math.abs(input) - linearUpTo) / (1 - linearUpTo)
    const bend = over > 0 ? linearUpTo + (ceiling - linearUpTo) * (2 * over - over * over) : Math.abs(input)
    curve[i] = Math.sign(input) * Math.min(ceiling, bend)
  }
  return curve
}

export type Channel = keyof Channels

/** Volumes of the buses, which give every game −20 dBFS; see `loudness.test.tsx`. */
const volumes: Record<Channel, number> = { music: 0.45, effects: 1.2 }

/** Connects the buses of music and effects to the device through a limiter. */
export function createOutput(device: BaseAudioContext): Record<Channel, GainNode> {
  const limiter = device.createDynamicsCompressor()
  limiter.threshold.value = -12
  limiter.knee.value = 6
  limiter.ratio.value = 12
  limiter.attack.value = 0.003
  limiter.release.value = 0.15
  const clip = device.createWaveShaper()
  clip.curve = createCeilingCurve()
  limiter.connect(clip).connect(device.destination)
  // Plucked strings are bright: this makes music warmer than effects, which stand out.
  const warmth = device.createBiquadFilter()
  warmth.frequency.value = 3200
  warmth.connect(limiter)
  const createBus = (channel: Channel, out: AudioNode) => {
    const bus = device.createGain()
    bus.gain.value = volumes[channel]
    bus.connect(out)
    return bus
  }
  const buses = { music: createBus('music', warmth), effects: createBus('effects', limiter) }
  // Echoes as in a courtyard, each one duller.
  const echo = device.createDelay()
  echo.delayTime.value = 0.21
  const wall = device.createBiquadFilter()
  wall.frequency.value = 1600
  const share = device.createGain()
  share.gain.value = 0.26
  buses.music.connect(echo).connect(wall).connect(share).connect(echo)
  share.connect(warmth)
  return buses
}

/** Turns the buses on or off without a click. */
export function switchBuses(buses: Record<Channel, GainNode>, on: Channels, now: number): void {
  for (const channel of ['music', 'effects'] as const)
    buses[channel].gain.setTargetAtTime(on[channel] ? volumes[channel] : 0, now, 0.03)
}
