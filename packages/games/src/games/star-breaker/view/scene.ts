import type { Frame } from '../../../core/index.ts'
import { drawAim, drawBolt, drawCharge, drawEmber, drawLantern, drawPaddle, drawPearl } from './actors.ts'
import { drawAttack } from './boss/boss-attacks.ts'
import { drawBoss } from './boss/boss-view.ts'
import { toCellIndex } from './effects.ts'
import type { Effects } from './effects.ts'
import { drawGauges } from './gauges.ts'
import { lampGlazes, paints } from './palette.ts'
import { drawFallingStar } from './star-tiles.ts'
import { getBoltHits } from '../rules/bolts.ts'
import { aim } from '../rules/flight.ts'
import { getPearlSpeed, getServeDirection, maxLight, minBoltHits } from '../rules/tuning.ts'
import { getDrift, getStarCenter, pearlRadius, yard } from '../rules/state.ts'
import type { State } from '../rules/state.ts'

type CanvasContext = CanvasRenderingContext2D

/** Draws everything in the yard that moves or can break. */
export function drawScene(
  context: CanvasContext,
  state: State,
  frame: Frame,
  effects: Effects,
  { reducedMotion, paddleX, hasDeck }: { reducedMotion: boolean; paddleX: number; hasDeck: boolean },
): void {
  const { boss, paddle, powerSteps } = state
  const half = paddle.width / 2
  const ahead = frame.phase === 'playing' ? paddle.glide * frame.alpha : 0
  const x = Math.max(half, Math.min(yard.width - half, paddleX + ahead))
  if (boss?.attack) drawAttack(context, boss, boss.attack, reducedMotion)
  drawWall(context, state, effects, reducedMotion)
  drawBoss(context, state, effects, reducedMotion)
  effects.drawRings(context)
  if (!hasDeck) drawGauges(context, state)
  for (const { x: at, y, kind } of state.falling) {
    const sway = reducedMotion ? 0 : Math.sin(effects.clock * 6 + at)
    if (kind === 'ember') drawEmber(context, at, y, sway)
    else if (kind === 'star') drawFallingStar(context, at, y, sway)
    else drawLantern(context, at, y, kind, sway * 0.12)
  }
  for (const bolt of state.bolts) drawBolt(context, bolt, reducedMotion)
  const hits = getBoltHits(state)
  if (hits >= minBoltHits) drawCharge(context, x, hits)
  drawPaddle(context, state, x, { squash: reducedMotion ? 0 : effects.squash, light: state.light / maxLight })
  drawPearls(context, state, frame, effects, { isPiercing: powerSteps.pierce > 0, shift: x - paddle.x })
}

function drawWall(context: CanvasContext, state: State, effects: Effects, reducedMotion: boolean): void {
  const drift = getDrift(state)
  for (const star of state.stars) {
    // Reveals a new wall row by row.
    const delay = reducedMotion ? 0 : star.row * 0.06
    const laid = Math.max(0, Math.min(1, (effects.since - delay) * 5))
    if (laid === 0) continue
    const { x, y } = getStarCenter(star, drift)
    effects.drawStar(context, {
      ...star,
      x,
      y: y - (1 - laid) * 14,
      glaze: effects.getGlaze(star),
      size: 0.5 + laid * 0.5,
      flash: reducedMotion ? 0 : (effects.flashes.get(toCellIndex(star)) ?? 0),
    })
  }
}

function drawPearls(
  context: CanvasContext,
  state: State,
  { alpha, phase }: Frame,
  { trails, trailSeconds }: Effects,
  { isPiercing, shift }: { isPiercing: boolean; shift: number },
): void {
  const color =
    state.powerSteps.slow > 0
      ? lampGlazes.slow.inlay
      : isPiercing || state.combo > 4
        ? paints.saffron
        : paints.muted
  context.fillStyle = color
  context.globalAlpha = 0.5
  for (const { x, y, age } of trails) {
    const dot = (isPiercing ? 11 : 7) * (1 - age / trailSeconds)
    context.fillRect(x - dot / 2, y - dot / 2, dot, dot)
  }
  context.globalAlpha = 1
  const ahead = phase === 'playing' && state.freezeSteps === 0 ? getPearlSpeed(state) * alpha : 0
  for (const pearl of state.pearls) {
    if (pearl.held === null) {
      const x = pearl.x + pearl.dx * ahead
      const inside = Math.max(pearlRadius, Math.min(yard.width - pearlRadius, x))
      drawPearl(context, inside, pearl.y + pearl.dy * ahead, isPiercing)
      continue
    }
    // The paddle takes its pearl along.
    const at = Math.max(pearlRadius, Math.min(yard.width - pearlRadius, pearl.x + shift))
    const will = { ...pearl, x: at }
    aim(will, pearl.held === 0 ? getServeDirection(state) : pearl.held / (state.paddle.width / 2))
    drawAim(context, will, will.dx, will.dy)
    drawPearl(context, at, pearl.y, isPiercing)
  }
}
