import { starPath } from '../../../core/index.ts'

/** Drawing of a stamp around (0, 0) with a radius of 10: lines and filled parts, as SVG paths. */
export interface StampDrawing {
  line: string
  solid: string
}

const round = (value: number) => Math.round(value * 100) / 100
/** Returns a point at an angle in turns, clockwise from the top. */
const at = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI
  return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`
}
const each = (count: number, draw: (turn: number) => string, shift = 0) =>
  Array.from({ length: count }, (_, index) => draw((index + shift) / count)).join('')

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const circle = (r: number) => disc(0, 0, r)
const dots = (count: number, radius: number, r: number, shift = 0) =>
  each(
    count,
    (turn) => {
      const [x = 0, y = 0] = at(turn, radius).split(' ').map(Number)
      return disc(x, y, r)
    },
    shift,
  )
/** Pointed petals from one radius to another; `wide` in turns. */
const petals = (count: number, from: number, to: number, wide: number, shift = 0) =>
  each(
    count,
    (turn) => {
      const waist = from + (to - from) * 0.55
      return `M${at(turn, from)}Q${at(turn - wide, waist)} ${at(turn, to)}Q${at(turn + wide, waist)} ${at(turn, from)}Z`
    },
    shift,
  )
/** Round petals, side by side. */
const lobes = (count: number, from: number, to: number, shift = 0) =>
  each(
    count,
    (turn) => {
      const half = 0.5 / count
      return `M${at(turn - half, from)}C${at(turn - half, to * 1.12)} ${at(turn + half, to * 1.12)} ${at(turn + half, from)}`
    },
    shift,
  )
const spokes = (count: number, from: number, to: number, shift = 0) =>
  each(count, (turn) => `M${at(turn, from)}L${at(turn, to)}`, shift)
const polygon = (count: number, radius: number, shift = 0) =>
  `${each(count, (turn) => `L${at(turn, radius)}`, shift).replace('L', 'M')}Z`
/** Archimedean spiral. */
const spiral = (x: number, y: number, radius: number, turns: number, way: 1 | -1, start = 0) => {
  const count = Math.round(turns * 14)
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const [px = 0, py = 0] = at(start + (way * turns * index) / count, (radius * index) / count)
      .split(' ')
      .map(Number)
    return `${round(x + px)} ${round(y + py)}`
  })
  return `M${points.join('L')}`
}

const paisley =
  'M-1 9.6C-6.5 9.6 -9 4.5 -7 0C-5.3 -3.8 -1.5 -4.5 0.5 -7C1.5 -8.4 3.5 -10 5.4 -9C7 -8.1 6.6 -6 5 -6C6.5 -3.6 7.4 -0.5 6.6 3.2C5.6 7.2 2.6 9.6 -1 9.6Z'
const innerPaisley =
  'M-1 6.8C-4.3 6.8 -5.9 3.6 -4.7 0.6C-3.6 -1.9 -0.6 -2.6 1.2 -4.6C3 -2.6 4.5 0.2 3.9 2.9C3.2 5.5 1.2 6.8 -1 6.8Z'
const leaf = (x: number, y: number, tipX: number, tipY: number, belly = 0.32) => {
  const [dx, dy] = [tipX - x, tipY - y]
  const [mx, my] = [x + dx / 2, y + dy / 2]
  return `M${x} ${y}Q${round(mx - dy * belly)} ${round(my + dx * belly)} ${tipX} ${tipY}Q${round(mx + dy * belly)} ${round(my - dx * belly)} ${x} ${y}Z`
}
const stem = 'M0 10C-1.5 4 1.5 -3 0 -8'
const pairs = (heights: readonly number[], reach: number, belly?: number) =>
  heights
    .map((y) => leaf(0, y, -reach, y - reach * 0.75, belly) + leaf(0, y, reach, y - reach * 0.75, belly))
    .join('')
const twoSquares = polygon(4, 9.8) + polygon(4, 9.8, 0.5)

/** Five drawings of each family, in the order of `families`. */
export const stamps: readonly StampDrawing[] = [
  // Flowers.
  { line: lobes(5, 3.4, 9.4), solid: circle(2.2) + dots(5, 5.6, 0.8) },
  { line: petals(8, 2.6, 9.8, 0.07) + circle(2.6), solid: circle(1.2) },
  { line: lobes(6, 5.6, 9.6) + lobes(6, 2.6, 6.2, 0.5) + circle(2.4), solid: circle(1.1) },
  { line: petals(6, 1.8, 9.8, 0.095), solid: petals(6, 2.6, 6.6, 0.05) + circle(1.6) + dots(6, 8, 0.8, 0.5) },
  {
    line: `${leaf(0, 9, 0, -9.5, 0.34)}M0 9C-7 7 -10 1 -7.5 -6C-4.5 -4 -3.5 -2 -3 0M0 9C7 7 10 1 7.5 -6C4.5 -4 3.5 -2 3 0`,
    solid: leaf(0, 5, 0, -4, 0.3),
  },
  // Paisleys.
  { line: paisley, solid: innerPaisley },
  { line: paisley + innerPaisley, solid: disc(-0.8, 3, 1.7) + disc(0.6, -0.8, 1) },
  {
    line: paisley + 'M-1 6.5a3.3 3.3 0 1 1 3.3 -3.3a2 2 0 1 1 -4 0',
    solid: disc(1, -3.2, 1) + disc(2.4, -5.6, 0.7),
  },
  {
    line:
      paisley +
      'M-0.8 7.3V-2.6M-0.8 5L-4.6 2.6M-0.8 5L3.8 2.6M-0.8 1.8L-4.4 -0.4M-0.8 1.8L4 -0.4M-0.8 -1L2.6 -3',
    solid: '',
  },
  {
    line: innerPaisley + paisley,
    solid:
      'M-1 4.9a1.9 1.9 0 1 1 0.1 0ZM1 0.4a1 1 0 1 1 0.1 0Z' +
      disc(-8.9, 5.2, 0.8) +
      disc(-6.2, 9, 0.8) +
      disc(4.6, 9, 0.8) +
      disc(8.4, 5, 0.8) +
      disc(-8.6, 0.6, 0.8) +
      disc(8.9, 0.4, 0.8),
  },
  // Leaves.
  {
    line: `${leaf(0, 10, 0, -10, 0.34)}M0 10V-6M0 5L3.5 1.5M0 5L-3.5 1.5M0 0L3.5 -3.5M0 0L-3.5 -3.5`,
    solid: '',
  },
  { line: stem, solid: pairs([6, 1, -4], 6) + leaf(0, -5, 0, -10, 0.3) },
  { line: stem + pairs([7, 2, -3], 7, 0.36), solid: disc(0, -9, 1.2) },
  {
    line: 'M-9 6C-3 8 2 4 9 -6',
    solid:
      leaf(-6, 6.7, -5, 0.5) +
      leaf(-2, 5.6, 0, -1.5) +
      leaf(2.4, 2.6, 5, -5) +
      leaf(-3, 6.2, 3, 9.5) +
      leaf(2, 3.4, 8, 4.5) +
      leaf(8, -5, 9.5, -9.5, 0.3),
  },
  {
    line: 'M0 10C-9 6 -10 -4 -5 -9.5M0 10C9 6 10 -4 5 -9.5',
    solid:
      leaf(-6.5, 4, -9.6, 7) +
      leaf(-7.6, 0, -10, 2.5) +
      leaf(6.5, 4, 9.6, 7) +
      leaf(7.6, 0, 10, 2.5) +
      leaf(-5, 6, -1.5, 2.5) +
      leaf(5, 6, 1.5, 2.5) +
      leaf(-7, 1, -3, -1.5) +
      leaf(7, 1, 3, -1.5) +
      disc(0, -3, 1.3),
  },
  // Mandalas.
  {
    line: circle(3.2) + petals(8, 3.2, 7.4, 0.06) + circle(7.6) + lobes(16, 7.8, 9.2),
    solid: petals(8, 0.4, 3, 0.06) + dots(8, 6.2, 0.5, 0.5),
  },
  {
    line: circle(2) + lobes(8, 2.4, 5) + circle(5.4) + petals(12, 5.4, 9.8, 0.035),
    solid: circle(1) + dots(12, 7, 0.5) + dots(12, 9.3, 0.45, 0.5),
  },
  {
    line: circle(4.4) + circle(5) + lobes(12, 5.2, 8),
    solid: petals(6, 0.3, 4.2, 0.09) + petals(12, 5.6, 7.2, 0.02) + dots(12, 9.2, 0.55),
  },
  {
    line: twoSquares + circle(5) + petals(8, 1.4, 4.9, 0.06),
    solid: circle(1.1) + dots(8, 6.2, 0.6) + dots(8, 9.4, 0.5, 0.5),
  },
  {
    line: circle(3) + spokes(16, 3.4, 5.4) + circle(5.7) + petals(16, 5.7, 9.8, 0.03, 0.5),
    solid: petals(5, 0.3, 2.7, 0.1) + dots(16, 7.6, 0.4),
  },
  // Dots.
  { line: '', solid: circle(2.6) + dots(6, 6.4, 1.7) },
  { line: '', solid: dots(3, 3.4, 2.3) + dots(3, 7.8, 1.2, 0.5) },
  { line: '', solid: disc(0, 6.5, 3) + disc(0, 0.5, 2.3) + disc(0, -4.4, 1.7) + disc(0, -8.2, 1.1) },
  { line: '', solid: circle(1.6) + dots(8, 4.6, 1.1) + dots(8, 8.6, 1.3, 0.5) },
  { line: circle(4), solid: circle(1.6) + dots(10, 7, 1.1) + dots(10, 9.4, 0.5, 0.5) },
  // Stars.
  { line: starPath(20), solid: circle(3.2) },
  { line: twoSquares, solid: petals(8, 0.6, 5.6, 0.05) },
  { line: polygon(3, 9.8) + polygon(3, 9.8, 0.5) + circle(3), solid: circle(1.3) },
  { line: '', solid: `M4 -9.5A10 10 0 1 0 9.5 4A8 8 0 1 1 4 -9.5Z${petals(5, 0.5, 4, 0.1)}` },
  { line: polygon(4, 9.8) + polygon(4, 6.4) + spokes(4, 6.4, 9.8), solid: polygon(4, 3) },
  // Curls.
  { line: spiral(0, 0, 9.4, 2.6, 1), solid: circle(1.2) },
  {
    line: `${spiral(0, -4.8, 4.9, 1.5, 1, 0.5)}${spiral(0, 4.8, 4.9, 1.5, 1)}`,
    solid: disc(7, 0, 1) + disc(-7, 0, 1),
  },
  {
    line: `${spiral(-4.7, -1.5, 4.6, 1.5, -1, 0.25)}${spiral(4.7, -1.5, 4.6, 1.5, 1, 0.75)}M-9 1.5C-7 6 -3 7.5 0 10C3 7.5 7 6 9 1.5`,
    solid: disc(0, 5, 1.3),
  },
  {
    line: `M0 10C0 2 -2 0 -5 -1${spiral(-5.2, -4.6, 4.2, 1.4, 1, 0.1)}M0 6C0 1 2 -1 5 -2${spiral(5.2, -5.6, 3.6, 1.4, -1, 0.9)}`,
    solid: leaf(0, 9, -6, 6.5) + leaf(0, 9, 6, 6.5),
  },
  {
    line: 'M-10 3C-8 -6 -2 -6 -2 0C-2 4 -6 4 -6 1M-2 0C0 9 7 9 8 2C8.5 -2 4 -3 4 0.5',
    solid: disc(-6, 6, 1) + disc(0, -6, 1) + disc(5, -6, 0.8) + disc(9, -5, 1.3),
  },
  // Lace.
  {
    line: 'M-10 8V2A10 10 0 0 1 10 2V8M-6.5 8V3A6.5 6.5 0 0 1 6.5 3V8M-10 8H10',
    solid: leaf(0, 7, 0, -1.5, 0.4),
  },
  {
    line: 'M-10 4A3.3 3.3 0 0 1 -3.3 4A3.3 3.3 0 0 1 3.3 4A3.3 3.3 0 0 1 10 4M-10 6.5H10',
    solid:
      disc(-6.7, 0, 1.1) +
      disc(0, 0, 1.1) +
      disc(6.7, 0, 1.1) +
      disc(-3.3, -3.5, 1.1) +
      disc(3.3, -3.5, 1.1) +
      disc(0, -7, 1.1),
  },
  {
    line: 'M-10 -2L-5 -8L0 -2L5 -8L10 -2M-10 3L-5 -3L0 3L5 -3L10 3M-10 8L-5 2L0 8L5 2L10 8',
    solid: disc(-5, 6.5, 0.9) + disc(5, 6.5, 0.9) + disc(0, -5.5, 0.9),
  },
  {
    line: 'M-10 0L0 -10L10 0L0 10ZM-5 -5L5 5M5 -5L-5 5',
    solid: disc(0, -5, 1.1) + disc(0, 5, 1.1) + disc(5, 0, 1.1) + disc(-5, 0, 1.1),
  },
  {
    line: 'M-9 -8C-5 -3 5 -3 9 -8M0 -4.5V2M-5.5 -5.3V-1M5.5 -5.3V-1',
    solid:
      'M0 1C2.6 5 3 6.5 3 7.5A3 3 0 0 1 -3 7.5C-3 6.5 -2.6 5 0 1Z' +
      disc(-5.5, 0.8, 1.6) +
      disc(5.5, 0.8, 1.6),
  },
]
