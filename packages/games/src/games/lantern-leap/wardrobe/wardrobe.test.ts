import { describe, expect, it } from 'vitest'
import { outfitIds, outfits } from './outfits.ts'
import { createWardrobe } from './wardrobe.ts'

describe('the wardrobe of Lantern Leap', () => {
  it('has twelve outfits to buy, each more expensive than the one before', () => {
    const prices = outfitIds.map((id) => outfits[id].price)
    expect(prices).toHaveLength(12)
    expect(prices.toSorted((a, b) => a - b)).toEqual(prices)
  })

  it('sells an outfit for lanterns once, and wears it', () => {
    let stored: unknown = null
    const open = () => createWardrobe(stored, (value) => (stored = value))
    open().earn(100)
    const wardrobe = open()
    expect(wardrobe.choose('baker')).toBe('bought')
    expect(wardrobe.choose('own')).toBe('worn')
    expect(wardrobe.choose('baker')).toBe('worn')
    expect(stored).toEqual({ lanterns: 20, owned: ['baker'], worn: 'baker' })
    expect(open().getWorn()).toBe('baker')
  })

  it('sells nothing that costs more than there is', () => {
    const wardrobe = createWardrobe({ lanterns: 39 }, () => expect.unreachable('nothing is stored'))
    expect(wardrobe.choose('porter')).toBe('too-dear')
    expect([wardrobe.getWorn(), wardrobe.getLanterns()]).toEqual(['own', 39])
  })

  it.each([
    null,
    'x',
    [],
    { lanterns: -5, owned: 'baker', worn: 'baker' },
    { lanterns: 1.5, owned: ['__proto__', 'crown'], worn: 'prince' },
    { lanterns: Number.NaN, owned: [{}], worn: {} },
  ])('reads %j as an empty wardrobe', (value) => {
    const wardrobe = createWardrobe(value, () => undefined)
    expect([wardrobe.getLanterns(), wardrobe.getWorn()]).toEqual([0, 'own'])
    expect(outfitIds.filter((id) => wardrobe.owns(id))).toEqual([])
  })
})
