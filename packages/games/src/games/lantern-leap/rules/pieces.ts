import type { Random } from '../../../core/index.ts'
import type { QuarterName } from './quarters.ts'
import type { Course, ObstacleKind } from './state.ts'

const sizes: Record<ObstacleKind, { width: number; height: number; above: number }> = {
  jar: { width: 26, height: 30, above: 0 },
  jars: { width: 54, height: 30, above: 0 },
  stack: { width: 28, height: 56, above: 0 },
  pigeon: { width: 24, height: 22, above: 0 },
  flyer: { width: 28, height: 18, above: 68 },
  laundry: { width: 120, height: 44, above: 57 },
  bunting: { width: 110, height: 16, above: 120 },
  cart: { width: 46, height: 34, above: 0 },
  vats: { width: 84, height: 24, above: 0 },
  load: { width: 44, height: 44, above: 0 },
  lift: { width: 44, height: 40, above: 62 },
  bees: { width: 34, height: 28, above: 0 },
  swarm: { width: 34, height: 26, above: 64 },
  gate: { width: 40, height: 260, above: 52 },
}
/** Obstacles to run under; the others are jumped over. */
export const overhead: ReadonlySet<ObstacleKind> = new Set([
  'flyer',
  'laundry',
  'bunting',
  'lift',
  'swarm',
  'gate',
])

/** Distance to the hero at which a flying pigeon starts towards him. */
export const flyerStart = 560
export const flyerSpeed = 1.5

/** Obstacle on a roof. `tap` is a jar under bunting, which requires a short jump. */
export type Piece = Exclude<ObstacleKind, 'bunting'> | 'tap'
export interface Layout {
  /** Smallest difficulty at which the layout appears. */
  from: number
  pieces: readonly Piece[]
  /** The first piece hangs right behind the ledge, so a long jump across the gap hits it. */
  early?: true
}

export const layouts: readonly Layout[] = [
  { from: 0, pieces: [] },
  { from: 0, pieces: ['jar'] },
  { from: 0.03, pieces: ['pigeon'] },
  { from: 0.06, pieces: ['laundry'] },
  { from: 0.12, pieces: ['jars'] },
  { from: 0.15, pieces: ['tap'] },
  { from: 0.18, pieces: ['flyer'] },
  { from: 0.22, pieces: ['jar', 'pigeon'] },
  { from: 0.26, pieces: ['laundry'], early: true },
  { from: 0.28, pieces: ['stack'] },
  { from: 0.3, pieces: ['laundry', 'jar'] },
  { from: 0.36, pieces: ['pigeon', 'tap'] },
  { from: 0.4, pieces: ['pigeon', 'jars'] },
  { from: 0.45, pieces: ['flyer', 'stack'] },
  { from: 0.5, pieces: ['laundry', 'tap'], early: true },
  { from: 0.55, pieces: ['jar', 'laundry', 'pigeon'] },
  { from: 0.6, pieces: ['tap', 'stack'] },
  { from: 0.65, pieces: ['stack', 'jars', 'flyer'] },
  { from: 0.7, pieces: ['laundry', 'pigeon', 'laundry'], early: true },
  { from: 0.75, pieces: ['pigeon', 'tap', 'jars'] },
  { from: 0.85, pieces: ['tap', 'tap', 'stack'] },
]

