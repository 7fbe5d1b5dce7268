import { brazierReach } from '../rules/tuning.ts'
import { getTorchReach } from '../rules/sight.ts'
import type { State } from '../rules/state.ts'
import type { CanvasContext } from './canvas-shapes.ts'
import { darkness } from './palette.ts'
import type { TileRange } from './scene.ts'

const dark = { never: 1, before: 0.72, edge: 0.42 }
/** Share of the change that remains after a second. */
const fade = 0.0004

/** Creates the darkness of each tile, 0–1, which changes smoothly in time. */
export function createLight() {
  let chamber: State['chamber'] | null = null
  let now = new Float32Array(0)

  const getDarkness = (state: State, lit: ReadonlySet<number>, cell: number): number => {
    if (!state.seen[cell]) return dark.never
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

/**
 * Creates a drawing of darkness with soft edges: one pixel for each center, edge and corner of a tile, enlarged
 * smoothly. Edges and corners of unknown tiles are black, so they show nothing of those tiles.
 */
export function createShade() {
  const canvas = document.createElement('canvas')
  const small = canvas.getContext('2d')
  let pixels: ImageData | null = null

  return (context: CanvasContext, width: number, tiles: Float32Array, range: TileRange): void => {
    if (!small) return
    const { left, top, right, bottom } = range
    const [columns, rows] = [(right - left + 1) * 2 + 1, (bottom - top + 1) * 2 + 1]
    if (pixels?.width !== columns || pixels.height !== rows) {
      Object.assign(canvas, { width: columns, height: rows })
      pixels = small.createImageData(columns, rows)
    }
    const height = tiles.length / width
    const get = (column: number, row: number) =>
      column < 0 || row < 0 || column >= width || row >= height ? 1 : (tiles[row * width + column] ?? 1)
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        const value = getPoint(get, left * 2 + x - 1, top * 2 + y - 1)
        const at = (y * columns + x) * 4
        for (const part of [0, 1, 2]) pixels.data[at + part] = darkness[part] ?? 0
        pixels.data[at + 3] = Math.round(value * 255)
      }
    small.putImageData(pixels, 0, 0)
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

/** Draws the warm light of a flame around (0, 0), up to a distance in hundredths of a tile. */
export function glow(context: CanvasContext, reach: number, colors: readonly [string, string]): void {
  const light = context.createRadialGradient(0, -10, 10, 0, -10, reach)
  light.addColorStop(0, colors[0])
  light.addColorStop(1, colors[1])
  context.globalCompositeOperation = 'soft-light'
  context.fillStyle = light
  context.fillRect(-reach, -reach - 10, reach * 2, reach * 2)
  context.globalCompositeOperation = 'source-over'
}
