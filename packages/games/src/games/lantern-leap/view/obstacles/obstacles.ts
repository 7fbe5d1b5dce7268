import { courtyard, css, fillPath, shade } from '../../../../core/index.ts'
import type { Camera } from '../camera.ts'
import { getPosition } from '../../rules/motion.ts'
import type { Obstacle, ObstacleKind } from '../../rules/state.ts'
import { ink, outlined } from './outline.ts'
import { drawQuarterObstacle } from './quarter-obstacles.ts'

const clay = [0.62, 0.12, 42] as const
const bird = [0.86, 0.02, 240] as const
const cloths = [courtyard.pomegranate, courtyard.paper, courtyard.teal, courtyard.saffron, courtyard.violet]

function jar(context: CanvasRenderingContext2D, x: number, y: number, scale = 1): void {
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  const body = new Path2D()
  body.moveTo(-7, 0)
  body.bezierCurveTo(-18, -10, -14, -22, -6, -25)
  body.lineTo(-8, -31)
  body.lineTo(8, -31)
  body.lineTo(6, -25)
  body.bezierCurveTo(14, -22, 18, -10, 7, 0)
  body.closePath()
  outlined(context, body, css(clay))
  context.save()
  context.clip(body)
  context.fillStyle = css(courtyard.teal)
  context.fillRect(-18, -18, 36, 6)
  context.fillStyle = css(courtyard.plaster)
  for (let dot = -12; dot <= 12; dot += 6) context.fillRect(dot - 1.5, -16.5, 3, 3)
  context.fillStyle = css(shade(clay, 0.12))
  context.fillRect(-12, -31, 4, 31)
  context.restore()
  context.restore()
}

function pigeon(context: CanvasRenderingContext2D, time: number, flying: boolean): void {
  const beat = Math.sin(time * (flying ? 22 : 3))
  context.save()
  context.translate(0, flying ? 0 : Math.max(0, beat) * 1.5)
  const tail = new Path2D('M8 -8 L19 -11 L18 -4 L8 -4 Z')
  outlined(context, tail, css(shade(bird, -0.22)))
  const body = new Path2D()
  body.ellipse(0, -8, 12, 8, flying ? 0.12 : -0.25, 0, Math.PI * 2)
  outlined(context, body, css(bird))
  const head = new Path2D()
  head.arc(-10, -16, 5.5, 0, Math.PI * 2)
  outlined(context, head, css(shade(bird, -0.12)))
  context.fillStyle = css(courtyard.teal)
  context.fillRect(-11, -12.5, 6, 3)
  fillPath(context, new Path2D('M-15 -17 L-20 -14.5 L-15 -14 Z'), css(courtyard.tangerine))
  context.fillStyle = ink
  context.fillRect(-12.5, -18, 2.4, 2.4)
  const wing = new Path2D()
  if (flying) {
    wing.moveTo(-5, -10)
    wing.quadraticCurveTo(2, -12 - beat * 22, 14, -8 - beat * 18)
    wing.quadraticCurveTo(8, -6, 5, -6)
  } else wing.ellipse(3, -8.5, 8, 4.5, 0.1, 0, Math.PI * 2)
  outlined(context, wing, css(shade(bird, -0.2)))
  if (!flying) {
    context.fillStyle = css(courtyard.tangerine)
    context.fillRect(-3, -1.5, 2, 2.5)
    context.fillRect(2, -1.5, 2, 2.5)
  }
  context.restore()
}

