import { courtyard, css } from '../../../core/index.ts'
import type { Camera, Edge } from './camera.ts'
import { hazes } from './lighting.ts'
import type { Lighting } from './lighting.ts'
import { halfRoad, segmentLength } from '../rules/tuning.ts'

const light = css(courtyard.saffron, 0.3)
const glimmer = css(courtyard.saffron, 0.15)
const checkers = [css(courtyard.night), css(courtyard.paper)]
const rim = 0.9
const lightFrom = 2.5
const lightTo = 44
const brightTo = 26

export const getHaze = (far: number, furthest: number): number =>
  Math.max(0, Math.min(hazes - 1, Math.floor((far / furthest) * hazes)))

function trace(
  context: CanvasRenderingContext2D,
  near: Edge,
  next: Edge,
  nearLeft: number,
  nearRight: number,
  nextLeft: number,
  nextRight: number,
): void {
  context.moveTo(near.x + nearLeft * near.scale, near.row)
  context.lineTo(near.x + nearRight * near.scale, near.row)
  context.lineTo(next.x + nextRight * next.scale, next.row)
  context.lineTo(next.x + nextLeft * next.scale, next.row)
  context.closePath()
}

/** Fills the strip of road between two edges, from `left` to `right` meters off the center of each. */
function strip(
  context: CanvasRenderingContext2D,
  near: Edge,
  next: Edge,
  color: string,
  [nearLeft, nearRight]: readonly [number, number],
  [nextLeft, nextRight]: readonly [number, number] = [nearLeft, nearRight],
): void {
  context.fillStyle = color
  context.beginPath()
  trace(context, near, next, nearLeft, nearRight, nextLeft, nextRight)
  context.fill()
}

export interface Lamps {
  z: number
  /** Meters from the center of the road; `swing` is the beam's sideways drift per meter. */
  across: number
  swing: number
  /** From 0, off by day, to 1. */
  strength: number
}

/** Draws the headlights as two flat saffron shapes that follow the road. */
function drawHeadlights(
  context: CanvasRenderingContext2D,
  near: Edge,
  next: Edge,
  at: number,
  lamps: Lamps,
): void {
  const ahead = at - lamps.z
  if (ahead < lightFrom || ahead > lightTo) return
  context.globalAlpha = lamps.strength
  const further = Math.min(lightTo, ahead + segmentLength)
  const half = (meters: number) => 0.55 + meters * 0.062
  context.fillStyle = ahead < brightTo ? light : glimmer
  context.beginPath()
  // Both beams share one path, so their overlap is no brighter.
  for (const side of [-0.95, 0.95]) {
    const middle = (meters: number) => lamps.across + side + meters * (lamps.swing + side * 0.05)
    trace(
      context,
      near,
      next,
      middle(ahead) - half(ahead),
      middle(ahead) + half(ahead),
      middle(further) - half(further),
      middle(further) + half(further),
    )
  }
  context.fill()
  context.globalAlpha = 1
}

/** Draws a checkered line across the road. */
function drawFinishLine(context: CanvasRenderingContext2D, near: Edge, next: Edge): void {
  const cell = (2 * halfRoad) / 16
  const middle: Edge = {
    ...near,
    x: (near.x + next.x) / 2,
    row: Math.round((near.row + next.row) / 2),
    scale: (near.scale + next.scale) / 2,
  }
  for (let i = 0; i < 16; i++) {
    const from = i * cell - halfRoad
    for (const [one, other, parity] of [
      [near, middle, 0],
      [middle, next, 1],
    ] as const)
      strip(context, one, other, checkers[(i + parity) & 1] ?? '', [from, from + cell])
  }
}

/** Draws one segment: full-width sand, the track, its tiled rim, and the light on it. */
export function drawSegment(
  context: CanvasRenderingContext2D,
  camera: Camera,
  index: number,
  lighting: Lighting,
  width: number,
  lamps: Lamps,
  finishAt: number | null,
): void {
  const [near, next] = [camera.edges[index], camera.edges[index + 1]]
  if (!near || !next || near.scale === 0 || next.scale === 0 || next.row >= near.row) return
  const number = camera.first + index
  const haze = getHaze(near.far, camera.edges.length * segmentLength)
  const slow = (number >> 2) & 1
  context.fillStyle = lighting.sand[haze]?.[slow] ?? ''
  context.fillRect(0, next.row, width, near.row - next.row)
  strip(context, near, next, lighting.rim[haze]?.[(number >> 1) & 1] ?? '', [-halfRoad - rim, halfRoad + rim])
  strip(context, near, next, lighting.track[haze]?.[slow] ?? '', [-halfRoad, halfRoad])
  if ((number & 3) === 0 && near.far < 200) {
    const color = lighting.lane[haze] ?? ''
    for (const line of [-halfRoad / 3, halfRoad / 3])
      strip(context, near, next, color, [line - 0.12, line + 0.12])
  }
  if (finishAt !== null && number === Math.floor(finishAt / segmentLength) && near.far < 250)
    drawFinishLine(context, near, next)
  if (lamps.strength > 0) drawHeadlights(context, near, next, number * segmentLength, lamps)
}
