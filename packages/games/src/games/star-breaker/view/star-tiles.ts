import { drawAt, fillPath, starPath } from '../../../core/index.ts'
import { gold, lampGlazes, paints } from './palette.ts'
import type { Glaze } from './palette.ts'
import { getPath, getStarPath } from './paths.ts'
import { drawKey, drawLock, drawSign } from './signs.ts'
import { grid } from '../rules/state.ts'
import type { Power, Star, StarKind } from '../rules/state.ts'

type CanvasContext = CanvasRenderingContext2D

const side = grid.side
/**
 * Outline of each kind, around (0, 0): they differ by shape, so that color is not needed. The points of stars reach
 * beyond their cell, because a pearl bounces off its corners.
 */
const shapes: Readonly<Record<StarKind, string>> = {
  plain: starPath(side + 4),
  // A tile with cut corners.
  hard: 'M-7.5-12H7.5L12-7.5V7.5L7.5 12H-7.5L-12 7.5V-7.5Z',
  // A lozenge.
  glass: 'M0-14L14 0L0 14L-14 0Z',
  // A star between two arrowheads.
  moving: `${starPath(17)}M-14 0L-9.4-4.6V4.6ZM14 0L9.4-4.6V4.6Z`,
  // Four long and four short rays.
  spark:
    'M0-13.5L2.4-6L8.4-8.4L6-2.4L13.5 0L6 2.4L8.4 8.4L2.4 6L0 13.5L-2.4 6L-8.4 8.4L-6 2.4L-13.5 0L-6-2.4L-8.4-8.4L-2.4-6Z',
  locked: 'M-11-12H11V12H-11Z',
}
const crack = 'M-10-6L-4-2L-6 4L1 9M9-9L6-3L10 2'
const glint = 'M-6.5-1L-1-6.5M-4 3.5L3.5-4'

export interface StarTile extends Pick<Star, 'kind' | 'strength' | 'initialStrength' | 'power' | 'hasKey'> {
  x: number
  y: number
  glaze: Glaze
  /** @default 1 */
  size?: number
  turn?: number
  /** Flash of a recent hit, fading from 1 to 0. */
  flash?: number
}

/** Draws a star with a hard shadow in the shape of its kind. */
export function drawStar(context: CanvasContext, star: StarTile): void {
  const { x, y, size = 1, turn = 0 } = star
  drawAt(context, x, y, size, () => {
    if (turn !== 0) context.rotate(turn)
    drawBody(context, star)
    if (star.strength < star.initialStrength) {
      context.strokeStyle = star.glaze.shadow
      context.lineWidth = 1.8
      context.stroke(getPath(crack))
    }
    if (star.power) drawBadge(context, star.power)
    else if (star.hasKey) drawKey(context, paints.night)
  })
}

function drawBody(context: CanvasContext, { kind, glaze, strength, flash = 0 }: StarTile): void {
  const shape = getPath(shapes[kind])
  const isFlashing = flash > 0.4
  if (kind === 'glass') {
    fillPath(context, shape, isFlashing ? paints.paper : glaze.clear)
    context.lineWidth = 1.8
    context.strokeStyle = glaze.inlay
    context.stroke(shape)
    context.lineWidth = 1.4
    context.stroke(getPath(glint))
    return
  }
  context.translate(0, 2.6)
  fillPath(context, shape, glaze.shadow)
  context.translate(0, -2.6)
  fillPath(context, shape, isFlashing ? paints.paper : kind === 'locked' ? paints.iron : glaze.face)
  context.lineWidth = 1
  context.strokeStyle = kind === 'locked' ? glaze.face : glaze.edge
  context.stroke(shape)
  if (kind === 'plain') {
    fillPath(context, getStarPath(18), glaze.lit)
    fillPath(context, getStarPath(9), glaze.edge)
  } else if (kind === 'moving') fillPath(context, getStarPath(7), glaze.inlay)
  else if (kind === 'spark') {
    fillPath(context, getStarPath(9), paints.saffron)
    fillPath(context, getStarPath(4.5), paints.paper)
  } else if (kind === 'locked') drawLock(context, glaze.inlay, paints.night)
  else drawInlays(context, glaze, strength)
}

/** Draws one inlaid star for each hit that a hard star still takes. */
function drawInlays(context: CanvasContext, glaze: Glaze, strength: number): void {
  fillPath(context, getStarPath(20), glaze.core)
  fillPath(context, getStarPath(16), strength > 2 ? paints.paper : glaze.inlay)
  if (strength > 1) fillPath(context, getStarPath(10), glaze.core)
  if (strength > 2) fillPath(context, getStarPath(5), paints.paper)
}

/** Draws the sign of the power inside, on a dark disc. */
function drawBadge(context: CanvasContext, power: Power): void {
  context.beginPath()
  context.arc(0, 0, 11.8, 0, Math.PI * 2)
  context.fillStyle = paints.night
  context.fill()
  context.lineWidth = 1.6
  context.strokeStyle = paints.saffron
  context.stroke()
  drawSign(context, power, { x: 0, y: 0, size: 1.08, color: lampGlazes[power].inlay })
}

/** Draws one of the last stars on its way down. */
export const drawFallingStar = (context: CanvasContext, x: number, y: number, turn: number): void =>
  drawStar(context, {
    x,
    y,
    turn,
    glaze: gold,
    kind: 'plain',
    strength: 1,
    initialStrength: 1,
    power: null,
    hasKey: false,
  })
