import type { Random } from '../../core/random.ts'
import { isTile, slide, ways } from '../../games/zellige/rules/board.ts'
import type { Board, Cell, Way } from '../../games/zellige/rules/board.ts'
import { idle } from '../../games/zellige/rules/bots.ts'
import type { Moves, State } from '../../games/zellige/rules/state.ts'
import { stepsPerSecond } from '../../core/runner/loop.ts'
import type { Skill } from './skills.ts'

const getRank = (cell: Cell | undefined) => (cell && isTile(cell) && cell.kind === 'star' ? cell.rank : 0)

/** Sum of the differences between neighbors: small where stars of a kind lie together. */
function getDisorder(cells: readonly Cell[], size: number): number {
  let sum = 0
  for (const [at, cell] of cells.entries()) {
    if (at % size < size - 1) sum += Math.abs(getRank(cell) - getRank(cells[at + 1]))
    if (at + size < cells.length) sum += Math.abs(getRank(cell) - getRank(cells[at + size]))
  }
  return sum
}

/** Returns the best move and its worth, as if no tile were added. */
function look(board: Board, plies: number): { worth: number; way: Way | null } {
  let best: { worth: number; way: Way | null } = { worth: -50, way: null }
  for (const way of ways) {
    const { moved, merges, cells } = slide(board, way, 0)
    if (!moved) continue
    const won = merges.reduce((sum, { into }) => sum + into.rank, 0)
    const free = cells.filter((cell) => cell === null).length
    const later = plies > 1 ? look({ size: board.size, cells }, plies - 1).worth : 0
    const worth = won + free * 3 - getDisorder(cells, board.size) * 0.6 + later * 0.9
    if (!best.way || worth > best.worth) best = { worth, way }
  }
  return best
}

/** Plans one to three moves; sometimes slides in a random direction. */
export function createPlayer({ mistakes, pace }: Skill, plies: number) {
  let wait = 0
  return (state: State, random: Random): Moves => {
    if ((wait -= 1) > 0) return idle
    wait = Math.round(pace * stepsPerSecond)
    if (state.stuck) return { ...idle, finish: true }
    const go = random.chance(mistakes * 4) ? random.pick(ways) : look(state, plies).way
    return { ...idle, go }
  }
}
