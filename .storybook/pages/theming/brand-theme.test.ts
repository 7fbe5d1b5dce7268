import { describe, expect, it } from 'vitest'
import { createBrandSheet, deriveBrand, measureBrand } from './brand-theme.ts'
import { getContrast, formatOklch, parseHex, parseOklch } from './oklch.ts'

/** Twelve hues around the color wheel. */
const hues = [
  '#e11d48',
  '#ea580c',
  '#f59e0b',
  '#a3a300',
  '#4d7c0f',
  '#15803d',
  '#0d9488',
  '#0e7490',
  '#2563eb',
  '#4338ca',
  '#7c3aed',
  '#c026d3',
]
const brands = [...hues, '#000000', '#ffffff', '#00ff00', '#808080']
const themes = ['light', 'dark'] as const

describe('oklch', () => {
  it('converts hexadecimal colors', () => {
    expect(formatOklch(parseHex('#ff0000'))).toBe('oklch(0.628 0.258 29.2)')
    expect(parseHex('#ffffff')[0]).toBeCloseTo(1, 4)
  })

  it('measures contrast as WCAG does', () => {
    expect(getContrast(parseHex('#000000'), parseHex('#ffffff'))).toBeCloseTo(21, 1)
    expect(getContrast(parseHex('#767676'), parseHex('#ffffff'))).toBeCloseTo(4.54, 1)
  })
})

describe('deriveBrand', () => {
  it.each(brands)('makes links, selection and focus of %s readable in both themes', (hex) => {
    for (const theme of themes) {
      const ratios = Object.fromEntries(measureBrand(hex, theme).map(({ pair, ratio }) => [pair, ratio]))
      expect(ratios['link'], `link, ${theme}`).toBeGreaterThanOrEqual(6.95)
      expect(ratios['selection'], `selection, ${theme}`).toBeGreaterThanOrEqual(4.5)
      expect(ratios['focus'], `focus, ${theme}`).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(hues)('makes the text on buttons of %s readable in both themes', (hex) => {
    for (const theme of themes) {
      const action = measureBrand(hex, theme).find(({ pair }) => pair === 'button')
      expect(action?.ratio, theme).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('chooses the text on the button that reads better', () => {
    expect(deriveBrand('#000000', 'light')['on-action'][0]).toBeGreaterThan(0.9)
    expect(deriveBrand('#f59e0b', 'light')['on-action'][0]).toBeLessThan(0.3)
  })
})

describe('createBrandSheet', () => {
  it('sets every color for light, dark and system themes', () => {
    const sheet = createBrandSheet('#7c3aed')
    const count = Object.keys(deriveBrand('#7c3aed', 'light')).length
    expect([...sheet.matchAll(/--saha-color-[a-z-]+: oklch\([\d. ]+\);/g)]).toHaveLength(count * 3)
  })
})

it('reads what it writes', () => {
  expect(formatOklch(parseOklch('oklch(0.5 0.1 200)'))).toBe('oklch(0.5 0.1 200)')
})
