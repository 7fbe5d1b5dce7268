import { courtyard, css, fillPath, mix, shade, starPath } from '../../../../core/index.ts'
import type { Layout } from '../layout.ts'
import { darkWood, gold, paleWood, wood } from '../palette.ts'
import type { Stall } from '../palette.ts'
import type { Context } from '../shapes.ts'

/** Draws the carpet on the counter, an upgrade that slows the loss of patience. */
function drawCarpet(context: Context, { width, counter, rim }: Layout, { stripe }: Stall): void {
  context.fillStyle = css(shade(stripe, -0.14))
  context.fillRect(0, counter + 3, width, rim)
  context.fillStyle = css(gold)
  context.fillRect(0, counter + 5, width, 2)
  context.fillRect(0, counter + rim - 2, width, 2)
  const step = rim * 1.5
  const half = rim * 0.36
  for (let x = step / 2, index = 0; x < width + step; x += step, index++) {
    context.save()
    context.translate(x, counter + 3 + rim / 2)
    fillPath(
      context,
      new Path2D(`M0 ${-half}L${half * 1.5} 0L0 ${half}L${-half * 1.5} 0Z`),
      css(index % 2 === 0 ? courtyard.plaster : gold),
    )
    fillPath(
      context,
      new Path2D(`M0 ${-half * 0.5}L${half * 0.7} 0L0 ${half * 0.5}L${-half * 0.7} 0Z`),
      css(courtyard.cobalt),
    )
    context.restore()
  }
  context.strokeStyle = css(gold)
  context.lineWidth = 2
  context.beginPath()
  for (let x = 4; x < width; x += 9) {
    context.moveTo(x, counter + rim + 3)
    context.lineTo(x, counter + rim + 9)
  }
  context.stroke()
}

/** Paints the counter and the tiled table of the kitchen below it. */
export function drawCounter(context: Context, layout: Layout, stall: Stall, hasCarpet: boolean): void {
  const { width, height, counter, rim } = layout
  const floor = counter + rim
  const table = context.createLinearGradient(0, floor, 0, height)
  table.addColorStop(0, css([0.3, 0.05, 215]))
  table.addColorStop(1, css([0.21, 0.042, 222]))
  context.fillStyle = table
  context.fillRect(0, floor, width, height - floor)
  const star = new Path2D(starPath(30))
  for (let y = floor + 22, row = 0; y < height + 20; y += 36, row++) {
    for (let x = row % 2 === 0 ? 18 : 42; x < width + 20; x += 48) {
      context.save()
      context.translate(x, y)
      fillPath(context, star, css(mix([0.34, 0.055, 212], stall.stripe, 0.12), 0.55))
      context.restore()
    }
  }
  context.fillStyle = css(courtyard.night, 0.4)
  context.fillRect(0, floor, width, 10)
  context.fillStyle = css(paleWood)
  context.fillRect(0, counter - 4, width, 8)
  context.fillStyle = css(wood)
  context.fillRect(0, counter + 4, width, rim - 4)
  context.fillStyle = css(darkWood)
  context.fillRect(0, counter + rim - 4, width, 5)
  context.strokeStyle = css(darkWood, 0.5)
  context.lineWidth = 1.5
  context.beginPath()
  for (let x = 40; x < width; x += 118) {
    context.moveTo(x, counter + 5)
    context.lineTo(x, counter + rim - 5)
  }
  context.stroke()
  if (hasCarpet) drawCarpet(context, layout, stall)
}
