import { drawAt } from '../../../core/index.ts'
import { box, disc, line, shape, star } from './canvas-shapes.ts'
import type { CanvasContext } from './canvas-shapes.ts'
import type { Way } from '../rules/grid.ts'
import { paints } from './palette.ts'

/** All figures stand on the center of a tile of 100 × 100. */

/** Columns and rows of a step. */
export const directions: Readonly<Record<Way, readonly [x: number, y: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
}

/** Draws a traveler with a torch. `leap` rises from 0 to 1 and falls back within a step. */
export function hero(context: CanvasContext, facing: Way, leap: number, flicker: number): void {
  const [x] = directions[facing]
  disc(context, paints.shadow, 0, 34, 26 - leap * 6, 9 - leap * 2)
  drawAt(context, 0, -leap * 12, 1, () => {
    const wide = 1 - leap * 0.08
    for (const foot of [-1, 1]) box(context, paints.clayDark, foot * 11 - 7, 26, 14, 10, 4)
    shape(context, paints.night, [-19 * wide, -6, 19 * wide, -6, 28 * wide, 31, -28 * wide, 31])
    shape(context, paints.tangerine, [-15 * wide, -6, 15 * wide, -6, 23 * wide, 27, -23 * wide, 27])
    box(context, paints.pomegranate, -19, 10, 38, 7)
    const hand = facing === 'left' ? -26 : 26
    box(context, paints.clayDark, hand - 3, -16, 6, 34, 2)
    shape(context, paints.tangerine, [hand - 11, -14, hand + flicker * 3, -46 - flicker * 4, hand + 11, -14])
    shape(context, paints.saffron, [hand - 6, -14, hand + flicker * 2, -32, hand + 6, -14])
    // From the back, the scarf covers the head.
    box(context, paints.night, -24, -44, 48, 46, 19)
    box(context, paints.paper, -20, -40, 40, 40, 16)
    if (facing !== 'up') {
      box(context, paints.skin, -13 + x * 5, -27, 26, 19, 9)
      for (const eye of [-1, 1]) box(context, paints.night, eye * 6 - 2.5 + x * 8, -21, 5, 7, 2)
    }
    box(context, paints.night, -20, -33, 40, 5)
  })
}

/** Draws a scorpion facing its next tile. */
export function scorpion(context: CanvasContext, next: Way, scuttle: number): void {
  const [x, y] = directions[next]
  disc(context, paints.shadow, 0, 22, 32, 12)
  for (const leg of [-1, 0, 1]) {
    const swing = scuttle * (leg === 0 ? -4 : 4)
    for (const side of [-1, 1])
      line(context, paints.blood, 5, [
        0,
        10,
        side * 24,
        6 + leg * 9 + swing * side,
        side * 33,
        18 + leg * 9 + swing * side,
      ])
  }
  // The tail curls away from the facing direction.
  const back = x === 0 ? 1 : -x
  for (const [dx, dy, size] of [
    [18, 2, 12],
    [28, -10, 10],
    [31, -25, 9],
    [22, -36, 8],
  ] as const) {
    disc(context, paints.blood, back * dx, dy + 2, size)
    disc(context, paints.pomegranate, back * dx, dy, size - 2)
  }
  shape(context, paints.saffron, [back * 24, -42, back * 4, -40, back * 18, -30])
  disc(context, paints.blood, 0, 10, 25, 19)
  disc(context, paints.pomegranate, 0, 7, 22, 16)
  for (const side of [-1, 1]) {
    const clawX = x === 0 ? side * 22 : x * 34
    const clawY = x === 0 ? 10 + y * 22 : 8 + side * 15
    disc(context, paints.blood, clawX, clawY + 2, 12)
    disc(context, paints.pomegranate, clawX, clawY, 10)
    disc(context, paints.blood, clawX + x * 6, clawY + y * 6, 4)
  }
  for (const side of [-1, 1]) {
    disc(context, paints.paper, side * 8 + x * 7, 3 + y * 4, 5.5)
    disc(context, paints.night, side * 8 + x * 9, 3 + y * 6, 3)
  }
}

/** Draws a clay golem. `awake` means it moves in the next turn. */
export function golem(context: CanvasContext, next: Way, awake: boolean, sway: number): void {
  const [x] = directions[next]
  disc(context, paints.shadow, 0, 36, 36, 10)
  for (const side of [-1, 1]) {
    box(context, paints.clayDark, side * 16 - 11, 18, 22, 18, 5)
    box(context, paints.clayDark, side * 35 - 10, -14 + side * sway * 3, 20, 38, 8)
    box(context, paints.clay, side * 35 - 7, -14 + side * sway * 3, 14, 32, 6)
  }
  box(context, paints.clayDark, -33, -42, 66, 68, 14)
  box(context, paints.clay, -29, -39, 58, 58, 11)
  box(context, paints.clayLight, -29, -39, 58, 14, 10)
  drawAt(context, 0, 8, 1, () => star(context, 26, paints.clayDark))
  for (const side of [-1, 1]) {
    if (next === 'up') continue
    const eyeX = side * 12 + x * 9
    box(context, paints.night, eyeX - 8, -25, 16, 15, 4)
    if (awake) box(context, paints.saffron, eyeX - 5, -22, 10, 9, 2)
    else box(context, paints.ember, eyeX - 5, -17, 10, 4)
  }
}

/** Marks the tile that a creature enters next. */
export function warning(context: CanvasContext, next: Way, color: string): void {
  const turn = { up: 0, right: 1, down: 2, left: 3 }[next]
  context.save()
  context.rotate((turn * Math.PI) / 2)
  for (const y of [12, -6]) line(context, color, 9, [-18, y + 13, 0, y - 5, 18, y + 13])
  context.restore()
}
