import { starPath } from '../../../core/index.ts'
import { gold, lampGlazes, paints } from './palette.ts'
import type { Glaze } from './palette.ts'
import { grid, paddleDepth, paddleLine, pearlRadius } from '../rules/state.ts'
import type { Paddle, Pearl, Power } from '../rules/state.ts'

type CanvasContext = CanvasRenderingContext2D

const outline = new Map<number, Path2D>()
/** Returns the stepped star, cached by size. */
export function getStarPath(size: number): Path2D {
  const made = outline.get(size) ?? new Path2D(starPath(size))
  outline.set(size, made)
  return made
}

interface StarOptions {
  x: number
  y: number
  glaze: Glaze
  strength: number
  initialStrength: number
  lantern: boolean
  /** @default 1 */
  size?: number
  turn?: number
  /** Flash of a recent hit, fading from 1 to 0. */
  flash?: number
}

/** Draws a star with a hard shadow and one inlaid star for each hit beyond the first. */
export function drawStar(context: CanvasContext, options: StarOptions): void {
  const { x, y, glaze, strength, initialStrength, lantern, size = 1, turn = 0, flash = 0 } = options
  const side = grid.side
  context.save()
  context.translate(x, y)
  context.scale(size, size)
  context.rotate(turn)
  context.save()
  context.translate(0, 3)
  context.fillStyle = glaze.shadow
  context.fill(getStarPath(side))
  context.restore()
  context.fillStyle = flash > 0.4 ? paints.paper : glaze.face
  context.fill(getStarPath(side))
  context.lineWidth = 1
  context.strokeStyle = glaze.edge
  context.stroke(getStarPath(side - 1))
  if (strength > 1) {
    context.fillStyle = glaze.core
    context.fill(getStarPath(side * 0.7))
    context.fillStyle = strength > 2 ? paints.paper : glaze.inlay
    context.fill(getStarPath(side * 0.56))
    if (strength > 2) {
      context.fillStyle = glaze.core
      context.fill(getStarPath(side * 0.32))
    }
  }
  if (strength < initialStrength) crack(context, glaze)
  if (lantern) smallLantern(context)
  context.restore()
}

function crack(context: CanvasContext, { edge }: Glaze): void {
  context.strokeStyle = edge
  context.lineWidth = 1.6
  context.beginPath()
  context.moveTo(-10, -6)
  context.lineTo(-4, -2)
  context.lineTo(-6, 4)
  context.lineTo(1, 9)
  context.moveTo(9, -9)
  context.lineTo(6, -3)
  context.lineTo(10, 2)
  context.stroke()
}

function smallLantern(context: CanvasContext): void {
  context.fillStyle = paints.night
  context.fillRect(-5.5, -7.5, 11, 15)
  context.fillStyle = paints.saffron
  context.fillRect(-4, -4, 8, 8)
  context.fillRect(-1.5, -7, 3, 14)
}

/** Draws a falling lantern, whose color and sign both show its power. */
export function drawLantern(context: CanvasContext, x: number, y: number, power: Power, sway: number): void {
  const lamp = lampGlazes[power]
  context.save()
  context.translate(x, y)
  context.rotate(sway)
  context.fillStyle = paints.shadow
  context.fillRect(-10, -7, 20, 22)
  context.fillStyle = paints.ember
  context.fillRect(-3, -15, 6, 4)
  context.fillRect(-8, -12, 16, 4)
  context.fillStyle = paints.saffron
  context.fillRect(-11, -9, 22, 20)
  context.fillStyle = lamp.face
  context.fillRect(-9, -7, 18, 16)
  context.fillStyle = paints.ember
  context.fillRect(-8, 11, 16, 3)
  drawSign(context, power, 0, 1)
  context.restore()
}

/** Draws the sign of a power, 14 × 10 units. */
export function drawSign(context: CanvasContext, power: Power, x: number, y: number): void {
  context.fillStyle = paints.paper
  const box = (left: number, top: number, width: number, height: number) =>
    context.fillRect(x + left, y + top, width, height)
  if (power === 'wide') {
    box(-4, -1.5, 8, 3)
    for (const side of [-1, 1]) {
      box(side * 5 - 1, -3, 2, 6)
      box(side * 7 - 0.75, -1.5, 1.5, 3)
    }
  } else if (power === 'three') {
    for (const [left, top] of [
      [-5, 1],
      [0, -4],
      [5, 1],
    ] as const)
      box(left - 1.8, top - 0.8, 3.6, 3.6)
  } else if (power === 'slow') {
    box(-5, -5, 10, 2)
    box(-3, -3, 6, 2)
    box(-1, -1, 2, 2)
    box(-3, 1, 6, 2)
    box(-5, 3, 10, 2)
  } else {
    box(-6, -4, 3, 8)
    box(3, -4, 3, 8)
    box(-6, 2, 12, 3)
  }
}

export function drawPaddle(
  context: CanvasContext,
  { x, width }: Paddle,
  squash: number,
  sticky: boolean,
): void {
  const half = width / 2
  const top = paddleLine + squash * 3
  const tall = paddleDepth - squash * 3
  const bar = (y: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    context.roundRect(x - half, y, width, tall, 5)
    context.fill()
  }
  bar(top + 4, paints.shadow)
  bar(top, paints.plaster)
  context.lineWidth = 1
  context.strokeStyle = paints.plasterEdge
  context.stroke()
  // Inlaid lozenges: a wider paddle has more of them, always symmetrical.
  const count = Math.max(1, Math.round(width / 22))
  for (let i = 0; i < count; i++) {
    const middle = x + (i - (count - 1) / 2) * (width / (count + 0.6))
    const end = i === 0 || i === count - 1
    context.fillStyle = end ? gold.face : lampGlazes.wide.face
    context.beginPath()
    context.moveTo(middle, top + 1.5)
    context.lineTo(middle + 7, top + tall / 2)
    context.lineTo(middle, top + tall - 1.5)
    context.lineTo(middle - 7, top + tall / 2)
    context.fill()
  }
  if (!sticky) return
  context.fillStyle = lampGlazes.catch.face
  for (let at = x - half + 5; at < x + half - 4; at += 6) context.fillRect(at, top - 2.5, 4, 3.5)
}

export function drawPearl(context: CanvasContext, x: number, y: number): void {
  const disc = (dx: number, dy: number, radius: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    context.arc(x + dx, y + dy, radius, 0, Math.PI * 2)
    context.fill()
  }
  disc(0, 3, pearlRadius, paints.shadow)
  disc(0, 0, pearlRadius, paints.muted)
  disc(-0.6, -0.9, pearlRadius - 1.2, paints.paper)
}

/** Draws the path that a held pearl will take. */
export function drawAim(context: CanvasContext, { x, y }: Pearl, dx: number, dy: number): void {
  context.fillStyle = paints.saffron
  for (let i = 1; i <= 6; i++) {
    const side = 4.4 - i * 0.4
    context.fillRect(x + dx * i * 13 - side / 2, y + dy * i * 13 - side / 2, side, side)
  }
}
