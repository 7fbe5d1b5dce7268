import { Random, mixSeed } from '../../../core/index.ts'
import { createBoss } from './boss.ts'
import { firstPictures, getRows, pictureNames, pictures, ramparts } from './pictures.ts'
import type { PictureName } from './pictures.ts'
import { attackKinds, grid, powers } from './state.ts'
import type { AttackKind, Boss, Star, StarKind, WallName } from './state.ts'

/** Every fifth wall has a boss. */
export const bossInterval = 5

interface Wall {
  name: WallName
  stars: Star[]
  boss: Boss | null
}

const kindsByLetter: Readonly<Record<string, StarKind>> = {
  p: 'plain',
  h: 'hard',
  g: 'glass',
  m: 'moving',
  s: 'spark',
  l: 'locked',
}
/** Walls from which the kinds appear at level 1; each level brings them one wall earlier. */
const firstWalls: Readonly<Record<StarKind, number>> = {
  plain: 1,
  hard: 2,
  glass: 2,
  spark: 2,
  moving: 3,
  locked: 3,
}

/** Probability that a plain part of a picture is hard. */
const getHardeningChance = (wall: number, level: number) =>
  Math.min(0.5, (wall - 1) * 0.05 + (level - 1) * 0.03)

/** Returns the picture of a wall without a boss. Each comes once before any comes again. */
function getPicture(seed: number, wall: number): PictureName {
  const index = wall - 1 - Math.floor(wall / bossInterval)
  const deck = new Random(mixSeed(seed, 7 + Math.floor(index / pictureNames.length))).shuffle(pictureNames)
  const first = deck.findIndex((name) => firstPictures.includes(name))
  const [opening] = index < pictureNames.length ? deck.splice(first, 1) : []
  if (opening) deck.unshift(opening)
  return deck[index % pictureNames.length] ?? 'star'
}

const getAttack = (round: number): AttackKind => attackKinds[(round - 1) % attackKinds.length] ?? 'ember'

/** Returns what a wall shows: every fifth a guardian, the others a picture. */
export const getWallName = (seed: number, wall: number): WallName =>
  wall % bossInterval === 0 ? `boss-${getAttack(wall / bossInterval)}` : getPicture(seed, wall)

/**
 * Lays a wall of stars. The same seed, level and number give the same wall.
 * @param wall counts from 1; later walls are stronger
 */
export function createWall(seed: number, wall: number, level: number): Wall {
  const random = new Random(mixSeed(seed, wall * 64))
  const round = wall / bossInterval
  if (Number.isInteger(round)) {
    const kind = getAttack(round)
    const stars = layPicture(ramparts[kind], random, wall, level)
    return {
      name: `boss-${kind}`,
      stars: addLanterns(stars, random, 4),
      boss: createBoss(kind, round, level),
    }
  }
  const name = getPicture(seed, wall)
  const stars = layPicture(pictures[name], random, wall, level)
  return { name, stars: addLanterns(stars, random, wall === 1 ? 6 : 5), boss: null }
}

function layPicture(
  picture: Parameters<typeof getRows>[0],
  random: Random,
  wall: number,
  level: number,
): Star[] {
  const rows = getRows(picture)
  const isFlipped = random.chance(0.5)
  const firstRow = Math.floor((grid.rows - rows.length) / 2)
  const hardening = picture.kinds.split('').map(() => random.chance(getHardeningChance(wall, level)))
  const hits = wall + level > 8 ? 3 : 2
  const stars: Star[] = []
  for (const [y, row] of rows.entries())
    for (const [x, letter] of row.split('').entries()) {
      if (letter === '.') continue
      const part = letter.charCodeAt(0) - 97
      const hasKey = letter === 'k'
      const drawn = kindsByLetter[picture.kinds[part] ?? 'p'] ?? 'plain'
      const known = firstWalls[drawn] < wall + level ? drawn : 'plain'
      const kind = known === 'plain' && hardening[part] ? 'hard' : known
      const strength = kind === 'hard' ? hits : 1
      stars.push({
        column: isFlipped ? grid.columns - 1 - x : x,
        row: firstRow + y,
        kind,
        tone: hasKey ? 3 : part % 4,
        strength,
        initialStrength: strength,
        power: null,
        hasKey,
      })
    }
  return stars
}

/** Puts lanterns into a few stars, where players can see and aim at them. */
function addLanterns(stars: Star[], random: Random, count: number): Star[] {
  const order = random.shuffle(powers)
  const fitting = stars.filter(({ kind, hasKey }) => (kind === 'plain' || kind === 'hard') && !hasKey)
  for (const [index, star] of random.shuffle(fitting).slice(0, count).entries())
    star.power = order[index % order.length] ?? null
  return stars
}
