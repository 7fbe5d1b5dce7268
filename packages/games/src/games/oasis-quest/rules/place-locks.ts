import type { Random } from '../../../core/index.ts'
import type { Beam, Block, Chamber } from './chamber.ts'
import { getAdjacentCell, isFloor, ways } from './grid.ts'
import type { Way } from './grid.ts'
import { getConnectedRooms, getPassage } from './maze.ts'
import type { Maze } from './maze.ts'
import type { LockKind, Plan } from './tuning.ts'

export interface Passage {
  /** Rooms before and after it, on the way from the start. */
  a: number
  b: number
  cell: number
}

interface Site {
  maze: Maze
  random: Random
  plan: Plan
  /** Passages to lock, in the order of the way. */
  passages: readonly Passage[]
  /** Number of locks between the start and each room. */
  regions: ReadonlyMap<number, number>
  /** Rooms without an object, which this takes from. */
  free: number[]
  /** Passages that close rings; a bar in them only costs a detour. */
  rings: readonly number[]
  start: number
  oasis: number
}

export type Locks = Pick<
  Chamber,
  'gates' | 'keys' | 'lever' | 'block' | 'beam' | 'fox' | 'pits' | 'cracks' | 'spikes' | 'whirls'
>

type Draft = {
  -readonly [Key in keyof Locks]: Locks[Key] extends readonly (infer Item)[] ? Item[] : Locks[Key]
}

/**
 * Locks the passages. Whatever opens a lock is before it on the way, and no mechanism can be used so that it never
 * works again; so a chamber has no dead end.
 */
export function placeLocks(site: Site): Locks {
  const locks: Draft = {
    gates: [],
    keys: [],
    lever: null,
    block: null,
    beam: null,
    fox: null,
    pits: [],
    cracks: [],
    spikes: [],
    whirls: [],
  }
  // Mechanisms that need much room choose first.
  const order = [...site.plan.locks.entries()].toSorted(([, a], [, b]) => rank[a] - rank[b])
  for (const [index, kind] of order) {
    const passage = site.passages[index]
    if (passage && !builders[kind](site, locks, passage, index)) builders.key(site, locks, passage, index)
  }
  placeHazards(site, locks)
  return locks
}

type Builder = (site: Site, locks: Draft, passage: Passage, region: number) => boolean

const rank: Record<LockKind, number> = { block: 0, mirror: 1, whirl: 2, fox: 3, lever: 4, key: 5, pit: 6 }

const builders: Record<LockKind, Builder> = {
  key(site, locks, { cell }, region) {
    const room = takeRoom(site, region)
    if (room === null) throw new Error('A chamber has no room left for a key: plan fewer elements.')
    const hue = locks.keys.length
    locks.keys.push({ cell: room, hue })
    locks.gates.push({ kind: 'key', cell, hue })
    return true
  },
  lever(site, locks, { cell }, region) {
    const room = takeRoom(site, region)
    if (room === null) return false
    locks.lever = room
    locks.gates.push({ kind: 'lever', cell, hue: 0 })
    return true
  },
  fox(site, locks, { cell }, region) {
    const [den, plate] = [takeRoom(site, region), takeRoom(site, region)]
    if (den === null || plate === null) return false
    locks.fox = { den, plate }
    locks.gates.push({ kind: 'fox', cell, hue: 0 })
    return true
  },
  pit(_, locks, { cell }) {
    locks.pits.push(cell)
    return true
  },
  whirl(site, locks, { cell, b }, region) {
    const [from, to] = [takeRoom(site, region), takeRoom(site, region + 1, true) ?? b]
    if (from === null || to === site.oasis) return false
    removeRoom(site.free, to)
    locks.whirls = [from, to]
    site.maze.walls[cell] = true
    return true
  },
  block(site, locks, { cell }, region) {
    const block = findBlock(site, region)
    if (!block) return false
    for (const each of block.line) removeRoom(site.free, each)
    locks.block = block
    locks.gates.push({ kind: 'block', cell, hue: 0 })
    return true
  },
  mirror(site, locks, { cell }, region) {
    const beam = findBeam(site, locks, region)
    if (!beam) return false
    removeRoom(site.free, beam.mirror)
    locks.beam = beam
    locks.gates.push({ kind: 'mirror', cell, hue: 0 })
    return true
  },
}

