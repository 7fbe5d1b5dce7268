import { starPath } from '../../../core/index.ts'
import { paints } from './palette.ts'

/** Canvas context whose unit is a hundredth of a tile. */
export type CanvasContext = CanvasRenderingContext2D

const outline = new Map<number, Path2D>()

/** Draws the stepped star around (0, 0). */
export function star(context: CanvasContext, size: number, color: string): void {
  const path = outline.get(size) ?? new Path2D(starPath(size))
  outline.set(size, path)
  context.fillStyle = color
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is not an array
  context.fill(path)
}

export function box(
  context: CanvasContext,
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): void {
  context.fillStyle = color
  if (radius === 0) {
    context.fillRect(x, y, width, height)
    return
  }
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

export function disc(
  context: CanvasContext,
  color: string,
  x: number,
  y: number,
  across: number,
  tall = across,
): void {
  context.fillStyle = color
  context.beginPath()
  context.ellipse(x, y, across, tall, 0, 0, Math.PI * 2)
  context.fill()
}

/** Draws lines through points: x and y of the first, then of the second, and so on. */
function tracePoints(context: CanvasContext, points: readonly number[]): void {
  for (let at = 0; at < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0)
}

export function shape(context: CanvasContext, color: string, points: readonly number[]): void {
  context.fillStyle = color
  context.beginPath()
  tracePoints(context, points)
  context.fill()
}

/** Draws a ring that spreads over water and fades, once in every unit of `time`; at 0 there is none. */
export function ripple(context: CanvasContext, x: number, y: number, reach: number, time: number): void {
  const part = time % 1
  const opaque = context.globalAlpha
  context.globalAlpha = opaque * Math.sin(part * Math.PI) * 0.7
  context.strokeStyle = paints.waterLight
  context.lineWidth = 3
  context.beginPath()
  context.ellipse(x, y, reach * part, reach * part * 0.42, 0, 0, Math.PI * 2)
  context.stroke()
  context.globalAlpha = opaque
}

export function line(context: CanvasContext, color: string, width: number, points: readonly number[]): void {
  context.strokeStyle = color
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  tracePoints(context, points)
  context.stroke()
}
