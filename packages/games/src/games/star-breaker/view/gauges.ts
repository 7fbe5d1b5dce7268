import type { Panel } from './camera.ts'
import { drawSign } from './signs.ts'
import { gold, lampGlazes, paints } from './palette.ts'
import { getBoltHits } from '../rules/bolts.ts'
import { yard } from '../rules/state.ts'
import type { State, TimedPower } from '../rules/state.ts'
import { lightPerHit, maxLight, powerDurations } from '../rules/tuning.ts'

const line = yard.height - 8
const height = 13

/** Draws the active powers with their remaining time, and the light of the paddle, at the foot of the yard. */
export function drawGauges(context: CanvasRenderingContext2D, state: State): void {
  let x = 14
  for (const power of Object.keys(state.powerSteps) as TimedPower[]) {
    const left = state.powerSteps[power]
    if (left === 0) continue
    context.fillStyle = lampGlazes[power].shadow
    context.fillRect(x - 12, line - height / 2, 64, height)
    context.fillStyle = lampGlazes[power].core
    context.fillRect(x - 12, line - height / 2, 24 + (40 * left) / powerDurations[power], height)
    drawSign(context, power, { x, y: line, size: 0.85 })
    x += 68
  }
  drawLight(context, state)
}

/** Draws one lamp for each hit that a bolt can deal; those that are charged turn white. */
function drawLight(context: CanvasRenderingContext2D, state: State): void {
  const count = maxLight / lightPerHit
  const lit = Math.floor(state.light / lightPerHit)
  const charged = getBoltHits(state)
  const step = 11
  const left = yard.width - 6 - count * step
  context.fillStyle = paints.night
  context.fillRect(left - 20, line - height / 2, count * step + 24, height)
  drawSign(context, 'light', {
    x: left - 10,
    y: line,
    size: 0.85,
    color: lit === count ? gold.face : paints.muted,
  })
  for (let i = 0; i < count; i++) {
    context.fillStyle = i < charged ? paints.paper : i < lit ? gold.face : paints.slate
    context.fillRect(left + i * step, line - 4, step - 3, 8)
  }
}

/** Order of the powers on the deck. */
const timedPowers: readonly TimedPower[] = ['wide', 'slow', 'catch', 'pierce']

/** Draws light and powers large, below the yard: a row of lamps, and a slot for each power with its remaining time. */
export function drawDeck(context: CanvasRenderingContext2D, deck: Panel, state: State): void {
  const { x, y, width } = deck
  const row = (deck.height - 20) / 2
  const size = row / 17
  const charged = getBoltHits(state)
  const count = maxLight / lightPerHit
  const lit = Math.floor(state.light / lightPerHit)
  const middle = y + 8 + row / 2
  drawSign(context, 'light', {
    x: x + 22,
    y: middle,
    size: size * 1.2,
    color: lit === count ? gold.face : paints.muted,
  })
  const step = (width - 52) / count
  for (let lamp = 0; lamp < count; lamp++) {
    context.fillStyle = lamp < charged ? paints.paper : lamp < lit ? gold.face : paints.floor
    context.beginPath()
    context.roundRect(x + 42 + lamp * step, middle - row * 0.36, step - 4, row * 0.72, 4)
    context.fill()
  }
  const slot = (width - 20) / timedPowers.length
  for (const [index, power] of timedPowers.entries()) {
    const left = x + 12 + index * slot
    const top = y + 12 + row
    const share = state.powerSteps[power] / powerDurations[power]
    context.fillStyle = share > 0 ? lampGlazes[power].shadow : paints.floor
    context.beginPath()
    context.roundRect(left, top, slot - 4, row, 6)
    context.fill()
    if (share > 0) {
      context.fillStyle = lampGlazes[power].core
      context.beginPath()
      context.roundRect(left, top, 30 + (slot - 34) * share, row, 6)
      context.fill()
    }
    drawSign(context, power, {
      x: left + (slot - 4) / 2,
      y: top + row / 2,
      size,
      color: share > 0 ? paints.paper : paints.unbroken,
    })
  }
}
