import type { Category } from '../../types.ts'
import { oklch } from './color.ts'

export type Time = 'dawn' | 'day' | 'dusk' | 'night'

/** Hues in OKLCH degrees: the category's own, its accent, and its replacement for dark shades. */
interface PosterHue {
  own: number
  accent: number
  dark: number
}

const hue = (own: number, accent: number, dark = own): PosterHue => ({ own, accent, dark })

/** Hue of a category, or of articles. */
export type SchemeHue = Category['hue'] | 'article'

const hues: Readonly<Record<Exclude<SchemeHue, number>, PosterHue>> = {
  action: hue(22, 192),
  puzzle: hue(300, 175),
  racing: hue(258, 28),
  adventure: hue(152, 25),
  girls: hue(350, 192),
  // Dark orange looks muddy, so its shades shift towards red.
  cooking: hue(55, 205, 40),
  article: hue(195, 22),
}

/** Colors of a poster by role. */
export interface Scheme {
  time: Time
  /** Sky, and the stars on it. */
  sky: string
  mark: string
  /** Light rings from the outermost inwards, then the light source. */
  glow: readonly [string, string, string]
  lamp: string
  /** Ground layers by distance; `rim` is the lit edge of the nearest one. */
  far: string
  mid: string
  near: string
  rim: string
  ink: string
  body: string
  bodyShade: string
  bodyLight: string
  /** Color of an object that must contrast with the sky: light on dark, deep on light. */
  glaze: string
  glazeShade: string
  glazeMark: string
  accent: string
  accentShade: string
  gold: string
  goldLight: string
  goldShade: string
  paper: string
  paperShade: string
  /** Colors that do not change with the time of day. */
  water: string
  leaf: string
  leafShade: string
}

const constant = {
  gold: oklch(0.8, 0.165, 76),
  goldLight: oklch(0.91, 0.115, 88),
  goldShade: oklch(0.58, 0.13, 60),
  paper: oklch(0.98, 0.012, 85),
  paperShade: oklch(0.86, 0.035, 82),
  water: oklch(0.7, 0.115, 195),
  leaf: oklch(0.56, 0.125, 155),
  leafShade: oklch(0.36, 0.08, 165),
}

type Light = Pick<Scheme, 'sky' | 'mark' | 'glow' | 'lamp' | 'far' | 'mid' | 'near' | 'rim'>

const light: Readonly<Record<Time, (hue: number, warm: (amount: number) => number) => Light>> = {
  night: (hue, warm) => ({
    sky: oklch(0.335, 0.098, hue),
    mark: oklch(0.385, 0.105, hue),
    glow: [oklch(0.45, 0.125, warm(0.12)), oklch(0.56, 0.145, warm(0.35)), oklch(0.69, 0.15, warm(0.7))],
    lamp: oklch(0.9, 0.125, 88),
    far: oklch(0.285, 0.085, hue),
    mid: oklch(0.24, 0.068, hue),
    near: oklch(0.185, 0.046, hue),
    rim: oklch(0.66, 0.15, warm(0.6)),
  }),
  dusk: (hue, warm) => ({
    sky: oklch(0.5, 0.155, hue),
    mark: oklch(0.545, 0.155, hue),
    glow: [oklch(0.61, 0.16, warm(0.25)), oklch(0.73, 0.16, warm(0.55)), oklch(0.83, 0.155, warm(0.88))],
    lamp: oklch(0.93, 0.1, 90),
    far: oklch(0.41, 0.13, hue),
    mid: oklch(0.315, 0.1, hue),
    near: oklch(0.225, 0.065, hue),
    rim: oklch(0.8, 0.15, warm(0.85)),
  }),
  day: (hue, warm) => ({
    sky: oklch(0.74, 0.135, hue),
    mark: oklch(0.78, 0.125, hue),
    glow: [oklch(0.82, 0.115, warm(0.15)), oklch(0.88, 0.1, warm(0.4)), oklch(0.94, 0.08, warm(0.8))],
    lamp: oklch(0.985, 0.03, 90),
    far: oklch(0.62, 0.13, hue),
    mid: oklch(0.48, 0.12, hue),
    near: oklch(0.33, 0.085, hue),
    rim: oklch(0.9, 0.1, 88),
  }),
  dawn: (hue, warm) => ({
    sky: oklch(0.92, 0.05, hue),
    mark: oklch(0.875, 0.07, hue),
    glow: [oklch(0.87, 0.095, warm(0.2)), oklch(0.83, 0.125, warm(0.35)), oklch(0.82, 0.15, warm(0.8))],
    lamp: oklch(0.95, 0.09, 90),
    far: oklch(0.78, 0.11, hue),
    mid: oklch(0.6, 0.14, hue),
    near: oklch(0.38, 0.1, hue),
    rim: oklch(0.95, 0.06, 88),
  }),
}

const saffron = 72

/** Moves a hue towards saffron, the shorter way round the color wheel. */
const shiftTowardsSaffron = (hue: number, amount: number): number =>
  hue + (((saffron - hue + 540) % 360) - 180) * amount

/** Skin colors. */
export const skins = [oklch(0.64, 0.09, 55), oklch(0.76, 0.085, 62), oklch(0.84, 0.065, 68)] as const

/** Creates the colors of a hue at a time of day. */
export function createScheme(subject: SchemeHue, time: Time): Scheme {
  const { own, accent, dark } = typeof subject === 'number' ? hue(subject, subject + 170) : hues[subject]
  const isDark = time === 'dusk' || time === 'night'
  const air = isDark ? dark : own
  const body = oklch(0.64, 0.175, own)
  const bodyShade = oklch(0.47, 0.145, dark)
  return {
    time,
    ...constant,
    ...light[time](air, (amount) => shiftTowardsSaffron(air, amount)),
    ink: oklch(0.2, 0.045, dark),
    body,
    bodyShade,
    bodyLight: oklch(0.84, 0.1, own),
    glaze: isDark ? constant.paper : body,
    glazeShade: isDark ? constant.paperShade : bodyShade,
    glazeMark: isDark ? body : constant.goldLight,
    accent: oklch(0.66, 0.13, accent),
    accentShade: oklch(0.45, 0.1, accent),
  }
}
