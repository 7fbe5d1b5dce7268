import { courtyard, css, fillPath, shade, starPath, drawAt } from '../../../../core/index.ts'
import { getParts } from '../../rules/menu.ts'
import { getPlateDistance } from '../../rules/stations.ts'
import { getPlateWindow, has } from '../../rules/tuning.ts'
import { drawFood } from '../food/draw-food.ts'
import { brass, copper } from '../palette.ts'
import { getPath, paint } from '../shapes.ts'
import { drawFlash, drawToken, getSeatColor, goodRange, perfectRange, strokeArc } from './mat.ts'
import type { StationFrame } from './mat.ts'

const star = starPath(100)

/** Draws the turning plate: each part is dropped when its place comes to the top. */
export function drawPlate(frame: StationFrame): void {
  const { context, box, state, time } = frame
  const { plate } = state
  const radius = Math.min(box.width * 0.4, box.height * 0.39)
  const x = box.x + box.width / 2
  const y = box.y + box.height * 0.53
  const metal = has(state, 'tray') ? brass : copper
  const turn = plate.seat === null ? 0 : plate.turn
  const angleOf = (spot: number) => (turn - spot - 0.25) * Math.PI * 2
  const circle = (size: number, color: string) => {
    context.beginPath()
    context.arc(x, y, size, 0, Math.PI * 2)
    context.fillStyle = color
    context.fill()
  }
  context.save()
  context.translate(0, 5)
  circle(radius, css(shade(metal, -0.24)))
  context.restore()
  circle(radius, css(metal))
  circle(radius * 0.9, css(shade(metal, -0.06)))
  circle(radius * 0.84, css(courtyard.plaster))
  drawAt(context, x, y, radius / 68, () => {
    context.rotate(turn * Math.PI * 2)
    fillPath(context, getPath(star), css([0.84, 0.05, 85]))
    context.lineWidth = 2
    context.strokeStyle = css([0.72, 0.08, 215], 0.7)
    context.stroke(getPath(star))
  })
  const customer = plate.seat === null ? null : state.seats[plate.seat]
  if (!customer) return
  const parts = getParts(customer.dish)
  const { good, perfect } = getPlateWindow(state)
  const size = radius * (parts.length > 3 ? 0.66 : 0.76)
  for (const [index, food] of parts.entries()) {
    const placed = plate.placed[index]
    const angle = angleOf(placed ?? plate.spots[index] ?? 0)
    const foodX = x + Math.cos(angle) * radius * 0.46
    const foodY = y + Math.sin(angle) * radius * 0.46
    if (placed !== undefined) {
      drawFood(context, food, foodX, foodY, size)
      continue
    }
    const isNext = index === plate.qualities.length
    context.globalAlpha = isNext ? 0.36 : 0.16
    drawFood(context, food, foodX, foodY, size)
    context.globalAlpha = 1
    if (!isNext) continue
    const spot = turn - (plate.spots[index] ?? 0)
    strokeArc(context, x, y, radius * 0.95, spot - good, spot + good, radius * 0.15, goodRange)
    strokeArc(context, x, y, radius * 0.95, spot - perfect, spot + perfect, radius * 0.15, perfectRange)
    const near = Math.abs(getPlateDistance(plate)) < good
    const hover = radius * (near ? 1.02 : 1.1) + Math.sin(time * 6) * 2
    drawFood(context, food, x, y - hover * 0.86, size * 1.05)
    drawAt(context, x, y - radius * 0.86, radius / 46, () =>
      paint(context, [
        {
          d: 'M-7 -9H7L0 3Z',
          fill: near ? courtyard.saffron : courtyard.paper,
          line: courtyard.night,
          width: 2.4,
        },
      ]),
    )
  }
  drawToken(context, getSeatColor(state, plate.seat ?? 0), box.x + 15, box.y + 15, 7)
  drawFlash(frame)
}
