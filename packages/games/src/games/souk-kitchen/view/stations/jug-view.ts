import { courtyard, css, fillPath, shade, drawAt } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import type { Food } from '../../rules/menu.ts'
import { findJob } from '../../rules/stations.ts'
import { getJugWindow, has } from '../../rules/tuning.ts'
import { liquids } from '../food/food-shapes.ts'
import { brass, copper } from '../palette.ts'
import { paint, roundRect } from '../shapes.ts'
import type { Context } from '../shapes.ts'
import { drawFlash, drawNextJob, drawToken, getSeatColor, goodRange, perfectRange } from './mat.ts'
import type { StationFrame } from './mat.ts'

const jugBody = 'M-17 22C-24 4 -18 -10 -8 -16L-10 -28H10L8 -16C18 -10 24 4 17 22Z'

/** Draws the upright jug, whose spout is at about (-28, -20) in its own units. */
export function drawJug(context: Context, fine: boolean): void {
  const metal = fine ? brass : copper
  paint(context, [
    { d: 'M16 -10C34 -14 34 14 16 14', line: shade(metal, -0.1), width: 5 },
    { d: 'M-16 2C-26 0 -22 -16 -30 -20L-24 -22C-16 -18 -18 -6 -10 -6Z', fill: metal },
    { d: jugBody, fill: metal, lift: 3 },
    { d: 'M4 -16C14 -8 16 8 12 21H17C24 4 18 -10 8 -16Z', fill: shade(metal, -0.1) },
    {
      d: 'M-12 4Q0 9 14 4M-13 9Q0 14 15 9',
      line: fine ? courtyard.pomegranate : shade(metal, 0.14),
      width: 2,
    },
    { d: 'M-11 -28Q0 -38 11 -28Z', fill: shade(metal, 0.08) },
    { d: 'M0 -34V-38', line: courtyard.saffron, width: 4 },
  ])
}

/** Draws the glass or bowl that is filled, with its mark. */
function drawVessel(
  { context, state, time }: StationFrame,
  food: Food | null,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const { level, mark, pouring } = state.jug
  const { good, perfect } = getJugWindow(state)
  const color: Color = (food && liquids[food]) ?? courtyard.mist
  const inner = new Path2D()
  inner.roundRect(x - width / 2, y - height, width, height, [4, 4, width * 0.26, width * 0.26])
  fillPath(context, inner, css([0.5, 0.03, 215], 0.55))
  context.save()
  context.clip(inner)
  if (food && level > 0) {
    const top = y - height * level
    context.fillStyle = css(color)
    context.beginPath()
    context.moveTo(x - width, y)
    for (let part = 0; part <= 8; part++)
      context.lineTo(
        x - width + (width * part) / 4,
        top + (pouring ? Math.sin(time * 22 + part * 1.9) * 1.8 : 0),
      )
    context.lineTo(x + width, y)
    context.fill()
    context.fillStyle = css(shade(color, 0.1))
    context.fillRect(x - width, top, width * 2, 3)
  }
  if (food) {
    context.globalAlpha = 0.45
    roundRect(context, x - width, y - height * (mark + good), width * 2, height * good * 2, 0, goodRange)
    context.globalAlpha = 0.95
    roundRect(
      context,
      x - width,
      y - height * (mark + perfect),
      width * 2,
      height * perfect * 2,
      0,
      perfectRange,
    )
    context.globalAlpha = 1
  }
  context.restore()
  context.lineWidth = 3.5
  context.strokeStyle = css(courtyard.paper, 0.85)
  context.stroke(inner)
  context.lineWidth = 3
  context.strokeStyle = css(courtyard.paper, 0.5)
  context.beginPath()
  context.moveTo(x - width * 0.3, y - height * 0.85)
  context.lineTo(x - width * 0.3, y - height * 0.35)
  context.stroke()
}

/** Draws the jug over the glass that it fills to a mark. */
export function drawJugStation(frame: StationFrame): void {
  const { context, box, state, time } = frame
  const { job, level, pouring } = state.jug
  const next = job ? null : findJob(state, 'jug')
  const food = job?.food ?? null
  const height = box.height * 0.56
  const width = Math.min(box.width * 0.36, height * 0.72)
  const x = box.x + box.width * 0.31
  const y = box.y + box.height * 0.88
  const scale = Math.min(box.width / 112, box.height / 115)
  drawVessel(frame, food, x, y, width, height)
  const shake = pouring ? Math.sin(time * 30) * 0.02 : 0
  const jugX = box.x + box.width * 0.69
  const jugY = box.y + box.height * (pouring ? 0.3 : 0.52)
  if (pouring && food) {
    const from = { x: jugX - 30 * scale, y: jugY - 1 * scale }
    context.strokeStyle = css(liquids[food] ?? courtyard.mist)
    context.lineWidth = 5 * scale
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.quadraticCurveTo(x + 2, from.y, x, y - height * level)
    context.stroke()
  }
  drawAt(context, jugX, jugY, scale, () => {
    context.rotate((pouring ? -0.55 : 0) + shake)
    drawJug(context, has(state, 'spout'))
  })
  if (next) drawNextJob(frame, next, x, y - height * 0.5, width * 1.5)
  if (job) drawToken(context, getSeatColor(state, job.seat), box.x + 15, box.y + 15, 7)
  drawFlash(frame)
}
