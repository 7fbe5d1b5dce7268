import { Random } from '../../../core/index.ts'
import type { Sound } from '../../../core/index.ts'

/** Maqsum, a street rhythm: dum tek · tek dum · tek ·, in eighths. */
const rhythm = ['dum', 'tek', null, 'tek', 'dum', null, 'tek', null] as const
/** Hijaz on D, a little over an octave, for a plucked string. */
const scale = [146.83, 155.56, 185, 196, 220, 233.08, 261.63, 293.66, 311.13]

/** Creates a quiet improvised tune that speeds up with the hero. */
export function createMusic(sound: Sound, seed: number) {
  const random = new Random(seed)
  let clock = 0
  let beat = 0
  let degree = 4

  const pluck = (from: number) =>
    sound.play(
      { wave: 'triangle', from, duration: 0.42, volume: 0.075 },
      { wave: 'sawtooth', from: from * 1.003, duration: 0.12, volume: 0.018 },
    )
  const strike = () => {
    const stroke = rhythm[beat % rhythm.length]
    if (stroke === 'dum') sound.play({ wave: 'sine', from: 110, to: 62, duration: 0.2, volume: 0.2 })
    if (stroke === 'tek') sound.play({ wave: 'noise', from: 2600, to: 1900, duration: 0.05, volume: 0.09 })
    const phrase = beat % 32
    const rests = phrase > 24 ? 0.7 : 0.38
    if (!random.chance(rests)) {
      degree = Math.min(scale.length - 1, Math.max(0, degree + random.int(-2, 2)))
      if (phrase % 16 === 15) degree = 0
      pluck(scale[degree] ?? 146.83)
    }
    beat += 1
  }

  return {
    play(seconds: number, speed: number): void {
      const eighth = 60 / (92 + speed * 5) / 2
      clock += seconds
      if (clock < eighth) return
      clock %= eighth
      strike()
    },
  }
}
