import { center, fingers, findFinger } from './geometry.ts'
import type { Finger, Point } from './geometry.ts'

/** Affine transform: x' = a·x + c·y + e, y' = b·x + d·y + f, as canvases take it. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Ways in which a brush repeats what it draws. */
export interface Symmetry {
  kind: 'single' | 'mirror' | 'turn' | 'kaleidoscope' | 'fingers'
  /** Copies, with the drawn one. */
  ways: number
}

const turns = [2, 3, 4, 5, 6, 8, 10, 12] as const
const kaleidoscopes = [4, 6, 8, 10, 12] as const
/** In the order of their commands, which is part of the format of moves. */
export const symmetries: readonly Symmetry[] = [
  { kind: 'single', ways: 1 },
  { kind: 'mirror', ways: 2 },
  { kind: 'fingers', ways: 5 },
  ...turns.map((ways) => ({ kind: 'turn', ways }) as const),
  ...kaleidoscopes.map((ways) => ({ kind: 'kaleidoscope', ways }) as const),
]

/** Cosines from 0° to 90° of all turns, exact in every engine. */
const cosines: Readonly<Record<number, number>> = {
  0: 1,
  18: 0.951056516295,
  30: 0.866025403784,
  36: 0.809016994375,
  45: Math.sqrt(0.5),
  54: 0.587785252292,
  60: 0.5,
  72: 0.309016994375,
  90: 0,
}
/** Returns the cosine of a whole number of degrees that the table knows. */
export function cosine(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  const half = turned > 180 ? 360 - turned : turned
  return half > 90 ? -(cosines[180 - half] ?? 0) : (cosines[half] ?? 0)
}
export const sine = (degrees: number): number => cosine(degrees - 90)

/** Turns around the center, after mirroring at the axis. */
function turnAroundCenter(degrees: number, mirrored: boolean): Transform {
  const [cos, sin] = [cosine(degrees), sine(degrees)]
  const side = mirrored ? -1 : 1
  const [a, b, c, d] = [cos * side, sin * side, -sin, cos]
  return [a, b, c, d, center.x - a * center.x - c * center.y, center.y - b * center.x - d * center.y]
}

/** Maps one finger to another: along their length, and across their width. */
function mapFinger(from: Finger, to: Finger): Transform {
  const [along, across] = [to.length / from.length, to.wide / from.wide]
  const a = to.dx * from.dx * along + to.dy * from.dy * across
  const b = to.dy * from.dx * along - to.dx * from.dy * across
  const c = to.dx * from.dy * along - to.dy * from.dx * across
  const d = to.dy * from.dy * along + to.dx * from.dx * across
  return [a, b, c, d, to.x - a * from.x - c * from.y, to.y - b * from.x - d * from.y]
}

/** Returns the transforms of all copies. `anchor` is the first point, which tells the finger that is drawn on. */
export function getCopies(symmetry: number, anchor: Point): readonly Transform[] {
  const { kind, ways } = symmetries[symmetry] ?? { kind: 'single', ways: 1 }
  if (kind === 'fingers') {
    const from = fingers[findFinger(anchor)]
    return from ? fingers.map((to) => mapFinger(from, to)) : []
  }
  const isMirrored = kind === 'mirror' || kind === 'kaleidoscope'
  const count = isMirrored ? ways / 2 : ways
  return Array.from({ length: count }, (_, index) => (index * 360) / count).flatMap((degrees) => [
    turnAroundCenter(degrees, false),
    ...(isMirrored ? [turnAroundCenter(degrees, true)] : []),
  ])
}

export const applyTransform = ([a, b, c, d, e, f]: Transform, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})
