import { courtyard, css, drawAt, fillPath, starPath } from '../../../core/index.ts'
import type { State } from '../rules/state.ts'
import { daySteps, starFactors } from '../rules/tuning.ts'
import type { Layout } from './layout.ts'
import { brass, gold } from './palette.ts'
import { font, getPath, roundRect } from './shapes.ts'
import type { Context } from './shapes.ts'

const star = starPath(1)

export function drawStar(context: Context, x: number, y: number, size: number, lit: boolean): void {
  drawAt(context, x, y, size, () => {
    context.lineWidth = 4 / size
    context.strokeStyle = css(courtyard.night)
    context.stroke(getPath(star))
    fillPath(context, getPath(star), css(lit ? courtyard.saffron : courtyard.slate))
  })
}

function drawClock(context: Context, x: number, y: number, radius: number, part: number): void {
  const circle = (size: number, color: string, from = 0, to = 1) => {
    context.beginPath()
    context.moveTo(x, y)
    context.arc(x, y, size, (from - 0.25) * Math.PI * 2, (to - 0.25) * Math.PI * 2)
    context.fillStyle = color
    context.fill()
  }
  circle(radius, css(courtyard.night))
  circle(radius - 2, css(courtyard.slate))
  circle(radius - 2, css(part < 0.2 ? courtyard.pomegranate : courtyard.saffron), 1 - part, 1)
  circle(radius * 0.3, css(courtyard.night))
}

interface StripTexts {
  day: string
  target: string
  coins: string
  combo: string | null
}

/**
 * Draws time, target and coins in one line. Like the world, it is not mirrored.
 *
 * @returns the places of the three stars
 */
export function drawStrip(
  context: Context,
  { strip }: Layout,
  state: Readonly<State>,
  texts: StripTexts,
): readonly { x: number; y: number }[] {
  const { x, y, width, height } = strip
  const middle = y + height / 2
  roundRect(context, x, y, width, height, height / 2, css(courtyard.night, 0.8))
  const radius = height / 2
  drawClock(context, x + radius, middle, radius - 1, state.left / daySteps)
  context.textBaseline = 'middle'
  context.font = `800 ${Math.round(height * 0.46)}px ${font}`
  context.fillStyle = css(courtyard.paper)
  context.textAlign = 'left'
  const dayX = x + height + 6
  context.fillText(texts.day, dayX, middle + 1)
  const dayWidth = context.measureText(texts.day).width
  context.textAlign = 'right'
  context.fillText(texts.coins, x + width - 10, middle + 1)
  const coinX = x + width - 18 - context.measureText(texts.coins).width
  context.beginPath()
  context.arc(coinX - 3, middle, height * 0.25, 0, Math.PI * 2)
  context.fillStyle = css(gold)
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = css(brass)
  context.stroke()

  const from = dayX + dayWidth + 12
  const length = coinX - 16 - height * 0.25 - from
  const full = state.target * 1.68
  const thickness = height * 0.42
  roundRect(context, from, middle - thickness / 2, length, thickness, thickness / 2, css(courtyard.ink))
  const filled = Math.min(1, state.points / full) * length
  if (filled > 0)
    roundRect(
      context,
      from,
      middle - thickness / 2,
      Math.max(thickness, filled),
      thickness,
      thickness / 2,
      css(state.points >= state.target ? courtyard.green : courtyard.saffron),
    )
  const places = starFactors.map((factor) => ({
    x: from + (length * state.target * factor) / full,
    y: middle,
  }))
  for (const [index, place] of places.entries())
    drawStar(
      context,
      place.x,
      middle,
      height * 0.62,
      state.points >= state.target * (starFactors[index] ?? 1),
    )
  if (length > 120 && state.points < state.target) {
    context.font = `800 ${Math.round(height * 0.38)}px ${font}`
    context.textAlign = 'left'
    // The outline keeps the text legible over the filled part.
    context.lineWidth = 3.5
    context.lineJoin = 'round'
    context.strokeStyle = css(courtyard.night)
    context.strokeText(texts.target, from + 8, middle + 1)
    context.fillStyle = css(courtyard.paper)
    context.fillText(texts.target, from + 8, middle + 1)
  }
  if (!texts.combo) return places
  context.font = `800 13px ${font}`
  const comboWidth = context.measureText(texts.combo).width + 20
  roundRect(context, x + width - comboWidth, y + height + 5, comboWidth, 22, 11, css(courtyard.pomegranate))
  context.textAlign = 'center'
  context.fillStyle = css(courtyard.paper)
  context.fillText(texts.combo, x + width - comboWidth / 2, y + height + 17)
  return places
}
