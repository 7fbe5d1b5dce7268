import { describe, expect, it } from 'vitest'
import { portalTexts } from '../../../../packages/games/src/portal-texts.ts'
import { categoryDescriptions } from '../content/category-descriptions.ts'
import { getGameTexts } from './get-game-texts.ts'
import { catalogue } from '../catalogue.ts'
import { baseGames } from '../content/base-games.ts'
import addresses from './addresses.json' with { type: 'json' }
import { arcadeUrl, generateGames } from './generate-games.ts'
import { getSeed } from './get-seed.ts'
import { listedGames } from './listed-games.ts'
import type { Game, Localised } from '../types.ts'

const games = catalogue.games()
const originals = games.filter(({ variant }) => variant === 0)
const variants = games.filter(({ variant }) => variant > 0)
const base = (id: string) => catalogue.game(id) as Game

/** Isolates and overrides in the data would end up in copied text. */
const invisible = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/

function expectWritten(text: Localised) {
  expect(text.en).toMatch(/^[A-Z]/)
  expect(text.en).not.toMatch(/[\u0600-\u06ff]/)
  expect(text.ar).toMatch(/^[\u0621-\u064a]/)
  expect(text.ar).not.toMatch(/[A-Za-z\u0660-\u0669]/)
  for (const words of [text.en, text.ar]) {
    expect(words).toBe(words.trim())
    expect(words).not.toMatch(invisible)
    expect(words).not.toMatch(/\s\s/)
  }
}

