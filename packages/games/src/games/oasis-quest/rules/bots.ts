import type { Random } from '../../../core/index.ts'
import type { Chamber, GateKind } from './chamber.ts'
import { getFoeCell, meetsHero } from './foes.ts'
import { getAdjacentCell, ways } from './grid.ts'
import type { Way } from './grid.ts'
import { isPit, isUnlocked, takeStep } from './devices.ts'
import { solve } from './solver.ts'
import type { Place, Solution, SolveOptions } from './solver.ts'
import type { State, Turn } from './state.ts'

export type Player = (state: State, random: Random) => Turn | null

export interface Explorer {
  /** Drops spent on a detour to a treasure, before the oasis was seen and afterwards. */
  detour: number
  harvest: number
  /** Drops kept for the rest of the way. */
  reserve: number
  /** Probability that a plan minds creatures and spikes. */
  foresight: number
}

/** Uses only what it has seen: goes to finds and mechanisms, then to the unknown, and leaves by the oasis. */
export function createExplorer(
  explorer: Explorer = {
    detour: 8,
    harvest: 16,
    reserve: 8,
    foresight: 1,
  },
): Player {
  let plan: Turn[] = []
  let basis = ''
  let chamber: State['chamber']['walls'] | null = null
  const met = new Set<number>()
  let isWary = true
  return (state, random) => {
    if (chamber !== state.chamber.walls) met.clear()
    chamber = state.chamber.walls
    for (const [index, foe] of state.chamber.foes.entries())
      if (state.lit.includes(getFoeCell(foe, state.turn))) met.add(index)
    const now = describe(state, met.size)
    if (now !== basis || plan.length === 0 || isRisky(state, isWary, plan[0])) {
      basis = now
      isWary = explorer.foresight === 1 || random.chance(explorer.foresight)
      plan = [...(choosePlan(state, isWary ? met : new Set(), explorer, isWary)?.turns ?? [])]
    }
    return plan.shift() ?? 'wait'
  }
}

/** Returns the chamber as far as it is known: tiles never glimpsed are walls, and what no light has shown is left out. */
export function getKnown({ chamber, seen, glimpsed }: State): Chamber {
  const isSeen = (cell: number | null | undefined) => seen[cell ?? -1] === true
  const areSeen = <Item extends { cell: number }>(items: readonly Item[]) =>
    items.filter(({ cell }) => isSeen(cell))
  const { gates, keys, lever, block, beam, fox, pits, cracks, spikes, whirls } = chamber
  return {
    ...chamber,
    walls: chamber.walls.map((wall, cell) => wall || !glimpsed[cell]),
    gates: areSeen(gates),
    keys: areSeen(keys),
    lever: isSeen(lever) ? lever : null,
    block: block?.line.some(isSeen) ? block : null,
    beam: isSeen(beam?.mirror) ? beam : null,
    fox: isSeen(fox?.den) || isSeen(fox?.plate) ? fox : null,
    pits: pits.filter(isSeen),
    // Fallen slabs are bits by index.
    cracks: cracks.map((cell) => (isSeen(cell) ? cell : -1)),
    spikes: areSeen(spikes),
    whirls: whirls.some(isSeen) ? whirls : [],
  }
}

/** Tells when to plan again: something was seen, taken or opened. */
function describe({ number, seen, taken, opened, stings, drunk }: State, foes: number): string {
  const known = seen.reduce((sum, each) => sum + Number(each), 0)
  return [number, known, taken.length, opened.length, stings, drunk.length, foes].join()
}

function isRisky({ chamber, hero, devices, turn }: State, isWary: boolean, next: Turn | undefined): boolean {
  if (next === undefined) return true
  const step = takeStep(chamber, devices, hero, next)
  if (step.barred !== undefined) return true
  return isWary && chamber.foes.some((foe) => meetsHero(foe, turn, hero, step.cell))
}

function choosePlan(
  state: State,
  met: ReadonlySet<number>,
  { detour, harvest, reserve }: Explorer,
  isWary: boolean,
): Solution | null {
  const { chamber, seen, glimpsed, turn, hero: cell, devices, water, taken } = state
  const known = getKnown(state)
  const seenFoes = chamber.foes.filter((_, index) => met.has(index))
  const search = (isGoal: NonNullable<SolveOptions['isGoal']>) =>
    solve(
      { ...known, foes: seenFoes, spikes: isWary ? known.spikes : [] },
      { cell, devices, turn, isGoal },
    ) ?? solve({ ...known, foes: [], spikes: [] }, { cell, devices, turn, isGoal })
  const isTreasure = (place: Place) => chamber.treasures.includes(place.cell) && !taken.includes(place.cell)
  const isWell = (place: Place) => chamber.wells.includes(place.cell) && !state.drunk.includes(place.cell)
  const home = seen[chamber.oasis] ? search((place) => place.cell === chamber.oasis) : null
  const hasTreasure = chamber.treasures.some((each) => seen[each] && !taken.includes(each))
  const treasure = hasTreasure ? search(isTreasure) : null
  if (home) {
    const isWorth =
      treasure && treasure.water <= harvest && treasure.water * 2 + home.water + reserve <= water
    return isWorth ? treasure : home
  }
  const hasWell = chamber.wells.some((each) => seen[each] && !state.drunk.includes(each))
  const well = hasWell && water < chamber.skin * 0.4 ? search(isWell) : null
  if (well && well.water < water) return well
  if (treasure && treasure.water <= detour) return treasure
  const open = countOpen(state, devices)
  const progress = canProgress(state)
    ? search(
        (place) =>
          place.devices.found > devices.found ||
          place.devices.fox > devices.fox ||
          countOpen(state, place.devices) > open,
      )
    : null
  // Beyond a pit, the tile to land on may be unknown.
  const isOpen = (at: number, way: Way): boolean => {
    const next = getAdjacentCell(chamber, at, way)
    if (!glimpsed[next]) return true
    if (known.walls[next] !== false) return false
    return !seen[next] || (isPit(chamber, devices, next) && !seen[getAdjacentCell(chamber, next, way)])
  }
  const isEdge = (at: number) => !seen[at] || ways.some((way) => isOpen(at, way))
  const isFresh = (place: Place) => isEdge(place.cell) && countOpen(state, place.devices) >= open
  const unknown = search(isFresh) ?? search((place) => isEdge(place.cell))
  if (progress && (!unknown || progress.water <= unknown.water + 4)) return progress
  return unknown ?? treasure
}

/** Returns whether something seen can open a gate. */
function canProgress({ chamber, devices, seen }: State): boolean {
  const { keys, fox, lever, beam } = chamber
  if (keys.some(({ cell, hue }) => seen[cell] && (devices.found & (1 << hue)) === 0)) return true
  const tools: Partial<Record<GateKind, number | undefined | null>> = {
    lever,
    mirror: beam?.mirror,
    fox: devices.fox === 0 ? fox?.den : fox?.plate,
    block: devices.block,
  }
  return chamber.gates.some((gate) => seen[tools[gate.kind] ?? -1] && !isUnlocked(chamber, devices, gate))
}

const countOpen = ({ chamber }: State, devices: Place['devices']): number =>
  chamber.gates.filter((gate) => isUnlocked(chamber, devices, gate)).length

export const randomWalker: Player = (_, random) => random.pick(ways)
