import { Random, mixSeed } from '../../../core/index.ts'
import { grid, powers } from './state.ts'
import type { Star } from './state.ts'

/** Tests a cell by its distance from the wall's center. Distances are absolute, so every figure is symmetrical. */
type Figure = (across: number, down: number) => boolean

/** Figures with a clear outline: a lozenge, the stepped star, a ring. */
const emblems: readonly Figure[] = [
  (x, y) => x + y * 1.6 <= 6,
  (x, y) => (x <= 3 && y <= 2.6) || x + y <= 4.6,
  (x, y) => Math.abs(x * x + y * y * 2.2 - 22) < 11,
]
/** All figures; where they overlap, stars are stronger. */
const figures: readonly Figure[] = [
  ...emblems,
  // Frame of the lozenge.
  (x, y) => Math.abs(x + y * 1.6 - 5.4) < 1.1,
  // Crosses and lattices.
  (x, y) => x % 3 === 0 || y === 0.5,
  (x, y) => (x + y - 0.5) % 2 === 0,
  (x, y) => (x + y - 0.5) % 3 !== 1,
  (x) => x % 2 === 0,
  (x, y) => y % 2 === 0.5 || x === 0,
  // Arcades: columns under a lintel.
  (x, y) => y >= 2.5 || x % 4 < 2,
  (x, y) => x >= 4 || y <= 1.5,
]

const minStars = 26
const maxStars = 58

/** Probability that a star of this wall is stronger than its figure requires. */
const getHardeningChance = (wall: number, level: number) =>
  Math.min(0.5, (wall - 1) * 0.05 + (level - 1) * 0.04)

/**
 * Lays a symmetrical wall of stars. The same seed, level and number give the same wall.
 * @param wall counts from 1; later walls are stronger
 */
export function createWall(seed: number, wall: number, level: number): Star[] {
  for (let salt = 0; ; salt++) {
    const random = new Random(mixSeed(seed, wall * 64 + salt))
    const stars = draftStars(random, wall, level)
    // Some figures or combinations fill too many or too few cells.
    if (stars.length >= minStars && stars.length <= maxStars) return addLanterns(stars, random, wall)
  }
}

function draftStars(random: Random, wall: number, level: number): Star[] {
  const [figure, inlay, jewel] = random.shuffle(figures)
  // The first wall uses a figure with a clear outline, which introduces the game.
  const outline = wall === 1 ? random.pick(emblems) : figure
  const rows = wall === 1 && level === 1 ? 6 : grid.rows
  const firstRow = (grid.rows - rows) / 2
  const middle = (grid.columns - 1) / 2
  const hard = getHardeningChance(wall, level)
  const strongest = Math.min(3, 1 + Math.ceil((wall + level) / 3))
  const strengths = new Map<string, number>()
  const stars: Star[] = []
  for (let row = firstRow; row < firstRow + rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const across = Math.abs(column - middle)
      const down = Math.abs(row - (grid.rows - 1) / 2)
      if (!outline?.(across, down) && !(wall > 2 && inlay?.(across, down) && jewel?.(across, down))) continue
      const key = `${across} ${down}`
      // The four mirror images of a cell share one strength.
      const strength =
        strengths.get(key) ??
        Math.min(
          strongest,
          1 +
            Number(wall > 1 && inlay?.(across, down) && jewel?.(across, down)) +
            Number(random.chance(hard)),
        )
      strengths.set(key, strength)
      stars.push({ column, row, strength, initialStrength: strength, power: null })
    }
  }
  return stars
}

/** Puts lanterns into a few stars, where players can see and aim at them. */
function addLanterns(stars: Star[], random: Random, wall: number): Star[] {
  const lanterns = wall === 1 ? 6 : 5
  const order = random.shuffle(powers)
  for (const [index, star] of random.shuffle(stars).slice(0, lanterns).entries())
    star.power = order[index % order.length] ?? null
  return stars
}
