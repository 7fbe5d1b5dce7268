import type { Chamber } from './chamber.ts'
import { getBeam, isUnlocked, takeStep } from './devices.ts'
import { getDistances, ways, windowTiles } from './grid.ts'
import type { Grid, Way } from './grid.ts'
import { brazierReach, torch } from './tuning.ts'
import type { State } from './state.ts'

type Viewpoint = Pick<State, 'hero' | 'burning' | 'opened' | 'chamber' | 'devices'>

/** Returns whether a tile has a closed gate. A gate with a lock opens only when the hero enters it. */
export const isClosed = (
  { chamber, devices, opened }: Omit<Viewpoint, 'hero' | 'burning'>,
  cell: number,
): boolean =>
  chamber.gates.some(
    (gate) =>
      gate.cell === cell &&
      !(gate.kind === 'key' ? opened.includes(cell) : isUnlocked(chamber, devices, gate)),
  )

/** Returns the current reach of the hero's torch. */
export const getTorchReach = ({ burning }: Pick<State, 'burning'>): number =>
  Math.min(torch.most, torch.reach + burning.length * torch.more)

/** Returns the tiles of the window around a tile, row by row; it stays inside the chamber. */
export function getWindowTiles({ width, height }: Pick<Grid, 'width' | 'height'>, around: number): number[] {
  const clamp = (at: number, length: number) =>
    Math.max(0, Math.min(length - windowTiles, at - Math.floor(windowTiles / 2)))
  const [left, top] = [clamp(around % width, width), clamp(Math.floor(around / width), height)]
  return Array.from(
    { length: windowTiles * windowTiles },
    (_, index) => (top + Math.floor(index / windowTiles)) * width + left + (index % windowTiles),
  )
}

/** Returns the tiles of the window lit by torch, brazier or beam; closed gates and walls block light. */
export function getLitTiles(at: Viewpoint): number[] {
  const { hero, burning, chamber, devices } = at
  const { width } = chamber
  const closed = (cell: number) => isClosed(at, cell)
  const lit = new Set<number>(getBeam(chamber, devices))
  const shine = (from: number, most: number) => {
    for (const cell of getDistances(chamber, from, { most, closed }).keys())
      for (const row of [-width, 0, width]) for (const column of [-1, 0, 1]) lit.add(cell + row + column)
  }
  shine(hero, getTorchReach({ burning }))
  for (const brazier of burning) shine(brazier, brazierReach)
  return getWindowTiles(chamber, hero).filter((cell) => lit.has(cell))
}

/**
 * Returns the way over known floor to a tile. Empty if the tile is unreachable or the hero's own.
 * The way avoids what a step changes, if it can.
 */
export function findWay(state: State, to: number): Way[] {
  const { seen, glimpsed } = state
  const { walls, gates, pits } = state.chamber
  const chamber: Chamber = {
    ...state.chamber,
    walls: walls.map((wall, cell) => wall || !glimpsed[cell]),
    gates: gates.filter(({ cell }) => seen[cell]),
    pits: pits.filter((cell) => seen[cell]),
  }
  const touchy = new Set([chamber.lever, chamber.beam?.mirror, ...chamber.whirls, ...chamber.cracks])
  touchy.delete(to)
  const careful = findKnownWay(state, chamber, to, (cell) => seen[cell] === true && touchy.has(cell))
  return careful.length > 0 ? careful : findKnownWay(state, chamber, to, () => false)
}

function findKnownWay(
  { hero, devices, glimpsed }: State,
  chamber: Chamber,
  to: number,
  avoids: (cell: number) => boolean,
): Way[] {
  if (!glimpsed[to] || to === hero) return []
  const from = new Map<number, { cell: number; way: Way } | null>([[hero, null]])
  for (const cell of from.keys())
    for (const way of ways) {
      const step = takeStep(chamber, devices, cell, way)
      if (step.barred !== undefined || step.devices.block !== devices.block) continue
      if (from.has(step.cell) || !glimpsed[step.cell] || avoids(step.cell)) continue
      from.set(step.cell, { cell, way })
    }
  const way: Way[] = []
  for (let step = from.get(to); step; step = from.get(step.cell)) way.push(step.way)
  return way.toReversed()
}
