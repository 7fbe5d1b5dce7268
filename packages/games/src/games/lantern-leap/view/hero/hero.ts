import { courtyard, css, fillPath, shade } from '../../../../core/index.ts'
import type { Color, Frame } from '../../../../core/index.ts'
import { drawGlow } from '../glow.ts'
import { drawLantern } from '../pickups.ts'
import type { Hero } from '../../rules/state.ts'
import type { Dress } from '../../wardrobe/outfits.ts'
import { ink } from '../obstacles/outline.ts'
import { drawCape, drawRobe } from './clothes.ts'
import { drawHead } from './heads.ts'

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

/** Longest step of the spring: in those of slow frames it would swing ever further, and flatten the hero. */
const springSeconds = 1 / 60

/** Animates the body after the hero's movement. */
export function moveBody(body: Body, hero: Hero, speed: number, { seconds, phase }: Frame): void {
  for (let left = seconds; left > 0; left -= springSeconds) {
    const part = Math.min(left, springSeconds)
    body.spring += (-body.squash * 260 - body.spring * 17) * part
    body.squash += body.spring * part
  }
  if (phase === 'playing') body.stride += speed * seconds * 2.7
  let ahead = hero.z
  body.trail = body.trail.map((height) => {
    ahead = height + (ahead - height) * Math.min(1, seconds * 26)
    return ahead
  })
  body.fallen = phase === 'ending' || phase === 'over' ? body.fallen + seconds : 0
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

function legs(
  context: CanvasRenderingContext2D,
  hero: Hero,
  body: Body,
  trousers: Color,
  running: boolean,
): void {
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
      css(side === 1 ? trousers : shade(trousers, -0.06)),
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

/** Draws the light around the lantern of a hero at (0, 0). */
export const drawHeroLight = (context: CanvasRenderingContext2D, light: number): void =>
  drawGlow(context, 17, -22, 78 + 22 * light, 0.16 + 0.4 * light)

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
  context.save()
  context.scale(1 + body.squash * 0.5, 1 - body.squash * 0.5)
  context.rotate(hero.grounded ? 0.05 : Math.max(-0.16, Math.min(0.2, -hero.vz * 0.018)))
  context.translate(0, -bob)
  if (dress.cape) drawCape(context, dress.cape, hero.grounded ? (running ? 7 : 0) : 6 - hero.vz, time)
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
  legs(context, hero, body, dress.trousers, running)
  context.translate(0, -bob)
  drawRobe(context, dress, hero.grounded ? -swing * 2 : -3)
  drawHead(context, dress)
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
