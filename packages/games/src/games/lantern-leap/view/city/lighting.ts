import { courtyard, css, mix, shade } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import { getQuarterLook } from './quarter-looks.ts'

/** Colors of a variant: those of its old town, and of its runner. */
export interface Theme {
  walls: readonly Color[]
  tiles: readonly [ground: Color, star: Color]
  robe: Color
  scarf: Color
  /** Hour at the start of the run: 0 dusk, 1 night, 2 the small hours, 3 before dawn, 4 dawn, 5 morning. */
  hour: number
}

const { teal, pomegranate, violet, cobalt, green, rose, saffron, tangerine, night, paper } = courtyard

/** One per palette of the variants. */
const themes: readonly [Theme, ...Theme[]] = [
  {
    walls: [
      [0.66, 0.075, 62],
      [0.6, 0.085, 48],
      [0.7, 0.05, 78],
    ],
    tiles: [teal, paper],
    robe: pomegranate,
    scarf: saffron,
    hour: 0,
  },
  {
    walls: [
      [0.6, 0.085, 248],
      [0.68, 0.06, 236],
      [0.55, 0.09, 256],
    ],
    tiles: [cobalt, saffron],
    robe: tangerine,
    scarf: paper,
    hour: 0.75,
  },
  {
    walls: [
      [0.6, 0.1, 32],
      [0.65, 0.085, 40],
      [0.55, 0.1, 24],
    ],
    tiles: [green, saffron],
    robe: teal,
    scarf: saffron,
    hour: 4,
  },
  {
    walls: [
      [0.5, 0.055, 50],
      [0.56, 0.06, 58],
      [0.46, 0.05, 42],
    ],
    tiles: [violet, paper],
    robe: violet,
    scarf: tangerine,
    hour: 1.8,
  },
  {
    walls: [
      [0.76, 0.03, 90],
      [0.7, 0.04, 100],
      [0.72, 0.035, 190],
    ],
    tiles: [green, teal],
    robe: rose,
    scarf: green,
    hour: 3,
  },
  {
    walls: [
      [0.52, 0.085, 310],
      [0.58, 0.075, 325],
      [0.48, 0.08, 295],
    ],
    tiles: [pomegranate, saffron],
    robe: cobalt,
    scarf: rose,
    hour: 2,
  },
]

interface Hour {
  sky: readonly [top: Color, middle: Color, low: Color]
  dark: number
}
const hours: readonly [Hour, ...Hour[]] = [
  {
    sky: [
      [0.33, 0.1, 288],
      [0.56, 0.15, 18],
      [0.83, 0.13, 72],
    ],
    dark: 0.2,
  },
  {
    sky: [
      [0.17, 0.05, 262],
      [0.28, 0.075, 238],
      [0.47, 0.085, 205],
    ],
    dark: 0.6,
  },
  {
    sky: [
      [0.13, 0.045, 285],
      [0.23, 0.08, 292],
      [0.4, 0.11, 322],
    ],
    dark: 0.72,
  },
  {
    sky: [
      [0.16, 0.05, 240],
      [0.3, 0.075, 200],
      [0.56, 0.09, 170],
    ],
    dark: 0.62,
  },
  {
    sky: [
      [0.38, 0.09, 258],
      [0.64, 0.12, 352],
      [0.87, 0.09, 76],
    ],
    dark: 0.24,
  },
  {
    sky: [
      [0.52, 0.09, 245],
      [0.74, 0.07, 225],
      [0.9, 0.06, 95],
    ],
    dark: 0.1,
  },
]
interface Wall {
  face: string
  foot: string
  edge: string
  back: string
}

/** Colors of one moment, ready to draw with. */
export interface Lighting {
  sky: readonly [string, string, string]
  /** Darkness from 0, day, to 1. */
  dark: number
  /** Skylines from far to near. */
  layers: readonly [string, string, string]
  /** Roofs nearer than the path. */
  front: string
  windows: string
  sea: string
  /** Returns the walls of a quarter. */
  getWalls: (quarter: number) => readonly Wall[]
  slab: string
  slabEdge: string
}

const at = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0]

export const getTheme = (palette: number): Theme => at(themes, palette)

/** Returns the light after a number of quarters, one in an hour of the night. */
export function getLighting(progress: number, theme: Theme): Lighting {
  const hour = progress + theme.hour
  const [now, next] = [at(hours, Math.floor(hour)), at(hours, Math.floor(hour) + 1)]
  // Each hour lasts a while, then blends into the next.
  const turn = Math.min(1, Math.max(0, ((hour % 1) - 0.62) / 0.34))
  const blend = (index: 0 | 1 | 2): Color => mix(now.sky[index], next.sky[index], turn)
  const [top, middle, low] = [blend(0), blend(1), blend(2)]
  const dark = now.dark + (next.dark - now.dark) * turn
  const walls = new Map<number, readonly Wall[]>()
  const lit = (color: Color, by: number) => mix(color, mix(night, top, 0.5), by)
  return {
    sky: [css(top), css(middle), css(low)],
    dark,
    layers: [
      css(mix(low, middle, 0.5)),
      css(lit(mix(low, middle, 0.85), 0.4)),
      css(lit(middle, 0.72 - dark * 0.16)),
    ],
    sea: css(lit(mix([0.45, 0.09, 225], middle, 0.35), 0.15 + dark * 0.3)),
    front: css(lit(middle, 0.86)),
    windows: css(saffron, 0.25 + 0.6 * dark),
    getWalls(quarter) {
      const known = walls.get(quarter)
      if (known) return known
      const { walls: colors = theme.walls, ornaments } = getQuarterLook(quarter)
      const made = colors.map((wall) => ({
        face: css(lit(wall, dark * 0.5)),
        foot: css(lit(wall, 0.62 + dark * 0.3)),
        edge: css(lit(shade(wall, 0.1), dark * 0.4)),
        back: css(lit(ornaments ?? shade(wall, -0.1), 0.3 + dark * 0.5)),
      }))
      walls.set(quarter, made)
      return made
    },
    slab: css(lit(courtyard.plaster, dark * 0.32)),
    slabEdge: css(lit([0.62, 0.05, 70], 0.2 + dark * 0.4)),
  }
}
