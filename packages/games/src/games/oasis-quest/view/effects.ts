import { Particles, createCaptions } from '../../../core/index.ts'
import { createFoxWalk } from './fox-walk.ts'
import { createLight, createShade } from './light.ts'

/** Duration of the animation of a turn, in seconds. */
const turnSeconds = 0.13

/** Creates the short visual effects that do not affect the rules. */
export function createEffects(reducedMotion: () => boolean) {
  const sparks = new Particles()
  const effects = {
    sparks,
    captions: createCaptions({ reducedMotion, rise: 50, maxCount: 6 }),
    light: createLight(),
    shade: createShade(),
    walkFox: createFoxWalk(reducedMotion),
    /** Progress of the last turn's animation, 0–1. */
    shown: 1,
    /** Falls from 1, at the push, to 0. */
    nudge: 0,
    shake: 0,
    /** Seconds since the run started; stopped under reduced motion. */
    clock: 0,
    /** Seconds since the chamber started. */
    since: 0,
    age(seconds: number): void {
      effects.shown = Math.min(1, effects.shown + seconds / turnSeconds)
      effects.nudge = Math.max(0, effects.nudge - seconds * 8)
      effects.shake = Math.max(0, effects.shake - seconds * 3)
      effects.since += seconds
      if (!reducedMotion()) effects.clock += seconds
    },
    /** Emits sparks over a tile, in hundredths of a tile. */
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
