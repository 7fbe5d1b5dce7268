import type { Chamber } from './chamber.ts'
import { createDevices, getPlainTiles, takeStep } from './devices.ts'
import type { Devices } from './devices.ts'
import { isRaised, meetsHero, period } from './foes.ts'
import { getAdjacentCell, ways } from './grid.ts'
import type { Turn } from './state.ts'

/** A state of the search: where the hero is, and how the devices are. */
export interface Place {
  cell: number
  devices: Devices
}

/** Devices in one state, with a bit of each tile for each phase in which the search has been there. */
interface Reached {
  devices: Devices
  phases: Uint16Array
}

interface Visit {
  cell: number
  reached: Reached
  phase: number
  water: number
  /** Index of the visit before, and the turn taken there. */
  from: number
  turn: Turn
}

export interface SolveOptions extends Partial<Place> {
  /** First turn, which determines the positions of creatures and spikes. @default 0 */
  turn?: number
  /** @default the oasis is reached */
  isGoal?: (place: Place) => boolean
}

export interface Solution {
  turns: readonly Turn[]
  /** Drops that the turns cost. */
  water: number
}

const turns: readonly Turn[] = [...ways, 'wait']

/** Returns a number that identifies a state of the devices. */
const getKey = ({ found, lever, mirror, fox, block, broken }: Devices): number =>
  ((((found * 2 + lever) * 2 + mirror) * 3 + fox) * 16 + broken) * 512 + block + 1

/** Finds the fewest turns that reach the goal without meeting a creature or raised spikes, or null. */
export function solve(
  chamber: Chamber,
  {
    cell = chamber.start,
    devices = createDevices(chamber),
    turn = 0,
    isGoal = (place) => place.cell === chamber.oasis,
  }: SolveOptions = {},
): Solution | null {
  const hasTime = chamber.foes.length > 0 || chamber.spikes.length > 0
  const danger = getDanger(chamber)
  const plain = getPlainTiles(chamber)
  const states = new Map<number, Reached>()
  const getReached = (state: Devices): Reached => {
    const key = getKey(state)
    const known = states.get(key)
    if (known) return known
    const reached = { devices: state, phases: new Uint16Array(chamber.walls.length) }
    states.set(key, reached)
    return reached
  }
  const start = { cell, reached: getReached(devices), phase: turn % period, water: 0 }
  start.reached.phases[cell] = 1 << start.phase
  const visits: Visit[] = [{ ...start, from: -1, turn: 'wait' }]
  for (let at = 0; at < visits.length; at++) {
    const visit = visits[at]
    if (!visit) break
    const phase = hasTime ? (visit.phase + 1) % period : 0
    for (const each of turns) {
      if (each === 'wait' && !hasTime) continue
      let to = each === 'wait' ? visit.cell : getAdjacentCell(chamber, visit.cell, each)
      let { reached } = visit
      let cost = 1
      // Most tiles are plain: a step between them needs no rules.
      if (each !== 'wait' && (plain[visit.cell] !== 1 || plain[to] !== 1)) {
        const step = takeStep(chamber, reached.devices, visit.cell, each)
        if (step.barred !== undefined) continue
        to = step.cell
        cost = step.water
        if (step.devices !== reached.devices) reached = getReached(step.devices)
      }
      const known = reached.phases[to] ?? 0
      if ((known >> phase) & 1) continue
      if (hasTime && danger(visit.phase, visit.cell, to)) continue
      reached.phases[to] = known | (1 << phase)
      const water = visit.water + cost
      visits.push({ cell: to, reached, phase, water, from: at, turn: each })
      if (isGoal({ cell: to, devices: reached.devices })) return { turns: trace(visits), water }
    }
  }
  return null
}

function trace(visits: readonly Visit[]): Turn[] {
  const way: Turn[] = []
  for (let visit = visits.at(-1); visit && visit.from >= 0; visit = visits[visit.from]) way.push(visit.turn)
  return way.toReversed()
}

/** Returns whether a move in a phase meets a creature or raised spikes. */
function getDanger({ foes, spikes, walls }: Chamber) {
  const risky = new Uint8Array(walls.length)
  for (const { path } of foes) for (const cell of path) risky[cell] = 1
  for (const { cell } of spikes) risky[cell] = 1
  return (phase: number, from: number, to: number): boolean =>
    risky[to] === 1 &&
    (foes.some((foe) => meetsHero(foe, phase, from, to)) ||
      spikes.some((spike) => spike.cell === to && isRaised(spike, phase + 1)))
}

/** Returns the places from which the oasis cannot be reached any more, whatever the creatures do. */
export function findTraps(chamber: Chamber): Place[] {
  const first: Place = { cell: chamber.start, devices: createDevices(chamber) }
  const places = [first]
  const getId = ({ cell, devices }: Place) => getKey(devices) * 512 + cell
  const index = new Map([[getId(first), 0]])
  const before: number[][] = [[]]
  for (let at = 0; at < places.length; at++) {
    const place = places[at]
    if (!place || place.cell === chamber.oasis) continue
    for (const way of ways) {
      const step = takeStep(chamber, place.devices, place.cell, way)
      if (step.barred !== undefined) continue
      const id = getId(step)
      let to = index.get(id)
      if (to === undefined) {
        to = places.push({ cell: step.cell, devices: step.devices }) - 1
        index.set(id, to)
        before.push([])
      }
      before[to]?.push(at)
    }
  }
  const safe = new Set(places.flatMap(({ cell }, at) => (cell === chamber.oasis ? [at] : [])))
  for (const at of safe) for (const from of before[at] ?? []) safe.add(from)
  return places.filter((_, at) => !safe.has(at))
}
