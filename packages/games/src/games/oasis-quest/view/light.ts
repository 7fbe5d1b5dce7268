import { brazierReach } from '../rules/tuning.ts'
import { getTorchReach } from '../rules/sight.ts'
import type { State } from '../rules/state.ts'
import type { CanvasContext } from './canvas-shapes.ts'
import type { Light } from './palette.ts'
import type { TileRange } from './scene.ts'

/** Darkness of tiles never glimpsed, in the twilight, where light was before, and at the edge of the light. */
const dark = { never: 1, twilight: 0.7, before: 0.36, edge: 0.16 }
/** Share of the change that remains after a second. */
const fade = 0.0004

/** Creates the darkness of each tile, 0–1, which changes smoothly in time. */
export function createLight() {
  let chamber: State['chamber'] | null = null
  let now = new Float32Array(0)

  const getDarkness = (state: State, lit: ReadonlySet<number>, cell: number): number => {
    // Dawn breaks over a chamber whose oasis is reached.
    if (state.leaving > 0) return 0
    if (!state.glimpsed[cell]) return dark.never
    if (!state.seen[cell]) return dark.twilight
    if (!lit.has(cell)) return dark.before
    const { width } = state.chamber
    const away = (from: number) =>
      Math.hypot((cell % width) - (from % width), Math.floor(cell / width) - Math.floor(from / width))
    const from = (at: number, reach: number) => Math.max(0, away(at) - 0.6) / reach
    const dim = Math.min(
      from(state.hero, getTorchReach(state)),
      ...state.burning.map((brazier) => from(brazier, brazierReach + 1)),
    )
    return Math.min(1, dim) * dark.edge
  }

  return {
    /** @returns the darkness of every tile */
    at(state: State, seconds: number): Float32Array {
      if (chamber !== state.chamber) {
        chamber = state.chamber
        now = new Float32Array(chamber.walls.length).fill(1)
      }
      const lit = new Set(state.lit)
      const remaining = fade ** seconds
      for (let cell = 0; cell < now.length; cell++) {
        const goal = getDarkness(state, lit, cell)
        const left = (now[cell] ?? 1) - goal
        now[cell] = Math.abs(left) < 0.01 ? goal : goal + left * remaining
      }
      return now
    },
  }
}

interface Shade {
  /** Tiles in a row of the chamber, the darkness of each, 0–1, and those to draw. */
  width: number
  tiles: Float32Array
  range: TileRange
  color: string
}

/** Creates a drawing of darkness with soft edges: one pixel for each tile, enlarged smoothly. */
export function createShade() {
  const canvas = document.createElement('canvas')
  const small = canvas.getContext('2d')

  return (context: CanvasContext, { width, tiles, range, color }: Shade): void => {
    if (!small) return
    const { left, top, right, bottom } = range
    const [columns, rows] = [right - left + 1, bottom - top + 1]
    // Setting its size clears the canvas.
    Object.assign(canvas, { width: columns, height: rows })
    small.fillStyle = color
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        small.globalAlpha = tiles[(top + y) * width + left + x] ?? 1
        small.fillRect(x, y, 1, 1)
      }
    context.drawImage(canvas, left * 100, top * 100, columns * 100, rows * 100)
  }
}

/** Draws light around (0, 0), up to a distance in hundredths of a tile. */
export function glow(
  context: CanvasContext,
  reach: number,
  colors: Light,
  blend: 'soft-light' | 'lighter',
): void {
  const light = context.createRadialGradient(0, -10, 10, 0, -10, reach)
  light.addColorStop(0, colors[0])
  light.addColorStop(1, colors[1])
  context.globalCompositeOperation = blend
  context.fillStyle = light
  context.fillRect(-reach, -reach - 10, reach * 2, reach * 2)
  context.globalCompositeOperation = 'source-over'
}
