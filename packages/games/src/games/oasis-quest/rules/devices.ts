import type { Chamber, Gate } from './chamber.ts'
import { getAdjacentCell, isFloor } from './grid.ts'
import type { Way } from './grid.ts'
import type { Turn } from './state.ts'
import { leapCost } from './tuning.ts'

/** Everything in a chamber that the hero's steps change and that changes where the hero can go. */
export interface Devices {
  /** Bits of the hues of the keys found. */
  found: number
  /** Whether lever and mirror are turned, 0 or 1. */
  lever: number
  mirror: number
  /** The fox waits in its den (0), follows (1) or sits on its plate (2). */
  fox: number
  /** Tile of the block, or -1. */
  block: number
  /** Bits of the cracked slabs that fell. */
  broken: number
}

export const createDevices = ({ block }: Pick<Chamber, 'block'>): Devices => ({
  found: 0,
  lever: 0,
  mirror: 0,
  fox: 0,
  block: block?.cell ?? -1,
  broken: 0,
})

/** Result of a turn: where it leads, or what bars it. */
export type Step =
  | { cell: number; devices: Devices; water: number; barred?: undefined }
  | { barred: 'wall' | 'block' | 'pit' | 'gate'; cell: number }

/** Returns whether the mechanism of a gate holds it open, or its key was found. */
export function isUnlocked({ block }: Chamber, devices: Devices, { kind, hue }: Gate): boolean {
  if (kind === 'key') return (devices.found & (1 << hue)) > 0
  if (kind === 'block') return devices.block === block?.plate
  if (kind === 'fox') return devices.fox === 2
  return devices[kind] === 1
}

/** Returns whether a tile is a pit: dug, or left by a slab that fell. */
export const isPit = ({ pits, cracks }: Chamber, { broken }: Devices, cell: number): boolean =>
  pits.includes(cell) || (broken > 0 && cracks.some((crack, i) => crack === cell && (broken & (1 << i)) > 0))

/** Returns what a turn leads to. Rules and solver share it, so that the solver's ways can be walked. */
export function takeStep(chamber: Chamber, devices: Devices, from: number, turn: Turn): Step {
  if (turn === 'wait') return { cell: from, devices, water: 1 }
  const to = getAdjacentCell(chamber, from, turn)
  if (!isFloor(chamber, to)) return { barred: 'wall', cell: to }
  const plain = getPlainTiles(chamber)
  if (plain[from] === 1 && plain[to] === 1) return { cell: to, devices, water: 1 }
  if (isBarred(chamber, devices, to)) return { barred: 'gate', cell: to }
  let next = devices
  if (to === devices.block) {
    const block = slide(chamber, to, turn, plain)
    if (block === to) return { barred: 'block', cell: to }
    next = { ...next, block }
  }
  const crack = chamber.cracks.indexOf(from)
  if (crack >= 0) next = { ...next, broken: next.broken | (1 << crack) }
  if (!isPit(chamber, devices, to)) return arrive(chamber, next, to, 1)
  const land = getAdjacentCell(chamber, to, turn)
  const isFree =
    isFloor(chamber, land) &&
    land !== devices.block &&
    !isBarred(chamber, devices, land) &&
    !isPit(chamber, devices, land)
  return isFree ? arrive(chamber, next, land, leapCost) : { barred: 'pit', cell: to }
}

function isBarred(chamber: Chamber, devices: Devices, cell: number): boolean {
  const gate = chamber.gates.find((each) => each.cell === cell)
  return gate !== undefined && !isUnlocked(chamber, devices, gate)
}

/** A pushed block slides over plain floor to the next obstacle, or onto its plate. */
function slide(chamber: Chamber, from: number, way: Way, plain: Uint8Array): number {
  for (let cell = from; ;) {
    const next = getAdjacentCell(chamber, cell, way)
    const isPlate = next === chamber.block?.plate
    if (!isPlate && !plain[next]) return cell
    cell = next
    if (isPlate) return cell
  }
}

function arrive(chamber: Chamber, devices: Devices, cell: number, water: number): Step {
  const { keys, lever, beam, fox, whirls } = chamber
  const key = keys.find((each) => each.cell === cell)
  if (key && (devices.found & (1 << key.hue)) === 0)
    return { cell, water, devices: { ...devices, found: devices.found | (1 << key.hue) } }
  if (cell === lever) return { cell, water, devices: { ...devices, lever: 1 - devices.lever } }
  if (cell === beam?.mirror) return { cell, water, devices: { ...devices, mirror: 1 - devices.mirror } }
  if ((cell === fox?.den && devices.fox === 0) || (cell === fox?.plate && devices.fox === 1))
    return { cell, water, devices: { ...devices, fox: devices.fox + 1 } }
  const whirl = whirls.indexOf(cell)
  return { cell: whirl < 0 ? cell : (whirls[1 - whirl] ?? cell), water, devices }
}

const plainTiles = new WeakMap<Chamber, Uint8Array>()

/** Returns 1 for each floor tile on which nothing ever happens. */
export function getPlainTiles(chamber: Chamber): Uint8Array {
  const known = plainTiles.get(chamber)
  if (known) return known
  const { walls, gates, keys, lever, beam, fox, whirls, pits, cracks, block } = chamber
  const plain = Uint8Array.from(walls, (wall) => Number(!wall))
  const special = [...[...gates, ...keys].map(({ cell }) => cell), ...whirls, ...pits, ...cracks]
  for (const cell of [...special, lever, beam?.mirror, fox?.den, fox?.plate, block?.cell, block?.plate])
    if (cell !== undefined && cell !== null) plain[cell] = 0
  // A block can come to rest anywhere in its line.
  for (const cell of block?.line ?? []) plain[cell] = 2
  plainTiles.set(chamber, plain)
  return plain
}

/** Returns the floor tiles that the beam of light crosses. */
export function getBeam(chamber: Chamber, { mirror }: Devices): number[] {
  const { beam } = chamber
  if (!beam) return []
  const toSource = Math.sign(beam.source - beam.mirror)
  const step = (to: number) => (Math.abs(to - beam.mirror) < chamber.width ? 1 : chamber.width)
  const cells: number[] = []
  for (let cell = beam.source - toSource * step(beam.source); cell !== beam.mirror;) {
    cells.push(cell)
    cell -= toSource * step(beam.source)
  }
  cells.push(beam.mirror)
  const away = Math.sign(beam.crystal - beam.mirror) * step(beam.crystal) * (mirror === 1 ? 1 : -1)
  for (let cell = beam.mirror + away; isFloor(chamber, cell); cell += away) cells.push(cell)
  return cells
}
