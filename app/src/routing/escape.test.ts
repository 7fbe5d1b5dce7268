import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../catalogue/seeded-random.ts'
import { escapeText, unescapeText } from './escape.ts'
import { links } from './links.ts'

const hostile = [
  '.',
  '..',
  '...',
  './',
  '../games',
  '/',
  '//evil.example',
  '\\',
  '%',
  '%%',
  '%2',
  '%2F',
  '%2f',
  '%252F',
  '%2E%2E',
  '%3A',
  '%E0%A4%A',
  'a/b',
  'a/',
  '/a',
  'a+b',
  'a b',
  '100%',
  '#1 ?x=1&y',
  'a;b,c:d@e=f$g!h\'i"j(k)*l',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'بحث',
  'زُلَّيج ٣',
  '🏜️🎮',
  '👩‍🚀',
  'e\u0301',
  '\u200f\u202eabc',
  'line\nbreak\ttab',
  '\u0000',
  '__proto__',
  'star'.repeat(5000),
]
const random = createSeededRandom(7)
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
/** Returns a random code point that is not a surrogate. */
const anyLetter = () => String.fromCodePoint(Math.floor(random() * 0x110000)).toWellFormed()
const mixed = Array.from({ length: 2000 }, () =>
  Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
    random() < 0.7 ? pick(hostile.slice(0, -1)) : anyLetter(),
  ).join(''),
)
const texts = [...hostile, ...mixed]

/** The URL as the browser parses it, and the router's path. */
const inBrowser = (href: string) => {
  const { hash } = new URL(href, 'https://saha.example/')
  const [path = '', query = ''] = hash.slice(1).split('?')
  return { segments: path.split('/'), query: new URLSearchParams(query) }
}

describe('escapeText', () => {
  it('round-trips any text through a path segment', () => {
    for (const text of texts) {
      const { segments } = inBrowser(links('en').search(text))
      expect(segments, text).toHaveLength(4)
      expect(unescapeText(segments[3] as string)).toBe(text)
    }
  })

  it('round-trips any text through the query', () => {
    for (const text of texts) {
      const { segments, query } = inBrowser(links('ar').play('zellige', `search:${text}`))
      expect(segments).toEqual(['', 'ar', 'play', 'zellige'])
      expect([...query]).toEqual([['from', `search:${text}`]])
    }
  })

  it('leaves no dot segments, separators or spaces', () => {
    for (const text of texts) expect(escapeText(text)).not.toMatch(/^\.{1,2}$|[/\\?#\s]/)
  })

  it.each(['star', 'one-button', 'category:puzzle', 'Zellige_3', '4.8', '...'])(
    'does not change %s',
    (text) => expect(escapeText(text)).toBe(text),
  )

  it('replaces lone surrogates with U+FFFD', () => {
    expect(unescapeText(escapeText('a\ud83c'))).toBe('a\ufffd')
  })
})

describe('unescapeText', () => {
  it.each(['%', '100%', '%E0%A4%A', '%2', '%zz'])('returns the invalid escape %s unchanged', (text) =>
    expect(unescapeText(text)).toBe(text),
  )
})
