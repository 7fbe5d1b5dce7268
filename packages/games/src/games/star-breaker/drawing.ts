import { starPath } from '../../core/index.ts'
import { gold, lampGlazes, paints } from './palette.ts'
import type { Glaze } from './palette.ts'
import { grid, paddleDepth, paddleLine, pearlRadius } from './state.ts'
import type { Paddle, Pearl, Power } from './state.ts'

type Brush = CanvasRenderingContext2D

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
export function drawStar(brush: Brush, options: StarOptions): void {
  const { x, y, glaze, strength, initialStrength, lantern, size = 1, turn = 0, flash = 0 } = options
  const side = grid.side
  brush.save()
  brush.translate(x, y)
  brush.scale(size, size)
  brush.rotate(turn)
  brush.save()
  brush.translate(0, 3)
  brush.fillStyle = glaze.shadow
  brush.fill(getStarPath(side))
  brush.restore()
  brush.fillStyle = flash > 0.4 ? paints.paper : glaze.face
  brush.fill(getStarPath(side))
  brush.lineWidth = 1
  brush.strokeStyle = glaze.edge
  brush.stroke(getStarPath(side - 1))
  if (strength > 1) {
    brush.fillStyle = glaze.core
    brush.fill(getStarPath(side * 0.7))
    brush.fillStyle = strength > 2 ? paints.paper : glaze.inlay
    brush.fill(getStarPath(side * 0.56))
    if (strength > 2) {
      brush.fillStyle = glaze.core
      brush.fill(getStarPath(side * 0.32))
    }
  }
  if (strength < initialStrength) crack(brush, glaze)
  if (lantern) smallLantern(brush)
  brush.restore()
}

function crack(brush: Brush, { edge }: Glaze): void {
  brush.strokeStyle = edge
  brush.lineWidth = 1.6
  brush.beginPath()
  brush.moveTo(-10, -6)
  brush.lineTo(-4, -2)
  brush.lineTo(-6, 4)
  brush.lineTo(1, 9)
  brush.moveTo(9, -9)
  brush.lineTo(6, -3)
  brush.lineTo(10, 2)
  brush.stroke()
}

function smallLantern(brush: Brush): void {
  brush.fillStyle = paints.night
  brush.fillRect(-5.5, -7.5, 11, 15)
  brush.fillStyle = paints.saffron
  brush.fillRect(-4, -4, 8, 8)
  brush.fillRect(-1.5, -7, 3, 14)
}

/** Draws a falling lantern, whose color and sign both show its power. */
export function drawLantern(brush: Brush, x: number, y: number, power: Power, sway: number): void {
  const lamp = lampGlazes[power]
  brush.save()
  brush.translate(x, y)
  brush.rotate(sway)
  brush.fillStyle = paints.shadow
  brush.fillRect(-10, -7, 20, 22)
  brush.fillStyle = paints.ember
  brush.fillRect(-3, -15, 6, 4)
  brush.fillRect(-8, -12, 16, 4)
  brush.fillStyle = paints.saffron
  brush.fillRect(-11, -9, 22, 20)
  brush.fillStyle = lamp.face
  brush.fillRect(-9, -7, 18, 16)
  brush.fillStyle = paints.ember
  brush.fillRect(-8, 11, 16, 3)
  drawSign(brush, power, 0, 1)
  brush.restore()
}

/** Draws the sign of a power, 14 × 10 units. */
export function drawSign(brush: Brush, power: Power, x: number, y: number): void {
  brush.fillStyle = paints.paper
  const box = (left: number, top: number, width: number, height: number) =>
    brush.fillRect(x + left, y + top, width, height)
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

export function drawPaddle(brush: Brush, { x, width }: Paddle, squash: number, sticky: boolean): void {
  const half = width / 2
  const top = paddleLine + squash * 3
  const tall = paddleDepth - squash * 3
  const bar = (y: number, fill: string) => {
    brush.fillStyle = fill
    brush.beginPath()
    brush.roundRect(x - half, y, width, tall, 5)
    brush.fill()
  }
  bar(top + 4, paints.shadow)
  bar(top, paints.plaster)
  brush.lineWidth = 1
  brush.strokeStyle = paints.plasterEdge
  brush.stroke()
  // Inlaid lozenges: a wider paddle has more of them, always symmetrical.
  const count = Math.max(1, Math.round(width / 22))
  for (let i = 0; i < count; i++) {
    const middle = x + (i - (count - 1) / 2) * (width / (count + 0.6))
    const end = i === 0 || i === count - 1
    brush.fillStyle = end ? gold.face : lampGlazes.wide.face
    brush.beginPath()
    brush.moveTo(middle, top + 1.5)
    brush.lineTo(middle + 7, top + tall / 2)
    brush.lineTo(middle, top + tall - 1.5)
    brush.lineTo(middle - 7, top + tall / 2)
    brush.fill()
  }
  if (!sticky) return
  brush.fillStyle = lampGlazes.catch.face
  for (let at = x - half + 5; at < x + half - 4; at += 6) brush.fillRect(at, top - 2.5, 4, 3.5)
}

export function drawPearl(brush: Brush, x: number, y: number): void {
  const disc = (dx: number, dy: number, radius: number, fill: string) => {
    brush.fillStyle = fill
    brush.beginPath()
    brush.arc(x + dx, y + dy, radius, 0, Math.PI * 2)
    brush.fill()
  }
  disc(0, 3, pearlRadius, paints.shadow)
  disc(0, 0, pearlRadius, paints.muted)
  disc(-0.6, -0.9, pearlRadius - 1.2, paints.paper)
}

/** Draws the path that a held pearl will take. */
export function drawAim(brush: Brush, { x, y }: Pearl, dx: number, dy: number): void {
  brush.fillStyle = paints.saffron
  for (let i = 1; i <= 6; i++) {
    const side = 4.4 - i * 0.4
    brush.fillRect(x + dx * i * 13 - side / 2, y + dy * i * 13 - side / 2, side, side)
  }
}
