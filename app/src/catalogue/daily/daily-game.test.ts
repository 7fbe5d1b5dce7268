import { describe, expect, it } from 'vitest'
import { getSeed } from '../games/get-seed.ts'
import { catalogue } from '../catalogue.ts'
import { dailyGameOf, findDailyGame, startOfDay, toDay } from './daily-game.ts'

const at = (iso: string) => Date.parse(iso)
const dailyAt = (iso: string) => dailyGameOf(toDay(at(iso)))
const now = at('2026-11-27T12:00:00Z')

describe('dailyGameOf', () => {
  it('keeps the games of past days', () => {
    const week = ['23', '24', '25', '26', '27', '28', '29', '30'].map((date) => dailyAt(`2026-11-${date}`).id)
    expect(week).toEqual([
      'daily-20261123-lantern-leap',
      'daily-20261124-zellige',
      'daily-20261125-dune-rally',
      'daily-20261126-oasis-quest',
      'daily-20261127-henna-studio',
      'daily-20261128-souk-kitchen',
      'daily-20261129-star-breaker',
      'daily-20261130-lantern-leap',
    ])
  })

  it('changes at midnight UTC, wherever the visitor is', () => {
    expect(dailyAt('2026-11-25T23:59:59.999Z').id).toBe('daily-20261125-dune-rally')
    expect(dailyAt('2026-11-26T00:00:00.000Z').id).toBe('daily-20261126-oasis-quest')
    expect(dailyAt('2026-11-26T02:30:00+03:00').id).toBe('daily-20261125-dune-rally')
    expect(dailyAt('2026-11-25T21:00:00-05:00').id).toBe('daily-20261126-oasis-quest')
    expect(startOfDay(toDay(now))).toBe(at('2026-11-27T00:00:00Z'))
  })

  it('takes the base games in turn, each with another seed every day', () => {
    const fortnight = Array.from({ length: 14 }, (_, index) => dailyGameOf(toDay(now) + index))
    const played = fortnight.map(({ game }) => game.id)
    expect(new Set(played.slice(0, 7)).size).toBe(7)
    expect(played.slice(7)).toEqual(played.slice(0, 7))
    for (const { game } of fortnight) expect(game).toMatchObject({ variant: 0, level: 1 })
    const seeds = [...fortnight, ...catalogue.games()].map(({ id }) => getSeed(id))
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  it('has a game for a clock that is wrong', () => {
    expect(dailyAt('1969-12-31T00:00:00Z').id).toMatch(/^daily-19691231-[a-z-]+$/)
    expect(dailyAt('2105-01-01T00:00:00Z').id).toMatch(/^daily-21050101-[a-z-]+$/)
  })
})

describe('findDailyGame', () => {
  it.each(['daily-20261123-lantern-leap', 'daily-20261124-zellige', 'daily-20261127-henna-studio'])(
    'finds the game of %s',
    (id) => expect(findDailyGame(id, now)).toMatchObject({ id }),
  )

  it.each([
    ['a day to come', 'daily-20261128-souk-kitchen'],
    ['a day before the first', 'daily-20261122-star-breaker'],
    ['another game than the day’s', 'daily-20261125-zellige'],
    ['an unknown game', 'daily-20261125-constructor'],
    ['a day that does not exist', 'daily-20269999-zellige'],
    ['a day beyond the month', 'daily-20261131-lantern-leap'],
    ['the year 0', 'daily-00000000-zellige'],
    ['another ending', 'daily-20261125-dune-rally-2'],
    ['other digits', 'daily-٢٠٢٦١١٢٥-zellige'],
    ['another case', 'Daily-20261125-Zellige'],
    ['a game', 'zellige'],
    ['nothing', ''],
    ['a key of the prototype', '__proto__'],
  ])('finds nothing for %s', (_, id) => expect(findDailyGame(id, now)).toBeUndefined())
})
