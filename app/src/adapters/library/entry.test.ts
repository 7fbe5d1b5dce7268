import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { createEntryKind } from './entry-kind.ts'
import { createEntry, findOldest, readEntry, type Entry } from './entry.ts'
import { searchEntries } from './search-entries.ts'

const entry = (id: string, given: Partial<Entry> = {}): Entry => ({
  ...createEntry({ tool: 'smart-search', data: `About ${id}` }),
  id,
  at: 1,
  ...given,
})

const getTexts = vi.fn((text: string) => [text])
const kind = createEntryKind({ tool: 'smart-search', schema: v.string(), getTexts })

describe('a stored entry', () => {
  it('is read unchanged', () => {
    const files = new Map([['image', new Blob(['x'], { type: 'image/png' })]])
    const written = createEntry({ tool: 'image-editor', data: { at: 1 }, files })
    expect(readEntry(structuredClone(written))).toEqual(written)
  })

  it.each([
    ['nothing', undefined],
    ['no id', entry('')],
    ['an unknown tool', { ...entry('a'), tool: 'oven' }],
    ['a file without a size', { ...entry('a'), files: [{ id: 'image', type: 'image/png' }] }],
    ['a negative revision', entry('a', { revision: -1 })],
  ])('with %s is rejected', (_, value) => {
    expect(readEntry(value)).toBe(null)
  })

  it('without a valid name has its own title', () => {
    expect(kind.getTitle(readEntry({ ...entry('a'), name: 7 }) as Entry)).toBe('About a')
    expect(kind.getTitle(entry('a', { name: 'Trip' }))).toBe('Trip')
  })

  it('of another tool or with broken data has no content', () => {
    expect(kind.read(entry('a', { tool: 'tts' }))).toBe(null)
    expect(kind.read(entry('a', { data: 7 }))).toBe(null)
  })
})

describe('the oldest entries', () => {
  const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)

  it('make room for the bytes that are needed, and a tenth of all', () => {
    const stored = Array.from({ length: 40 }, (_, at) => entry(`${40 - at}`, { size: 10 }))
    expect(ids(findOldest(stored, 0))).toEqual(['1', '2', '3', '4'])
    expect(ids(findOldest(stored, 55))).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('never include named ones', () => {
    const stored = [entry('3', { size: 5 }), entry('2', { size: 5, name: 'Trip' }), entry('1', { size: 5 })]
    expect(ids(findOldest(stored, 100))).toEqual(['1', '3'])
    expect(findOldest([entry('1', { name: 'Trip' })], 100)).toEqual([])
  })
})

it('folds the texts of 500 entries once for all searches', () => {
  const entries = Array.from({ length: 500 }, (_, at) => entry(`${at}`))
  getTexts.mockClear()
  for (const search of ['a', 'ab', 'about 49', 'about 499']) searchEntries(kind, entries, search)
  expect(searchEntries(kind, entries, 'ABOUT 499')).toHaveLength(1)
  // Once for the title, once for the texts.
  expect(getTexts).toHaveBeenCalledTimes(1000)
})
