import { css, shade } from '../../../core/index.ts'
import { getFingerPoint } from '../rules/geometry.ts'
import type { Finger } from '../rules/geometry.ts'
import { addAcross } from './shapes.ts'
import { rings } from './palette.ts'

const ringPlace = 0.25

/** Paints a ring on a finger. */
export function paintRing(context: CanvasRenderingContext2D, style: number, finger: Finger): void {
  const ring = rings[style]
  if (!ring) return
  const { metal, gem, shape } = ring
  const place = finger.length < 140 ? ringPlace + 0.05 : ringPlace
  const band = new Path2D()
  addAcross(band, finger, place, 1.02, -0.03)
  context.lineCap = 'butt'
  const wide = shape === 'band' ? 10 : 6
  for (const [width, tone] of [
    [wide + 2.4, shade(metal, -0.35)],
    [wide, metal],
    [wide * 0.3, shade(metal, 0.13)],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = css(tone)
    context.stroke(band)
  }
  const { x, y } = getFingerPoint(finger, place - 0.014)
  context.save()
  context.translate(x, y)
  context.transform(-finger.dy, finger.dx, -finger.dx, -finger.dy, 0, 0)
  paintGem(context, shape, css(gem), css(shade(gem, -0.25)), css(metal))
  context.restore()
}

type Shape = (typeof rings)[number]['shape']
function paintGem(
  context: CanvasRenderingContext2D,
  shape: Shape,
  gem: string,
  edge: string,
  metal: string,
): void {
  const paint = (fillStyle: string, draw: () => void, stroke = edge) => {
    context.beginPath()
    draw()
    context.fillStyle = fillStyle
    context.fill()
    context.lineWidth = 1.4
    context.strokeStyle = stroke
    context.stroke()
  }
  const disc = (x: number, y: number, r: number) => () => context.arc(x, y, r, 0, 7)
  const glint = 'oklch(1 0 90 / 0.85)'
  if (shape === 'band') {
    for (const x of [-11, -4, 4, 11]) paint(gem, disc(x, 0, 1.8))
    return
  }
  if (shape === 'round') {
    paint(metal, disc(0, 0, 10))
    paint(gem, disc(0, 0, 7.6))
  } else if (shape === 'drop') {
    const drop = (r: number) => () => {
      context.moveTo(0, -r * 1.5)
      context.bezierCurveTo(r * 0.7, -r * 0.5, r, 0, r, r * 0.4)
      context.arc(0, r * 0.4, r, 0, Math.PI)
      context.bezierCurveTo(-r, 0, -r * 0.7, -r * 0.5, 0, -r * 1.5)
    }
    paint(metal, drop(9.4))
    paint(gem, drop(6.6))
  } else if (shape === 'square') {
    paint(metal, () => context.rect(-9.5, -11, 19, 22))
    paint(gem, () => context.rect(-7, -8.5, 14, 17))
    paint('transparent', () => context.rect(-4, -5.5, 8, 11), glint)
  } else if (shape === 'pearls') {
    for (const [x, r] of [
      [-9, 4.4],
      [9, 4.4],
      [0, 6.6],
    ] as const)
      paint(gem, disc(x, 0, r))
  } else {
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal * Math.PI) / 3
      paint(gem, disc(Math.sin(angle) * 6, -Math.cos(angle) * 6, 4.2))
    }
    paint(metal, disc(0, 0, 3.6))
  }
  context.beginPath()
  context.arc(-2.4, -3, 1.8, 0, 7)
  context.fillStyle = glint
  context.fill()
}
