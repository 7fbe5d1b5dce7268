import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { formatMission } from './core/goals/goal-texts.ts'
import { parseVariant } from './core/variant.ts'

describe('catalogue', () => {
  it('lists each game once with an id that a URL can hold', () => {
    const ids = catalogue.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(parseVariant(id)).toMatchObject({ base: id, number: 0 })
  })

  it('lists every folder in games', () => {
    const folders = readdirSync(new URL('games', import.meta.url))
    expect(catalogue.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  it.each(catalogue)('$id has all texts in both languages', async ({ id, load }) => {
    const { default: game } = await load()
    expect(game.id).toBe(id)
    const { en, ar } = game.texts
    expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort())
    for (const key of ['title', 'tagline', 'keys', 'touch'] as const) {
      expect(en[key]).not.toMatch(/[\u0600-\u06ff]/)
      expect(ar[key]).toMatch(/[\u0600-\u06ff]/)
    }
  })

  it.each(catalogue)('$id names its missions in both languages', async ({ load }) => {
    const { default: game } = await load()
    const ids = game.missions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    if (ids.length > 0) expect(ids.length).toBeGreaterThanOrEqual(20)
    for (const locale of ['en', 'ar'] as const) {
      const texts = game.texts[locale]
      expect(Object.keys(texts.missions ?? {}).sort()).toEqual(ids.toSorted())
      const names = game.missions.map((mission) => formatMission(texts, locale, mission))
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) {
        expect(name).not.toContain('{')
        expect(/[\u0600-\u06ff]/.test(name)).toBe(locale === 'ar')
      }
      expect((texts.points ?? '').length).toBeLessThanOrEqual(80)
    }
  })
})
