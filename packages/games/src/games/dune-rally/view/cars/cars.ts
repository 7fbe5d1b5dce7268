import { fillShape, fillTile } from '../shapes.ts'
import { carShapes } from './bodies.ts'
import type { CarName } from './bodies.ts'
import { bumper, glass, lamp, pennant, plate, shadow, tire, tread } from './paints.ts'
import type { Coat } from './paints.ts'

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

/** Pose of a car that stands, for its picture. */
export const standing: Pose = { side: 0, lean: 0, sink: 0, height: 0, brake: false, boost: 0, wheel: 0 }

function drawWheels(context: CanvasRenderingContext2D, { wheel, side }: Pose) {
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

/** Draws the visible flank, which narrows along the car, and the windows of the cabin. */
function drawFlank(
  context: CanvasRenderingContext2D,
  colors: Coat,
  side: number,
  top: number,
  roof: number | null,
) {
  const way = side > 0 ? 1 : -1
  const far = 1.5 + Math.abs(side) * 1.75
  fillShape(context, colors.flank, [
    [way * 1.4, -0.42],
    [way * far, -0.5],
    [way * far, top + 0.31],
    [way * (far - 0.1), top + 0.18],
    [way * 1.4, top],
  ])
  if (roof === null) return
  const cabin = 1 + Math.abs(side) * 0.95
  fillShape(context, glass, [
    [way * 1, top + 0.06],
    [way * (cabin + 0.22), top + 0.14],
    [way * cabin, roof + 0.16],
    [way * 0.9, roof],
  ])
}

function drawFlames(context: CanvasRenderingContext2D, boost: number) {
  const long = 0.5 + boost * 0.6
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

/** Draws the lamps on the roof of the player's car, and a whip aerial whose pennant shows the turn. */
function drawOutfit(context: CanvasRenderingContext2D, { side, lean }: Pose, roof: number | null) {
  if (roof !== null) {
    fillTile(context, bumper, -0.94, roof, 1.88, 0.18, 0.05)
    for (let i = 0; i < 4; i++) fillTile(context, lamp, -0.86 + i * 0.46, roof - 0.06, 0.34, 0.22, 0.06)
  }
  context.fillStyle = bumper
  context.fillRect(1.2, -3.5, 0.06, 2.1)
  fillShape(context, pennant, [
    [1.23, -3.5],
    [1.23, -3.05],
    [0.5 - side * 0.4, -3.2 + lean],
  ])
}

/** Draws a car from behind, standing on (0, 0); one unit is a meter. */
export function drawCar(
  context: CanvasRenderingContext2D,
  car: CarName,
  colors: Coat,
  pose: Pose,
  isPlayer: boolean,
): void {
  const { drawBody, flank, cabin, roof } = carShapes[car]
  const spread = Math.max(0.55, 1 - pose.height * 0.12)
  fillTile(context, shadow, -1.8 * spread + pose.side * 0.4, -0.14, 3.6 * spread, 0.36, 0.18)
  context.save()
  context.translate(0, -pose.height)
  if (pose.boost > 0) drawFlames(context, pose.boost)
  drawWheels(context, pose)
  context.translate(0, pose.sink)
  context.rotate(pose.lean)
  if (flank !== null && Math.abs(pose.side) > 0.04) drawFlank(context, colors, pose.side, flank, cabin)
  drawBody(context, colors, pose.brake)
  if (isPlayer) drawOutfit(context, pose, roof)
  context.restore()
}
