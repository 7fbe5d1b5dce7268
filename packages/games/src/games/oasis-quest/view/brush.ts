import { starPath } from '../../../core/index.ts'

/** Canvas context whose unit is a hundredth of a tile. */
export type Brush = CanvasRenderingContext2D

const outline = new Map<number, Path2D>()

/** Draws the stepped star around (0, 0). */
export function star(brush: Brush, size: number, color: string): void {
  const path = outline.get(size) ?? new Path2D(starPath(size))
  outline.set(size, path)
  brush.fillStyle = color
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is not an array
  brush.fill(path)
}

/** Draws around a point at a scale, then restores the transform. */
export function drawAt(brush: Brush, x: number, y: number, scale: number, draw: () => void): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(scale, scale)
  draw()
  brush.restore()
}

export function box(
  brush: Brush,
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): void {
  brush.fillStyle = color
  if (radius === 0) {
    brush.fillRect(x, y, width, height)
    return
  }
  brush.beginPath()
  brush.roundRect(x, y, width, height, radius)
  brush.fill()
}

export function disc(brush: Brush, color: string, x: number, y: number, across: number, tall = across): void {
  brush.fillStyle = color
  brush.beginPath()
  brush.ellipse(x, y, across, tall, 0, 0, Math.PI * 2)
  brush.fill()
}

export function shape(brush: Brush, color: string, points: readonly (readonly [number, number])[]): void {
  brush.fillStyle = color
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.fill()
}

export function line(
  brush: Brush,
  color: string,
  width: number,
  points: readonly (readonly [number, number])[],
): void {
  brush.strokeStyle = color
  brush.lineWidth = width
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.stroke()
}
