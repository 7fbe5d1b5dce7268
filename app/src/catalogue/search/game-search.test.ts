import { beforeAll, describe, expect, it } from 'vitest'
import { manyGames } from '../../testing/many-games.ts'
import { divided, joined, misspelt } from '../../testing/misspelt.ts'
import { realQueries, emptyQueries } from './game-search.queries.ts'
import { createGameSearch, type GameSearch } from './game-search.ts'
import { catalogue } from '../index.ts'
import { createSeededRandom } from '../seeded-random.ts'
import { createExactSearch } from './exact-search.ts'
import { tagLabel } from '../games/tags.ts'
import { mistyped } from '../../testing/mistyped.ts'

const search = createExactSearch(catalogue.games(), catalogue.categories())

/** Titles with typos; none of them is in the catalogue. */
const slips: readonly (readonly [typed: string, baseId: string])[] = [
  ['lantren leap', 'lantern-leap'],
  ['latern', 'lantern-leap'],
  ['Lanternn Leep', 'lantern-leap'],
  ['قفزة الفانوص', 'lantern-leap'],
  ['قزفة الفانوس', 'lantern-leap'],
  ['الفنوس', 'lantern-leap'],
  ['فانووس قفزه', 'lantern-leap'],
  ['zelige', 'zellige'],
  ['zlelige', 'zellige'],
  ['زلبج', 'zellige'],
  ['زيلج', 'zellige'],
  ['dune raly', 'dune-rally'],
  ['dunne rally', 'dune-rally'],
  ['رالي الكتبان', 'dune-rally'],
  ['رالى الكثبـــــاان', 'dune-rally'],
  ['oassis', 'oasis-quest'],
  ['oasis qeust', 'oasis-quest'],
  ['رحله الواحـهه', 'oasis-quest'],
  ['رحلت الواحة', 'oasis-quest'],
  ['hena studio', 'henna-studio'],
  ['henna stuido', 'henna-studio'],
  ['أستديو الحناء', 'henna-studio'],
  ['استوديو الحنلء', 'henna-studio'],
  ['souk kitchin', 'souk-kitchen'],
  ['suok kitchen', 'souk-kitchen'],
  ['مطبح السوق', 'souk-kitchen'],
  ['مبطخ', 'souk-kitchen'],
  ['star braker', 'star-breaker'],
  ['satr breaker', 'star-breaker'],
  ['كاسر النجزم', 'star-breaker'],
  ['كسار النجوم', 'star-breaker'],
]

/** Correct spellings that differ from the catalogue's. */
const spellings: readonly (readonly [typed: string, baseId: string])[] = [
  ['القفزة', 'lantern-leap'],
  ['القفزة فانوس', 'lantern-leap'],
  ['leap lantern', 'lantern-leap'],
  ['الفانوس قفزه', 'lantern-leap'],
  ['رحلة واحه', 'oasis-quest'],
  ['الرحلة للواحة', 'oasis-quest'],
  ['الرِّحلة الواحـــة', 'oasis-quest'],
  ['إستوديو حناء', 'henna-studio'],
  ['النجوم كاسر', 'star-breaker'],
  ['breaker, star', 'star-breaker'],
  ['Rally-Dune', 'dune-rally'],
]

/** Titles transliterated into the other script, or spelled by ear. */
const heard: readonly (readonly [typed: string, baseId: string])[] = [
  ['zilij', 'zellige'],
  ['zellij', 'zellige'],
  ['fanoos', 'lantern-leap'],
  ['qafzat al fanous', 'lantern-leap'],
  ['kafzat elfanus', 'lantern-leap'],
  ['لانترن ليب', 'lantern-leap'],
  ['lanturne leep', 'lantern-leap'],
  ['raly el kothban', 'dune-rally'],
  ['ديون رالي', 'dune-rally'],
  ['rihlat al-waha', 'oasis-quest'],
  ['re7lat el wa7a', 'oasis-quest'],
  ['اوايسيس كويست', 'oasis-quest'],
  ['istudyo al-hinnaa', 'henna-studio'],
  ['هينا ستوديو', 'henna-studio'],
  ['matbakh as-souq', 'souk-kitchen'],
  ['ماتباخ السوك', 'souk-kitchen'],
  ['سوق كيتشن', 'souk-kitchen'],
  ['kasir an-nujum', 'star-breaker'],
  ['kaser elnogoum', 'star-breaker'],
  ['ستار بريكر', 'star-breaker'],
]

/** Returns a text with two words joined, with all words joined, and with a space at every position. */
function respaced(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const joined = spaces.map((at) => text.slice(0, at) + text.slice(at + 1))
  const divided = Array.from(text, (_, at) => `${text.slice(0, at)} ${text.slice(at)}`).slice(1)
  return [...joined, text.replaceAll(' ', ''), ...divided]
}

