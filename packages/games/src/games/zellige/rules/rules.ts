import { choice, createMoveCodec, flag, Random } from '../../../core/index.ts'
import type { Rules, RunOptions } from '../../../core/index.ts'
import { canMove, isTile, getNeighbors, slide, ways } from './board.ts'
import type { Cell, Slide, Way } from './board.ts'
import { getCourtyard, createCells } from './courtyards.ts'
import { chooseTile, placeTile } from './spawn.ts'
import type { GameEvent, Moves, State } from './state.ts'
import { earnUndo, saveSnapshot, undoMove } from './undo.ts'

const rubblePoints = 8

const getPoints = (rank: number): number => 1 << rank

export const rules: Rules<State, Moves, GameEvent> = {
  ...createMoveCodec<Moves>({ go: choice(null, ...ways), undo: flag, finish: flag }),

  start({ seed, level }: RunOptions) {
    const random = new Random(seed)
    const courtyard = getCourtyard(level)
    const state: State = {
      score: 0,
      over: false,
      size: courtyard.size,
      cells: createCells(courtyard, random),
      random,
      courtyard,
      nextId: 1,
      moves: 0,
      merges: 0,
      finest: 1,
      longest: 0,
      undos: 1,
      mergesSinceUndo: 0,
      history: [],
      stuck: false,
    }
    placeTile(state, { id: state.nextId++, kind: 'star', rank: 1 })
    placeTile(state, { id: state.nextId++, kind: 'star', rank: 1 })
    return state
  },

  step(state, { go, undo, finish }, emit) {
    if (state.over) return
    if (undo) undoMove(state, emit)
    else if (finish && state.stuck) end(state, emit)
    else if (go && !state.stuck) move(state, go, emit)
  },
}

function move(state: State, way: Way, emit: (event: GameEvent) => void): void {
  const slid = slide(state, way, state.nextId)
  if (!slid.moved) {
    emit({ kind: 'blocked', way })
    return
  }
  saveSnapshot(state)
  state.moves += 1
  state.cells = slid.cells
  state.nextId += slid.merges.length
  const before = state.finest
  for (const { into } of slid.merges) state.finest = Math.max(state.finest, into.rank)

  const sum = slid.merges.reduce((points, { into }) => points + getPoints(into.rank), 0)
  const chain = slid.merges.length
  const swept = sweep(state, slid)
  const crumbled = crumble(state, slid)
  const points = sum * chain + swept.points + crumbled.length * rubblePoints
  state.score += points
  state.merges += chain
  state.longest = Math.max(state.longest, chain)

  const spawned = chooseTile(state)
  placeTile(state, spawned)
  const finest = state.finest > before ? state.finest : null
  emit({ kind: 'slid', way, slide: slid, swept: swept.ids, crumbled, spawned, points, finest })
  earnUndo(state, chain, emit)
  if (canMove(state)) return
  if (state.undos > 0) {
    state.stuck = true
    emit({ kind: 'stuck' })
  } else end(state, emit)
}

/** Light clears its line but spares the finest stars on the board. */
export function sweep(state: { cells: Cell[] }, { lights }: Slide): { ids: number[]; points: number } {
  const spared = Math.max(...state.cells.map((cell) => (isTile(cell) ? cell.rank : 0)))
  const ids: number[] = []
  let points = 0
  for (const cell of new Set(lights.flatMap(({ line }) => line))) {
    const tile = state.cells[cell]
    if (!isTile(tile) || tile.kind === 'lantern') continue
    if (tile.kind === 'star' && tile.rank === spared) continue
    ids.push(tile.id)
    points += tile.kind === 'rubble' ? rubblePoints : getPoints(tile.rank)
    state.cells[cell] = null
  }
  return { ids, points }
}

/** Rubble beside a merge crumbles. */
export function crumble(state: { size: number; cells: Cell[] }, { merges }: Slide): number[] {
  const ids: number[] = []
  for (const cell of new Set(merges.flatMap((merge) => getNeighbors(state.size, merge.cell)))) {
    const tile = state.cells[cell]
    if (!isTile(tile) || tile.kind !== 'rubble') continue
    ids.push(tile.id)
    state.cells[cell] = null
  }
  return ids
}

function end(state: State, emit: (event: GameEvent) => void): void {
  state.stuck = false
  state.over = true
  emit({ kind: 'over' })
}
