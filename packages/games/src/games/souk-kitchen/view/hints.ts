import { courtyard, css, drawAt } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { foods } from '../rules/menu.ts'
import type { Dish, Station } from '../rules/menu.ts'
import type { State } from '../rules/state.ts'
import { getPlateDistance, getQueue } from '../rules/stations.ts'
import { getPanWindow, getPlateWindow } from '../rules/tuning.ts'
import type { Layout } from './layout.ts'
import { font, paint, roundRect } from './shapes.ts'
import type { Context } from './shapes.ts'

export type HintName = 'fry' | 'flip' | 'take' | 'scrap' | 'cut' | 'slice' | 'pour' | 'stop' | 'drop'
export interface Hint {
  station: Station
  name: HintName
  /** Whether the press is due now. */
  now: boolean
}

const finger = 'M-4 0C-4 -5 4 -5 4 0V14L14 17C18 19 18 24 16 34H-5L-14 20C-16 15 -10 13 -7 17L-4 20Z'

/** Returns the hint for burnt food, or for the first customer whose dish the player has not served yet. */
export function findHint(state: Readonly<State>, known: readonly Dish[]): Hint | null {
  const burnt = state.pans.findIndex((pan) => pan.burnt)
  if (burnt >= 0) return { station: burnt === 0 ? 'pan' : 'secondPan', name: 'scrap', now: true }
  const seat = getQueue(state).find((each) => !known.includes(state.seats[each]?.dish ?? 'falafel'))
  const customer = seat === undefined ? null : state.seats[seat]
  if (!customer) return null
  if (state.plate.seat === seat)
    return {
      station: 'plate',
      name: 'drop',
      now: Math.abs(getPlateDistance(state.plate)) < getPlateWindow(state).good,
    }
  const { board, jug, pans } = state
  if (board.job?.seat === seat) return { station: 'board', name: 'slice', now: false }
  if (jug.job?.seat === seat)
    return { station: 'jug', name: jug.pouring ? 'stop' : 'pour', now: !jug.pouring }
  for (const [index, pan] of pans.entries()) {
    const station = index === 0 ? 'pan' : 'secondPan'
    if (pan.job?.seat !== seat) continue
    if (pan.heat > 1 - getPanWindow(state).good)
      return { station, name: pan.side === 0 ? 'flip' : 'take', now: true }
  }
  const open = customer.parts
    .filter(({ quality, station }) => quality === 0 && !station)
    .map(({ food }) => foods[food])
  if (open.includes('pan') && !pans[0].job) return { station: 'pan', name: 'fry', now: true }
  if (open.includes('board') && !board.job) return { station: 'board', name: 'cut', now: true }
  if (open.includes('jug') && !jug.job) return { station: 'jug', name: 'pour', now: true }
  return null
}

/** Draws a line of text in the middle of the counter. */
export function drawNotice(
  context: Context,
  { width, counter, rim }: Layout,
  text: string,
  strong: boolean,
): void {
  const size = Math.min(16, Math.max(13, width / 26))
  context.font = `800 ${size}px ${font}`
  const length = Math.min(width - 16, context.measureText(text).width + size * 2)
  const height = size * 2
  const y = counter + rim / 2 - height / 2
  const drawPlate = (top: number, color: Color) =>
    roundRect(context, (width - length) / 2, top, length, height, height / 2, css(color))
  drawPlate(y + 3, courtyard.night)
  drawPlate(y, strong ? courtyard.saffron : courtyard.paper)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = css(courtyard.night)
  context.fillText(text, width / 2, y + height / 2 + 1, length - size)
}

/** Draws the hand that shows where to press. */
export function drawHand(context: Context, layout: Layout, { station, now }: Hint, time: number): void {
  const box = layout.stations[station]
  const push = now ? Math.max(0, Math.sin(time * 9)) * 8 : 0
  const scale = Math.min(1.5, Math.max(0.8, box.height / 120))
  drawAt(context, box.x + box.width * 0.68, box.y + box.height * 0.66 - push, scale, () => {
    context.rotate(-0.35)
    paint(context, [{ d: finger, fill: courtyard.paper, line: courtyard.night, width: 3 }])
  })
}
