import type { Chamber } from './chamber.ts'
import { getDistances } from './grid.ts'
import { brazierReach, torch } from './tuning.ts'
import type { State } from './state.ts'

type Viewpoint = Pick<State, 'hero' | 'burning' | 'opened' | 'chamber'>

/** Returns whether a tile has a closed gate. */
export const isClosed = ({ gates }: Chamber, opened: readonly number[], cell: number): boolean =>
  gates.some((gate) => gate.cell === cell && !opened.includes(gate.hue))

/** Returns the current reach of the hero's torch. */
export const getTorchReach = ({ burning }: Pick<State, 'burning'>): number =>
  Math.min(torch.most, torch.reach + burning.length * torch.more)

/** Returns the tiles lit by the torch or a brazier; closed gates and walls block light. */
export function getLitTiles({ hero, burning, opened, chamber }: Viewpoint): number[] {
  const closed = (cell: number) => isClosed(chamber, opened, cell)
  const lit = new Set<number>()
  const shine = (from: number, most: number) => {
    for (const cell of getDistances(chamber, from, { most, closed }).keys()) {
      const { width } = chamber
      for (const row of [-width, 0, width]) for (const column of [-1, 0, 1]) lit.add(cell + row + column)
    }
  }
  shine(hero, getTorchReach({ burning }))
  for (const brazier of burning) shine(brazier, brazierReach)
  return [...lit].toSorted((a, b) => a - b)
}

/** Returns the way over seen floor to a tile, first step first. Empty if the tile is unreachable or the hero's own. */
export function findWay(state: State, to: number): number[] {
  const { chamber, hero, opened, keys, seen } = state
  const barred = (cell: number) =>
    !seen[cell] ||
    (isClosed(chamber, opened, cell) &&
      !chamber.gates.some((gate) => gate.cell === cell && keys.includes(gate.hue)))
  const steps = getDistances(chamber, to, { closed: barred })
  if (barred(to) || !steps.has(hero)) return []
  const way: number[] = []
  for (let cell = hero; cell !== to;) {
    const left = steps.get(cell) ?? 0
    const { width } = chamber
    const next = [cell - width, cell + 1, cell + width, cell - 1].find(
      (each) => steps.get(each) === left - 1 && !barred(each),
    )
    if (next === undefined) return []
    way.push(next)
    cell = next
  }
  return way
}
