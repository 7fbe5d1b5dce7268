import type { FoeKind } from './foes.ts'

/** Contents and difficulty of a chamber. */
export interface Plan {
  columns: number
  rows: number
  gates: number
  treasures: number
  wells: number
  braziers: number
  foes: readonly FoeKind[]
  /** Water supply as a multiple of the shortest safe way. */
  slack: number
}

/** Water lost to a creature. */
export const stingCosts: Readonly<Record<FoeKind, number>> = { scorpion: 8, golem: 14 }
/** Turns of invulnerability after a sting. */
export const shieldTurns = 3
/** Reach of the torch in steps, the gain per lit brazier, and the limit. */
export const torch = { reach: 4, more: 1, most: 7 }
/** Reach of a brazier. */
export const brazierReach = 5
/** Water of a well as a share of the full skin. */
export const wellShare = 0.35

export const points = { treasure: 50, maxStreak: 5, key: 25, brazier: 15, drop: 2, chamber: 100 }

/** Returns the plan of a chamber, numbered from 1; each is harder than the one before. */
export function getPlan(chamber: number, level: number): Plan {
  const depth = chamber - 1 + (Math.min(5, Math.max(1, level)) - 1)
  const columns = Math.min(11, 5 + Math.ceil(depth / 2))
  const rows = Math.min(9, 4 + Math.floor(depth / 2))
  const rooms = columns * rows
  const foes = Math.min(7, 1 + Math.floor(depth * 0.7))
  return {
    columns,
    rows,
    gates: depth < 2 ? 1 : depth < 5 ? 2 : 3,
    treasures: Math.min(9, 3 + Math.floor(depth / 2)),
    wells: 1 + Math.floor(rooms / 40),
    braziers: 1 + Math.floor(rooms / 30),
    foes: Array.from({ length: foes }, (_, index) => (index % 3 === 1 ? 'golem' : 'scorpion')),
    slack: Math.max(1.3, 2.7 - 0.15 * (chamber - 1) - 0.15 * (level - 1)),
  }
}
