import { Particles, createCaptions } from '../../../core/index.ts'
import type { Frame } from '../../../core/index.ts'
import { getGlazes, gold } from './palette.ts'
import type { Glaze } from './palette.ts'
import { createStarSprites } from './star-sprites.ts'
import { grid } from '../rules/state.ts'
import type { Star, State } from '../rules/state.ts'

const trailSeconds = 0.22

export const toCellIndex = ({ column, row }: Star): number => row * grid.columns + column

/** Creates the short visual effects that do not affect the rules: sparks, captions, shake and trails. */
export function createEffects(reducedMotion: () => boolean, palette: number) {
  let glazes: readonly Glaze[] = getGlazes(palette, 1)
  const effects = {
    sparks: new Particles(),
    drawStar: createStarSprites(),
    captions: createCaptions({ reducedMotion, rise: 22, maxCount: 14 }),
    /** Seconds since the wall appeared; `clock` counts from the start of the run. */
    since: 0,
    clock: 0,
    /** Falls from 1, at the hit, to 0. */
    squash: 0,
    shake: 0,
    bossFlash: 0,
    flashes: new Map<number, number>(),
    trails: [] as { x: number; y: number; age: number }[],
    trailSeconds,
    get glazes() {
      return glazes
    },
    /** Colors the parts of a picture with the wall's three hues and gold. */
    getGlaze: ({ tone }: Star): Glaze => glazes[tone] ?? gold,
    setWall(wall: number): void {
      glazes = getGlazes(palette, wall)
    },
    age(state: State, { seconds, phase }: Frame): void {
      const { flashes, trails } = effects
      effects.since += seconds
      effects.clock += seconds
      effects.squash = Math.max(0, effects.squash - seconds * 7)
      effects.shake = Math.max(0, effects.shake - seconds * 3)
      effects.bossFlash = Math.max(0, effects.bossFlash - seconds * 6)
      for (const [cell, left] of flashes) {
        if (left > 0) flashes.set(cell, left - seconds * 7)
        else flashes.delete(cell)
      }
      for (const trail of trails) trail.age += seconds
      while (trails[0] && trails[0].age > trailSeconds) trails.shift()
      if (phase === 'playing' && !reducedMotion())
        for (const { x, y, held } of state.pearls) if (held === null) trails.push({ x, y, age: 0 })
    },
  }
  return effects
}
export type Effects = ReturnType<typeof createEffects>
