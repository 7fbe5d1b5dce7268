import { expect, it } from 'vitest'
import { catalogue } from '../index.ts'
import { createSeededRandom } from '../seeded-random.ts'
import { pickRandomGame } from './pick-random-game.ts'

const games = catalogue.games()

it('is any game but the one that is open', () => {
  const random = createSeededRandom(3)
  const drawn = new Set(Array.from({ length: 2000 }, () => pickRandomGame(games, 'zellige', random)?.id))
  expect(drawn.size).toBe(games.length - 1)
  expect(drawn).not.toContain('zellige')
})

it('is the one that there is, and none of none', () => {
  expect(pickRandomGame(games.slice(0, 1), games[0]?.id ?? '')).toBe(games[0])
  expect(pickRandomGame([], null)).toBeUndefined()
})

it('stays among the games at either end of chance', () => {
  expect(pickRandomGame(games, null, () => 0)).toBe(games[0])
  expect(pickRandomGame(games, null, () => 1 - Number.EPSILON)).toBe(games.at(-1))
})