/** Layouts that only their quarter has; its first roof has the first one. */
export const quarterLayouts: Readonly<Record<QuarterName, readonly [Layout, ...Layout[]]>> = {
  roofs: [{ from: 0, pieces: ['jar'] }],
  market: [
    { from: 0, pieces: ['cart'] },
    { from: 0, pieces: ['cart', 'jar'] },
    { from: 0.4, pieces: ['laundry', 'cart'] },
    { from: 0.6, pieces: ['cart', 'cart'] },
    { from: 0.7, pieces: ['tap', 'cart'] },
  ],
  dyers: [
    { from: 0, pieces: ['vats'] },
    { from: 0, pieces: ['vats', 'pigeon'] },
    { from: 0.4, pieces: ['laundry', 'vats'] },
    { from: 0.6, pieces: ['vats', 'tap'] },
    { from: 0.7, pieces: ['vats', 'vats'] },
  ],
  harbor: [
    { from: 0, pieces: ['load'] },
    { from: 0, pieces: ['lift'] },
    { from: 0.4, pieces: ['load', 'lift'] },
    { from: 0.6, pieces: ['lift', 'jars'] },
    { from: 0.7, pieces: ['lift', 'load', 'lift'] },
  ],
  gardens: [
    { from: 0, pieces: ['bees'] },
    { from: 0, pieces: ['swarm'] },
    { from: 0.4, pieces: ['bees', 'swarm'] },
    { from: 0.6, pieces: ['swarm', 'tap'] },
    { from: 0.7, pieces: ['stack', 'bees'] },
  ],
  citadel: [
    { from: 0, pieces: ['gate'] },
    { from: 0, pieces: ['gate', 'jars'] },
    { from: 0.4, pieces: ['tap', 'gate'] },
    { from: 0.6, pieces: ['vats', 'gate'] },
    { from: 0.7, pieces: ['gate', 'load', 'gate'] },
  ],
}

/** Where a piece is placed: speed, difficulty, level and roof. */
export interface Placement {
  course: Course
  random: Random
  speed: number
  difficulty: number
  level: number
  top: number
}

/** Returns the steps that a player gets to see what comes next. */
export const getReactionSteps = ({ difficulty, level }: Pick<Placement, 'difficulty' | 'level'>): number =>
  Math.max(14.5, 27 - 11 * difficulty - 0.8 * (level - 1))
/** Steps of a full jump and of a short one. */
const jumpSteps = 36
const hopSteps = 21

/** Places a piece at `x` with lanterns that show the way. Returns the earliest `x` of the next piece. */
export function placePiece(piece: Piece, x: number, at: Placement): number {
  const { course, speed, top } = at
  const kind = piece === 'tap' ? 'jar' : piece
  const width = getWidth(kind, at)
  const middle = x + width / 2
  // A flyer starts further away, by the distance it flies before they meet.
  const lead = kind === 'flyer' ? (flyerStart * flyerSpeed) / (speed + flyerSpeed) : 0
  addObstacle(course, kind, middle + lead, top, width)
  if (piece === 'tap') addObstacle(course, 'bunting', middle, top, Math.max(sizes.bunting.width, speed * 15))

  if (overhead.has(kind)) addLanternRow(course, middle - 34, top + 22, 3)
  else addLanternArc(course, middle, top + sizes[kind].height + (piece === 'tap' ? 26 : 36), 3, speed * 7)
  const passing = overhead.has(kind) ? 6 : piece === 'tap' ? hopSteps : jumpSteps
  return x + width + speed * (passing + getReactionSteps(at))
}

function getWidth(kind: ObstacleKind, { random, speed, difficulty }: Placement): number {
  if (kind === 'laundry') return Math.round(random.between(84, 116 + 50 * difficulty))
  // Wider than a short jump at any speed.
  if (kind === 'vats') return Math.round(speed * 12)
  return sizes[kind].width
}

function addObstacle(course: Course, kind: ObstacleKind, x: number, top: number, width: number): void {
  const { height, above } = sizes[kind]
  course.obstacles.push({ kind, x, z: top + above, width, height, spent: false })
}

export function addLanternRow(course: Course, x: number, z: number, count: number): void {
  for (let i = 0; i < count; i++) course.pickups.push({ kind: 'lantern', x: x + i * 36, z, taken: false })
}

/** Places lanterns along a jump whose top is at (x, z). */
export function addLanternArc(course: Course, x: number, z: number, count: number, apart: number): void {
  for (let i = 0; i < count; i++) {
    const at = i - (count - 1) / 2
    course.pickups.push({ kind: 'lantern', x: x + at * apart, z: z - at * at * 9, taken: false })
  }
}
