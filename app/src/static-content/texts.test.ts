/** Checks that static content is complete in both languages and that its facts match the code. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { storageKeys } from '../adapters/storage/web-storage.ts'
import { bounds } from '../adapters/library/entry.ts'
import { catalogue } from '../catalogue/index.ts'
import { maxRecentGames } from '../features/recently-played/recently-played.ts'
import { routes } from '../shell/routes.tsx'
import { parseInlineMarkup } from './inline-markup.ts'
import type { Block, PageText } from './types.ts'

type Languages = Readonly<Record<'en' | 'ar', PageText>>

const files = import.meta.glob<PageText>('./*/*.ts', { eager: true, import: 'default' })
const names = [...new Set(Object.keys(files).map((path) => path.split('/')[1] ?? ''))]
const page = (name: string): Languages => ({
  en: files[`./${name}/en.ts`] as PageText,
  ar: files[`./${name}/ar.ts`] as PageText,
})
const article = async (id: string): Promise<Languages> => {
  const body = await catalogue.articleBody(id)
  const found = catalogue.article(id)
  if (!body || !found) throw new Error(`There is no article ${id}.`)
  const of = (locale: 'en' | 'ar') => ({
    title: found.title[locale],
    description: found.excerpt[locale],
    heading: found.title[locale],
    lead: found.excerpt[locale],
    blocks: body[locale],
  })
  return { en: of('en'), ar: of('ar') }
}
const texts: [name: string, load: () => Promise<Languages>][] = [
  ...names.map((name): [string, () => Promise<Languages>] => [name, async () => page(name)]),
  ...catalogue.articles().map(({ id }): [string, () => Promise<Languages>] => [id, () => article(id)]),
]

/** The structure that both languages share. */
const toStructure = (block: Block) => {
  if (block.type === 'h2') return ['h2', block.id]
  return block.type === 'p' ? ['p'] : [block.type, block.items.length]
}
const listTexts = (block: Block): readonly string[] => {
  if (block.type === 'list') return block.items
  if (block.type === 'facts') return block.items.flatMap(({ term, text, until }) => [term, text, until])
  return [block.text]
}
const everything = ({ title, description, heading, lead, blocks }: PageText) => [
  title,
  description,
  heading,
  lead,
  ...blocks.flatMap(listTexts),
]
const parseAll = (text: PageText) => everything(text).flatMap(parseInlineMarkup)
const listTargets = (text: PageText) =>
  parseAll(text).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))

describe.each(texts)('the text %s', (_, load) => {
  it('has the same blocks in both languages', async () => {
    const { en, ar } = await load()
    expect(ar.blocks.map(toStructure)).toEqual(en.blocks.map(toStructure))
    const ids = en.blocks.flatMap((block) => (block.type === 'h2' && block.id ? [block.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('links to the same existing targets in both languages', async () => {
    const { en, ar } = await load()
    expect(listTargets(ar).toSorted()).toEqual(listTargets(en).toSorted())
    for (const place of listTargets(en)) {
      if (place.startsWith('https://')) {
        expect(URL.canParse(place), place).toBe(true)
        continue
      }
      const route = routes.find(({ path }) => matchPath(`/${path}`, `/${place}`))
      expect(route?.path, place).toBeDefined()
      const [kind = '', id] = place.split('/')
      if (kind === 'game') expect(catalogue.game(id ?? ''), place).toBeDefined()
      if (kind === 'category') expect(catalogue.category(id ?? ''), place).toBeDefined()
      if (kind === 'article') expect(catalogue.article(id ?? ''), place).toBeDefined()
    }
  })

  it('contains only its own language, Latin digits and no unparsed markup', async () => {
    const { en, ar } = await load()
    const words = (text: PageText) =>
      parseAll(text)
        .flatMap((piece) =>
          piece.kind === 'text' || piece.kind === 'link' || piece.kind === 'strong' ? [piece.text] : [],
        )
        .join(' ')
    expect(words(ar)).not.toMatch(/[A-Za-z\u0660-\u0669\u06f0-\u06f9]/)
    expect(words(en)).not.toMatch(/[\u0600-\u06ff]/)
    for (const text of [words(en), words(ar)])
      expect(text).not.toMatch(/[`*[\]{}<>]|\u061c|[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/)
  })
})

describe('the privacy page', () => {
  const privacyTexts = {
    en: everything(page('privacy').en).join('\n'),
    ar: everything(page('privacy').ar).join('\n'),
  }

  it('names every storage key of the portal', () => {
    const source = import.meta.glob<string>(
      ['../**/*.{ts,tsx}', '!../**/*.{test,stories}.*', '!../static-content/**'],
      {
        eager: true,
        query: '?raw',
        import: 'default',
      },
    )
    const stored = new Set<string>(Object.values(storageKeys))
    for (const text of Object.values(source))
      for (const [, key = ''] of text.matchAll(/['"`](saha\.[a-z.-]+?)\.?(?:\$\{[^`]*)?['"`]/g))
        stored.add(key)
    // Broadcast channels store nothing.
    for (const channel of ['saha.session', 'saha.live-chat', 'saha.video']) stored.delete(channel)
    expect(stored.size).toBeGreaterThan(7)
    for (const locale of ['en', 'ar'] as const)
      expect([...stored].filter((key) => !privacyTexts[locale].includes(key))).toEqual([])
  })

  it('states the actual limits', () => {
    const read = (path: string) =>
      readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')
    const { auth } = (
      JSON.parse(read('appwrite.config.json')) as { settings: { auth: { security: unknown } } }
    ).settings
    expect(auth.security).toMatchObject({ duration: 365 * 24 * 60 * 60, sessionsLimit: 10 })
    expect(bounds).toMatchObject({ entries: 500, bytes: 500 * 1024 * 1024 })
    for (const text of Object.values(privacyTexts))
      expect(text).toMatch(new RegExp(`\\b${maxRecentGames}\\b`))
    expect(read('packages/gateway/src/http/client.ts')).toContain("COOKIE = 'saha_visitor'")
    expect(read('packages/gateway/src/http/client.ts')).toContain('DAYS_30 = 30 * 24')
    expect(read('packages/gateway/src/ledger/sql-ledger.ts')).toContain('toDay(at - 40 * DAY)')
  })
})

it('pages have at least their minimum length', () => {
  const length = (text: PageText) => text.blocks.flatMap(listTexts).join(' ').split(/\s+/).length
  for (const [name, least] of [
    ['guide', 800],
    ['privacy', 700],
    ['terms', 500],
    ['about', 200],
  ] as const)
    for (const locale of ['en', 'ar'] as const)
      expect(length(page(name)[locale]), `${name} ${locale}`).toBeGreaterThan(least)
})
