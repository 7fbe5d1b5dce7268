import { describe, expect, it } from 'vitest'
import { courtyard, css, mix, shade } from './color.ts'

describe('mix', () => {
  it('returns the end colors at 0 and 1', () => {
    expect(css(mix(courtyard.teal, courtyard.saffron, 0))).toBe(css(courtyard.teal))
    expect(css(mix(courtyard.teal, courtyard.saffron, 1))).toBe(css(courtyard.saffron))
  })

  it('passes through grey between opposite hues', () => {
    const [lightness, chroma] = mix([0.4, 0.1, 70], [0.6, 0.1, 250], 0.5)
    expect(lightness).toBeCloseTo(0.5)
    expect(chroma).toBeCloseTo(0)
  })

  it('takes the short way across 0°', () => {
    expect(mix([0.5, 0.1, 350], [0.5, 0.1, 20], 0.5)[2]).toBeCloseTo(5)
  })
})

describe('css', () => {
  it('formats a CSS color', () => {
    expect(css([0.5, 0.1, 200])).toBe('oklch(0.500 0.100 200.0)')
    expect(css([0.5, 0.1, 200], 0.25)).toBe('oklch(0.500 0.100 200.0 / 0.250)')
    expect(css(shade([0.95, 0.1, 200], 0.2))).toBe('oklch(1.000 0.100 200.0)')
  })
})
