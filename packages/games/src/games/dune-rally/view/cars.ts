import { courtyard, css, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { fillShape, fillTile } from './shapes.ts'
import { paintStar } from './star-motif.ts'

const { night, paper, saffron, pomegranate } = courtyard

const shadow = css(night, 0.42)
const tire = css([0.19, 0.02, 230])
const tread = css([0.27, 0.02, 230])
const glass = css([0.26, 0.05, 225])
const gleam = css([0.5, 0.06, 215])
const bumper = css([0.3, 0.03, 225])
const lamp = css(saffron)
const plate = css(paper)
const tailOff = css(shade(pomegranate, -0.04))
const tailOn = css([0.7, 0.22, 25])

/** Mixes the paint of one car. */
export function coat(color: Color) {
  return {
    body: css(color),
    light: css(shade(color, 0.09)),
    flank: css(shade(color, -0.13)),
    edge: css(shade(color, -0.2)),
    cover: css(mix(color, paper, 0.82)),
    star: css(shade(color, -0.06)),
  }
}
export type Coat = ReturnType<typeof coat>

export interface Pose {
  /** Visible side: −1 is fully left, 1 fully right. */
  side: number
  /** Lean of the body, in radians. */
  lean: number
  /** Compression of the springs, in meters; `height` is the distance to the ground. */
  sink: number
  height: number
  brake: boolean
  boost: number
  wheel: number
}

function wheels(context: CanvasRenderingContext2D, { wheel, side }: Pose) {
  for (const x of [-1.66, 1.06]) {
    fillTile(context, tire, x, -0.92, 0.6, 0.94, 0.16)
    context.fillStyle = tread
    for (let row = 0; row < 4; row++) {
      const y = -0.86 + ((row * 0.24 + wheel) % 0.84)
      context.fillRect(x + 0.1, y, 0.4, 0.09)
    }
  }
  // Front wheel on the visible side.
  if (Math.abs(side) > 0.1)
    fillTile(context, tire, side > 0 ? 0.96 + side * 1.7 : -1.46 + side * 1.7, -0.86, 0.5, 0.76, 0.14)
}

/** Draws the visible flank, which narrows along the car. */
function flank(context: CanvasRenderingContext2D, colors: Coat, side: number) {
  const way = side > 0 ? 1 : -1
  const far = 1.5 + Math.abs(side) * 1.75
  fillShape(context, colors.flank, [
    [way * 1.4, -0.42],
    [way * far, -0.5],
    [way * far, -1.05],
    [way * (far - 0.1), -1.18],
    [way * 1.4, -1.36],
  ])
  const cabin = 1 + Math.abs(side) * 0.95
  fillShape(context, glass, [
    [way * 1, -1.3],
    [way * (cabin + 0.22), -1.22],
    [way * cabin, -1.98],
    [way * 0.9, -2.14],
  ])
}

function body(context: CanvasRenderingContext2D, colors: Coat, pose: Pose) {
  fillTile(context, bumper, -1.42, -0.62, 2.84, 0.3, 0.08)
  fillTile(context, colors.edge, -1.55, -1.42, 3.1, 0.98, 0.22)
  fillTile(context, colors.body, -1.55, -1.48, 3.1, 0.92, 0.22)
  fillTile(context, colors.light, -1.4, -1.48, 2.8, 0.13, 0.06)
  for (const x of [-1.42, 0.98]) {
    fillTile(context, pose.brake ? tailOn : tailOff, x, -1.26, 0.44, 0.34, 0.08)
    fillTile(context, lamp, x + 0.06, -0.86, 0.32, 0.14, 0.05)
  }
  // Cabin with its window, and the roof rack with lamps.
  fillShape(context, colors.edge, [
    [-1.18, -1.44],
    [1.18, -1.44],
    [1, -2.3],
    [-1, -2.3],
  ])
  fillShape(context, colors.body, [
    [-1.18, -1.46],
    [-0.98, -2.3],
    [0.98, -2.3],
    [1.18, -1.46],
    [0.96, -1.46],
    [0.84, -2.12],
    [-0.84, -2.12],
    [-0.96, -1.46],
  ])
  fillShape(context, glass, [
    [-0.94, -1.5],
    [-0.82, -2.1],
    [0.82, -2.1],
    [0.94, -1.5],
  ])
  fillShape(context, gleam, [
    [-0.72, -1.5],
    [-0.44, -2.1],
    [-0.2, -2.1],
    [-0.48, -1.5],
  ])
  fillTile(context, colors.light, -1.02, -2.4, 2.04, 0.16, 0.06)
}

function boot(context: CanvasRenderingContext2D, colors: Coat) {
  context.fillStyle = tire
  context.beginPath()
  context.arc(0, -1.1, 0.56, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = colors.cover
  context.beginPath()
  context.arc(0, -1.1, 0.45, 0, Math.PI * 2)
  context.fill()
  paintStar(context, 0, -1.1, 0.74, colors.star)
}

/** Draws a rally car from behind, standing on (0, 0); one unit is a meter. */
export function drawCar(
  context: CanvasRenderingContext2D,
  colors: Coat,
  pose: Pose,
  isPlayer: boolean,
): void {
  const spread = Math.max(0.55, 1 - pose.height * 0.12)
  fillTile(context, shadow, -1.8 * spread + pose.side * 0.4, -0.14, 3.6 * spread, 0.36, 0.18)
  context.save()
  context.translate(0, -pose.height)
  if (pose.boost > 0) {
    const long = 0.5 + pose.boost * 0.6
    for (const x of [-0.85, 0.55]) {
      fillShape(context, lamp, [
        [x, -0.5],
        [x + 0.3, -0.5],
        [x + 0.15, -0.5 + long],
      ])
      fillShape(context, plate, [
        [x + 0.07, -0.5],
        [x + 0.23, -0.5],
        [x + 0.15, -0.5 + long * 0.5],
      ])
    }
  }
  wheels(context, pose)
  context.translate(0, pose.sink)
  context.rotate(pose.lean)
  if (Math.abs(pose.side) > 0.04) flank(context, colors, pose.side)
  body(context, colors, pose)
  boot(context, colors)
  if (isPlayer) {
    fillTile(context, bumper, -0.94, -2.56, 1.88, 0.18, 0.05)
    for (let i = 0; i < 4; i++) fillTile(context, lamp, -0.86 + i * 0.46, -2.62, 0.34, 0.22, 0.06)
    // Whip aerial with a pennant that shows the speed.
    context.fillStyle = bumper
    context.fillRect(1.2, -3.5, 0.06, 2.1)
    fillShape(context, css(pomegranate), [
      [1.23, -3.5],
      [1.23, -3.05],
      [0.5 - pose.side * 0.4, -3.2 + pose.lean],
    ])
  }
  context.restore()
}
