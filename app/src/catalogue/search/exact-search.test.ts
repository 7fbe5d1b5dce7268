import { describe, expect, it } from 'vitest'
import { manyGames } from '../../testing/many-games.ts'
import { catalogue } from '../index.ts'
import { createExactSearch } from './exact-search.ts'
import { tagLabel } from '../games/tags.ts'
import type { Game } from '../types.ts'

const search = createExactSearch(catalogue.games(), catalogue.categories())
const idsOf = (query: string) => search(query).map(({ id }) => id)

describe('exact search', () => {
  it.each([
    ['lantern', 'lantern-leap'],
    ['  LEAP ', 'lantern-leap'],
    ['قفزة', 'lantern-leap'],
    ['قفزه الفانوس', 'lantern-leap'],
    ['زُلَّيج', 'zellige'],
    ['رحله الواحه', 'oasis-quest'],
    ['Henna st', 'henna-studio'],
    ['إستوديو', 'henna-studio'],
  ])('finds the whole family of %j', (query, baseId) => {
    expect(idsOf(query)).toEqual(
      catalogue
        .games()
        .filter((game) => game.baseId === baseId)
        .map(({ id }) => id),
    )
  })

  it.each(['Zellige 3', 'زليج 3', 'زليج ٣', 'زليج ۳'])('reads the number in %j', (query) => {
    expect(idsOf(query)).toEqual(['zellige-3'])
  })

  it.each(['one-button', 'One Button', 'زر واحد', 'زِرّ واحد'])('finds a tag by %j', (query) => {
    expect(idsOf(query)).toEqual(
      catalogue
        .games()
        .filter(({ tags }) => tags.includes('one-button'))
        .map(({ id }) => id),
    )
  })

  it('finds every tag by its label in both languages', () => {
    for (const tag of catalogue.tags()) {
      for (const words of [tag, tagLabel(tag, 'en'), tagLabel(tag, 'ar')]) {
        const found = new Set(search(words))
        for (const game of catalogue.games()) if (game.tags.includes(tag)) expect(found).toContain(game)
      }
    }
  })

  it('finds every category by its name in both languages', () => {
    const withoutCategories = createExactSearch(catalogue.games(), [])
    for (const { id, title } of catalogue.categories()) {
      for (const name of [title.en, title.ar, title.en.toUpperCase(), title.ar.replace(/^ال/, '')]) {
        const otherwise = withoutCategories(name)
        const expected = catalogue
          .games()
          .filter((game) => game.categoryId === id || otherwise.includes(game))
        expect(new Set(search(name)), name).toEqual(new Set(expected))
      }
    }
  })

  it('ranks title prefixes first, then word prefixes, then other title matches, then tags', () => {
    const titled = (at: number, en: string, tag: string) => ({
      ...(catalogue.games()[at] as Game),
      title: { en, ar: '' },
      tags: [tag],
    })
    const search = createExactSearch(
      [
        titled(0, 'Moon', 'star'),
        titled(1, 'Mustard', ''),
        titled(2, 'Moon Star', ''),
        titled(3, 'Star Moon', ''),
        titled(4, 'Starling', ''),
      ],
      [],
    )
    const titles = ['Star Moon', 'Starling', 'Moon Star', 'Mustard', 'Moon']
    expect(search('STAR').map(({ title }) => title.en)).toEqual(titles)
  })

  it.each(['', '   ', '\n', '\u200f', 'ـ', '\u0651'])('finds nothing for the blank query %j', (query) => {
    expect(idsOf(query)).toEqual([])
  })

  it.each(['leap\nقفزة', 'quick night', 'toString', '__proto__', '.*', '%', '<script>'])(
    'finds nothing for %j, which no single title, category or tag contains',
    (query) => {
      expect(idsOf(query)).toEqual([])
    },
  )

  it('searches neither descriptions nor URLs', () => {
    expect(idsOf('hungry')).toEqual([])
    expect(idsOf('posters')).toEqual([])
  })

  it('reads each of 10,000 games once for any number of queries', () => {
    let reads = 0
    const games = manyGames(10_000).map((game, index) =>
      Object.defineProperty({ ...game, tags: ['brain'] }, 'title', {
        get() {
          reads += 1
          return { en: `Numbered ${index}`, ar: `مُرقّمة ${index}` }
        },
      }),
    )
    const search = createExactSearch(games, catalogue.categories())
    expect(reads).toBe(0)
    expect(search('numbered 9999').map(({ id }) => id)).toEqual(['many-9999'])
    expect(search('مرقمه ٤٢').length).toBe(111)
    expect(search('brain').length).toBe(10_000)
    expect(search('absent')).toEqual([])
    expect(reads).toBe(10_000)
  })

  it('ignores tags and categories unless categories are given', () => {
    const search = createExactSearch(catalogue.games())
    expect(search('arcade')).toEqual([])
    expect(search('racing')).toEqual([])
    expect(search('الألغاز')).toEqual([])
    expect(search('نجوم').map(({ id }) => id)).toEqual(
      catalogue
        .games()
        .filter(({ baseId }) => baseId === 'star-breaker')
        .map(({ id }) => id),
    )
  })
})
