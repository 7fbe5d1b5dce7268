import type { Size } from '../../../core/index.ts'
import { drawAt } from '../../../core/index.ts'
import { star } from './canvas-shapes.ts'
import type { CanvasContext } from './canvas-shapes.ts'
import type { Square } from './camera.ts'
import { evening, paints } from './palette.ts'
import type { Stone } from './palette.ts'

const radius = 14

/** Draws the evening around the square: sky, a dune, and faint stars on a grid of the square's tiles. */
export function drawBackdrop(context: CanvasContext, { width, height }: Size, { x, y, side }: Square): void {
  const sky = context.createLinearGradient(0, 0, 0, height)
  for (const [index, color] of evening.entries()) sky.addColorStop(index / (evening.length - 1), color)
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = paints.dune
  context.beginPath()
  context.moveTo(0, height * 0.8)
  context.bezierCurveTo(width * 0.3, height * 0.66, width * 0.6, height * 0.9, width, height * 0.74)
  context.lineTo(width, height)
  context.lineTo(0, height)
  context.fill()
  const tile = side / 7
  const first = (start: number) => -Math.ceil(start / tile)
  for (let row = first(y); y + row * tile < height; row++)
    for (let column = first(x); x + column * tile < width; column++)
      if ((row + column) % 2 === 0)
        drawAt(context, x + (column + 0.5) * tile, y + (row + 0.5) * tile, tile / 100, () =>
          star(context, 44, paints.pattern),
        )
}

/** Limits drawing to the square. */
export function clipToSquare(context: CanvasContext, { x, y, side }: Square): void {
  context.beginPath()
  context.roundRect(x, y, side, side, radius)
  context.clip()
}

/** Draws the stone frame of the square, with a star in each corner. */
export function drawFrame(context: CanvasContext, { x, y, side }: Square, stone: Stone): void {
  for (const [color, width, inset] of [
    [stone.joint, 6, 0],
    [stone.edge, 2, 1],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = width
    context.beginPath()
    context.roundRect(x + inset, y + inset, side - inset * 2, side - inset * 2, radius)
    context.stroke()
  }
  for (const column of [x + 9, x + side - 9])
    for (const row of [y + 9, y + side - 9])
      drawAt(context, column, row, 1, () => {
        star(context, 20, stone.joint)
        star(context, 13, paints.saffron)
      })
}