function pole(context: CanvasRenderingContext2D, x: number, foot: number, top: number): void {
  context.lineCap = 'round'
  for (const [width, color] of [
    [6, ink],
    [3.4, css([0.5, 0.07, 60])],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = color
    context.beginPath()
    context.moveTo(x, foot)
    context.lineTo(x, top)
    context.stroke()
  }
}

function rope(context: CanvasRenderingContext2D, half: number, y: number, sag: number): void {
  context.lineWidth = 2
  context.strokeStyle = ink
  context.beginPath()
  context.moveTo(-half, y)
  context.quadraticCurveTo(0, y + sag * 2, half, y)
  context.stroke()
}

/** Draws cloths on a line; their foot is at y = 0, `lift` above the roof. */
function laundry(
  context: CanvasRenderingContext2D,
  { width, height, x }: Obstacle,
  lift: number,
  time: number,
): void {
  const half = width / 2
  for (const side of [-half - 6, half + 6]) pole(context, side, lift, -height - 6)
  rope(context, half + 6, -height - 3, 1)
  const count = Math.max(3, Math.round(width / 34))
  const wide = width / count
  for (let i = 0; i < count; i++) {
    const left = -half + i * wide + 2
    const long = height - (i % 2) * 7
    const sway = Math.sin(time * 2.4 + i * 1.3 + x) * 3.5
    const cloth = new Path2D()
    cloth.moveTo(left, -height - 2)
    cloth.lineTo(left + wide - 4, -height - 2)
    cloth.quadraticCurveTo(
      left + wide - 2 + sway,
      -height + long * 0.6,
      left + wide - 5 + sway,
      -height + long,
    )
    cloth.quadraticCurveTo(left + wide / 2 + sway, -height + long - 4, left + 1 + sway, -height + long)
    cloth.quadraticCurveTo(left - 2 + sway, -height + long * 0.6, left, -height - 2)
    const color = cloths[(i + Math.floor(x)) % cloths.length] ?? courtyard.paper
    outlined(context, cloth, css(color))
    context.save()
    context.clip(cloth)
    context.fillStyle = css(shade(color, -0.12))
    context.fillRect(left - 4, -height + long * 0.62, wide + 8, 5)
    context.restore()
  }
}

/** Draws flags and lamps overhead; their foot is at y = 0, `lift` above the roof. */
function bunting(context: CanvasRenderingContext2D, { width }: Obstacle, lift: number, time: number): void {
  const half = width / 2
  for (const side of [-half, half]) pole(context, side, lift, -20)
  rope(context, half, -16, 1)
  const count = 7
  for (let i = 0; i < count; i++) {
    const x = -half + ((i + 0.5) * width) / count
    const sway = Math.sin(time * 3 + i) * 2
    const flag = new Path2D()
    flag.moveTo(x - 7, -15)
    flag.lineTo(x + 7, -15)
    flag.lineTo(x + sway, 1)
    flag.closePath()
    outlined(context, flag, css(cloths[i % cloths.length] ?? courtyard.paper))
  }
}

/** Position of a drawn obstacle, and the height of its foot above the roof. */
interface Placed {
  x: number
  lift: number
  time: number
}

function draw(context: CanvasRenderingContext2D, obstacle: Obstacle, placed: Placed): void {
  const { kind } = obstacle
  const { lift, time } = placed
  if (drawQuarterObstacle(context, obstacle, placed)) return
  if (kind === 'jar') jar(context, 0, 0)
  else if (kind === 'jars') for (const x of [14, -14]) jar(context, x, 0)
  else if (kind === 'stack') {
    jar(context, 0, -27, 0.94)
    jar(context, 0, 0, 1.06)
  } else if (kind === 'laundry') laundry(context, obstacle, lift, time)
  else if (kind === 'bunting') bunting(context, obstacle, lift, time)
  else pigeon(context, time + obstacle.width, kind === 'flyer')
}

/** Obstacles that a collision breaks. */
const breakables: ReadonlySet<ObstacleKind> = new Set(['jar', 'jars', 'stack', 'cart', 'load'])

/** The visible part of the course, and the position of the hero, by which obstacles move. */
interface Sight {
  getRoofTop: (x: number) => number
  eye: Camera
  time: number
  heroX: number
}

export function createObstacles() {
  /** Seconds since the hero hit an obstacle, for birds that fly off. */
  const gone = new WeakMap<Obstacle, number>()

  return {
    /** Draws in world units. */
    draw(
      context: CanvasRenderingContext2D,
      obstacles: readonly Obstacle[],
      { getRoofTop, eye, time, heroX }: Sight,
      seconds: number,
    ): void {
      for (const obstacle of obstacles) {
        const { kind, spent } = obstacle
        const { x, z } = getPosition(obstacle, heroX)
        if (x < eye.x - 200 || x > eye.x + eye.width + 200) continue
        const since = spent ? (gone.get(obstacle) ?? 0) + seconds : 0
        if (spent) gone.set(obstacle, since)
        const bird = kind === 'pigeon' || kind === 'flyer'
        const broken = breakables.has(kind)
        if (spent && (broken || (bird && since > 1.4))) continue
        context.save()
        context.translate(x, -z)
        if (bird && spent) {
          context.translate(since * 190, -since * 260)
          context.scale(-1, 1)
          pigeon(context, time, true)
        } else {
          if (spent) context.globalAlpha = 0.4
          draw(context, obstacle, { x, lift: z - getRoofTop(obstacle.x), time })
        }
        context.restore()
      }
    },
  }
}