describe('generateGames', () => {
  it('returns seven base games, then thirty variants', () => {
    expect(games.slice(0, 7)).toEqual(originals.slice(0, 7))
    expect(games.slice(7, 37)).toEqual(variants.slice(0, 30))
  })

  it('lists every base game', () => {
    const listed = new Set(listedGames.map(({ id }) => id))
    const missing = baseGames.filter(({ id }) => !listed.has(id)).map(({ id }) => id)
    expect(missing, 'append them to listed-games.ts').toEqual([])
  })

  it('keeps every address in its position, with its category and seed', () => {
    // Append to the file when a game is added; shared links, scores and saves depend on its content.
    const current = games.map(({ id, categoryId }) => `${id} ${categoryId} ${getSeed(id)}`)
    expect(current).toEqual(addresses)
  })

  describe('when a game is added', () => {
    const added = { id: 'coin-toss', categoryId: 'cards', title: { en: 'Coin', ar: 'عملة' } }
    const bases = [
      { ...base('zellige'), ...added, tags: ['brain'], imageEnding: 'webp' as const },
      ...baseGames,
    ]

    it.each(['coin-toss', 'coin-toss-2', 'coin-toss-41', 'zellige-7'])('changes no other game (%s)', (id) => {
      const grown = generateGames(bases, [...listedGames, { id }])
      expect(grown.slice(0, -1)).toEqual(games)
      expect(grown.at(-1)?.id).toBe(id)
    })

    it('derives everything that its line leaves out from its own id', () => {
      const [alone] = generateGames(bases, [{ id: 'coin-toss-3' }])
      const later = generateGames(bases, [...listedGames, { id: 'coin-toss-3' }]).at(-1) as Game
      const { rating: _, createdAt: __, tags: ___, ...facts } = later
      expect(alone).toMatchObject(facts)
      expect(facts).toMatchObject({ baseId: 'coin-toss', variant: 3, level: 3, categoryId: 'cards' })
      expect(facts.thumbnailUrl).toBe('posters/coin-toss-3.webp')
    })

    it('explains an entry without a base game', () =>
      expect(() => generateGames(baseGames, [{ id: 'chess-2' }])).toThrow(/No base game of "chess-2"/))
  })

  it('features about three of ten variants', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({ id: `zellige-${index + 2}` }))
    const share = generateGames(baseGames, many).filter(({ isFeatured }) => isFeatured).length / many.length
    expect(share).toBeGreaterThan(0.27)
    expect(share).toBeLessThan(0.33)
  })

  it('gives every game a unique slug as id', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length)
    for (const { id } of games) expect(id).toMatch(/^[a-z]+(-[a-z]+)*(-\d+)?$/)
  })

  it('gives variants the maximum score of their base game', () => {
    for (const { baseId, maxScore } of games) {
      expect(maxScore).toBe(base(baseId).maxScore)
      // Above the highest scores played so far, and far below the numbers a forged score may claim.
      expect(maxScore).toBeGreaterThan(1_000_000)
      expect(maxScore).toBeLessThan(1_000_000_000)
    }
  })

  it('derives rating and date from the position', () => {
    expect(games.slice(0, 21).map(({ rating }) => rating)).toEqual([
      4.8, 4.7, 4.6, 4.5, 4.4, 4.3, 4.2, 4.1, 4, 3.9, 3.8, 3.7, 3.6, 3.5, 3.4, 3.3, 3.2, 3.1, 3, 2.9, 4.8,
    ])
    expect(games[36]?.rating).toBe(3.2)
    expect(games[0]?.createdAt).toBe('2026-11-20')
    expect(games[20]?.createdAt).toBe('2026-10-31')
    expect(games[36]?.createdAt).toBe('2026-10-15')
  })

  it('spreads the games over categories and the featured section', () => {
    for (const { id } of catalogue.categories())
      expect(variants.filter(({ categoryId }) => categoryId === id).length).toBeGreaterThan(2)
    for (const list of [games, variants]) {
      const featured = list.filter(({ isFeatured }) => isFeatured).length
      expect(featured).toBeGreaterThanOrEqual(6)
      expect(featured).toBeLessThanOrEqual(13)
    }
  })

  it('plays all games on one page and gives each its poster', () => {
    for (const { id, gameUrl, thumbnailUrl } of games) {
      expect(gameUrl).toBe(arcadeUrl)
      expect(thumbnailUrl).toBe(`posters/${id}.svg`)
    }
  })

  it('gives every game a different seed, an unsigned 32-bit number', () => {
    const seeds = [...games.map(({ id }) => getSeed(id)), getSeed('coin-toss'), getSeed('coin-toss-2')]
    expect(new Set(seeds).size).toBe(seeds.length)
    for (const seed of seeds) expect(seed).toBe(seed >>> 0)
  })

  it('gives every game four to six tags and marks the best rated as popular', () => {
    for (const { tags, rating } of games) {
      expect(tags.length).toBeGreaterThanOrEqual(4)
      expect(tags.length).toBeLessThanOrEqual(6)
      expect(new Set(tags).size).toBe(tags.length)
      expect(tags.includes('popular')).toBe(rating >= 4.4)
    }
  })

  it('numbers variants in id and title, in Latin digits', () => {
    for (const { id, baseId, variant, level, title } of variants) {
      expect(id).toBe(`${baseId}-${variant}`)
      expect(title).toEqual({
        en: `${base(baseId).title.en} ${variant}`,
        ar: `${base(baseId).title.ar} ${variant}`,
      })
      expect(level).toBe(variant)
    }
    for (const { id, baseId, level } of originals) {
      expect(baseId).toBe(id)
      expect(level).toBe(1)
    }
  })

  it('describes a variant as its base game plus a sentence about its level', () => {
    for (const variant of variants) {
      const { description, howToPlay } = getGameTexts(variant)
      const ofBase = getGameTexts(base(variant.baseId))
      for (const locale of ['en', 'ar'] as const) {
        expect(description[locale].startsWith(`${ofBase.description[locale]} `)).toBe(true)
        expect(description[locale]).toMatch(/[.?؟]$/)
      }
      expect(howToPlay).toEqual(ofBase.howToPlay)
    }
    for (const locale of ['en', 'ar'] as const)
      expect(new Set(games.map((game) => getGameTexts(game).description[locale])).size).toBe(games.length)
  })

  it('has one sentence for each level', () => {
    for (const [id, { levels }] of portalTexts)
      expect(levels.length).toBe(variants.filter(({ baseId }) => baseId === id).length)
  })

  it('has texts in both languages', () => {
    for (const game of games) {
      const { description, howToPlay } = getGameTexts(game)
      ;[game.title, description, howToPlay].forEach(expectWritten)
    }
    for (const { id, title } of catalogue.categories())
      [title, categoryDescriptions[id] as Localised].forEach(expectWritten)
  })
})
