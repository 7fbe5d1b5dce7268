import { brazierReach } from '../rules/tuning.ts'
import { getTorchReach } from '../rules/sight.ts'
import type { State } from '../rules/state.ts'

const dark = { never: 1, before: 0.7, edge: 0.4 }
/** Share of the change that remains after a second. */
const fade = 0.0004

/** Creates the darkness of each tile, 0–1, which changes smoothly in time but by whole tiles in space. */
export function createLight() {
  let chamber: State['chamber'] | null = null
  let now = new Float32Array(0)

  const getDarkness = (state: State, lit: ReadonlySet<number>, cell: number): number => {
    if (!state.seen[cell]) return dark.never
    if (!lit.has(cell)) return dark.before
    const { width } = state.chamber
    const away = (from: number) =>
      Math.hypot((cell % width) - (from % width), Math.floor(cell / width) - Math.floor(from / width))
    const from = (at: number, reach: number) => Math.max(0, Math.floor(away(at)) - 1) / reach
    const dim = Math.min(
      from(state.hero, getTorchReach(state)),
      ...state.burning.map((brazier) => from(brazier, brazierReach + 1)),
    )
    return Math.min(1, dim) * dark.edge
  }

  return {
    /** @returns the darkness of every tile */
    at(state: State, seconds: number): Float32Array {
      if (chamber !== state.chamber) {
        chamber = state.chamber
        now = new Float32Array(chamber.walls.length).fill(1)
      }
      const lit = new Set(state.lit)
      const remaining = fade ** seconds
      for (let cell = 0; cell < now.length; cell++) {
        const goal = getDarkness(state, lit, cell)
        const left = (now[cell] ?? 1) - goal
        now[cell] = Math.abs(left) < 0.01 ? goal : goal + left * remaining
      }
      return now
    },
  }
}
