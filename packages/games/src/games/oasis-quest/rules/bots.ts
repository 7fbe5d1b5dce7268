import type { Random } from '../../../core/index.ts'
import { getFoeCell } from './foes.ts'
import { getAdjacentCell, getDirection, ways } from './grid.ts'
import { findWay } from './sight.ts'
import { solve } from './solver.ts'
import type { State, Turn } from './state.ts'

export type Player = (state: State, random: Random) => Turn | null

/** Goes to visible goals, otherwise to the nearest tile beside an unseen one, and uses only what it has seen. */
export const explorer: Player = (state) => {
  const { chamber, taken, keys, opened, seen, hero, turn, lit } = state
  const wanted = [
    ...chamber.keys.filter(({ hue }) => !keys.includes(hue) && !opened.includes(hue)).map(({ cell }) => cell),
    ...chamber.treasures.filter((cell) => !taken.includes(cell)),
  ]
  const unknown = chamber.walls.flatMap((wall, cell) =>
    !wall && seen[cell] && ways.some((way) => !seen[getAdjacentCell(chamber, cell, way)]) ? [cell] : [],
  )
  const gates = chamber.gates.filter(({ hue }) => keys.includes(hue)).map(({ cell }) => cell)
  const nearest = (cells: readonly number[]) =>
    cells
      .map((cell) => findWay(state, cell))
      .filter(({ length }) => length > 0)
      .toSorted((a, b) => a.length - b.length)[0]
  const way = nearest([chamber.oasis]) ?? nearest(wanted) ?? nearest(gates) ?? nearest(unknown)
  const goal = way?.at(-1)
  if (goal === undefined) return 'wait'
  // Plans around visible creatures and runs through them if there is no other way.
  const known: State['chamber'] = {
    ...chamber,
    walls: chamber.walls.map((wall, cell) => wall || !seen[cell]),
    gates: chamber.gates.filter(({ hue }) => !opened.includes(hue) && !keys.includes(hue)),
    keys: [],
    foes: chamber.foes.filter((foe) => lit.includes(getFoeCell(foe, turn))),
    start: hero,
    oasis: goal,
  }
  const next = (solve(known, turn) ?? way)?.[0] ?? hero
  return next === hero ? 'wait' : getDirection(chamber.width, hero, next)
}
export const randomWalker: Player = (_, random) => random.pick(ways)
