import { css, fillPath, starPath } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import { drawGlow } from '../glow.ts'
import { quarterCloths } from './quarter-looks.ts'

/** Distance of the gate from the edge of its roof. */
export const gateInset = 18
const width = 156
const height = 262
/** A wall with a pointed arch in it. */
const outline = `M0 0V-${height}H${width}V0H128V-104C142-146 108-178 78-208C48-178 14-146 28-104V0Z`
let wall: Path2D | null = null
let lamp: Path2D | null = null

interface GatePaints {
  face: string
  edge: string
  frieze: CanvasPattern | null
}

/** Draws the gate of a quarter with its corner at (0, 0): behind the runner, without the outlines of obstacles. */
export function drawQuarterGate(
  context: CanvasRenderingContext2D,
  { face, edge, frieze }: GatePaints,
  quarter: number,
): void {
  wall ??= new Path2D(outline)
  lamp ??= new Path2D(starPath(15))
  fillPath(context, wall, face)
  context.lineWidth = 3
  context.strokeStyle = edge
  context.stroke(wall)
  context.fillStyle = edge
  for (let x = -4; x < width; x += 24) context.fillRect(x, -height - 15, 14, 15)
  context.fillRect(-8, -height - 3, width + 16, 7)
  if (frieze) {
    context.fillStyle = frieze
    context.save()
    context.translate(0, -height + 7)
    context.fillRect(0, 0, width, 26)
    context.restore()
  }
  const cloth: Color = quarterCloths[quarter % quarterCloths.length] ?? [0.9, 0.1, 80]
  context.fillStyle = css(cloth)
  for (const x of [5, width - 23]) {
    context.beginPath()
    context.moveTo(x, -214)
    context.lineTo(x + 18, -214)
    context.lineTo(x + 18, -120)
    context.lineTo(x + 9, -132)
    context.lineTo(x, -120)
    context.fill()
  }
  // Lamps hang along the arch.
  for (const [x, y] of [
    [50, -150],
    [78, -172],
    [106, -150],
  ] as const) {
    context.fillStyle = edge
    context.fillRect(x - 1, y - 26, 2, 26)
    drawGlow(context, x, y, 44, 0.7)
    context.save()
    context.translate(x, y)
    fillPath(context, lamp, 'oklch(0.9 0.13 85)')
    context.restore()
  }
}
