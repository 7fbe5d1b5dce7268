import type { Sound } from '../../../core/index.ts'
import type { CarName } from '../view/cars/bodies.ts'

/** Pitch of each engine; 1 is usual. */
const pitches: Readonly<Record<CarName, number>> = { wagon: 1, pickup: 0.78, buggy: 1.3, coupe: 1.12 }
/** Seconds between two strokes of the engine. */
const purr = 0.11

/** Creates the engine sound, which rises through the gears. */
export function createEngine(sound: Sound, getCar: () => CarName) {
  let clock = 0
  return {
    /** `speed` in meters per second. */
    run(seconds: number, speed: number, pulling: boolean): void {
      clock += seconds
      if (clock < purr) return
      clock %= purr
      const gear = Math.min(4, Math.floor(speed / 15))
      const turns = (46 + (speed - gear * 15) * 1.7 + gear * 9) * pitches[getCar()]
      sound.play(
        { wave: 'sawtooth', from: turns, to: turns * 1.02, duration: 0.17, volume: pulling ? 0.045 : 0.02 },
        { wave: 'triangle', from: turns * 2, duration: 0.15, volume: pulling ? 0.05 : 0.025 },
      )
    },
  }
}
