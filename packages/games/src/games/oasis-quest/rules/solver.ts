import type { Chamber } from './chamber.ts'
import { period, getFoeCell } from './foes.ts'
import type { Foe } from './foes.ts'
import { isFloor } from './grid.ts'

/**
 * Finds the shortest way from the start of a chamber to its oasis, with every key before its gate and without
 * meeting a creature. Returns one tile per turn (waiting repeats a tile), or null if there is no way.
 * @param turn first turn, which determines the creatures' positions
 */
export function solve(chamber: Chamber, turn = 0): number[] | null {
  const { start, oasis, gates, keys, foes, width } = chamber
  const tiles = width * chamber.height
  const keyAt = toBitmasks(keys, tiles)
  const gateAt = toBitmasks(gates, tiles)
  const guards = getGuards(foes, tiles)
  // A search state combines the tile, the phase of the creatures and the keys found.
  const states = tiles * period * (1 << keys.length)
  const cameFrom = new Int32Array(states).fill(-1)
  const queue = new Int32Array(states)
  let last = 1
  const first = (turn % period) * tiles + start
  queue[0] = first
  cameFrom[first] = -2
  const moves = [-width, 1, width, -1, 0]
  for (let at = 0; at < last; at++) {
    const state = queue[at] ?? 0
    const cell = state % tiles
    const phase = Math.floor(state / tiles) % period
    const found = Math.floor(state / tiles / period)
    const now = phase * tiles
    const then = ((phase + 1) % period) * tiles
    for (const move of moves) {
      const next = cell + move
      const lock = gateAt[next] ?? 0
      if (!isFloor(chamber, next) || (found & lock) !== lock) continue
      // No creature may be on the next tile afterwards or come from it face to face.
      const faced = guards[now + next] ?? 0
      if (guards[then + next] || (faced > 0 && faced === guards[then + cell])) continue
      const after = (found | (keyAt[next] ?? 0)) * period * tiles + then + next
      if (cameFrom[after] !== -1) continue
      cameFrom[after] = state
      if (next === oasis) return tracePath(cameFrom, after, tiles)
      queue[last++] = after
    }
  }
  return null
}

function toBitmasks(objects: readonly { cell: number; hue: number }[], tiles: number): Uint8Array {
  const at = new Uint8Array(tiles)
  for (const { cell, hue } of objects) at[cell] = 1 << hue
  return at
}

/** Returns the creature, counted from 1, for each phase and tile. Creatures never share a tile. */
function getGuards(foes: readonly Foe[], tiles: number): Uint8Array {
  const guards = new Uint8Array(tiles * period)
  for (const [index, foe] of foes.entries())
    for (let phase = 0; phase < period; phase++) guards[phase * tiles + getFoeCell(foe, phase)] = index + 1
  return guards
}

function tracePath(cameFrom: Int32Array, last: number, tiles: number): number[] {
  const steps: number[] = []
  for (let state = last; (cameFrom[state] ?? -2) >= 0; state = cameFrom[state] ?? -2)
    steps.push(state % tiles)
  return steps.toReversed()
}
