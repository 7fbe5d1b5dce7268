import { drawAt, fillPath } from '../../../core/index.ts'
import { gold, lampGlazes, paints } from './palette.ts'
import { getPath, getStarPath } from './paths.ts'
import { drawSign } from './signs.ts'
import { paddleDepth, paddleLine, pearlRadius } from '../rules/state.ts'
import type { Bolt, Pearl, Power, State } from '../rules/state.ts'

type CanvasContext = CanvasRenderingContext2D

/** Draws a falling lantern, whose color and sign both show its power. */
export function drawLantern(context: CanvasContext, x: number, y: number, power: Power, sway: number): void {
  const lamp = lampGlazes[power]
  drawAt(context, x, y, 1.35, () => {
    context.rotate(sway)
    context.fillStyle = paints.shadow
    context.fillRect(-10, -7, 20, 22)
    context.fillStyle = paints.ember
    context.fillRect(-3, -15, 6, 4)
    context.fillRect(-8, -12, 16, 4)
    context.fillStyle = paints.saffron
    context.fillRect(-11, -9, 22, 20)
    context.fillStyle = lamp.core
    context.fillRect(-9.5, -7.5, 19, 17)
    context.fillStyle = paints.ember
    context.fillRect(-8, 11, 16, 3)
    drawSign(context, power, { x: 0, y: 1 })
  })
}

/** Draws an ember: a drop of fire with its point up. */
export function drawEmber(context: CanvasContext, x: number, y: number, flicker: number): void {
  drawAt(context, x, y, 1 + flicker * 0.08, () => {
    fillPath(context, getPath(drop), paints.pomegranate)
    context.translate(0, 2.5)
    context.scale(0.6, 0.6)
    fillPath(context, getPath(drop), paints.saffron)
  })
}
const drop = 'M0-15C3-8 9-3 9 4A9 9 0 0 1-9 4C-9-3-3-8 0-15Z'

interface PaddleLook {
  squash: number
  /** Share of the light that it can hold. */
  light: number
}

export function drawPaddle(
  context: CanvasContext,
  { paddle: { width }, powerSteps, dazedSteps }: State,
  x: number,
  { squash, light }: PaddleLook,
): void {
  const half = width / 2
  const top = paddleLine + squash * 3
  const tall = paddleDepth - squash * 3
  const isDazed = dazedSteps > 0
  const bar = (y: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    context.roundRect(x - half, y, width, tall, 5)
    context.fill()
  }
  bar(top + 4, paints.shadow)
  bar(top, isDazed ? paints.muted : paints.plaster)
  context.lineWidth = 1.2
  context.strokeStyle = light >= 1 ? paints.saffron : paints.plasterEdge
  context.stroke()
  // Inlaid lozenges: a wider paddle has more of them, always symmetrical. They light up from the middle.
  const count = Math.max(1, Math.round(width / 20))
  for (let i = 0; i < count; i++) {
    const from = Math.abs(i - (count - 1) / 2)
    const middle = x + (i - (count - 1) / 2) * (width / (count + 0.6))
    const isLit = light > 0 && (from * 2) / count < light
    context.fillStyle = isDazed ? paints.iron : isLit ? gold.face : lampGlazes.wide.core
    context.beginPath()
    context.moveTo(middle, top + 1.5)
    context.lineTo(middle + 7, top + tall / 2)
    context.lineTo(middle, top + tall - 1.5)
    context.lineTo(middle - 7, top + tall / 2)
    context.fill()
  }
  if (isDazed) drawDaze(context, x, top, dazedSteps)
  if (powerSteps.catch === 0) return
  context.fillStyle = lampGlazes.catch.face
  for (let at = x - half + 5; at < x + half - 4; at += 6) context.fillRect(at, top - 2.5, 4, 3.5)
}

/** Draws three stars that circle above a paddle hit by an attack. */
function drawDaze(context: CanvasContext, x: number, top: number, steps: number): void {
  for (let i = 0; i < 3; i++) {
    const turn = steps / 14 + (i * Math.PI * 2) / 3
    drawAt(context, x + Math.cos(turn) * 20, top - 12 + Math.sin(turn) * 4, 1, () =>
      fillPath(context, getStarPath(8), paints.pomegranate),
    )
  }
}

export function drawPearl(context: CanvasContext, x: number, y: number, isPiercing: boolean): void {
  const disc = (dx: number, dy: number, radius: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    context.arc(x + dx, y + dy, radius, 0, Math.PI * 2)
    context.fill()
  }
  if (isPiercing) drawAt(context, x, y, 1, () => fillPath(context, getStarPath(22), paints.saffron))
  else disc(0, 3, pearlRadius, paints.shadow)
  disc(0, 0, pearlRadius, paints.muted)
  disc(-0.6, -0.9, pearlRadius - 1.2, paints.paper)
}

/** Draws the path that a held pearl will take. */
export function drawAim(context: CanvasContext, { x, y }: Pearl, dx: number, dy: number): void {
  context.fillStyle = paints.saffron
  for (let i = 1; i <= 5; i++) {
    const dot = 4.6 - i * 0.4
    context.fillRect(x + dx * i * 11 - dot / 2, y + dy * i * 11 - dot / 2, dot, dot)
  }
}

/** Draws the column that a charged bolt will fly through, and its hits as stars over the paddle. */
export function drawCharge(context: CanvasContext, x: number, hits: number): void {
  context.globalAlpha = 0.1 + hits * 0.02
  context.fillStyle = paints.saffron
  context.fillRect(x - 3, 0, 6, paddleLine)
  context.globalAlpha = 1
  drawAt(context, x, paddleLine - 16, 1, () => {
    fillPath(context, getStarPath(12 + hits), paints.ember)
    fillPath(context, getStarPath(9 + hits), paints.saffron)
    fillPath(context, getStarPath(4 + hits * 0.5), paints.paper)
  })
}

/** Draws a bolt, longer and wider the more hits it has left. */
export function drawBolt(context: CanvasContext, { x, y, hits }: Bolt, reducedMotion: boolean): void {
  const length = 26 + hits * 3
  const width = 3.5 + hits * 0.4
  if (!reducedMotion) {
    context.globalAlpha = 0.35
    context.fillStyle = paints.saffron
    context.fillRect(x - width / 2, y, width, length * 2)
    context.globalAlpha = 1
  }
  context.fillStyle = paints.saffron
  context.beginPath()
  context.moveTo(x, y - 12)
  context.lineTo(x + width, y + 4)
  context.lineTo(x, y + length)
  context.lineTo(x - width, y + 4)
  context.fill()
  context.fillStyle = paints.paper
  context.fillRect(x - 1.3, y - 6, 2.6, length - 8)
}
