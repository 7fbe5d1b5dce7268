import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { generate } from '../../scripts/tokens.ts'
import flat from './tokens.generated.json' with { type: 'json' }

type Rgb = [number, number, number]

/** OKLCH to linear sRGB (Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/). */
function linear([lightness, chroma, hue]: Rgb): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (x: number) => Math.min(1, Math.max(0, x))
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

type Theme = 'light' | 'dark'
function color(theme: Theme, name: string): Rgb {
  const find = (key: string): string => {
    const token =
      (flat.themes[theme] as Record<string, { value: unknown }>)[key] ??
      (flat.base as Record<string, { value: unknown }>)[key]
    if (!token) throw new Error(`No token ${key}`)
    return String(token.value)
  }
  let value = find(`color-${name}`)
  while (value.startsWith('var(')) value = find(value.slice('var(--saha-'.length, -1))
  return value.slice('oklch('.length, -1).split(' ').map(Number) as Rgb
}

function contrast(theme: Theme, foreground: string, background: string): number {
  const [one, other] = [foreground, background].map((name) => luminance(linear(color(theme, name))))
  return ratio(one ?? 0, other ?? 0)
}

const hues = ['action', 'puzzle', 'racing', 'adventure', 'girls', 'cooking']
const tones = ['info', 'success', 'warning', 'danger']
const grounds = ['ground', 'surface', 'sunken']
const pairs: [foreground: string, background: string, least: number][] = [
  ...grounds.map((ground): [string, string, number] => ['ink', ground, 7]),
  ...['ground', 'surface'].flatMap((ground): [string, string, number][] => [
    ['ink-muted', ground, 7],
    ['link', ground, 7],
    ...tones.map((tone): [string, string, number] => [tone, ground, 7]),
    ['line-strong', ground, 3],
    ['focus', ground, 3],
    ['star', ground, 3],
    ...hues.map((hue): [string, string, number] => [`hue-${hue}-text`, ground, 7]),
  ]),
  // Of two colors with 9:1 contrast (3 × 3), one reaches 3:1 on any background.
  ['focus', 'focus-halo', 9],
  ['ink', 'sunken', 7],
  ['ink-muted', 'sunken', 4.5],
  ['ink', 'selection', 7],
  ['link', 'selection', 4.5],
  ...tones.flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-surface`, 4.5],
    ['ink', `${tone}-surface`, 7],
    ['ink-muted', `${tone}-surface`, 4.5],
    [`on-${tone}`, `${tone}-fill`, 4.5],
  ]),
  ['on-action', 'action', 7],
  ['on-action', 'action-hover', 7],
  ['on-night', 'night', 7],
  ['on-night-muted', 'night', 7],
  ...hues.flatMap((hue): [string, string, number][] => [
    ['on-hue', `hue-${hue}-fill`, 4.5],
    [`hue-${hue}-text`, `hue-${hue}-tint`, 4.5],
  ]),
]

describe('tokens', () => {
  it.each(['light', 'dark'] as const)('meets every required contrast in the %s theme', (theme) => {
    const broken = pairs
      .map(([foreground, background, least]) => ({
        foreground,
        background,
        least,
        is: contrast(theme, foreground, background),
      }))
      .filter(({ is, least }) => is < least)
    expect(broken).toEqual([])
  })

  it.each(['light', 'dark'] as const)('gives every hue the same lightness and chroma (%s)', (theme) => {
    for (const part of ['fill', 'edge', 'tint', 'text'])
      expect(new Set(hues.map((hue) => color(theme, `hue-${hue}-${part}`).slice(0, 2).join())).size).toBe(1)
  })

  it('gives hues outside the palette its lightness and chroma', async () => {
    const styles = await readFile(new URL('../styles/core.css', import.meta.url), 'utf8')
    for (const theme of ['light', 'dark'] as const)
      for (const [part, name] of [
        ['fill', '--hue'],
        ['edge', '--hue-edge'],
      ] as const) {
        const [lightness, chroma] = color(theme, `hue-action-${part}`)
        expect(styles).toContain(`${name}: oklch(${lightness} ${chroma} var(--hue-angle));`)
      }
  })

  it('keeps texts readable on every angle of the color wheel', () => {
    const [lightness, chroma] = color('light', 'hue-action-fill')
    const text = luminance(linear(color('light', 'on-hue')))
    const unreadable = Array.from({ length: 360 }, (_, angle) => angle).filter(
      (angle) => ratio(text, luminance(linear([lightness, chroma, angle]))) < 4.5,
    )
    expect(unreadable).toEqual([])
  })

  it('has the same names in both themes and in both scripts', () => {
    expect(Object.keys(flat.themes.dark)).toEqual(Object.keys(flat.themes.light))
    expect(Object.keys(flat.scripts.arabic)).toEqual(Object.keys(flat.scripts.latin))
  })

  it('has up-to-date generated files (run `npm run generate -w @saha/ui` when this fails)', async () => {
    for (const [name, text] of Object.entries(await generate())) {
      expect(await readFile(new URL(name, import.meta.url), 'utf8'), name).toBe(text)
    }
  })
})
