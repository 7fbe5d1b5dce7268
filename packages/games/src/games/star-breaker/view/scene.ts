import type { Frame } from '../../../core/index.ts'
import { drawAim, drawLantern, drawPaddle, drawPearl, drawSign, drawStar } from './drawing.ts'
import { toCellIndex } from './effects.ts'
import type { Effects } from './effects.ts'
import { aim } from '../rules/flight.ts'
import { gold, lampGlazes, paints } from './palette.ts'
import { powerDurations, getPearlSpeed, getServeDirection } from '../rules/tuning.ts'
import { pearlRadius, getStarCenter, yard } from '../rules/state.ts'
import type { TimedPower, State } from '../rules/state.ts'

type CanvasContext = CanvasRenderingContext2D

/** Draws everything in the yard that moves or can break. */
export function drawScene(
  context: CanvasContext,
  state: State,
  frame: Frame,
  effects: Effects,
  reducedMotion: boolean,
): void {
  drawWall(context, state, effects, reducedMotion)
  drawPowers(context, state)
  for (const { x, y, power } of state.falling) {
    const sway = reducedMotion ? 0 : Math.sin(effects.clock * 6 + x)
    if (power) drawLantern(context, x, y, power, sway * 0.12)
    else drawStar(context, { x, y, glaze: gold, strength: 1, initialStrength: 1, lantern: false, turn: sway })
  }
  const { paddle } = state
  const half = paddle.width / 2
  const ahead = frame.phase === 'playing' ? paddle.glide * frame.alpha : 0
  const x = Math.max(half, Math.min(yard.width - half, paddle.x + ahead))
  drawPaddle(context, { ...paddle, x }, reducedMotion ? 0 : effects.squash, state.powerSteps.catch > 0)
  drawPearls(context, state, frame, effects)
}

function drawWall(context: CanvasContext, { stars }: State, effects: Effects, reducedMotion: boolean): void {
  for (const star of stars) {
    // Reveals a new wall row by row.
    const laid = reducedMotion ? 1 : Math.max(0, Math.min(1, (effects.since - star.row * 0.06) * 5))
    if (laid === 0) continue
    const { x, y } = getStarCenter(star)
    drawStar(context, {
      x,
      y: y - (1 - laid) * 14,
      glaze: effects.getGlaze(star),
      strength: star.strength,
      initialStrength: star.initialStrength,
      lantern: star.power !== null,
      size: 0.5 + laid * 0.5,
      flash: reducedMotion ? 0 : (effects.flashes.get(toCellIndex(star)) ?? 0),
    })
  }
}

/** Draws the active powers and their remaining time below the paddle. */
function drawPowers(context: CanvasContext, { powerSteps }: State): void {
  let x = 18
  for (const power of Object.keys(powerSteps) as TimedPower[]) {
    if (powerSteps[power] === 0) continue
    context.fillStyle = lampGlazes[power].shadow
    context.fillRect(x - 10, 463, 68, 14)
    context.fillStyle = lampGlazes[power].face
    context.fillRect(x - 10, 463, 20 + (48 * powerSteps[power]) / powerDurations[power], 14)
    drawSign(context, power, x, 470)
    x += 76
  }
}

function drawPearls(context: CanvasContext, state: State, { alpha, phase }: Frame, effects: Effects): void {
  const { trails, trailSeconds } = effects
  context.fillStyle =
    state.powerSteps.slow > 0 ? lampGlazes.slow.inlay : state.combo > 4 ? paints.saffron : paints.muted
  context.globalAlpha = 0.5
  for (const { x, y, age } of trails) {
    const side = 7 * (1 - age / trailSeconds)
    context.fillRect(x - side / 2, y - side / 2, side, side)
  }
  context.globalAlpha = 1
  const ahead = phase === 'playing' && state.freezeSteps === 0 ? getPearlSpeed(state) * alpha : 0
  for (const pearl of state.pearls) {
    if (pearl.held === null) {
      const x = pearl.x + pearl.dx * ahead
      drawPearl(
        context,
        Math.max(pearlRadius, Math.min(yard.width - pearlRadius, x)),
        pearl.y + pearl.dy * ahead,
      )
      continue
    }
    const will = { ...pearl }
    aim(will, pearl.held === 0 ? getServeDirection(state) : pearl.held / (state.paddle.width / 2))
    drawAim(context, pearl, will.dx, will.dy)
    drawPearl(context, pearl.x, pearl.y)
  }
}
