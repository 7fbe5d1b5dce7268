import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import type { ArticleBody } from '../types.ts'

const articles = catalogue.articles()
const locales = ['en', 'ar'] as const

describe('articles', () => {
  it('lists two articles, newest first, each with its image', () => {
    expect(articles.length).toBe(2)
    const days = articles.map(({ createdAt }) => createdAt)
    expect(days).toEqual(days.toSorted().reverse())
    for (const { id, thumbnailUrl, createdAt } of articles) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(thumbnailUrl).toBe(`posters/${id}.svg`)
      expect(createdAt).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(Number.isNaN(Date.parse(createdAt))).toBe(false)
    }
  })

  it.each(articles.map(({ id }) => id))('loads the text of %s in both languages', async (id) => {
    const body = (await catalogue.articleBody(id)) as ArticleBody
    for (const locale of locales) {
      const blocks = body[locale]
      const paragraphs = blocks.filter(({ type }) => type === 'p')
      expect(paragraphs.length).toBeGreaterThanOrEqual(5)
      expect(paragraphs.length).toBeLessThanOrEqual(8)
      expect(blocks.filter(({ type }) => type === 'h2').length).toBeGreaterThanOrEqual(2)
      expect(blocks[0]?.type).toBe('p')
      expect(blocks.at(-1)?.type).toBe('p')
      for (const { text } of blocks) {
        expect(text).toMatch(locale === 'ar' ? /^[\u0621-\u064a]/ : /^[A-Z]/)
        expect(text).not.toMatch(/[\u0660-\u0669\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]|\s\s|[<>]/)
        if (locale === 'ar') expect(text).not.toMatch(/[A-Za-z]/)
        else expect(text).not.toMatch(/[\u0600-\u06ff]/)
      }
      for (const { text } of paragraphs) expect(text).toMatch(/\.$/)
    }
  })
})
