import { courtyard, css, fillPath, starPath } from '../../../../core/index.ts'
import type { Color, Size } from '../../../../core/index.ts'
import type { QuarterName } from '../../rules/quarters.ts'
import type { Camera } from '../camera.ts'
import { drawGlow } from '../glow.ts'
import { findPlace, quarterCloths } from './quarter-looks.ts'

/** Share of a quarter in which its shapes fade in and out. */
const fading = 0.04

type Shape = 'bird' | 'scrap' | 'steam' | 'petal' | 'spark'
interface Air {
  shape: Shape
  count: number
  colors: readonly Color[]
  /** Movement per second: upwards as a share of the sky, and sideways in pixels. */
  rise: number
  drift: number
}

const { violet, rose, teal, saffron, tangerine, paper, ink, plaster } = courtyard

/** One kind of floating shapes for each quarter. */
const airs: Readonly<Record<QuarterName, Air>> = {
  roofs: { shape: 'bird', count: 7, colors: [ink], rise: 0.004, drift: 34 },
  market: { shape: 'scrap', count: 26, colors: quarterCloths, rise: -0.07, drift: -14 },
  dyers: { shape: 'steam', count: 13, colors: [violet, teal, rose, tangerine], rise: 0.05, drift: 6 },
  harbor: { shape: 'bird', count: 10, colors: [paper, plaster], rise: 0.006, drift: 46 },
  gardens: { shape: 'petal', count: 28, colors: [rose, paper, rose, saffron], rise: -0.05, drift: -22 },
  citadel: { shape: 'spark', count: 26, colors: [saffron, tangerine], rise: 0.09, drift: -18 },
}

const wrap = (value: number, length: number): number => ((value % length) + length) % length

let petal: Path2D | null = null
let spark: Path2D | null = null

function drawShape(context: CanvasRenderingContext2D, shape: Shape, color: Color, turn: number): void {
  if (shape === 'bird') {
    // The wings beat.
    const wing = Math.sin(turn * 5) * 4
    context.lineWidth = 2
    context.lineCap = 'round'
    context.strokeStyle = css(color)
    context.beginPath()
    context.moveTo(-9, -wing)
    context.quadraticCurveTo(-4, -4, 0, 0)
    context.quadraticCurveTo(4, -4, 9, -wing)
    context.stroke()
    return
  }
  context.rotate(turn)
  context.scale(1, 0.45 + 0.55 * Math.abs(Math.sin(turn * 1.7)))
  context.fillStyle = css(color)
  if (shape === 'scrap') return context.fillRect(-4.5, -3, 9, 6)
  petal ??= new Path2D('M0-7C6-4 6 4 0 7C-4 3-4-3 0-7Z')
  spark ??= new Path2D(starPath(7))
  fillPath(context, shape === 'petal' ? petal : spark, css(color))
}

/** Draws the air behind the path: birds, scraps of paper, steam, petals or sparks. */
export function drawAir(
  context: CanvasRenderingContext2D,
  size: Size,
  camera: Camera,
  progress: number,
  time: number,
): void {
  const { name, behind, ahead } = findPlace(progress)
  const { shape, count, colors, rise, drift } = airs[name]
  const present = Math.min(1, behind / fading, ahead / fading)
  const across = size.width + 80
  for (let i = 0; i < count; i++) {
    const color = colors[i % colors.length] ?? paper
    const near = 0.5 + 0.5 * wrap(i * 0.37, 1)
    const x =
      wrap(i * 0.618 * across + (drift * time - camera.x * camera.scale * 0.22) * near, across) -
      40 +
      Math.sin(time * 0.9 + i) * 12
    const high = wrap(i * 0.755 - rise * time * near, 1)
    // Birds keep to the sky above the roofs.
    const y = camera.ground * (shape === 'bird' ? 0.16 + high * 0.5 : high * 1.05)
    const seen = present * Math.min(1, high * 6, (1 - high) * 6)
    if (shape === 'steam') {
      drawGlow(context, x, y, 50 + 70 * near, seen * 0.34, color)
      continue
    }
    context.save()
    context.translate(x, y)
    context.scale(0.6 + near * 0.7, 0.6 + near * 0.7)
    context.globalAlpha = seen * (0.55 + 0.35 * near)
    drawShape(context, shape, color, time * (1 + near) + i * 1.9)
    context.restore()
  }
}
