import { drawAt, fillPath } from '../../../core/index.ts'
import { paints } from './palette.ts'
import { getPath } from './paths.ts'
import type { Power } from '../rules/state.ts'

type CanvasContext = CanvasRenderingContext2D
const box = (left: number, top: number, width: number, height: number) =>
  `M${left} ${top}h${width}v${height}h${-width}z`

/** Signs of the powers around (0, 0), 16 × 14 units. */
const signs: Readonly<Record<Power, string>> = {
  // A bar with arrows outwards.
  wide: `${box(-4, -1.5, 8, 3)}M-8 0L-3.5-5V5ZM8 0L3.5-5V5Z`,
  three: `${box(-6.5, 0.5, 4.6, 4.6)}${box(-2.3, -5, 4.6, 4.6)}${box(1.9, 0.5, 4.6, 4.6)}`,
  // An hourglass.
  slow: 'M-5-6.5H5V-4.5L1.2 0L5 4.5V6.5H-5V4.5L-1.2 0L-5-4.5Z',
  // A bowl.
  catch: 'M-7-4.5H-4V2H4V-4.5H7V5H-7Z',
  // An arrow that breaks through a line.
  pierce: `M0-7.5L5-2H1.6V7H-1.6V-2H-5Z${box(-7.5, 1, 4, 2.4)}${box(3.5, 1, 4, 2.4)}`,
  // A bolt of lightning.
  light: 'M2.5-7.5L-4.5 1.2H-.6L-2.5 7.5L4.5-1.6H.6Z',
}

/** Draws the sign of a power. */
export function drawSign(
  context: CanvasContext,
  power: Power,
  { x, y, size = 1, color = paints.paper }: { x: number; y: number; size?: number; color?: string },
): void {
  drawAt(context, x, y, size, () => fillPath(context, getPath(signs[power]), color))
}

/** Draws the sign of a key. */
export function drawKey(context: CanvasContext, color: string): void {
  context.fillStyle = color
  context.fillRect(-1.2, -1, 2.4, 8)
  context.fillRect(1, 3, 2.6, 1.8)
  context.fillRect(1, 5.6, 2, 1.6)
  context.beginPath()
  context.arc(0, -3.4, 3.6, 0, Math.PI * 2)
  context.arc(0, -3.4, 1.5, 0, Math.PI * 2, true)
  context.fill()
}

const keyhole = 'M-1.2 1h2.4v1.6l.8 2.4h-4l.8-2.4z'

/** Draws a padlock. */
export function drawLock(context: CanvasContext, face: string, hole: string): void {
  context.strokeStyle = face
  context.lineWidth = 2
  context.beginPath()
  context.arc(0, -2, 3.4, Math.PI, 0)
  context.lineTo(3.4, 0)
  context.moveTo(-3.4, -2)
  context.lineTo(-3.4, 0)
  context.stroke()
  context.fillStyle = face
  context.fillRect(-5.5, -0.8, 11, 7.6)
  fillPath(context, getPath(keyhole), hole)
}
