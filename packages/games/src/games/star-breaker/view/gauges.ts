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
