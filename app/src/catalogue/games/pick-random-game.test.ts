import { expect, it } from 'vitest'
import { catalogue } from '../index.ts'
import { createSeededRandom } from '../seeded-random.ts'
import { pickRandomGame } from './pick-random-game.ts'

const games = catalogue.games()

it('returns any game except the excluded one', () => {
  const random = createSeededRandom(3)
  const drawn = new Set(Array.from({ length: 2000 }, () => pickRandomGame(games, 'zellige', random)?.id))
  expect(drawn.size).toBe(games.length - 1)
  expect(drawn).not.toContain('zellige')
})

it('returns the only game, and undefined for an empty list', () => {
  expect(pickRandomGame(games.slice(0, 1), games[0]?.id ?? '')).toBe(games[0])
  expect(pickRandomGame([], null)).toBeUndefined()
})

it('stays in range for the smallest and largest random number', () => {
  expect(pickRandomGame(games, null, () => 0)).toBe(games[0])
  expect(pickRandomGame(games, null, () => 1 - Number.EPSILON)).toBe(games.at(-1))
})
