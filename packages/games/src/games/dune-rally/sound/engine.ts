import type { Sound } from '../../../core/index.ts'

/** Ayyub, a riding rhythm: dum · · tek dum · tek ·, in sixteenths. */
const rhythm = ['dum', null, null, 'tek', 'dum', null, 'tek', null] as const
const purr = 0.11

/** Creates the engine sound, which rises through the gears, and a drum that follows the speed. */
export function createEngine(sound: Sound) {
  let clock = 0
  let drum = 0
  let beat = 0
  return {
    /** `speed` in metres per second. */
    run(seconds: number, speed: number, pulling: boolean): void {
      clock += seconds
      if (clock > purr) {
        clock %= purr
        const gear = Math.min(4, Math.floor(speed / 15))
        const turns = 46 + (speed - gear * 15) * 1.7 + gear * 9
        sound.play(
          { wave: 'sawtooth', from: turns, to: turns * 1.02, duration: 0.17, volume: pulling ? 0.045 : 0.02 },
          { wave: 'triangle', from: turns * 2, duration: 0.15, volume: pulling ? 0.05 : 0.025 },
        )
      }
      const sixteenth = 60 / (96 + speed * 0.5) / 4
      drum += seconds
      if (drum < sixteenth) return
      drum %= sixteenth
      const stroke = rhythm[beat % rhythm.length]
      beat += 1
      if (stroke === 'dum') sound.play({ wave: 'sine', from: 104, to: 58, duration: 0.17, volume: 0.13 })
      if (stroke === 'tek') sound.play({ wave: 'noise', from: 2700, to: 2000, duration: 0.04, volume: 0.06 })
    },
  }
}
