import { Random, mixSeed } from '../../../core/index.ts'
import { placeFoes } from './place-foes.ts'
import type { Foe, Spike } from './foes.ts'
import { getDistances } from './grid.ts'
import type { Grid } from './grid.ts'
import { placeLocks } from './place-locks.ts'
import { getPassage, addRings, carveMaze, getConnectedRooms } from './maze.ts'
import type { Maze } from './maze.ts'
import { getPlan } from './tuning.ts'
import type { Plan } from './tuning.ts'
import { solve } from './solver.ts'

/** Key, or a gate; hues are counted from 0. */
export interface HuedCell {
  cell: number
  hue: number
}

export type GateKind = 'key' | 'lever' | 'block' | 'mirror' | 'fox'

/** Closed passage, opened by its key or by the mechanism of its kind. */
export interface Gate extends HuedCell {
  kind: GateKind
}

/** Block of stone that slides in a line of tiles onto its plate. */
export interface Block {
  cell: number
  plate: number
  line: readonly number[]
}

/** Beam of light from a wall over a mirror; turned, it meets the crystal, which is in a wall too. */
export interface Beam {
  mirror: number
  source: number
  crystal: number
}

export interface Chamber extends Grid {
  start: number
  oasis: number
  gates: readonly Gate[]
  keys: readonly HuedCell[]
  lever: number | null
  block: Block | null
  beam: Beam | null
  fox: { den: number; plate: number } | null
  pits: readonly number[]
  cracks: readonly number[]
  spikes: readonly Spike[]
  /** Two tiles that carry the hero from one to the other, or none. */
  whirls: readonly number[]
  wells: readonly number[]
  braziers: readonly number[]
  treasures: readonly number[]
  foes: readonly Foe[]
  /** Drops that the shortest safe way costs. */
  best: number
  /** Capacity of the waterskin in this chamber. */
  skin: number
}

/** Probability that a dead end becomes a ring. */
const ringChance = 0.45
const spareWater = 8

/** Builds a chamber, numbered from 1, that can always be solved without meeting a creature. */
export function buildChamber(seed: number, number: number, level: number): Chamber {
  const random = new Random(mixSeed(seed, number))
  const plan = getPlan(number, level)
  const maze = carveMaze(plan.columns, plan.rows, random)
  const start = random.pick(maze.rooms)
  const path = findLongestWay(maze, start)
  const oasis = path.at(-1) ?? start
  const passages = plan.locks.map((_, hue) => {
    const at = Math.round((path.length * (hue + 1)) / (plan.locks.length + 1))
    return { a: path[at - 1] ?? 0, b: path[at] ?? 0, cell: getPassage(path[at - 1] ?? 0, path[at] ?? 0) }
  })
  const regions = getRegions(maze, start, new Set(passages.map(({ cell }) => cell)))
  const rings = addRings(
    maze,
    random,
    ringChance,
    (a, b) => regions.get(a) === regions.get(b) && a !== oasis && b !== oasis,
  )
  const free = listRooms(maze, random, [start, oasis])
  const locks = placeLocks({ maze, random, plan, passages, regions, free, rings, start, oasis })
  const fill = (count: number) => free.splice(0, count)
  const treasures = fill(plan.treasures)
  const wells = fill(plan.wells)
  const braziers = fill(plan.braziers)
  const { width, height, walls } = maze
  const base = { width, height, walls, start, oasis, ...locks, treasures, wells, braziers }
  const chamber: Chamber = { ...base, foes: [], best: 0, skin: 0 }
  return filled({ ...chamber, foes: placeFoes(chamber, plan.foes, random) }, plan)
}

/** Fills the skin by the shortest way, and by the rooms to explore where a short way is hard to find. */
function filled(chamber: Chamber, { slack, columns, rows, stepsPerRoom }: Plan): Chamber {
  const best = solve(chamber)?.water
  if (best === undefined) throw new Error('A chamber without a way was built: its elements bar every route.')
  const need = Math.max(best, (best + columns * rows * stepsPerRoom) / 2)
  return { ...chamber, best, skin: Math.ceil(need * slack) + spareWater }
}

/** Returns the rooms from `start` to the farthest one. */
function findLongestWay(maze: Maze, start: number): number[] {
  const steps = getDistances(maze, start)
  const way = [
    maze.rooms.reduce((far, room) => ((steps.get(room) ?? 0) > (steps.get(far) ?? 0) ? room : far)),
  ]
  for (let room = way[0] ?? start; room !== start;) {
    const here = steps.get(room) ?? 0
    room = getConnectedRooms(maze, room).find((each) => (steps.get(each) ?? 0) < here) ?? start
    way.unshift(room)
  }
  return way
}

/** Returns the number of locks between the start and each room. */
function getRegions(maze: Maze, start: number, shut: ReadonlySet<number>): Map<number, number> {
  const regions = new Map([[start, 0]])
  for (const [room, region] of regions) {
    for (const next of getConnectedRooms(maze, room)) {
      if (!regions.has(next)) regions.set(next, region + (shut.has(getPassage(room, next)) ? 1 : 0))
    }
  }
  return regions
}

/** Lists dead ends first, because finds belong at the end of a way. */
function listRooms(maze: Maze, random: Random, taken: readonly number[]): number[] {
  const rooms = random.shuffle(maze.rooms.filter((room) => !taken.includes(room)))
  const isEnd = (room: number) => getConnectedRooms(maze, room).length === 1
  return [...rooms.filter(isEnd), ...rooms.filter((room) => !isEnd(room))]
}
