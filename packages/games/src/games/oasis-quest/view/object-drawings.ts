import { box, disc, line, drawAt, shape, star } from './brush.ts'
import type { Brush } from './brush.ts'
import { gold, getHue, paints } from './palette.ts'
import type { Stone } from './palette.ts'

/** All objects are drawn around the center of a tile of 100 × 100. */

export function floor(brush: Brush, odd: boolean): void {
  box(brush, paints.joint, -50, -50, 100.5, 100.5)
  box(brush, odd ? paints.floor : paints.floorOther, -48, -48, 96, 96, 5)
}

/** Draws a block of wall; its front is visible above floor. */
export function wall(brush: Brush, stone: Stone, open: boolean): void {
  box(brush, stone.joint, -50, -50, 100.5, 100.5)
  const tall = open ? 62 : 100.5
  box(brush, stone.top, -50, -50, 100.5, tall)
  box(brush, stone.edge, -50, -50, 100.5, 4)
  drawAt(brush, 0, open ? -17 : 2, 1, () => star(brush, open ? 44 : 52, stone.inlay))
  if (!open) return
  box(brush, stone.front, -50, 12, 100.5, 38)
  box(brush, stone.joint, -50, 29, 100.5, 3)
  for (const [x, y] of [
    [-18, 12],
    [28, 12],
    [2, 31],
    [-42, 31],
  ] as const)
    box(brush, stone.joint, x, y, 3, 19)
  box(brush, stone.edge, -50, 10, 100.5, 4)
}

/** Draws the sign that distinguishes keys and gates without color: a ring, a diamond, two bars. */
export function sign(brush: Brush, hue: number, color: string, ground: string): void {
  if (hue === 0) {
    disc(brush, color, 0, 0, 11)
    disc(brush, ground, 0, 0, 5)
  } else if (hue === 1)
    shape(brush, color, [
      [0, -12],
      [12, 0],
      [0, 12],
      [-12, 0],
    ])
  else {
    box(brush, color, -9, -10, 7, 20)
    box(brush, color, 2, -10, 7, 20)
  }
}

export function key(brush: Brush, hue: number): void {
  const { face, shade } = getHue(hue)
  for (const [color, down] of [
    [paints.shadow, 7],
    [shade, 4],
    [face, 0],
  ] as const) {
    drawAt(brush, 0, down, 1, () => {
      box(brush, color, -5, 0, 10, 38)
      box(brush, color, 4, 18, 13, 7)
      box(brush, color, 4, 30, 16, 7)
      drawAt(brush, 0, -14, 1, () => star(brush, 48, color))
    })
  }
  drawAt(brush, 0, -14, 0.85, () => sign(brush, hue, paints.paper, face))
}

/** Draws a closed gate; once open, only its posts remain. */
export function gate(brush: Brush, hue: number, open: boolean, across: boolean): void {
  const { face, shade, pale } = getHue(hue)
  if (open) {
    for (const end of [-1, 1]) {
      if (across) box(brush, shade, -50, end * 44 - 5, 100, 10)
      else box(brush, shade, end * 44 - 5, -50, 10, 100)
    }
    return
  }
  box(brush, paints.shadow, -50, 42, 100, 12)
  box(brush, shade, -48, -50, 96, 96, 8)
  box(brush, face, -43, -46, 86, 80, 6)
  for (const x of [-30, 0, 30]) box(brush, shade, x - 3, -46, 6, 80)
  drawAt(brush, 0, -6, 1, () => {
    star(brush, 58, shade)
    star(brush, 48, paints.night)
    sign(brush, hue, pale, paints.night)
  })
}

export function treasure(brush: Brush): void {
  disc(brush, paints.shadow, 0, 27, 30, 9)
  box(brush, paints.ember, -28, -6, 56, 34, 5)
  box(brush, gold.shade, -28, 8, 56, 5)
  box(brush, paints.clayLight, -30, -18, 60, 18, 7)
  box(brush, paints.clayDark, -30, -4, 60, 5)
  drawAt(brush, 0, 0, 1, () => star(brush, 24, paints.saffron))
  drawAt(brush, 0, 0, 1, () => star(brush, 10, paints.paper))
}

export function well(brush: Brush, full: boolean): void {
  disc(brush, paints.shadow, 0, 20, 37, 23)
  disc(brush, paints.joint, 0, 13, 35, 25)
  disc(brush, paints.plaster, 0, 5, 35, 25)
  disc(brush, paints.night, 0, 5, 25, 16)
  if (!full) return
  disc(brush, paints.water, 0, 8, 24, 13)
  box(brush, paints.waterLight, -12, 4, 14, 3, 1.5)
  box(brush, paints.waterLight, 2, 11, 9, 3, 1.5)
}

export function brazier(brush: Brush, burns: boolean, flicker: number): void {
  disc(brush, paints.shadow, 0, 34, 24, 8)
  line(brush, paints.ink, 6, [
    [-14, 34],
    [0, 8],
    [14, 34],
  ])
  shape(brush, paints.night, [
    [-27, -4],
    [27, -4],
    [17, 15],
    [-17, 15],
  ])
  box(brush, paints.ember, -30, -9, 60, 8, 3)
  if (!burns) {
    for (const x of [-14, 0, 13]) disc(brush, paints.ink, x, -10, 8, 6)
    return
  }
  const tall = 36 + flicker * 6
  for (const [color, part] of [
    [paints.tangerine, 1],
    [paints.saffron, 0.66],
    [paints.paper, 0.3],
  ] as const)
    shape(brush, color, [
      [-18 * part, -9],
      [-20 * part, -9 - tall * 0.4 * part],
      [-8 * part, -9 - tall * 0.5 * part],
      [flicker * 4, -9 - tall * part],
      [9 * part, -9 - tall * 0.5 * part],
      [20 * part, -9 - tall * 0.35 * part],
      [18 * part, -9],
    ])
}

export function oasis(brush: Brush): void {
  disc(brush, paints.leafDark, 0, 20, 49, 28)
  disc(brush, paints.leaf, 0, 15, 49, 28)
  disc(brush, paints.waterDark, 2, 18, 37, 19)
  disc(brush, paints.water, 2, 21, 35, 16)
  box(brush, paints.waterLight, -10, 20, 20, 3, 1.5)
  box(brush, paints.waterLight, 8, 27, 14, 3, 1.5)
  for (const [x, y, size] of [
    [-24, 14, 1],
    [25, 2, 0.8],
  ] as const)
    drawAt(brush, x, y, size, () => palm(brush))
}

function palm(brush: Brush): void {
  line(brush, paints.clayDark, 11, [
    [0, 0],
    [2, -28],
    [8, -58],
  ])
  line(brush, paints.clayLight, 6, [
    [0, 0],
    [2, -28],
    [8, -58],
  ])
  for (const [x, y, color] of [
    [-30, -6, paints.leafDark],
    [30, -2, paints.leafDark],
    [-26, -26, paints.leaf],
    [28, -24, paints.leaf],
    [2, -34, paints.leaf],
  ] as const) {
    brush.fillStyle = color
    brush.beginPath()
    brush.moveTo(8, -54)
    brush.quadraticCurveTo(8 + x * 0.5, -80 + y * 0.4, 8 + x, -50 + y)
    brush.quadraticCurveTo(8 + x * 0.5, -62 + y * 0.4, 8, -54)
    brush.fill()
  }
  for (const x of [3, 13]) disc(brush, paints.saffron, x, -53, 4.5)
}
