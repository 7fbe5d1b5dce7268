import { Random, mixSeed } from '../../../core/index.ts'
import { placeFoes } from './place-foes.ts'
import type { Foe } from './foes.ts'
import { getDistances } from './grid.ts'
import type { Grid } from './grid.ts'
import { getPassage, addRings, carveMaze, getConnectedRooms } from './maze.ts'
import type { Maze } from './maze.ts'
import { getPlan } from './tuning.ts'
import type { Plan } from './tuning.ts'
import { solve } from './solver.ts'

/** Key, or the gate it opens; both share a hue, counted from 0. */
export interface HuedCell {
  cell: number
  hue: number
}

export interface Chamber extends Grid {
  start: number
  oasis: number
  gates: readonly HuedCell[]
  keys: readonly HuedCell[]
  wells: readonly number[]
  braziers: readonly number[]
  treasures: readonly number[]
  foes: readonly Foe[]
  /** Steps of the shortest safe way. */
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
  const gates = Array.from({ length: plan.gates }, (_, hue) => {
    const at = Math.round((path.length * (hue + 1)) / (plan.gates + 1))
    return { cell: getPassage(path[at - 1] ?? 0, path[at] ?? 0), hue }
  })
  const regions = getRegions(maze, start, gates)
  addRings(
    maze,
    random,
    ringChance,
    (a, b) => regions.get(a) === regions.get(b) && a !== oasis && b !== oasis,
  )

  const free = listRooms(maze, random, [start, oasis])
  const keys = gates.map(({ hue }) => ({ cell: takeRoom(free, (room) => regions.get(room) === hue), hue }))
  const fill = (count: number) => Array.from({ length: count }, () => takeRoom(free, () => true))
  const treasures = fill(plan.treasures)
  const wells = fill(plan.wells)
  const braziers = fill(plan.braziers)

  const empty = { width: maze.width, height: maze.height, walls: maze.walls, start, oasis, gates, keys }
  const chamber: Chamber = { ...empty, treasures, wells, braziers, foes: [], best: 0, skin: 0 }
  return filled({ ...chamber, foes: placeFoes(chamber, plan.foes, random) }, plan)
}

function filled(chamber: Chamber, { slack }: Plan): Chamber {
  const best = solve(chamber)?.length
  if (best === undefined) throw new Error('A chamber without a way was built: its foes bar every route.')
  return { ...chamber, best, skin: Math.ceil(best * slack) + spareWater }
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

/** Returns the number of gates between the start and each room. */
function getRegions(maze: Maze, start: number, gates: readonly HuedCell[]): Map<number, number> {
  const shut = new Set(gates.map(({ cell }) => cell))
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

function takeRoom(free: number[], fits: (room: number) => boolean): number {
  const at = free.findIndex(fits)
  const [room] = free.splice(at, 1)
  if (at < 0 || room === undefined) throw new Error('A chamber has no room left: plan fewer things in it.')
  return room
}
