import { css, fillPath, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'

/** Flat shape. `lift` adds a hard, darker shadow at that distance below it. */
export interface Shape {
  d: string
  fill?: Color
  line?: Color
  width?: number
  lift?: number
}
export type Context = CanvasRenderingContext2D

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const paths = new Map<string, Path2D>()
export function getPath(d: string): Path2D {
  const known = paths.get(d) ?? new Path2D(d)
  paths.set(d, known)
  return known
}

/** Draws shapes in order, each over its shadow. `tint` changes their colors. */
export function paint(
  context: Context,
  shapes: readonly Shape[],
  tint: (color: Color) => Color = (color) => color,
): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { d, fill, line, width = 2, lift = 0 } of shapes) {
    const path = getPath(d)
    if (fill && lift) {
      context.translate(0, lift)
      fillPath(context, path, css(shade(tint(fill), -0.17)))
      context.translate(0, -lift)
    }
    if (fill) fillPath(context, path, css(tint(fill)))
    if (!line) continue
    context.strokeStyle = css(tint(line))
    context.lineWidth = width
    context.stroke(path)
  }
}

export function roundRect(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fillStyle = fill
  context.fill()
}

export const font = "Alexandria, Rubik, system-ui, 'Geeza Pro', 'Noto Sans Arabic', sans-serif"
