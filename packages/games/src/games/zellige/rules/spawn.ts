import { isTile } from './board.ts'
import type { Tile } from './board.ts'
import type { State } from './state.ts'

/** Lanterns appear once a star of this rank has been made. */
const lanternRank = 4
/** Moves over which the probability of rubble grows to its maximum. */
const rubbleRamp = 260
/** An old courtyard decays: from this move on, rubble grows more likely in every courtyard, so that each run ends. */
const decay = { from: 640, perMove: 1 / 1000, most: 0.5 }

export const isDecaying = ({ moves }: Pick<State, 'moves'>): boolean => moves > decay.from

/** Chooses the tile that the next move adds. */
export function chooseTile({ random, cells, courtyard, moves, finest, nextId }: State): Tile {
  const lanterns = cells.filter((cell) => isTile(cell) && cell.kind === 'lantern').length
  const room = cells.filter((cell) => cell === null).length
  const chance = random.next()
  // A single lantern only takes up space, so the second comes sooner.
  const lantern = finest >= lanternRank && lanterns < 2 ? (lanterns === 1 ? 0.09 : 0.05) : 0
  const rubbleShare = Math.min(1, Math.max(0, (moves - courtyard.movesBeforeRubble) / rubbleRamp))
  const decayed = Math.min(decay.most, Math.max(0, moves - decay.from) * decay.perMove)
  const rubble = room > 2 ? courtyard.rubble * rubbleShare + decayed : 0
  if (chance < lantern) return { id: nextId, kind: 'lantern', rank: 0 }
  if (chance < lantern + rubble) return { id: nextId, kind: 'rubble', rank: 0 }
  return { id: nextId, kind: 'star', rank: random.chance(0.12) ? 2 : 1 }
}

/** Puts a tile on a random free cell. */
export function placeTile(state: State, tile: Tile): void {
  const free = state.cells.flatMap((cell, index) => (cell === null ? [index] : []))
  state.cells[state.random.pick(free)] = tile
  state.nextId = Math.max(state.nextId, tile.id + 1)
}
