import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
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
})
