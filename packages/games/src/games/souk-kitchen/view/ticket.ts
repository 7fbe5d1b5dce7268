import { courtyard, css, shade, drawAt } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { guestLooks } from '../people/guest-looks.ts'
import { guests } from '../rules/menu.ts'
import type { Customer } from '../rules/state.ts'
import { drawFood } from './food/draw-food.ts'
import type { Layout } from './layout.ts'
import { gold, qualityColors } from './palette.ts'
import { font, paint, roundRect } from './shapes.ts'
import type { Context } from './shapes.ts'

const heart = 'M0 6C-10 -1 -7 -9 -2 -8L0 -6L2 -8C7 -9 10 -1 0 6Z'
const tick = 'M-4 0L-1 3L5 -4'
const timeColors: readonly Color[] = [
  courtyard.green,
  courtyard.green,
  courtyard.tangerine,
  courtyard.pomegranate,
]

/** Returns the size of a ticket with a number of parts. */
function measure({ beside, personScale, seats }: Layout, parts: number) {
  const room = (seats[0]?.width ?? 120) * (beside ? 0.46 : 0.97)
  const icon = Math.min(beside ? 24 + personScale * 14 : 34, (room - 12) / parts)
  return { icon, width: Math.max(icon * parts + 12, beside ? 84 : 70), title: beside && personScale > 1.5 }
}

/** Draws an order: its parts, which of them are finished, and the time left. */
export function drawTicket(
  context: Context,
  layout: Layout,
  customer: Readonly<Customer>,
  {
    x,
    y,
    name,
    isChosen,
    mood,
    time,
  }: { x: number; y: number; name: string; isChosen: boolean; mood: number; time: number },
): void {
  const { parts, guest, dish, patience, initialPatience } = customer
  const { icon, width, title } = measure(layout, parts.length)
  const height = icon * 0.82 + 17 + (title ? 20 : 0)
  const left = x - width / 2
  const paper = courtyard.paper
  roundRect(context, left, y + 4, width, height, 10, css(courtyard.night, 0.75))
  roundRect(context, left, y, width, height, 10, css(paper))
  context.lineWidth = 3
  context.strokeStyle = css(isChosen ? courtyard.saffron : (guestLooks[guest]?.cloth ?? courtyard.teal))
  context.beginPath()
  context.roundRect(left, y, width, height, 10)
  context.stroke()
  drawAt(context, layout.beside ? left + 1 : x, layout.beside ? y + height * 0.5 : y + height - 1, 1, () =>
    paint(context, [{ d: layout.beside ? 'M1 -7L-9 0L1 7Z' : 'M-7 0L0 9L7 0Z', fill: paper }]),
  )
  let top = y + 6
  if (title) {
    context.font = `800 13px ${font}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = css(courtyard.night)
    context.fillText(name, x, top + 8, width - 10)
    top += 20
  }
  for (const [index, { food, quality, station }] of parts.entries()) {
    const partX = left + 6 + (width - 12) * ((index + 0.5) / parts.length)
    const partY = top + icon * 0.36
    context.globalAlpha = quality > 0 || station ? 1 : 0.82
    drawFood(context, food, partX, partY + (station ? Math.sin(time * 12) * 1.4 : 0), icon * 0.92)
    context.globalAlpha = 1
    if (quality === 0) continue
    drawAt(context, partX + icon * 0.3, partY + icon * 0.3, icon / 38, () => {
      roundRect(context, -8, -8, 16, 16, 8, css(shade(qualityColors[quality] ?? gold, -0.08)))
      paint(context, [{ d: tick, line: courtyard.night, width: 3 }])
    })
  }
  const part = Math.max(0, patience / initialPatience)
  const drawBar = (length: number, color: Color) =>
    roundRect(context, left + 6, y + height - 10, length, 5, 2.5, css(color))
  drawBar(width - 12, [0.86, 0.02, 85])
  drawBar(Math.max(5, (width - 12) * part), timeColors[mood] ?? gold)
  if (guests[guest]?.favorites.includes(dish))
    drawAt(context, left + width - 3, y + 2, 1.15 + 0.1 * Math.sin(time * 5), () =>
      paint(context, [{ d: heart, fill: courtyard.rose, line: courtyard.paper, width: 1.6 }]),
    )
}
