import { courtyard, css, shade, drawAt } from '../../../../core/index.ts'
import type { Pan } from '../../rules/state.ts'
import { findJob } from '../../rules/stations.ts'
import { burntAt, getPanWindow, has } from '../../rules/tuning.ts'
import { drawFood } from '../food/draw-food.ts'
import { copper, darkWood, flame, gold, iron } from '../palette.ts'
import { paint } from '../shapes.ts'
import type { Context } from '../shapes.ts'
import {
  drawFlash,
  drawNextJob,
  drawToken,
  getSeatColor,
  goodRange,
  needle,
  perfectRange,
  strokeArc,
} from './mat.ts'
import type { StationFrame } from './mat.ts'

const cross = 'M-8 -8L8 8M8 -8L-8 8'
const turnArrow = 'M-11 4A11 11 0 1 1 -3 10.500M-3 4L-3 11L-11 12'

function fillCircle(
  context: Context,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = fill
  context.fill()
}

const tongue = 'M-6 4C-9 -4 -3 -8 -1 -17C4 -11 9 -5 6 4Z'

function drawFlames(
  context: Context,
  x: number,
  y: number,
  radius: number,
  time: number,
  heat: number,
): void {
  const count = 16
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2
    const size = (radius / 42) * (0.8 + 0.25 * heat + 0.22 * Math.sin(time * 12 + index * 2.3))
    drawAt(context, x + Math.sin(angle) * radius, y - Math.cos(angle) * radius, size, () => {
      context.rotate(angle)
      paint(context, [{ d: tongue, fill: index % 2 === 0 ? flame : gold }])
    })
  }
}

function drawGauge(
  { context, state }: StationFrame,
  { heat }: Pan,
  x: number,
  y: number,
  radius: number,
): void {
  const { good, perfect } = getPanWindow(state)
  const width = Math.max(6, radius * 0.16)
  const at = (value: number) => Math.min(1, value / burntAt)
  strokeArc(context, x, y, radius, 0, 1, width + 4, css(courtyard.night))
  strokeArc(context, x, y, radius, 0, at(1 - good), width, css([0.5, 0.04, 80]))
  strokeArc(context, x, y, radius, at(1 - good), at(1 + good), width, goodRange)
  strokeArc(context, x, y, radius, at(1 - perfect), at(1 + perfect), width, perfectRange)
  strokeArc(context, x, y, radius, at(1 + good), 1, width, css([0.52, 0.19, 27]))
  const angle = (at(heat) - 0.25) * Math.PI * 2
  fillCircle(
    context,
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
    width * 0.95,
    css(courtyard.night),
  )
  fillCircle(context, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, width * 0.68, needle)
}

/** Oil that bubbles around the food, or smoke over what is burnt. */
function drawHeat(
  { context, time }: StationFrame,
  { heat, burnt }: Pan,
  x: number,
  y: number,
  radius: number,
): void {
  for (let index = 0; index < 9; index++) {
    const age = (time * (burnt ? 0.6 : 1.7) + index * 0.37) % 1
    const angle = index * 2.4
    const reach = radius * (burnt ? 0.3 : 0.72)
    const rise = burnt ? radius * 1.5 * age : 0
    context.globalAlpha = (1 - age) * (burnt ? 0.7 : 0.5)
    fillCircle(
      context,
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach - rise,
      radius * (burnt ? 0.12 + 0.22 * age : 0.03 + 0.05 * age * Math.min(1, heat + 0.4)),
      css(burnt ? courtyard.ink : courtyard.paper),
    )
  }
  context.globalAlpha = 1
}

/** Draws a pan on its fire, seen from above, with the ring that shows when to turn. */
export function drawPan(frame: StationFrame, pan: Pan, station: 'pan' | 'secondPan'): void {
  const { context, box, state, time, since } = frame
  const radius = Math.min(box.width * 0.36, box.height * 0.37)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2 - 2
  const metal = has(state, 'copper') ? copper : iron
  const body = radius * 0.82
  drawFlames(context, x, y, body, time, pan.job ? pan.heat : 0)
  context.lineCap = 'round'
  for (const [width, color] of [
    [radius * 0.34, courtyard.night],
    [radius * 0.24, darkWood],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = css(color)
    context.beginPath()
    context.moveTo(x + body * 0.7, y + body * 0.7)
    context.lineTo(x + radius * 1.12, y + radius * 1.12)
    context.stroke()
  }
  fillCircle(context, x, y + 4, body * 1.04, css(shade(metal, -0.14)))
  fillCircle(context, x, y, body * 1.04, css(shade(metal, 0.1)))
  const oil = context.createRadialGradient(x - body * 0.3, y - body * 0.3, 2, x, y, body)
  oil.addColorStop(0, css(pan.job ? [0.6, 0.1, 75] : shade(metal, 0.08)))
  oil.addColorStop(1, css(pan.job ? [0.42, 0.08, 62] : shade(metal, -0.07)))
  fillCircle(context, x, y, body * 0.9, oil)
  const { job } = pan
  if (!job) {
    const next = findJob(state, station)
    if (next) drawNextJob(frame, next, x, y, body * 1.35)
    drawFlash(frame)
    return
  }
  // The food leaps when it is turned.
  const leap = Math.min(1, since / 0.4)
  const height = pan.side === 1 ? Math.sin(leap * Math.PI) : 0
  drawHeat(frame, pan, x, y, body)
  context.save()
  context.translate(x, y - height * radius * 0.7)
  context.scale(1, pan.side === 1 && leap < 1 ? Math.abs(Math.cos(leap * Math.PI * 2)) * 0.9 + 0.1 : 1)
  drawFood(context, job.food, 0, 0, body * 1.4, pan.burnt ? 2 : pan.heat)
  context.restore()
  drawGauge(frame, pan, x, y, radius * 1.16)
  const { good } = getPanWindow(state)
  if (pan.heat > 1 - good) {
    const pulse = 1 + 0.12 * Math.sin(time * 16)
    const sign = pan.burnt ? cross : turnArrow
    drawAt(context, x + radius * 0.1, y - radius * 0.1, (radius / 40) * pulse, () =>
      paint(context, [
        { d: sign, line: courtyard.night, width: 7 },
        { d: sign, line: pan.heat > 1 + good ? [0.7, 0.2, 27] : courtyard.paper, width: 3.4 },
      ]),
    )
  }
  drawToken(context, getSeatColor(state, job.seat), box.x + 15, box.y + 15, 7)
  // One dot for each side.
  for (const side of [0, 1]) {
    fillCircle(context, box.x + box.width - 26 + side * 13, box.y + 15, 5, css(courtyard.night))
    fillCircle(
      context,
      box.x + box.width - 26 + side * 13,
      box.y + 15,
      3.6,
      css(pan.side >= side ? gold : courtyard.slate),
    )
  }
  drawFlash(frame)
}

/** Draws the place of the pan that can be bought. */
export function drawFreeHob({ context, box }: StationFrame): void {
  const radius = Math.min(box.width, box.height) * 0.24
  context.globalAlpha = 0.5
  context.setLineDash([7, 8])
  strokeArc(context, box.x + box.width / 2, box.y + box.height / 2 - 2, radius, 0, 1, 3, css(courtyard.slate))
  context.setLineDash([])
  context.globalAlpha = 1
}
