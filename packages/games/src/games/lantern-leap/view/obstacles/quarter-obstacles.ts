import { courtyard, css, fillPath, shade } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import type { Obstacle, ObstacleKind } from '../../rules/state.ts'
import { ink, outlined } from './outline.ts'

const wood = [0.55, 0.09, 58] as const
const iron = [0.42, 0.02, 250] as const
const stone = [0.6, 0.03, 70] as const
const dyes: readonly Color[] = [courtyard.violet, courtyard.pomegranate, courtyard.teal, courtyard.saffron]
/** Height of the ropes of loads, beyond the top of every screen. */
const ropeLength = 900

function circle(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, radius, 0, Math.PI * 2)
  return path
}

/** Draws a handcart with fruit; its wheel turns with its position. */
function cart(context: CanvasRenderingContext2D, { width }: Obstacle, x: number): void {
  const half = width / 2
  const fruit = [courtyard.tangerine, courtyard.pomegranate, courtyard.tangerine, courtyard.saffron]
  fruit.forEach((color, index) =>
    outlined(context, circle(-half + 12 + index * 8, -27 - (index % 2) * 3, 6), css(color)),
  )
  const tray = new Path2D()
  tray.moveTo(-half - 3, -26)
  tray.lineTo(half - 2, -26)
  tray.lineTo(half - 8, -11)
  tray.lineTo(-half + 5, -11)
  tray.closePath()
  outlined(context, tray, css(wood))
  context.fillStyle = css(shade(wood, -0.12))
  context.fillRect(-half + 2, -20, width - 9, 2.5)
  outlined(
    context,
    new Path2D(`M${half - 4} -25 L${half + 15} -31 L${half + 15} -27 L${half - 4} -20 Z`),
    css(wood),
  )
  outlined(context, circle(0, -10, 10), css(shade(wood, 0.12)))
  context.save()
  context.translate(0, -10)
  context.rotate(x / 10)
  context.lineWidth = 2.4
  context.strokeStyle = css(shade(wood, -0.2))
  context.beginPath()
  for (let turn = 0; turn < 3; turn++) {
    const [across, up] = [Math.cos((turn * Math.PI) / 3) * 9, Math.sin((turn * Math.PI) / 3) * 9]
    context.moveTo(-across, -up)
    context.lineTo(across, up)
  }
  context.stroke()
  context.restore()
}

/** Draws vats in a row, each with another dye, and their steam. */
function vats(context: CanvasRenderingContext2D, { width }: Obstacle, time: number): void {
  const count = Math.max(2, Math.round(width / 42))
  const wide = width / count
  for (let i = 0; i < count; i++) {
    const x = -width / 2 + (i + 0.5) * wide
    const dye = dyes[i % dyes.length] ?? courtyard.violet
    context.fillStyle = css(shade(dye, 0.22), 0.32)
    for (let puff = 0; puff < 3; puff++) {
      const rise = (time * 0.55 + puff / 3 + i * 0.21) % 1
      context.globalAlpha = 1 - rise
      context.beginPath()
      context.arc(x + Math.sin(rise * 5 + i) * 5, -26 - rise * 46, 4 + rise * 8, 0, Math.PI * 2)
      context.fill()
    }
    context.globalAlpha = 1
    const half = wide / 2 - 1
    const body = new Path2D()
    body.moveTo(x - half, -21)
    body.lineTo(x + half, -21)
    body.lineTo(x + half - 3, 0)
    body.lineTo(x - half + 3, 0)
    body.closePath()
    outlined(context, body, css([0.76, 0.035, 75]))
    context.fillStyle = css([0.66, 0.04, 70])
    context.fillRect(x - half + 2, -10, half * 2 - 4, 3)
    const surface = new Path2D()
    surface.ellipse(x, -21, half, 4.5, 0, 0, Math.PI * 2)
    outlined(context, surface, css(dye))
  }
}

function rope(context: CanvasRenderingContext2D, from: number): void {
  context.strokeStyle = ink
  context.lineWidth = 3.2
  context.beginPath()
  context.moveTo(0, from)
  context.lineTo(0, -ropeLength)
  context.stroke()
  context.strokeStyle = css([0.72, 0.06, 80])
  context.lineWidth = 1.4
  context.stroke()
}

