import { courtyard, css, fillPath, shade } from '../../../core/index.ts'
import type { Color, Frame } from '../../../core/index.ts'
import { drawGlow } from './glow.ts'
import { drawLantern } from './pickups.ts'
import type { Hero } from '../rules/state.ts'

const ink = css([0.2, 0.035, 260])
const skin = css([0.68, 0.08, 56])
const trousers = css([0.34, 0.05, 262])

/** Animation state of the hero's body. */
export interface Body {
  /** Squash (above 0) or stretch (below 0), and its rate of change. */
  squash: number
  spring: number
  /** Phase of the run cycle, in radians. */
  stride: number
  /** Past heights that the scarf follows, nearest first. */
  trail: number[]
  /** Seconds since the end of the run, for the tumble. */
  fallen: number
}
export const createBody = (): Body => ({
  squash: 0,
  spring: 0,
  stride: 0,
  trail: [0, 0, 0, 0, 0, 0],
  fallen: 0,
})

/** Animates the body after the hero's movement. */
export function moveBody(body: Body, hero: Hero, speed: number, { seconds, phase }: Frame): void {
  body.spring += (-body.squash * 260 - body.spring * 17) * seconds
  body.squash += body.spring * seconds
  if (phase === 'playing') body.stride += speed * seconds * 2.7
  let ahead = hero.z
  body.trail = body.trail.map((height) => {
    ahead = height + (ahead - height) * Math.min(1, seconds * 26)
    return ahead
  })
  body.fallen = phase === 'ending' || phase === 'over' ? body.fallen + seconds : 0
}

export interface Dress {
  robe: Color
  scarf: Color
}

function limb(
  context: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
  wide: number,
  color: string,
) {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const [width, stroke] of [
    [wide + 3, ink],
    [wide, color],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = stroke
    context.beginPath()
    points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.stroke()
  }
}

function legs(context: CanvasRenderingContext2D, hero: Hero, body: Body, running: boolean): void {
  for (const side of [1, -1]) {
    const angle = body.stride + (side === 1 ? 0 : Math.PI)
    let foot: readonly [number, number] = [side * 4, 0]
    let knee: readonly [number, number] = [side * 4, -7]
    if (!hero.grounded) {
      const tuck = hero.vz > 0 ? 1 : 0.4
      foot = side === 1 ? [11, -4 * tuck] : [-12, -5 * tuck]
      knee = side === 1 ? [10, -11] : [-4, -8]
    } else if (running) {
      foot = [Math.sin(angle) * 12, -Math.max(0, Math.cos(angle)) * 10]
      knee = [foot[0] * 0.45 + 4, -8 - Math.max(0, Math.cos(angle)) * 3]
    }
    limb(
      context,
      [[0, -16], knee, foot, [foot[0] + 4, foot[1]]],
      4.5,
      side === 1 ? trousers : css([0.28, 0.045, 262]),
    )
  }
}

function scarf(
  context: CanvasRenderingContext2D,
  hero: Hero,
  { trail }: Body,
  time: number,
  color: Color,
): void {
  context.beginPath()
  context.moveTo(-2, -38)
  const ends = trail.map((height, index) => {
    const wave = Math.sin(time * 11 - index * 0.9) * (index + 1) * 0.8
    return [-6 - index * 6, -37 + (hero.z - height) * 0.8 + wave] as const
  })
  for (const [x, y] of ends) context.lineTo(x, y - 3)
  for (const [x, y] of ends.toReversed()) context.lineTo(x, y + 3.5)
  context.lineTo(-2, -32)
  context.closePath()
  context.lineWidth = 3
  context.strokeStyle = ink
  context.stroke()
  context.fillStyle = css(color)
  context.fill()
}

