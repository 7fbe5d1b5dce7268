import { beforeEach, expect, it } from 'vitest'
import { saves } from '../../adapters/storage/game-saves.ts'
import { toDay } from '../../catalogue/daily/daily-game.ts'
import { removeOldDailySaves } from './remove-old-saves.ts'

beforeEach(() => saves.removeGames(() => true))

it('removes the saves of daily games after a week, and no others', async () => {
  const games = ['zellige', 'daily-20261120-zellige', 'daily-20261127-lantern-leap', 'daily-unknown']
  for (const game of [...games, 'daily-20261119-dune-rally', 'daily-20251127-oasis-quest'])
    for (const user of ['sara', null]) await saves.set(game, user, { data: 'save', log: 'run' })
  await removeOldDailySaves(toDay(Date.parse('2026-11-27T12:00:00Z')))
  const kept = new Set((await saves.export()).map(({ game }) => game))
  expect([...kept].toSorted()).toEqual(games.toSorted())
})