function removeRoom(free: number[], room: number): void {
  const at = free.indexOf(room)
  if (at >= 0) free.splice(at, 1)
}

/** Takes a free room before the lock of this number, or exactly in its region. */
function takeRoom({ free, regions }: Site, region: number, exactly = false): number | null {
  const fits = (room: number) =>
    exactly ? regions.get(room) === region : (regions.get(room) ?? Infinity) <= region
  const at = Math.max(
    free.findIndex((room) => regions.get(room) === region),
    -1,
  )
  const index = at >= 0 ? at : free.findIndex(fits)
  const [room] = index >= 0 ? free.splice(index, 1) : []
  return room ?? null
}

/** Finds a dead end with a straight way in: the block stands in the way in and slides to its end. */
function findBlock({ maze, free, regions, passages }: Site, region: number): Block | null {
  const locked = new Set(passages.map(({ cell }) => cell))
  for (const plate of free) {
    const [room, ...others] = getConnectedRooms(maze, plate)
    if (room === undefined || others.length > 0 || (regions.get(plate) ?? Infinity) > region) continue
    const cell = getPassage(plate, room)
    if (!locked.has(cell)) return { cell, plate, line: [cell, plate] }
  }
  return null
}

/** Finds a room with a straight line of floor to a wall, and a wall at its side. */
function findBeam({ maze, free, regions, passages, start }: Site, locks: Draft, region: number): Beam | null {
  const locked = new Set(passages.map(({ cell }) => cell))
  const taken = new Set(locks.block?.line)
  const look = (from: number, way: Way) => {
    let cell = getAdjacentCell(maze, from, way)
    for (; isFloor(maze, cell); cell = getAdjacentCell(maze, cell, way))
      if (locked.has(cell) || taken.has(cell)) return null
    return cell
  }
  const distance = (a: number, b: number | null) =>
    b === null
      ? 0
      : Math.abs((a % maze.width) - (b % maze.width)) +
        Math.abs(Math.floor(a / maze.width) - Math.floor(b / maze.width))
  for (const mirror of free) {
    if ((regions.get(mirror) ?? Infinity) > region || mirror === start) continue
    for (const way of ways) {
      const source = look(mirror, way)
      if (source === null || distance(mirror, source) < 3) continue
      const sides: readonly Way[] = way === 'up' || way === 'down' ? ['left', 'right'] : ['up', 'down']
      const ends = sides.map((side) => look(mirror, side))
      const [one, other] = ends
      if (one === undefined || other === undefined || one === null || other === null) continue
      return { mirror, source, crystal: distance(mirror, one) >= distance(mirror, other) ? one : other }
    }
  }
  return null
}

/** Puts pits into rings, and cracks and spikes into other passages. */
function placeHazards({ maze, random, plan, passages, rings }: Site, locks: Draft): void {
  const taken = new Set([...passages.map(({ cell }) => cell), ...(locks.block?.line ?? [])])
  const take = (cells: readonly number[], count: number) => {
    const chosen = random.shuffle(cells.filter((cell) => !taken.has(cell))).slice(0, count)
    for (const cell of chosen) taken.add(cell)
    return chosen
  }
  locks.pits.push(...take(rings, plan.pits))
  const isPassage = (cell: number) => (cell % maze.width) % 2 !== Math.floor(cell / maze.width) % 2
  const open = maze.walls.flatMap((wall, cell) => (!wall && isPassage(cell) ? [cell] : []))
  locks.cracks.push(...take(open, plan.cracks))
  locks.spikes.push(...take(open, plan.spikes).map((cell) => ({ cell, offset: random.int(0, 3) })))
}
