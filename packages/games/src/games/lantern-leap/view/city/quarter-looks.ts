import { courtyard } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import { quarterNames } from '../../rules/quarters.ts'
import type { QuarterName } from '../../rules/quarters.ts'

interface QuarterLook {
  name: QuarterName
  /** Colors of the walls and of the frieze; without them, those of the variant. */
  walls?: readonly Color[]
  tiles?: readonly [ground: Color, star: Color]
  /** Color of the objects on the roofs. @default that of the wall */
  ornaments?: Color
}

const { teal, pomegranate, violet, cobalt, green, rose, saffron, tangerine, paper, plaster } = courtyard

const looks: Readonly<Record<QuarterName, Omit<QuarterLook, 'name'>>> = {
  roofs: {},
  market: {
    walls: [
      [0.72, 0.09, 62],
      [0.64, 0.11, 42],
      [0.76, 0.06, 80],
    ],
    tiles: [pomegranate, saffron],
  },
  dyers: {
    walls: [
      [0.8, 0.03, 85],
      [0.62, 0.1, 300],
      [0.66, 0.08, 205],
    ],
    tiles: [violet, tangerine],
  },
  harbor: {
    walls: [
      [0.82, 0.025, 225],
      [0.68, 0.06, 235],
      [0.86, 0.02, 95],
    ],
    tiles: [cobalt, paper],
  },
  gardens: {
    walls: [
      [0.74, 0.07, 100],
      [0.62, 0.08, 135],
      [0.8, 0.05, 60],
    ],
    tiles: [green, rose],
    ornaments: [0.55, 0.11, 148],
  },
  citadel: {
    walls: [
      [0.62, 0.035, 70],
      [0.56, 0.04, 58],
      [0.66, 0.03, 85],
    ],
    tiles: [[0.4, 0.04, 60], plaster],
  },
}

/** Colors of the cloths, awnings and banners of a quarter. */
export const quarterCloths: readonly Color[] = [pomegranate, paper, teal, saffron, violet, tangerine]

export const getQuarterLook = (quarter: number): QuarterLook => {
  const name = quarterNames[quarter] ?? 'roofs'
  return { name, ...looks[name] }
}

/** A place in the city: its quarter, and the shares of it that lie behind and ahead. The last one never ends. */
interface Place {
  quarter: number
  name: QuarterName
  behind: number
  ahead: number
}

/** Returns the place at a progress, as `getQuarterProgress` gives it. */
export function findPlace(progress: number): Place {
  const last = quarterNames.length - 1
  const quarter = Math.min(last, Math.floor(progress))
  const behind = progress - quarter
  return {
    quarter,
    name: quarterNames[quarter] ?? 'roofs',
    behind,
    ahead: quarter === last ? Infinity : 1 - behind,
  }
}
