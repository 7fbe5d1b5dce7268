import { describe, expect, it } from 'vitest'
import { paletteCount, parseVariant } from './variant.ts'

describe('parseVariant', () => {
  it.each([
    ['zellige', 'zellige', 0],
    ['lantern-leap', 'lantern-leap', 0],
    ['lantern-leap-7', 'lantern-leap', 7],
    ['dune-rally-30', 'dune-rally', 30],
  ])('parses %s', (id, base, number) => expect(parseVariant(id)).toMatchObject({ base, number }))

  it.each([
    '',
    '-',
    '7',
    'zellige-',
    'zellige-0',
    'zellige-01',
    'Zellige',
    'zellige-12345',
    '__proto__',
    '../x',
    'a b',
  ])('rejects “%s”', (id) => expect(parseVariant(id)).toBeNull())

  it('gives each number its own seed, and a valid level and palette', () => {
    const variants = Array.from({ length: 60 }, (_, number) => parseVariant(`zellige-${number + 1}`))
    expect(new Set(variants.map((variant) => variant?.seed)).size).toBe(60)
    expect(new Set(variants.map((variant) => variant?.level))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(variants.map((variant) => variant?.palette)).size).toBe(paletteCount)
  })
})
