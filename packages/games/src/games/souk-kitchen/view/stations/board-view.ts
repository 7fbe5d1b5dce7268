import { courtyard, css, mix, shade, drawAt } from '../../../../core/index.ts'
import type { Food } from '../../rules/menu.ts'
import { findJob } from '../../rules/stations.ts'
import { getBoardWindow, has } from '../../rules/tuning.ts'
import { wholeLengths, wholeShapes } from '../food/food-shapes.ts'
import { drawFood } from '../food/draw-food.ts'
import { darkWood, gold, iron, paleWood, qualityColors } from '../palette.ts'
import { paint, roundRect } from '../shapes.ts'
import type { Context } from '../shapes.ts'
import { drawFlash, drawNextJob, drawToken, getSeatColor, goodRange, perfectRange } from './mat.ts'
import type { StationFrame } from './mat.ts'

const blade = 'M-3 0L3 0L4 -36L-13 -34C-14 -20 -9 -6 -3 0Z'

/** Draws the knife with its edge at (0, 0). */
export function drawKnife(context: Context, fine: boolean): void {
  paint(context, [
    { d: 'M-5 -36H3V-58C3 -62 -5 -62 -5 -58Z', fill: fine ? gold : darkWood, lift: 2 },
    { d: blade, fill: fine ? [0.93, 0.02, 220] : mix(iron, courtyard.paper, 0.6) },
    { d: 'M0 -3L1 -33', line: courtyard.paper, width: 1.6 },
  ])
}

/** Draws whole vegetables along the board, `width` long. */
function drawWhole(context: Context, food: Food, x: number, y: number, width: number, height: number): void {
  const length = wholeLengths[food] ?? 64
  const count = Math.max(1, Math.round(width / ((length * height) / 20)))
  const each = width / count
  for (let index = 0; index < count; index++) {
    drawAt(context, x + each * (index + 0.5), y, each / length, () => {
      context.translate(-32, -10)
      paint(context, wholeShapes[food] ?? [])
    })
  }
}

function drawMarks(
  { context, state, time }: StationFrame,
  x: number,
  width: number,
  y: number,
  height: number,
): void {
  const { marks, strokes } = state.board
  const { good, perfect } = getBoardWindow(state)
  for (const [index, mark] of marks.entries()) {
    const at = x + mark * width
    const stroke = strokes[index]
    if (stroke === undefined) {
      const isNext = index === strokes.length
      context.globalAlpha = isNext ? 0.42 + 0.1 * Math.sin(time * 12) : 0.2
      roundRect(context, at - good * width, y - height * 0.72, good * 2 * width, height * 1.44, 5, goodRange)
      context.globalAlpha = isNext ? 0.85 : 0.35
      roundRect(
        context,
        at - perfect * width,
        y - height * 0.72,
        perfect * 2 * width,
        height * 1.44,
        4,
        perfectRange,
      )
      context.globalAlpha = 1
      continue
    }
    roundRect(context, at - 2.5, y - height * 0.6, 5, height * 1.2, 2, css(paleWood))
    roundRect(context, at - 5, y + height * 0.74, 10, 7, 3, css(qualityColors[stroke] ?? gold))
  }
}

/** Draws the board, whose knife passes over the lines to cut at. */
export function drawBoard(frame: StationFrame): void {
  const { context, box, state, since, time } = frame
  const { job, knife, marks } = state.board
  const padding = Math.min(16, box.width * 0.07)
  const x = box.x + padding
  const width = box.width - padding * 2
  const height = Math.min(box.height * 0.6, width * 0.62)
  const y = box.y + box.height * 0.56
  roundRect(context, x, y - height / 2 + 5, width, height, 12, css(shade(paleWood, -0.2)))
  roundRect(context, x, y - height / 2, width, height, 12, css(paleWood))
  context.strokeStyle = css(shade(paleWood, -0.09))
  context.lineWidth = 2
  context.beginPath()
  for (const part of [0.24, 0.5, 0.76]) {
    context.moveTo(x + 12, y + height * (part - 0.5))
    context.quadraticCurveTo(
      x + width / 2,
      y + height * (part - 0.5) + 5,
      x + width - 12,
      y + height * (part - 0.5),
    )
  }
  context.stroke()
  const from = x + width * 0.05
  const span = width * 0.9
  const scale = Math.max(0.62, Math.min(1.5, box.height / 130))
  if (!job) {
    const next = findJob(state, 'board')
    if (next) drawNextJob(frame, next, box.x + box.width / 2, y, Math.min(width * 0.5, height * 1.1))
    drawAt(context, x + width - 14, y + height * 0.3, scale * 0.9, () => {
      context.rotate(0.5)
      drawKnife(context, has(state, 'knife'))
    })
    drawFlash(frame)
    return
  }
  if (wholeShapes[job.food]) drawWhole(context, job.food, from, y, span, height * 0.46)
  else drawFood(context, job.food, x + width / 2, y, height)
  drawMarks(frame, from, span, y, height * 0.5)
  const end = (marks.at(-1) ?? 1) + 0.05
  const chop = since < 0.14 ? Math.sin((since / 0.14) * Math.PI) : 0
  const hover = -height * 0.3 + chop * height * 0.42 + Math.sin(time * 7) * 1.2
  drawAt(context, from + Math.min(knife, end) * span, y + hover, scale, () =>
    drawKnife(context, has(state, 'knife')),
  )
  drawToken(context, getSeatColor(state, job.seat), box.x + 15, box.y + 15, 7)
}