function torso(context: CanvasRenderingContext2D, robe: Color, sway: number): void {
  const cloth = new Path2D()
  cloth.moveTo(-7, -36)
  cloth.lineTo(7, -36)
  cloth.quadraticCurveTo(9, -24, 11 + sway, -11)
  cloth.quadraticCurveTo(0, -7, -12 + sway, -11)
  cloth.quadraticCurveTo(-10, -24, -7, -36)
  context.lineWidth = 3
  context.strokeStyle = ink
  context.stroke(cloth)
  fillPath(context, cloth, css(robe))
  context.save()
  context.clip(cloth)
  context.fillStyle = css(shade(robe, 0.12))
  context.fillRect(4, -38, 4, 30)
  context.fillStyle = css(courtyard.saffron)
  context.fillRect(-14, -25, 30, 4)
  context.restore()
}

function head(context: CanvasRenderingContext2D): void {
  context.lineWidth = 3
  context.strokeStyle = ink
  const face = new Path2D()
  face.arc(2, -43, 8.5, 0, Math.PI * 2)
  context.stroke(face)
  fillPath(context, face, skin)
  const turban = new Path2D()
  turban.ellipse(1, -49, 11, 6.2, -0.12, 0, Math.PI * 2)
  context.stroke(turban)
  fillPath(context, turban, css(courtyard.paper))
  context.strokeStyle = css([0.8, 0.03, 85])
  context.lineWidth = 1.6
  context.beginPath()
  context.moveTo(-8, -50)
  context.quadraticCurveTo(1, -44.5, 11, -50)
  context.moveTo(-5, -53)
  context.quadraticCurveTo(3, -49, 9, -53)
  context.stroke()
  context.fillStyle = css(courtyard.pomegranate)
  context.fillRect(3, -56, 4, 4)
  context.fillStyle = ink
  context.fillRect(6, -43.5, 2.6, 3.6)
}

/** Draws the hero with the feet at (0, 0), about 55 units tall. `light` is the brightness of the lantern, 0–1. */
export function drawHero(
  context: CanvasRenderingContext2D,
  hero: Hero,
  body: Body,
  dress: Dress,
  time: number,
  frame: Frame,
  light: number,
): void {
  const running = frame.phase === 'playing' && hero.grounded
  const swing = Math.sin(body.stride) * (running ? 1 : 0.15)
  const bob = running ? Math.abs(Math.sin(body.stride)) * 2.5 : Math.sin(time * 2.2) * 0.7
  drawGlow(context, 17, -22, 78 + 22 * light, 0.16 + 0.4 * light)
  context.save()
  context.scale(1 + body.squash * 0.5, 1 - body.squash * 0.5)
  context.rotate(hero.grounded ? 0.05 : Math.max(-0.16, Math.min(0.2, -hero.vz * 0.018)))
  context.translate(0, -bob)
  scarf(context, hero, body, time, dress.scarf)
  limb(
    context,
    [
      [-5, -32],
      [-9 - swing * 5, -25],
      [-7 - swing * 9, -18],
    ],
    4.2,
    css(shade(dress.robe, -0.1)),
  )
  context.translate(0, bob)
  legs(context, hero, body, running)
  context.translate(0, -bob)
  torso(context, dress.robe, hero.grounded ? -swing * 2 : -3)
  head(context)
  limb(
    context,
    [
      [4, -32],
      [12, -28],
      [17, -31],
    ],
    4.2,
    css(dress.robe),
  )
  context.translate(18, -31)
  context.rotate(-0.1 + swing * 0.22 - (hero.grounded ? 0 : hero.vz * 0.03))
  context.scale(0.82, 0.82)
  drawLantern(context, light > 0.05)
  context.restore()
}

/** Draws the rescue kite above the hero's head. */
export function drawKite(context: CanvasRenderingContext2D, time: number, color: Color): void {
  const sway = Math.sin(time * 3) * 6
  context.strokeStyle = ink
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(6, -34)
  context.lineTo(sway, -84)
  context.stroke()
  context.save()
  context.translate(sway, -108)
  context.rotate(Math.sin(time * 2.1) * 0.12)
  const kite = new Path2D('M0 -34 L24 0 L0 34 L-24 0 Z')
  context.lineWidth = 3
  context.stroke(kite)
  fillPath(context, kite, css(color))
  fillPath(context, new Path2D('M0 -34 L24 0 L0 0 Z M0 34 L-24 0 L0 0 Z'), css(courtyard.paper))
  context.restore()
}