/** Draws a crate on a crane's rope; its chevrons point where it goes. */
function crate(context: CanvasRenderingContext2D, { width, height }: Obstacle, down: boolean): void {
  const half = width / 2
  rope(context, -height - 16)
  context.strokeStyle = ink
  context.lineWidth = 2.4
  context.beginPath()
  context.moveTo(-half + 2, -height)
  context.lineTo(0, -height - 17)
  context.lineTo(half - 2, -height)
  context.stroke()
  outlined(context, circle(0, -height - 18, 4.5), css(iron))
  const box = new Path2D()
  box.rect(-half, -height, width, height)
  const paint: Color = down ? wood : [0.58, 0.09, 240]
  outlined(context, box, css(paint))
  context.fillStyle = css(shade(paint, -0.13))
  context.fillRect(-half, -height, width, 6)
  context.fillRect(-half, -6, width, 6)
  context.fillRect(-half, -height, 5, height)
  context.fillRect(half - 5, -height, 5, height)
  context.lineWidth = 4
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = css(courtyard.saffron)
  const tip = down ? 5 : -5
  context.beginPath()
  for (const y of [-height / 2 - 6, -height / 2 + 6]) {
    context.moveTo(-9, y - tip)
    context.lineTo(0, y + tip)
    context.lineTo(9, y - tip)
  }
  context.stroke()
}

/** Draws a cloud of bees. */
function bees(context: CanvasRenderingContext2D, { width, height, x }: Obstacle, time: number): void {
  const middle = -height / 2
  const cloud = new Path2D()
  cloud.ellipse(0, middle, width / 2, height / 2, 0, 0, Math.PI * 2)
  fillPath(context, cloud, css([0.3, 0.05, 90], 0.4))
  for (let i = 0; i < 7; i++) {
    const angle = time * (5 + (i % 3)) + i * 2.4 + x
    const [across, up] = [Math.cos(angle) * (width / 2 - 5), Math.sin(angle * 1.3) * (height / 2 - 4)]
    context.save()
    context.translate(across, middle + up)
    context.fillStyle = css(courtyard.paper, 0.85)
    context.beginPath()
    context.ellipse(1, -5, 3, 4.5, 0.5, 0, Math.PI * 2)
    context.fill()
    const body = new Path2D()
    body.ellipse(0, 0, 6, 4.2, 0, 0, Math.PI * 2)
    outlined(context, body, css([0.86, 0.17, 90]))
    context.fillStyle = ink
    context.fillRect(-2.5, -3.8, 2, 7.6)
    context.fillRect(1.5, -3.6, 2, 7.2)
    context.restore()
  }
}

/** Draws a gatehouse with its portcullis, whose spikes are at y = 0, `lift` above the roof. */
function gate(context: CanvasRenderingContext2D, { width, height }: Obstacle, lift: number): void {
  const half = width / 2
  const head = lift - height - 40
  context.fillStyle = css(shade(stone, -0.16))
  context.fillRect(-half - 26, head, 22, lift - head)
  context.fillStyle = css(shade(stone, -0.24))
  context.fillRect(half + 4, head, 22, lift - head)
  context.fillStyle = css(shade(stone, -0.3), 0.9)
  context.fillRect(-half - 4, head, width + 8, lift - head - 130)
  for (let x = -half - 34; x < half + 26; x += 22) context.fillRect(x, head - 16, 14, 18)
  context.fillStyle = css(shade(stone, -0.1))
  context.fillRect(-half - 34, head, width + 68, 10)
  const bars = new Path2D()
  const top = lift - 190
  for (let i = 0; i < 4; i++) {
    const x = -half + 3 + (i * (width - 6)) / 3
    bars.moveTo(x - 3, top)
    bars.lineTo(x + 3, top)
    bars.lineTo(x + 3, -9)
    bars.lineTo(x, 0)
    bars.lineTo(x - 3, -9)
    bars.closePath()
  }
  for (let y = -16; y > top + 8; y -= 26) bars.rect(-half, y - 5, width, 5)
  outlined(context, bars, css(iron))
}

/** Draws an obstacle that belongs to a quarter, with its foot at (0, 0). Returns false for others. */
export function drawQuarterObstacle(
  context: CanvasRenderingContext2D,
  obstacle: Obstacle,
  { lift, time, x }: { lift: number; time: number; x: number },
): boolean {
  const kind: ObstacleKind = obstacle.kind
  if (kind === 'cart') cart(context, obstacle, x)
  else if (kind === 'vats') vats(context, obstacle, time)
  else if (kind === 'load' || kind === 'lift') crate(context, obstacle, kind === 'load')
  else if (kind === 'bees' || kind === 'swarm') bees(context, obstacle, time)
  else if (kind === 'gate') gate(context, obstacle, lift)
  else return false
  return true
}
