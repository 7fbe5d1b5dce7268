import { describe, expect, it } from 'vitest'
import { manyGames } from '../testing/many-games.ts'
import { catalogue } from './catalogue.ts'
import { createCatalogue } from './create-catalogue.ts'
import { tagLabel } from './games/tags.ts'
import type { Game } from './types.ts'

const games = catalogue.games()
const hostile = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'ZELLIGE',
  'zellige ',
  '../zellige',
  'زليج',
]

describe('catalogue', () => {
  it('finds each game, category and article by its id', () => {
    for (const game of games) expect(catalogue.game(game.id)).toBe(game)
    for (const category of catalogue.categories()) expect(catalogue.category(category.id)).toBe(category)
    for (const article of catalogue.articles()) expect(catalogue.article(article.id)).toBe(article)
  })

  it.each(hostile)('returns undefined for %j', async (id) => {
    expect(catalogue.game(id)).toBeUndefined()
    expect(catalogue.category(id)).toBeUndefined()
    expect(catalogue.article(id)).toBeUndefined()
    expect(catalogue.gamesIn(id)).toEqual([])
    expect(await catalogue.articleBody(id)).toBeUndefined()
  })

  it('assigns every game to one of six categories', () => {
    expect(catalogue.categories().map(({ id }) => id)).toEqual([
      'action',
      'puzzle',
      'racing',
      'adventure',
      'girls',
      'cooking',
    ])
    const sorted = catalogue.categories().flatMap(({ id }) => catalogue.gamesIn(id))
    expect(sorted.length).toBe(games.length)
    expect(new Set(sorted)).toEqual(new Set(games))
    for (const { id, href } of catalogue.categories()) expect(href).toBe(`category/${id}`)
  })

  it('lists every used tag once, sorted, with labels in both languages', () => {
    const tags = catalogue.tags()
    expect(tags).toEqual([...new Set(games.flatMap((game) => game.tags))].sort())
    for (const tag of tags) {
      expect(tag).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(tagLabel(tag, 'en')).toMatch(/^[A-Z][a-z ]+$/)
      expect(tagLabel(tag, 'ar')).toMatch(/^[\u0621-\u064a ]+$/)
    }
    expect(tagLabel('constructor', 'ar')).toBe('constructor')
  })

  describe('related', () => {
    it('returns up to four other games of the same category', () => {
      for (const game of games) {
        const related = catalogue.related(game)
        expect(related.length).toBe(Math.min(4, catalogue.gamesIn(game.categoryId).length - 1))
        expect(new Set(related).size).toBe(related.length)
        for (const other of related) {
          expect(other.categoryId).toBe(game.categoryId)
          expect(other).not.toBe(game)
        }
      }
    })

    it('returns first the games that share the most tags and the base game', () => {
      const alike = (game: Game, other: Game) =>
        other.tags.filter((tag) => game.tags.includes(tag)).length + (game.baseId === other.baseId ? 1 : 0)
      for (const game of games) {
        // The last keeps every game reachable.
        const shown = catalogue.related(game).slice(0, 3)
        const others = catalogue.gamesIn(game.categoryId).filter(({ id }) => id !== game.id)
        const best = others.map((other) => alike(game, other)).toSorted((a, b) => b - a)
        expect(shown.map((other) => alike(game, other))).toEqual(best.slice(0, 3))
      }
    })

    it('reaches every game of a category from another one', () => {
      const reached = new Set(games.flatMap((game) => catalogue.related(game)))
      expect(reached).toEqual(new Set(games))
    })

    it('respects the limit and returns nothing for the only game of a category', () => {
      expect(catalogue.related(games[0] as Game, 2).length).toBe(2)
      const alone = manyGames(1)
      const tiny = createCatalogue({
        games: alone,
        categories: [],
        articles: [],
        loadBody: async () => undefined,
      })
      expect(tiny.related(alone[0] as Game)).toEqual([])
    })
  })

  it('builds the indexes of 10,000 games once', () => {
    let reads = 0
    const many = manyGames(10_000).map((game) =>
      Object.defineProperty({ ...game }, 'categoryId', {
        get() {
          reads += 1
          return game.categoryId
        },
      }),
    )
    const large = createCatalogue({
      games: many,
      categories: [],
      articles: [],
      loadBody: async () => undefined,
    })
    for (let asked = 0; asked < 100; asked += 1) {
      expect(large.game(`many-${asked * 100}`)).toBe(many[asked * 100])
      expect(large.gamesIn('puzzle')).toBe(large.gamesIn('puzzle'))
      expect(large.tags()).toBe(large.tags())
    }
    expect(reads).toBe(10_000)
  })
})