describe('game search', () => {
  let find: GameSearch
  const basesOf = (query: string) => new Set(find(query).games.map(({ baseId }) => baseId))
  beforeAll(async () => {
    find = await createGameSearch(catalogue)
  })

  it('returns the exact search’s result when there is one', () => {
    for (const query of ['star', 'قفزه', 'racing', 'زر واحد', 'Zellige 3', 'e'])
      expect(find(query)).toEqual({ games: search(query), isFuzzy: false })
  })

  it.each(spellings)('does not report %j as a fuzzy match', (typed, baseId) => {
    expect(search(typed)).toEqual([])
    expect(find(typed).isFuzzy).toBe(false)
    expect([...basesOf(typed)]).toEqual([baseId])
  })

  it('finds 99 of 100 titles with typos and reports them as fuzzy', () => {
    const lost = slips.filter(([typed, baseId]) => !basesOf(typed).has(baseId) || !find(typed).isFuzzy)
    expect(lost.length, JSON.stringify(lost)).toBeLessThanOrEqual(slips.length / 100)
  })

  it.each(heard)('finds %j by its sound', (typed, baseId) => {
    expect(search(typed)).toEqual([])
    expect([...basesOf(typed)]).toEqual([baseId])
    expect(find(typed).isFuzzy).toBe(true)
  })

  it('matches numbers exactly', () => {
    expect(find('zilij 3').games.map(({ id }) => id)).toEqual(['zellige-3'])
    expect(find('zelige 3').games.map(({ id }) => id)).toEqual(['zellige-3'])
    expect(find('زلبج ٣').games.map(({ id }) => id)).toEqual(['zellige-3'])
  })

  it('tolerates typos in tags and category names', () => {
    for (const [typed, tag] of [
      ['brian', 'brain'],
      ['relaxng', 'relaxing'],
      ['نقوس', 'patterns'],
    ] as const) {
      const tagged = catalogue.games().filter(({ tags }) => tags.includes(tag))
      expect(find(typed).games, typed).toEqual(expect.arrayContaining(tagged))
    }
    expect(find('advanture').games).toEqual(expect.arrayContaining([...catalogue.gamesIn('adventure')]))
  })

  it.each(realQueries)('ranks for %j first %s', (query, first) => {
    expect(find(query).games[0]?.id).toBe(first)
  })

  it.each(['', '  ', '\u200f', ...emptyQueries])(
    'finds nothing for %j, which resembles no word of the catalogue',
    (query) => {
      expect(find(query).games.map(({ id }) => id)).toEqual([])
    },
  )

  it('finds every title and tag with words joined, split at any letter, or typed in the other layout', () => {
    const named = catalogue.games().flatMap(({ title }) => [title.en, title.ar])
    const tagged = catalogue.tags().flatMap((tag) => [tagLabel(tag, 'en'), tagLabel(tag, 'ar')])
    for (const [locale, text] of [...named, ...tagged].map(
      (text, at) => [at % 2 === 0 ? 'en' : 'ar', text] as const,
    )) {
      for (const typed of [...respaced(text), ...mistyped(text, locale)]) {
        const found = find(typed).games
        for (const game of search(text)) expect(found, `${typed} (${text})`).toContain(game)
      }
    }
  })

  it('returns the beginning of its result when a limit is given', () => {
    const typed = [...realQueries, ...slips, ...heard].map(([query]) => query)
    for (const query of ['', 'e', 'star', 'ال', ...typed, ...emptyQueries]) {
      const { games, isFuzzy } = find(query)
      for (const limit of [1, 6])
        expect(find(query, limit)).toEqual({ games: games.slice(0, limit), isFuzzy })
    }
  })

  describe('in a catalogue of thousands', () => {
    const games = manyGames(6000)
    let findAmongThousands: GameSearch
    beforeAll(async () => {
      findAmongThousands = await createGameSearch({
        games: () => games,
        categories: () => catalogue.categories(),
      })
    })

    it.each<[kind: string, misspell: typeof misspelt]>([
      ['with typos', misspelt],
      ['with words joined', (title, _, random) => joined(title, random)],
      [
        'with words joined and typos',
        (title, locale, random) => joined(misspelt(title, locale, random), random),
      ],
      ['with a word divided', (title, _, random) => divided(title, random)],
      ['typed in the other layout', (title, locale) => mistyped(title.toLowerCase(), locale)[0] ?? ''],
    ])('finds 99 of 100 titles %s among the first twenty, in both languages', (_, misspell) => {
      const random = createSeededRandom(7)
      for (const locale of ['en', 'ar'] as const) {
        const lost = Array.from({ length: 200 }, () => {
          const game = games[Math.floor(random() * games.length)] as (typeof games)[number]
          const typed = misspell(game.title[locale], locale, random)
          return findAmongThousands(typed, 20).games.includes(game)
            ? []
            : [`${typed} (${game.title[locale]})`]
        }).flat()
        expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(2)
      }
    })
  })

  it.each([
    ['lanternleep', 'lantern-leap'],
    ['lan tren leap', 'lantern-leap'],
    ['strabreaker', 'star-breaker'],
    ['قفزهالفانوص', 'lantern-leap'],
    ['كاسر النج وم', 'star-breaker'],
    ['مشىفثقى مشثح', 'lantern-leap'],
    [';hsv hgk[,v', 'star-breaker'],
  ])('finds %j with a typo besides wrong spaces or layout', (typed, baseId) => {
    expect([...basesOf(typed)]).toEqual([baseId])
  })
})
