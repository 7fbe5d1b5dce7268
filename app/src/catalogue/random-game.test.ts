import { expect, it } from 'vitest'
import { catalogue } from './index.ts'
import { randomFrom } from './random.ts'
import { randomGame } from './random-game.ts'

const games = catalogue.games()

it('is any game but the one that is open', () => {
  const random = randomFrom(3)
  const drawn = new Set(Array.from({ length: 2000 }, () => randomGame(games, 'zellige', random)?.id))
  expect(drawn.size).toBe(games.length - 1)
  expect(drawn).not.toContain('zellige')
})

it('is the one that there is, and none of none', () => {
  expect(randomGame(games.slice(0, 1), games[0]?.id ?? '')).toBe(games[0])
  expect(randomGame([], null)).toBeUndefined()
})

it('stays among the games at either end of chance', () => {
  expect(randomGame(games, null, () => 0)).toBe(games[0])
  expect(randomGame(games, null, () => 1 - Number.EPSILON)).toBe(games.at(-1))
})
