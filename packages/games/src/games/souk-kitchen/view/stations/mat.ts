import { courtyard, css, shade } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import type { Job, State } from '../../rules/state.ts'
import { guestLooks } from '../../people/guest-looks.ts'
import { drawFood } from '../food/draw-food.ts'
import type { Box } from '../layout.ts'
import { gold, qualityColors } from '../palette.ts'
import { roundRect } from '../shapes.ts'
import type { Context } from '../shapes.ts'

/** Input for drawing a station. */
export interface StationFrame {
  context: Context
  box: Box
  state: Readonly<State>
  /** Seconds, standing still with reduced motion. */
  time: number
  /** Seconds since the last press that the station answered, and its quality. */
  since: number
  quality: number
}

/** Colors of the ranges of every gauge. */
export const goodRange = css([0.7, 0.1, 120])
export const perfectRange = css(gold)
export const needle = css(courtyard.paper)

export const getSeatColor = ({ seats }: Readonly<State>, seat: number): Color =>
  guestLooks[seats[seat]?.guest ?? 0]?.cloth ?? courtyard.teal

/** Draws the tile under a station, raised while the station is selected. */
export function drawMat(context: Context, { x, y, width, height }: Box, inHand: boolean, off: boolean): void {
  const ground: Color = inHand ? [0.36, 0.055, 210] : [0.29, 0.048, 216]
  const lift = inHand ? 5 : 3
  roundRect(context, x, y + lift, width, height - lift, 16, css(inHand ? courtyard.ember : courtyard.night))
  roundRect(context, x, y, width, height - lift, 16, css(ground, off ? 0.45 : 0.94))
  context.lineWidth = inHand ? 3 : 1.5
  context.strokeStyle = inHand ? css(gold) : css(shade(ground, 0.1))
  context.beginPath()
  context.roundRect(x + 1, y + 1, width - 2, height - lift - 2, 15)
  context.stroke()
}

/** Draws the color of the customer for whom a station works. */
export function drawToken(context: Context, color: Color, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = css(color)
  context.fill()
  context.lineWidth = Math.max(1.5, radius * 0.3)
  context.strokeStyle = css(courtyard.paper)
  context.stroke()
}

/** Draws the food that an idle station could start, floating above it. */
export function drawNextJob(
  { context, state, time, box }: StationFrame,
  job: Job,
  x: number,
  y: number,
  width: number,
): void {
  const bob = Math.sin(time * 5) * 3
  context.globalAlpha = 0.92
  drawFood(context, job.food, x, y + bob, width, 0.15)
  context.globalAlpha = 1
  drawToken(context, getSeatColor(state, job.seat), box.x + 15, box.y + 15, 7)
}

/** Flashes the mat in the color of a quality after a press. */
export function drawFlash({ context, box, since, quality }: StationFrame): void {
  if (since > 0.35) return
  context.globalAlpha = 0.45 * (1 - since / 0.35)
  roundRect(context, box.x, box.y, box.width, box.height - 3, 16, css(qualityColors[quality] ?? gold))
  context.globalAlpha = 1
}

/** Strokes a part of a circle, from and to in turns clockwise from the top. */
export function strokeArc(
  context: Context,
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  width: number,
  color: string,
): void {
  context.beginPath()
  context.arc(x, y, radius, (from - 0.25) * Math.PI * 2, (to - 0.25) * Math.PI * 2)
  context.lineCap = 'butt'
  context.lineWidth = width
  context.strokeStyle = color
  context.stroke()
}
