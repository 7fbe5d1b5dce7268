import { disc, glow, sky, type Light } from '../drawing/backdrop.ts'
import type { Drawing } from '../scene.ts'
import type { Scheme } from '../drawing/scheme.ts'
import { cutStar, star } from '../drawing/stars.ts'
import { circle, drawEach, path, withPose, rect } from '../drawing/svg.ts'

/** Squares of the board with a mark. */
const marked = [
  [4, 2],
  [6, 2],
  [7, 2],
  [8, 2],
  [4, 1],
] as const

/** Returns a square's center; the board is seen from a corner. */
const square = (column: number, row: number) =>
  [Math.round(74 + column * 27 + row * 24), Math.round(134 + column * 7.6 - row * 17)] as const

const cone = (s: Scheme, [x, y]: readonly [number, number]): string =>
  path(`M${x - 12} ${y + 5}q12 7 30 2l-6 -6z`, s.ink) +
  path(`M${x - 12} ${y + 3}Q${x} ${y + 10} ${x + 12} ${y + 3}L${x + 3} ${y - 29}H${x - 3}Z`, s.paper) +
  path(`M${x + 2} ${y + 6}Q${x + 8} ${y + 6} ${x + 12} ${y + 3}L${x + 3} ${y - 29}H${x}Z`, s.paperShade) +
  circle(x, y - 30, 6, s.paper)

const spool = (s: Scheme, [x, y]: readonly [number, number]): string =>
  path(`M${x - 12} ${y + 4}q12 8 30 2l-6 -6z`, s.ink) +
  path(
    `M${x - 12} ${y - 14}Q${x - 5} ${y - 6} ${x - 12} ${y + 2}Q${x} ${y + 9} ${x + 12} ${y + 2}Q${x + 5} ${y - 6} ${x + 12} ${y - 14}Z`,
    s.accent,
  ) +
  path(`M${x - 12} ${y - 15}q12 -7 24 0q-12 7 -24 0z`, s.accentShade)

const corner = (column: number, row: number, drop = 0): string => {
  const [x, y] = square(column - 0.5, row - 0.5)
  return `${x} ${y + drop}`
}

/** Draws the squares of one color, each slightly smaller than its cell. */
const squares = (color: number): string =>
  Array.from({ length: 30 }, (_, index) => [index % 10, Math.floor(index / 10)] as const)
    .filter(([column, row]) => (column + row) % 2 === color)
    .map(([x, y]) =>
      [
        [0.08, 0.1],
        [0.92, 0.1],
        [0.92, 0.9],
        [0.08, 0.9],
      ].map(([dx = 0, dy = 0]) => corner(x + dx, y + dy)),
    )
    .map((corners) => `M${corners.join('L')}Z`)
    .join('')

const board: Drawing = (s) =>
  path(
    `M${corner(0, 0, 24)}L${corner(10, 0, 24)}L${corner(10, 3, 24)}L${corner(10, 3)}L${corner(0, 0)}Z`,
    s.ink,
  ) +
  path(`M${corner(0, 0)}L${corner(10, 0)}L${corner(10, 0, 18)}L${corner(0, 0, 18)}Z`, s.bodyShade) +
  path(`M${corner(10, 0)}L${corner(10, 3)}L${corner(10, 3, 18)}L${corner(10, 0, 18)}Z`, s.near) +
  path(`M${corner(0, 0)}L${corner(10, 0)}L${corner(10, 3)}L${corner(0, 3)}Z`, s.body) +
  path(squares(0), s.paper) +
  path(squares(1), s.bodyLight) +
  drawEach(marked, ([column, row]) => {
    const [x, y] = square(column, row)
    return withPose({ x, y, scale: [1, 0.6] }, cutStar(0, 0, 9, s.goldShade))
  })

const light: Light = { x: 322, y: 72, reach: 104 }

/** An arcade, the sun behind it, and the lit floor. */
const yard: Drawing = (s) =>
  sky(s, light) +
  glow(s, light) +
  disc(s, light) +
  path(
    'M-4 -4H404V14Q376 14 376 62V104H340V62Q340 14 312 14H296Q268 14 268 62V104H232V62Q232 14 204 14H188Q160 14 160 62V104H124V62Q124 14 96 14H80Q52 14 52 62V104H16V62Q16 14 -4 14Z',
    s.mid,
  ) +
  rect(-4, 100, 408, 10, s.near) +
  path('M-4 110H404V260H-4Z', s.gold) +
  path('M-4 110H404L330 260H-4Z', s.goldLight) +
  withPose(
    { x: 0, y: 0, scale: [1, 0.5] },
    drawEach([0, 1, 2, 3], (place) =>
      drawEach([0, 1], (row) => star(-6 + place * 58 + row * 36, 380 + row * 68, 17, s.gold)),
    ),
  )

/** A board of thirty squares on the courtyard's floor, in the afternoon sun. */
export const courtyard: Drawing = (s) =>
  yard(s) +
  board(s) +
  cone(s, square(2, 2)) +
  spool(s, square(5, 2)) +
  cone(s, square(3, 1)) +
  spool(s, square(8, 1)) +
  spool(s, square(1, 0)) +
  cone(s, square(6, 0))
