import { Particles, createCaptions } from '../../core/index.ts'
import { createLight } from './light.ts'

/** How long a turn is shown, in seconds. */
const turnSeconds = 0.13

/** What is seen for a moment and decides nothing. */
export function createEffects(reducedMotion: () => boolean) {
  const sparks = new Particles()
  const effects = {
    sparks,
    captions: createCaptions({ reducedMotion, rise: 50, maxCount: 6 }),
    light: createLight(),
    /** How far the last turn has been shown, 0–1. */
    shown: 1,
    /** From 1, at the moment it happens, to 0. */
    nudge: 0,
    shake: 0,
    /** Seconds since the run began; it stands still where calm is asked for. */
    clock: 0,
    /** Seconds since this chamber began. */
    since: 0,
    age(seconds: number): void {
      effects.shown = Math.min(1, effects.shown + seconds / turnSeconds)
      effects.nudge = Math.max(0, effects.nudge - seconds * 8)
      effects.shake = Math.max(0, effects.shake - seconds * 3)
      effects.since += seconds
      if (!reducedMotion()) effects.clock += seconds
    },
    /** Sparks over a tile, in hundredths of one. */
    burst(x: number, y: number, colors: readonly string[], count = 16): void {
      const at = { x: x * 100, y: y * 100 }
      sparks.burst({
        ...at,
        count: reducedMotion() ? Math.ceil(count / 4) : count,
        colors,
        speed: 320,
        life: 0.6,
        size: 16,
        gravity: 300,
      })
    },
  }
  return effects
}
export type Effects = ReturnType<typeof createEffects>
