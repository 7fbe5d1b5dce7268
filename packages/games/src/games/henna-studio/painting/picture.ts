import { fillPath, h, starPath } from '../../../core/index.ts'
import type { Mark } from '../rules/design.ts'
import { field } from '../rules/geometry.ts'
import { createHandPainter } from './hand-painter.ts'
import type { HandPainter } from './hand-painter.ts'
import { getContext } from './paint-hand.ts'

/** Part of the field that is shown: the hand with a margin. */
export const shownPart = { x: 8, y: 0, width: 304, height: field.height }

const size = { width: 900, height: 1200 }
const scale = 2.15
const tile = 100

/** Paints a hand on a tiled cushion, to be saved as a picture. */
export function createPicture(marks: readonly Mark[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const { width, height } = Object.assign(canvas, size)
  const context = getContext(canvas)
  context.setTransform(scale, 0, 0, scale, width / 2 - 160 * scale, height - field.height * scale)
  createHandPainter(scale).paint(context, marks)

  // Each part goes below those before it.
  context.globalCompositeOperation = 'destination-over'
  context.setTransform(1, 0, 0, 1, width / 2, height * 0.52)
  fillPath(context, new Path2D(starPath(width * 0.74)), 'oklch(0.31 0.075 350)')
  fillPath(context, new Path2D(starPath(width * 0.98)), 'oklch(0.27 0.07 350)')
  const star = new Path2D(starPath(tile * 0.8))
  for (let y = 0; y <= height / tile; y++) {
    for (let x = 0; x <= width / tile; x++) {
      context.setTransform(1, 0, 0, 1, x * tile, y * tile)
      fillPath(context, star, (x + y) % 2 ? 'oklch(0.225 0.04 350)' : 'oklch(0.23 0.04 220)')
    }
  }
  context.resetTransform()
  context.fillStyle = 'oklch(0.2 0.036 220)'
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
  context.lineWidth = 10
  context.strokeStyle = 'oklch(0.825 0.165 78)'
  context.strokeRect(18, 18, width - 36, height - 36)
  return canvas
}

/** Creates the canvas of a small picture of a hand, for the album and the map. */
export const createThumbnail = (width: number): HTMLCanvasElement =>
  h('canvas', {
    class: 'henna-thumbnail',
    width,
    height: Math.round((width * shownPart.height) / shownPart.width),
    'aria-hidden': 'true',
  })

/** Paints a small picture of a hand. */
export function paintThumbnail(
  canvas: HTMLCanvasElement,
  painter: HandPainter,
  marks: readonly Mark[],
): void {
  const context = getContext(canvas)
  const unit = canvas.width / shownPart.width
  context.setTransform(unit, 0, 0, unit, -shownPart.x * unit, 0)
  painter.paint(context, marks)
}
