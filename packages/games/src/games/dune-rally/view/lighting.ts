import { courtyard, css, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { stageNames } from '../rules/stages.ts'
import type { StageName } from '../rules/stages.ts'

/** Light of one stage: the rally drives from the morning into the night. */
interface Hour {
  sky: readonly [high: Color, middle: Color, low: Color]
  /** The sun or the moon, and its size. */
  disc: Color
  discSize: number
  sand: Color
  track: Color
  ridge: Color
  tiles: readonly [Color, Color]
  /** Brightness of stars and headlights, from 0 to 1. */
  dark: number
}

const { paper, saffron, teal, pomegranate, violet, cobalt, green, rose, tangerine } = courtyard

const hours: Readonly<Record<StageName, Hour>> = {
  dunes: {
    sky: [
      [0.6, 0.09, 238],
      [0.76, 0.07, 225],
      [0.9, 0.075, 82],
    ],
    disc: [0.985, 0.05, 95],
    discSize: 1,
    sand: [0.755, 0.095, 70],
    track: [0.66, 0.075, 56],
    ridge: [0.72, 0.1, 66],
    tiles: [pomegranate, paper],
    dark: 0,
  },
  canyon: {
    sky: [
      [0.56, 0.1, 245],
      [0.72, 0.085, 232],
      [0.87, 0.055, 62],
    ],
    disc: [0.99, 0.03, 100],
    discSize: 0.75,
    sand: [0.56, 0.13, 40],
    track: [0.68, 0.085, 56],
    ridge: [0.54, 0.125, 36],
    tiles: [cobalt, paper],
    dark: 0,
  },
  oasis: {
    sky: [
      [0.56, 0.1, 222],
      [0.75, 0.085, 195],
      [0.91, 0.09, 98],
    ],
    disc: [0.98, 0.09, 95],
    discSize: 1,
    sand: [0.6, 0.105, 128],
    track: [0.72, 0.075, 74],
    ridge: [0.5, 0.09, 150],
    tiles: [teal, paper],
    dark: 0,
  },
  salt: {
    sky: [
      [0.36, 0.115, 292],
      [0.58, 0.15, 350],
      [0.83, 0.125, 58],
    ],
    disc: [0.8, 0.17, 48],
    discSize: 1.7,
    sand: [0.85, 0.035, 340],
    track: [0.72, 0.05, 318],
    ridge: [0.5, 0.1, 318],
    tiles: [violet, paper],
    dark: 0.35,
  },
  night: {
    sky: [
      [0.19, 0.04, 225],
      [0.25, 0.055, 222],
      [0.35, 0.065, 212],
    ],
    disc: [0.96, 0.04, 88],
    discSize: 1.1,
    sand: [0.4, 0.05, 222],
    track: [0.56, 0.055, 68],
    ridge: [0.4, 0.05, 222],
    tiles: [saffron, paper],
    dark: 1,
  },
}

/** Tints of the variants; the first one is the base game's. */
const tints: readonly (Color | null)[] = [null, rose, violet, tangerine, teal, cobalt]
const tintShare = 0.16

/** Number of haze shades by distance; 0 is the nearest. */
export const hazes = 20

/** Colors of one moment, ready to draw with. */
export interface Lighting {
  stage: StageName
  sky: readonly string[]
  disc: string
  discSize: number
  crater: string
  glow: string
  dark: number
  ridges: readonly { lit: string; dark: string }[]
  sand: readonly (readonly [string, string])[]
  track: readonly (readonly [string, string])[]
  rim: readonly (readonly [string, string])[]
  lane: readonly string[]
  /** Lit and dark side of a dune or rock beside the road. */
  dune: readonly { lit: string; dark: string; ripple: string }[]
}

const blendHours = (a: Hour, b: Hour, by: number): Hour => {
  const pair = (one: Color, other: Color) => mix(one, other, by)
  return {
    sky: [pair(a.sky[0], b.sky[0]), pair(a.sky[1], b.sky[1]), pair(a.sky[2], b.sky[2])],
    disc: pair(a.disc, b.disc),
    discSize: a.discSize + (b.discSize - a.discSize) * by,
    sand: pair(a.sand, b.sand),
    track: pair(a.track, b.track),
    ridge: pair(a.ridge, b.ridge),
    tiles: [pair(a.tiles[0], b.tiles[0]), pair(a.tiles[1], b.tiles[1])],
    dark: a.dark + (b.dark - a.dark) * by,
  }
}

const getStage = (hour: number): StageName => stageNames[hour % stageNames.length] ?? 'dunes'

/** Returns the light at an hour: whole numbers are the stages, fractions the way from one to the next. */
export function getLighting(palette: number, hour: number): Lighting {
  const now = Math.floor(hour)
  const light = blendHours(hours[getStage(now)], hours[getStage(now + 1)], hour - now)
  const { sky, disc, discSize, track, ridge, tiles, dark: darkness } = light
  const tint = tints[palette % tints.length]
  const tinted = (color: Color) => (tint ? mix(color, [color[0], tint[1], tint[2]], tintShare) : color)
  const [high, middle, low] = [tinted(sky[0]), tinted(sky[1]), tinted(sky[2])]
  const sand = tinted(light.sand)
  const far = mix(low, sand, 0.3)
  const hazy = (color: Color) =>
    Array.from({ length: hazes }, (_, index) => css(mix(color, far, (index / (hazes - 1)) ** 1.6 * 0.92)))
  const pairs = (one: Color, other: Color) => {
    const [a, b] = [hazy(one), hazy(other)]
    return a.map((color, index) => [color, b[index] ?? color] as const)
  }
  const lit = hazy(shade(mix(sand, disc, 0.16), 0.05))
  const shaded = hazy(shade(sand, -0.085))
  const ripple = hazy(shade(sand, -0.025))
  return {
    stage: getStage(Math.round(hour)),
    sky: [css(high), css(mix(high, middle, 0.5)), css(middle), css(mix(middle, low, 0.5)), css(low)],
    disc: css(disc),
    discSize,
    crater: css(mix(disc, middle, darkness > 0.6 ? 0.16 : 0.07)),
    glow: css(disc, 0.2),
    dark: darkness,
    ridges: [0.72, 0.46, 0.2].map((by) => ({
      lit: css(mix(shade(ridge, 0.05), low, by)),
      dark: css(mix(shade(ridge, -0.06), low, by)),
    })),
    sand: pairs(sand, shade(sand, -0.022)),
    track: pairs(track, shade(track, -0.032)),
    rim: pairs(mix(tiles[0], sand, 0.12), mix(tiles[1], sand, 0.2)),
    lane: hazy(mix(track, paper, 0.4)),
    dune: lit.map((color, index) => ({
      lit: color,
      dark: shaded[index] ?? color,
      ripple: ripple[index] ?? color,
    })),
  }
}

/** Body colors of the rivals; the last one blocks. The player's car, chosen by palette, never shares one. */
export const rivalColors: readonly Color[] = [teal, violet, cobalt, green, [0.33, 0.02, 240]]
export const playerColors: readonly Color[] = [saffron, rose, tangerine, saffron, tangerine, rose]
