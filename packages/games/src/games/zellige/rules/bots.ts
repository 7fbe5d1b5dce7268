import type { Random } from '../../../core/index.ts'
import { slide, ways } from './board.ts'
import type { Way } from './board.ts'
import type { Moves, State } from './state.ts'

export const idle: Moves = { go: null, undo: false, finish: false }
export type Bot = (state: State, random: Random) => Way
/** Slides anywhere. */
export const careless: Bot = (state, random) => random.pick(ways.filter((way) => slide(state, way, 0).moved))
/** Slides where most stars merge and most cells stay free. */
export const eager: Bot = (state) => {
  const worth = (way: Way) => {
    const { moved, merges, cells } = slide(state, way, 0)
    if (!moved) return -1
    return (
      merges.reduce((sum, { into }) => sum + 2 ** into.rank, 0) + cells.filter((cell) => !cell).length * 4
    )
  }
  const worths = ways.map(worth)
  return ways[worths.indexOf(Math.max(...worths))] ?? 'left'
}

/** Lets a bot play, and ends a stuck run. */
export const createPlayer =
  (bot: Bot) =>
  (state: State, random: Random): Moves =>
    state.stuck ? { ...idle, finish: true } : { ...idle, go: bot(state, random) }
