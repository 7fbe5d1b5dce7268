import { describe, expect, it } from 'vitest'
import { manyGames } from '../../testing/many-games.ts'
import { catalogue } from '../catalogue.ts'
import { defaultSort, sortGames, type SortKey } from './sort-games.ts'
import type { Game, Locale } from '../types.ts'

const games = catalogue.games()
const locales: readonly Locale[] = ['en', 'ar']
const titled = (en: string, ar: string, index: number): Game => ({
  ...(manyGames(index + 1)[index] as Game),
  title: { en, ar },
})
const titles = (sorted: readonly Game[], locale: Locale) => sorted.map(({ title }) => title[locale])

describe('sortGames', () => {
  it('sorts by rating, best first, by default', () => {
    expect(defaultSort).toEqual({ key: 'rating', direction: 'desc' })
    const sorted = sortGames(games, defaultSort, 'en')
    expect(sorted.slice(0, 4).map(({ id }) => id)).toEqual([
      'lantern-leap',
      games[20]?.id,
      'zellige',
      games[21]?.id,
    ])
  })

  it.each(['rating', 'newest'] as const)('keeps the order of equal games by %s in both directions', (key) => {
    const equals = manyGames(50).map((game) => ({ ...game, rating: 4, createdAt: '2026-01-01' }))
    for (const direction of ['asc', 'desc'] as const)
      expect(sortGames(equals, { key, direction }, 'en')).toEqual(equals)
  })

  it('sorts by date in both directions', () => {
    expect(sortGames(games.toReversed(), { key: 'newest', direction: 'desc' }, 'en')).toEqual(games)
    expect(sortGames(games, { key: 'newest', direction: 'asc' }, 'en')).toEqual(games.toReversed())
  })

  it('sorts numbers in titles numerically', () => {
    const three = [titled('Race 10', 'سباق 10', 0), titled('Race 2', 'سباق 2', 1), titled('Race', 'سباق', 2)]
    const order = { key: 'title', direction: 'asc' } as const
    expect(titles(sortGames(three, order, 'en'), 'en')).toEqual(['Race', 'Race 2', 'Race 10'])
    expect(titles(sortGames(three, order, 'ar'), 'ar')).toEqual(['سباق', 'سباق 2', 'سباق 10'])
  })

  it('follows the alphabet of the locale', () => {
    const people = ['أحمد', 'ابن', 'إبراهيم', 'آدم'].map((name, index) => titled('Same', name, index))
    expect(titles(sortGames(people, { key: 'title', direction: 'asc' }, 'ar'), 'ar')).toEqual([
      'آدم',
      'إبراهيم',
      'ابن',
      'أحمد',
    ])
  })

  it.each(locales)('reverses titles exactly, including equal ones (%s)', (locale) => {
    const some = [...games, ...['c', 'a', 'b'].map((id) => ({ ...titled('Same', 'مثله', 0), id }))]
    const ascending = sortGames(some, { key: 'title', direction: 'asc' }, locale)
    expect(sortGames(some, { key: 'title', direction: 'desc' }, locale)).toEqual(ascending.toReversed())
    expect(sortGames(some.toReversed(), { key: 'title', direction: 'asc' }, locale)).toEqual(ascending)
  })

  it.each(['rating', 'title', 'newest'] as const)(
    'returns all games and does not change its input (%s)',
    (key: SortKey) => {
      const before = [...games]
      const sorted = sortGames(games, { key, direction: 'asc' }, 'ar')
      expect(games).toEqual(before)
      expect(new Set(sorted)).toEqual(new Set(games))
      expect(sorted.length).toBe(games.length)
    },
  )
})
