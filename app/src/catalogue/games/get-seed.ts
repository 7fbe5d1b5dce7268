import { drawNumber, hashId } from './hash-id.ts'

/**
 * Seeds of the first catalogue, drawn in sequence. Its games keep their draws, because worlds and posters depend on
 * them.
 */
const firstSeed = 2016
const seedStep = 0x6d2b79f5
const firstDraws: ReadonlyMap<string, number> = new Map([
  ['lantern-leap', 0],
  ['zellige', 1],
  ['dune-rally', 2],
  ['oasis-quest', 3],
  ['henna-studio', 4],
  ['souk-kitchen', 5],
  ['star-breaker', 6],
  ['lantern-leap-2', 9],
  ['zellige-2', 12],
  ['dune-rally-2', 15],
  ['oasis-quest-2', 18],
  ['henna-studio-2', 21],
  ['souk-kitchen-2', 24],
  ['star-breaker-2', 27],
  ['lantern-leap-3', 30],
  ['zellige-3', 33],
  ['dune-rally-3', 36],
  ['oasis-quest-3', 39],
  ['henna-studio-3', 42],
  ['souk-kitchen-3', 45],
  ['star-breaker-3', 48],
  ['lantern-leap-4', 51],
  ['zellige-4', 54],
  ['dune-rally-4', 57],
  ['oasis-quest-4', 60],
  ['henna-studio-4', 63],
  ['souk-kitchen-4', 66],
  ['star-breaker-4', 69],
  ['lantern-leap-5', 72],
  ['zellige-5', 75],
  ['dune-rally-5', 78],
  ['oasis-quest-5', 81],
  ['henna-studio-5', 84],
  ['souk-kitchen-5', 87],
  ['star-breaker-5', 90],
  ['lantern-leap-6', 93],
  ['zellige-6', 96],
])

/** Returns the unsigned 32-bit number that determines a game's world and poster: a hash of its id. */
export function getSeed(gameId: string): number {
  const draw = firstDraws.get(gameId)
  return draw === undefined ? hashId(gameId) : drawNumber(firstSeed + draw * seedStep)
}
