import { brazierReach } from '../rules/tuning.ts'
import { getTorchReach } from '../rules/sight.ts'
import type { State } from '../rules/state.ts'
import type { CanvasContext } from './canvas-shapes.ts'
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

/**
 * Creates a drawing of darkness with soft edges: one pixel for each center, edge and corner of a tile, enlarged
 * smoothly. Edges and corners of unknown tiles are black, so they show nothing of those tiles.
 */
export function createShade() {
  const canvas = document.createElement('canvas')
  const small = canvas.getContext('2d')
  let pixels: ImageData | null = null

  return (context: CanvasContext, { width, tiles, range, color }: Shade): void => {
    if (!small) return
    const { left, top, right, bottom } = range
    const [columns, rows] = [(right - left + 1) * 2 + 1, (bottom - top + 1) * 2 + 1]
    if (pixels?.width !== columns || pixels.height !== rows) {
      Object.assign(canvas, { width: columns, height: rows })
      pixels = small.createImageData(columns, rows)
    }
    const height = tiles.length / width
    const clamp = (at: number, length: number) => Math.min(length - 1, Math.max(0, at))
    const get = (column: number, row: number) => tiles[clamp(row, height) * width + clamp(column, width)] ?? 1
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        const value = getPoint(get, left * 2 + x - 1, top * 2 + y - 1)
        const at = (y * columns + x) * 4
        pixels.data[at + 3] = Math.round(value * 255)
      }
    small.putImageData(pixels, 0, 0)
    small.globalCompositeOperation = 'source-in'
    small.fillStyle = color
    small.fillRect(0, 0, columns, rows)
    small.globalCompositeOperation = 'source-over'
    context.imageSmoothingEnabled = true
    context.imageSmoothingQuality = 'high'
    context.drawImage(canvas, left * 100 - 25, top * 100 - 25, columns * 50, rows * 50)
  }
}

/** Returns the darkness of a point in half tiles: centers are even, edges odd. */
function getPoint(get: (column: number, row: number) => number, x: number, y: number): number {
  const columns = x % 2 === 0 ? [x / 2] : [(x - 1) / 2, (x + 1) / 2]
  const rows = y % 2 === 0 ? [y / 2] : [(y - 1) / 2, (y + 1) / 2]
  let [sum, most] = [0, 0]
  for (const column of columns)
    for (const row of rows) {
      const value = get(column, row)
      sum += value
      most = Math.max(most, value)
    }
  return most > 0.9 ? most : sum / columns.length / rows.length
}

/** Draws light around (0, 0), up to a distance in hundredths of a tile. */
export function glow(
  context: CanvasContext,
  reach: number,
  colors: readonly [string, string],
  blend: 'soft-light' | 'lighter' = 'soft-light',
): void {
  const light = context.createRadialGradient(0, -10, 10, 0, -10, reach)
  light.addColorStop(0, colors[0])
  light.addColorStop(1, colors[1])
  context.globalCompositeOperation = blend
  context.fillStyle = light
  context.fillRect(-reach, -reach - 10, reach * 2, reach * 2)
  context.globalCompositeOperation = 'source-over'
}
