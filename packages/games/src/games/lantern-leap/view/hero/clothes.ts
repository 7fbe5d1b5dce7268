import { css, fillPath, shade, starPath } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import type { Dress, Pattern } from '../../wardrobe/outfits.ts'
import { ink } from '../obstacles/outline.ts'

type DrawPattern = (context: CanvasRenderingContext2D, dress: Dress) => void

const star = new Map<number, Path2D>()
const getStar = (size: number): Path2D => {
  const known = star.get(size) ?? new Path2D(starPath(size))
  star.set(size, known)
  return known
}

function drawStar(context: CanvasRenderingContext2D, x: number, y: number, size: number, color: string) {
  context.save()
  context.translate(x, y)
  fillPath(context, getStar(size), color)
  context.restore()
}

/** Patterns of the robe, which is clipped to it. */
const patterns: Readonly<Record<Pattern, DrawPattern>> = {
  stripes(context, { trim }) {
    context.fillStyle = css(trim)
    for (let y = -34; y < -8; y += 6) context.fillRect(-15, y, 30, 2.6)
  },
  apron(context, { trim }) {
    context.fillStyle = css([0.9, 0.03, 80])
    context.fillRect(-1, -30, 14, 22)
    context.fillStyle = css(trim)
    context.fillRect(-1, -31, 14, 2)
    context.fillRect(3, -19, 7, 2)
  },
  vest(context, { trim }) {
    context.fillStyle = css(trim)
    context.fillRect(-14, -38, 12, 30)
    context.fillRect(6, -38, 9, 30)
  },
  stars(context, { trim }) {
    for (const [x, y] of [
      [-6, -17],
      [2, -29],
      [6, -15],
      [-3, -33],
    ] as const)
      drawStar(context, x, y, 5.5, css(trim))
  },
  splashes(context) {
    const dyes = [
      [0.6, 0.14, 300],
      [0.6, 0.16, 22],
      [0.6, 0.1, 196],
      [0.8, 0.16, 78],
    ] as const
    dyes.forEach((dye, index) => {
      context.fillStyle = css(dye)
      context.beginPath()
      context.arc(-7 + ((index * 9) % 16), -32 + index * 6, 3.6, 0, Math.PI * 2)
      context.arc(-10 + ((index * 7) % 19), -12 - index * 5, 2.2, 0, Math.PI * 2)
      context.fill()
    })
  },
  mail(context, { trim }) {
    context.fillStyle = css([0.46, 0.02, 240])
    for (let y = -34; y < -10; y += 4)
      for (let x = -13 + (y % 8 === -2 ? 2 : 0); x < 13; x += 4) context.fillRect(x, y, 2, 2)
    context.fillStyle = css(trim)
    context.fillRect(-2, -34, 10, 12)
  },
  gold(context, { trim }) {
    context.fillStyle = css(trim)
    context.fillRect(2, -38, 3, 32)
    context.fillRect(-15, -14, 32, 3)
    for (const y of [-32, -18]) drawStar(context, -4, y, 6, css(trim))
  },
}

/** Draws the robe with its pattern and its sash. */
export function drawRobe(context: CanvasRenderingContext2D, dress: Dress, sway: number): void {
  const { robe, trim, pattern } = dress
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
  context.fillStyle = css(shade(robe, robe[0] > 0.85 ? -0.08 : 0.12))
  context.fillRect(4, -38, 4, 30)
  if (pattern) patterns[pattern](context, dress)
  context.fillStyle = css(trim)
  context.fillRect(-14, -25, 30, 4)
  context.restore()
}

/** Draws a cape that flies behind the runner; `lift` is how high its end is. */
export function drawCape(context: CanvasRenderingContext2D, color: Color, lift: number, time: number): void {
  const wave = Math.sin(time * 9) * 2.5
  const cape = new Path2D()
  cape.moveTo(2, -36)
  cape.lineTo(-7, -36)
  cape.quadraticCurveTo(-20, -30 - lift * 0.4, -31, -16 - lift + wave)
  cape.quadraticCurveTo(-24, -11 - lift * 0.8, -21, -5 - lift * 0.7 - wave)
  cape.quadraticCurveTo(-10, -12, 0, -12)
  cape.closePath()
  context.lineWidth = 3
  context.strokeStyle = ink
  context.stroke(cape)
  fillPath(context, cape, css(color))
  context.save()
  context.clip(cape)
  context.strokeStyle = css(shade(color, 0.12))
  context.lineWidth = 3
  context.beginPath()
  context.moveTo(-4, -34)
  context.quadraticCurveTo(-16, -24 - lift * 0.4, -25, -10 - lift)
  context.stroke()
  context.restore()
}
