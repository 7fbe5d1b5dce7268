import { ways } from '../rules/board.ts'
import type { Board, Cell, Way } from '../rules/board.ts'
import { writeCells } from './notation.ts'
import { shift } from './shift.ts'

interface Position {
  cells: Cell[]
  path: readonly Way[]
  /** Probability that a player who slides anywhere gets here. */
  chance: number
}

export interface Solution {
  /** A shortest solution. */
  path: readonly Way[]
  /** Probability that a player who slides anywhere reaches the rank within the moves. */
  chance: number
}

/**
 * Searches every position of a board, breadth first. Returns null if the rank cannot be reached in `limit` moves, or if
 * a turn has more than `maxPositions`.
 *
 * @param slack moves beyond the shortest solution that `chance` allows
 */
export function solve(
  { size, cells }: Board,
  rank: number,
  limit: number,
  slack = 0,
  maxPositions = Infinity,
): Solution | null {
  let turn = new Map<string, Position>([['', { cells: [...cells], path: [], chance: 1 }]])
  let found: readonly Way[] | null = null
  let solved = 0
  for (let moves = 1; moves <= (found ? found.length + slack : limit); moves++) {
    const next = new Map<string, Position>()
    for (const position of turn.values()) {
      const shifts = ways.flatMap((way) => {
        const shifted = shift({ size, cells: position.cells }, way, 0)
        return shifted ? [{ way, shifted }] : []
      })
      const chance = position.chance / shifts.length
      for (const { way, shifted } of shifts) {
        if (shifted.made >= rank) {
          solved += chance
          found ??= [...position.path, way]
          continue
        }
        const key = writeCells(shifted.cells)
        const known = next.get(key)
        if (known) known.chance += chance
        else next.set(key, { cells: shifted.cells, path: [...position.path, way], chance })
      }
    }
    if (next.size > maxPositions) return null
    turn = next
  }
  return found && { path: found, chance: solved }
}
