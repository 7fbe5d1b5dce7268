import { courtyard, css, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'

/** Light of one hour of the desert night. */
interface Hour {
  sky: readonly [high: Color, middle: Color, low: Color]
  moon: Color
  sand: Color
  track: Color
  tiles: readonly [Color, Color]
}

const { paper, saffron, teal, pomegranate, violet, cobalt, green, rose, tangerine } = courtyard

const hours: readonly [Hour, ...Hour[]] = [
  {
    sky: [
      [0.19, 0.04, 225],
      [0.25, 0.055, 222],
      [0.35, 0.065, 212],
    ],
    moon: [0.96, 0.04, 88],
    sand: [0.4, 0.05, 222],
    track: [0.56, 0.055, 68],
    tiles: [pomegranate, paper],
  },
  {
    sky: [
      [0.23, 0.07, 292],
      [0.36, 0.105, 318],
      [0.58, 0.13, 15],
    ],
    moon: [0.9, 0.09, 70],
    sand: [0.43, 0.075, 318],
    track: [0.6, 0.075, 48],
    tiles: [cobalt, paper],
  },
  {
    sky: [
      [0.2, 0.06, 268],
      [0.27, 0.085, 272],
      [0.4, 0.1, 262],
    ],
    moon: [0.95, 0.02, 230],
    sand: [0.41, 0.075, 276],
    track: [0.58, 0.05, 80],
    tiles: [tangerine, paper],
  },
  {
    sky: [
      [0.3, 0.075, 262],
      [0.52, 0.1, 345],
      [0.76, 0.11, 60],
    ],
    moon: [0.97, 0.03, 90],
    sand: [0.54, 0.085, 38],
    track: [0.68, 0.07, 72],
    tiles: [teal, paper],
  },
  {
    sky: [
      [0.2, 0.045, 195],
      [0.29, 0.06, 185],
      [0.43, 0.075, 170],
    ],
    moon: [0.94, 0.06, 105],
    sand: [0.42, 0.055, 185],
    track: [0.57, 0.055, 85],
    tiles: [rose, paper],
  },
  {
    sky: [
      [0.21, 0.06, 250],
      [0.33, 0.09, 235],
      [0.62, 0.13, 62],
    ],
    moon: [0.93, 0.08, 78],
    sand: [0.45, 0.075, 55],
    track: [0.6, 0.065, 75],
    tiles: [violet, paper],
  },
]

/** Number of haze shades by distance; 0 is the nearest. */
export const hazes = 20

/** Colors of one moment, ready to draw with. */
export interface Lighting {
  sky: readonly string[]
  moon: string
  crater: string
  dunes: readonly { lit: string; dark: string }[]
  sand: readonly (readonly [string, string])[]
  track: readonly (readonly [string, string])[]
  rim: readonly (readonly [string, string])[]
  lane: readonly string[]
  /** Lit and dark side of a dune beside the road. */
  dune: readonly { lit: string; dark: string; ripple: string }[]
  ground: Color
  far: Color
}

const at = (index: number): Hour => hours[index % hours.length] ?? hours[0]
const blendHours = (a: Hour, b: Hour, by: number): Hour => {
  const pair = (one: Color, other: Color) => mix(one, other, by)
  return {
    sky: [pair(a.sky[0], b.sky[0]), pair(a.sky[1], b.sky[1]), pair(a.sky[2], b.sky[2])],
    moon: pair(a.moon, b.moon),
    sand: pair(a.sand, b.sand),
    track: pair(a.track, b.track),
    tiles: [pair(a.tiles[0], b.tiles[0]), pair(a.tiles[1], b.tiles[1])],
  }
}

/** Returns the light after `hour` gates, starting at the variant's palette. Whole hours are unmixed. */
export function getLighting(palette: number, hour: number): Lighting {
  const now = Math.floor(hour)
  const { sky, moon, sand, track, tiles } = blendHours(at(palette + now), at(palette + now + 1), hour - now)
  const [high, middle, low] = sky
  const far = mix(low, sand, 0.3)
  const hazy = (color: Color) =>
    Array.from({ length: hazes }, (_, index) => css(mix(color, far, (index / (hazes - 1)) ** 1.6 * 0.92)))
  const pairs = (one: Color, other: Color) => {
    const [a, b] = [hazy(one), hazy(other)]
    return a.map((color, index) => [color, b[index] ?? color] as const)
  }
  const lit = hazy(shade(mix(sand, moon, 0.14), 0.06))
  const dark = hazy(shade(sand, -0.075))
  const ripple = hazy(shade(sand, -0.02))
  return {
    sky: [css(high), css(mix(high, middle, 0.5)), css(middle), css(mix(middle, low, 0.5)), css(low)],
    moon: css(moon),
    crater: css(mix(moon, middle, 0.16)),
    dunes: [0.72, 0.46, 0.2].map((by) => ({
      lit: css(mix(shade(sand, 0.05), low, by)),
      dark: css(mix(shade(sand, -0.06), low, by)),
    })),
    sand: pairs(sand, shade(sand, -0.022)),
    track: pairs(track, shade(track, -0.032)),
    rim: pairs(mix(tiles[0], sand, 0.12), mix(tiles[1], sand, 0.2)),
    lane: hazy(mix(track, paper, 0.4)),
    dune: lit.map((color, index) => ({
      lit: color,
      dark: dark[index] ?? color,
      ripple: ripple[index] ?? color,
    })),
    ground: sand,
    far,
  }
}

/** Body colors of the rivals. The player's car, chosen by palette, never shares one. */
export const rivalColors: readonly Color[] = [teal, pomegranate, violet, cobalt, green]
export const playerColors: readonly Color[] = [saffron, rose, tangerine, saffron, tangerine, rose]
