import { Particles, createCaptions, drawAt } from '../../../core/index.ts'
import type { Frame } from '../../../core/index.ts'
import { getBossPhase } from './boss/boss-damage.ts'
import type { BossPhase } from './boss/boss-damage.ts'
import { getCourt } from './courts.ts'
import { getGlazes, gold } from './palette.ts'
import type { Glaze } from './palette.ts'
import { getStarPath } from './paths.ts'
import { createStarSprites } from './star-sprites.ts'
import { grid } from '../rules/state.ts'
import type { Star, State } from '../rules/state.ts'

const trailSeconds = 0.22
const ringSeconds = 0.32
/** Smallest text, in CSS pixels. */
const minText = 12

export const toCellIndex = ({ column, row }: Star): number => row * grid.columns + column

/** Creates the short visual effects that do not affect the rules: sparks, captions, shake and trails. */
export function createEffects(reducedMotion: () => boolean, palette: number) {
  let glazes: readonly Glaze[] = getGlazes(palette, 1)
  let court = getCourt(1)
  const effects = {
    sparks: new Particles(),
    drawStar: createStarSprites(),
    captions: createCaptions({ reducedMotion, rise: 22, maxCount: 14 }),
    /** CSS pixels of a yard unit. */
    scale: 1,
    /** Seconds since the wall appeared, negative before; `clock` counts from the start of the run. */
    since: 0,
    clock: 0,
    /** Falls from 1, at the hit, to 0. */
    squash: 0,
    shake: 0,
    bossFlash: 0,
    /** Phase of the boss when it was last drawn. */
    bossPhase: 0 as BossPhase,
    flashes: new Map<number, number>(),
    trails: [] as { x: number; y: number; age: number }[],
    trailSeconds,
    rings: [] as { x: number; y: number; reach: number; color: string; age: number }[],
    /** Returns a font size in yard units that stays readable on small screens. */
    fit: (size: number): number => Math.max(size, minText / effects.scale),
    /** Sends a star-shaped wave out from a hit. `reach` is how far, in stars. */
    ring(x: number, y: number, color: string, reach: number): void {
      if (!reducedMotion()) effects.rings.push({ x, y, reach, color, age: 0 })
    },
    drawRings(context: CanvasRenderingContext2D): void {
      for (const { x, y, reach, color, age } of effects.rings) {
        const part = age / ringSeconds
        const grown = 1 + reach * (1 - (1 - part) ** 2)
        context.globalAlpha = 1 - part
        context.strokeStyle = color
        context.lineWidth = (4 * (1 - part)) / grown
        drawAt(context, x, y, grown, () => context.stroke(getStarPath(grid.side)))
      }
      context.globalAlpha = 1
    },
    get glazes() {
      return glazes
    },
    get court() {
      return court
    },
    /** Colors the parts of a picture with the wall's three hues and gold. */
    getGlaze: ({ tone }: Star): Glaze => glazes[tone] ?? gold,
    setWall(wall: number): void {
      glazes = getGlazes(palette, wall)
      court = getCourt(wall)
    },
    age(state: State, { seconds, phase }: Frame): void {
      const { flashes, trails } = effects
      effects.since += seconds
      effects.clock += seconds
      effects.squash = Math.max(0, effects.squash - seconds * 7)
      effects.shake = Math.max(0, effects.shake - seconds * 3)
      effects.bossFlash = Math.max(0, effects.bossFlash - seconds * 6)
      effects.bossPhase = state.boss ? getBossPhase(state.boss) : 0
      for (const [cell, left] of flashes) {
        if (left > 0) flashes.set(cell, left - seconds * 7)
        else flashes.delete(cell)
      }
      for (const ring of effects.rings) ring.age += seconds
      effects.rings = effects.rings.filter(({ age }) => age < ringSeconds)
      for (const trail of trails) trail.age += seconds
      while (trails[0] && trails[0].age > trailSeconds) trails.shift()
      if (phase === 'playing' && !reducedMotion())
        for (const { x, y, held } of state.pearls) if (held === null) trails.push({ x, y, age: 0 })
    },
  }
  return effects
}
export type Effects = ReturnType<typeof createEffects>
