export interface Point {
  x: number
  y: number
}

/** Finger with its root, direction (degrees from up), length and half width. */
export interface Finger extends Point {
  angle: number
  length: number
  wide: number
}

/** Hand on a field of 400 × 560 with the wrist at the bottom. */
export interface Pose {
  /** Ordered like the motifs' spots, from one side of the hand to the other. */
  fingers: readonly Finger[]
  thumb: number
  palm: Point
  /** Back of the hand, with nails; otherwise the palm, with its lines. */
  back: boolean
  mirrored: boolean
}

const thumb: Finger = { x: 156, y: 402, angle: -43, length: 168, wide: 25 }
const hands: readonly { fingers: readonly Finger[]; back: boolean; mirrored: boolean }[] = [
  {
    back: true,
    mirrored: false,
    fingers: [
      thumb,
      { x: 146, y: 290, angle: -11, length: 168, wide: 22 },
      { x: 188, y: 278, angle: -3, length: 192, wide: 22.5 },
      { x: 230, y: 282, angle: 5, length: 172, wide: 21.5 },
      { x: 268, y: 302, angle: 15, length: 132, wide: 19 },
    ],
  },
  {
    back: false,
    mirrored: true,
    fingers: [
      { ...thumb, angle: -52 },
      { x: 148, y: 290, angle: -15, length: 166, wide: 22 },
      { x: 188, y: 278, angle: -5, length: 190, wide: 22.5 },
      { x: 229, y: 282, angle: 6, length: 172, wide: 21.5 },
      { x: 266, y: 302, angle: 20, length: 132, wide: 19 },
    ],
  },
  {
    back: true,
    mirrored: true,
    fingers: [
      { ...thumb, angle: -36 },
      { x: 147, y: 290, angle: -6, length: 168, wide: 22 },
      { x: 189, y: 278, angle: -1, length: 190, wide: 22.5 },
      { x: 231, y: 282, angle: 3, length: 174, wide: 21.5 },
      { x: 269, y: 302, angle: 8, length: 134, wide: 19 },
    ],
  },
]

const centre = 205
/** Mirrors an x coordinate of the field. */
export const mirrorX = (x: number) => 2 * centre - x

export function getPose(index: number): Pose {
  const hand = hands[index % hands.length] ?? hands[0]
  if (!hand) throw new RangeError('There is no hand to draw on: give `hands` at least one.')
  const { back, mirrored } = hand
  const fingers = mirrored
    ? hand.fingers.map((finger) => ({ ...finger, x: mirrorX(finger.x), angle: -finger.angle })).reverse()
    : hand.fingers
  return {
    fingers,
    thumb: mirrored ? fingers.length - 1 : 0,
    palm: { x: mirrored ? mirrorX(203) : 203, y: 384 },
    back,
    mirrored,
  }
}

/** Returns a point of a finger: `along` from its root (0) to its tip (1), `across` in units to its right. */
export function getFingerPoint({ x, y, angle, length }: Finger, along: number, across = 0): Point {
  const turn = (angle * Math.PI) / 180
  return {
    x: x + Math.sin(turn) * length * along + Math.cos(turn) * across,
    y: y - Math.cos(turn) * length * along + Math.sin(turn) * across,
  }
}

/** Returns a smooth closed path through points. */
export function toSmoothPath(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 }
  const place = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const curves = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const first = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 }
    const second = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 }
    return `C${place(first)} ${place(second)} ${place(next)}`
  })
  return `M${place(at(0))}${curves.join('')}Z`
}

/** Width of a finger from root to tip: wider at the joints, round at the end. */
const outline: readonly (readonly [along: number, width: number])[] = [
  [-0.22, 1.02],
  [0.1, 1],
  [0.3, 0.95],
  [0.45, 0.97],
  [0.6, 0.86],
  [0.74, 0.86],
  [0.86, 0.76],
  [0.95, 0.5],
]
export const getFingerWidth = (finger: Finger, along: number): number => {
  const next = outline.findIndex(([at]) => at >= along)
  const [b, wide] = outline[Math.max(1, next === -1 ? outline.length - 1 : next)] ?? [1, 1]
  const [a, before] = outline[Math.max(0, (next === -1 ? outline.length - 1 : next) - 1)] ?? [0, 1]
  const part = Math.min(1, Math.max(0, (along - a) / (b - a)))
  return finger.wide * (before + (wide - before) * part)
}

/** Returns a finger's outline. */
export function fingerPath(finger: Finger): string {
  const side = (sign: number) =>
    outline.map(([along, width]) => getFingerPoint(finger, along, sign * width * finger.wide))
  return toSmoothPath([...side(-1), getFingerPoint(finger, 1), ...side(1).reverse()])
}

/** Returns the spot of a motif: tips and knuckles alternate, and the palm is one. */
export const getSpot = ({ fingers, palm }: Pose, motif: number): Point => {
  const finger = fingers[motif]
  return finger ? getFingerPoint(finger, motif % 2 === 0 ? 0.82 : 0.5) : palm
}
