export type FoeKind = 'scorpion' | 'golem'

/** A creature that walks its path to and fro. Where it is depends on the turn alone. */
export interface Foe {
  kind: FoeKind
  /** Three or five tiles, each beside the last. */
  path: readonly number[]
  /** Steps it is ahead at turn 0. */
  offset: number
}

/** After this many turns every creature is where it was and goes where it went. */
export const period = 16

/** Turns that one step takes. */
export const paceOf: Readonly<Record<FoeKind, number>> = { scorpion: 1, golem: 2 }

/** Where a creature is at a turn. */
export function placeAt({ kind, path, offset }: Foe, turn: number): number {
  const round = 2 * (path.length - 1)
  const at = (Math.floor(turn / paceOf[kind]) + offset) % round
  return path[at < path.length ? at : round - at] ?? 0
}

/** Whether a creature meets who goes from `from` to `to` during the turn: on the same tile, or face to face. */
export function meets(foe: Foe, turn: number, from: number, to: number): boolean {
  const after = placeAt(foe, turn + 1)
  return after === to || (from !== to && after === from && placeAt(foe, turn) === to)
}
