import { describe, expect, it } from 'vitest'
import { oklch } from './color.ts'

describe('oklch', () => {
  it.each([
    [1, 0, 0, '#ffffff'],
    [0, 0, 0, '#000000'],
    [0.627955, 0.257683, 29.2339, '#ff0000'],
    [0.86644, 0.294827, 142.4953, '#00ff00'],
    [0.452014, 0.313214, 264.052, '#0000ff'],
    [0.59987, 0, 0, '#808080'],
  ])('converts (%d %d %d) to %s', (lightness, chroma, hue, hex) => {
    expect(oklch(lightness, chroma, hue)).toBe(hex)
  })

  it('reduces chroma and keeps lightness outside the gamut', () => {
    expect(oklch(0.7, 0.4, 150)).toBe(oklch(0.7, 0.4, 150 + 360))
    expect(oklch(0.7, 0.4, 150)).not.toBe(oklch(0.7, 0, 150))
    expect(oklch(1, 0.3, 20)).toBe('#ffffff')
    for (let hue = 0; hue < 360; hue += 15) expect(oklch(0.6, 0.5, hue)).toMatch(/^#[0-9a-f]{6}$/)
  })
})
