export type FoeKind = 'scorpion' | 'golem'

/** Creature that walks its path back and forth. Its position depends only on the turn. */
export interface Foe {
  kind: FoeKind
  /** Three or five adjacent tiles in order. */
  path: readonly number[]
  /** Steps ahead at turn 0. */
  offset: number
}

/** Turns after which every creature repeats its movement. */
export const period = 16

/** Turns per step. */
export const turnsPerStep: Readonly<Record<FoeKind, number>> = { scorpion: 1, golem: 2 }

/** Returns a creature's tile at a turn. */
export function getFoeCell({ kind, path, offset }: Foe, turn: number): number {
  const round = 2 * (path.length - 1)
  const at = (Math.floor(turn / turnsPerStep[kind]) + offset) % round
  return path[at < path.length ? at : round - at] ?? 0
}

/** Returns whether a creature meets a move from `from` to `to` during the turn, on one tile or face to face. */
export function meetsHero(foe: Foe, turn: number, from: number, to: number): boolean {
  const after = getFoeCell(foe, turn + 1)
  return after === to || (from !== to && after === from && getFoeCell(foe, turn) === to)
}

/** Spikes that rise and sink by the turn: two turns up, two turns down. */
export interface Spike {
  cell: number
  /** Turns ahead at turn 0. */
  offset: number
}

export const isRaised = ({ offset }: Spike, turn: number): boolean => (turn + offset) % 4 < 2
