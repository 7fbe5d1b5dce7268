import { drawAt, fillPath } from '../../../core/index.ts'
import { box, disc, line, ripple, shape, star } from './canvas-shapes.ts'
import type { CanvasContext } from './canvas-shapes.ts'
import { gold, getHue, paints } from './palette.ts'
import type { Stone } from './palette.ts'

/** All objects are drawn around the center of a tile of 100 × 100. */

/** Draws a slab of floor; the walls above it and to its left cast a soft shadow. */
export function floor(context: CanvasContext, odd: boolean, below: boolean, beside: boolean): void {
  box(context, paints.joint, -50, -50, 100.5, 100.5)
  box(context, odd ? paints.floor : paints.floorOther, -48, -48, 96, 96, 5)
  if (odd) star(context, 26, paints.floorInlay)
  for (const depth of [8, 17, 28]) {
    if (below) box(context, paints.contact, -50, -50, 100.5, depth)
    if (beside) box(context, paints.contact, -50, -50, depth * 0.6, 100.5)
  }
}

/** Four diamonds in a row as one outline, which is drawn for every front. */
const diamonds = [-37.5, -12.5, 12.5, 37.5]
const band = [1, -1].flatMap((way) =>
  diamonds.flatMap((x) => [way * (x - 9), 29, way * x, 29 - way * 10, way * (x + 9), 29]),
)

/** Draws a block of wall; its front is visible above floor. */
export function wall(context: CanvasContext, stone: Stone, open: boolean): void {
  box(context, stone.joint, -50, -50, 100.5, 100.5)
  const tall = open ? 62 : 100.5
  box(context, stone.top, -50, -50, 100.5, tall)
  box(context, stone.edge, -50, -50, 100.5, 4)
  drawAt(context, 0, open ? -17 : 2, 1, () => {
    star(context, open ? 44 : 56, stone.inlay)
    star(context, open ? 22 : 28, stone.edge)
  })
  if (!open) return
  box(context, stone.front, -50, 12, 100.5, 38)
  box(context, stone.joint, -50, 44, 100.5, 6)
  // A band of glazed tiles runs along the front.
  shape(context, stone.band, band)
  for (const x of diamonds) box(context, paints.saffron, x + 10.5, 27, 4, 4)
  box(context, stone.edge, -50, 10, 100.5, 4)
}

/** Outlines of the signs that distinguish keys and gates without color: a ring, a diamond, two bars. */
export const signs = [
  'M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11ZM0-5A5 5 0 1 0 0 5A5 5 0 1 0 0-5Z',
  'M0-12L12 0L0 12L-12 0Z',
  'M-9-10h7v20h-7zM2-10h7v20h-7z',
]

const sign = (context: CanvasContext, hue: number, color: string) =>
  fillPath(context, new Path2D(signs[hue]), color)

export function key(context: CanvasContext, hue: number): void {
  const { face, shade } = getHue(hue)
  for (const [color, down] of [
    [paints.shadow, 7],
    [shade, 4],
    [face, 0],
  ] as const) {
    drawAt(context, 0, down, 1, () => {
      box(context, color, -5, 0, 10, 38)
      box(context, color, 4, 18, 13, 7)
      box(context, color, 4, 30, 16, 7)
      drawAt(context, 0, -14, 1, () => star(context, 48, color))
    })
  }
  drawAt(context, 0, -14, 0.85, () => sign(context, hue, paints.paper))
}

/** Draws a closed gate; once open, only its posts remain. */
export function gate(context: CanvasContext, hue: number, open: boolean, across: boolean): void {
  const { face, shade, pale } = getHue(hue)
  if (open) {
    for (const end of [-1, 1]) {
      if (across) box(context, shade, -50, end * 44 - 5, 100, 10)
      else box(context, shade, end * 44 - 5, -50, 10, 100)
    }
    return
  }
  box(context, paints.shadow, -50, 42, 100, 12)
  box(context, shade, -48, -50, 96, 96, 8)
  box(context, face, -43, -46, 86, 80, 6)
  for (const x of [-30, 0, 30]) box(context, shade, x - 3, -46, 6, 80)
  drawAt(context, 0, -6, 1, () => {
    star(context, 58, shade)
    star(context, 48, paints.night)
    sign(context, hue, pale)
  })
}

export function treasure(context: CanvasContext): void {
  disc(context, paints.shadow, 0, 27, 30, 9)
  box(context, paints.ember, -28, -6, 56, 34, 5)
  box(context, gold.shade, -28, 8, 56, 5)
  box(context, paints.clayLight, -30, -18, 60, 18, 7)
  box(context, paints.clayDark, -30, -4, 60, 5)
  drawAt(context, 0, 0, 1, () => star(context, 24, paints.saffron))
  drawAt(context, 0, 0, 1, () => star(context, 10, paints.paper))
}

export function well(context: CanvasContext, full: boolean, clock: number): void {
  disc(context, paints.shadow, 0, 20, 37, 23)
  disc(context, paints.joint, 0, 13, 35, 25)
  disc(context, paints.plaster, 0, 5, 35, 25)
  disc(context, paints.night, 0, 5, 25, 16)
  if (!full) return
  disc(context, paints.water, 0, 8, 24, 13)
  ripple(context, 0, 8, 22, clock * 0.5)
  const drift = Math.sin(clock * 1.6) * 3
  box(context, paints.waterLight, -12 + drift, 4, 14, 3, 1.5)
  box(context, paints.waterLight, 2 - drift, 11, 9, 3, 1.5)
}

export function brazier(context: CanvasContext, burns: boolean, flicker: number): void {
  disc(context, paints.shadow, 0, 34, 24, 8)
  line(context, paints.ink, 6, [-14, 34, 0, 8, 14, 34])
  shape(context, paints.night, [-27, -4, 27, -4, 17, 15, -17, 15])
  box(context, paints.ember, -30, -9, 60, 8, 3)
  if (!burns) {
    for (const x of [-14, 0, 13]) disc(context, paints.ink, x, -10, 8, 6)
    return
  }
  const tall = 36 + flicker * 6
  for (const [color, part] of [
    [paints.tangerine, 1],
    [paints.saffron, 0.66],
    [paints.paper, 0.3],
  ] as const)
    shape(context, color, [
      -18 * part,
      -9,
      -20 * part,
      -9 - tall * 0.4 * part,
      -8 * part,
      -9 - tall * 0.5 * part,
      flicker * 4,
      -9 - tall * part,
      9 * part,
      -9 - tall * 0.5 * part,
      20 * part,
      -9 - tall * 0.35 * part,
      18 * part,
      -9,
    ])
}

/** Draws the pool and its palms; `clock` moves the water and the leaves. */
export function oasis(context: CanvasContext, clock: number): void {
  disc(context, paints.leafDark, 0, 20, 49, 28)
  disc(context, paints.leaf, 0, 15, 49, 28)
  disc(context, paints.waterDark, 2, 18, 37, 19)
  disc(context, paints.water, 2, 21, 35, 16)
  for (const offset of [0, 0.5]) ripple(context, 4, 22, 30, clock * 0.4 + offset)
  const drift = Math.sin(clock * 1.4) * 3
  box(context, paints.waterLight, -10 + drift, 20, 20, 3, 1.5)
  box(context, paints.waterLight, 8 - drift, 27, 14, 3, 1.5)
  for (const [x, y, size] of [
    [-24, 14, 1],
    [25, 2, 0.8],
  ] as const)
    drawAt(context, x, y, size, () => palm(context, Math.sin(clock * 1.2 + x) * 0.04))
}

/** Draws a palm; `sway` turns its crown, in radians. */
export function palm(context: CanvasContext, sway: number): void {
  line(context, paints.clayDark, 11, [0, 0, 2, -28, 8, -58])
  line(context, paints.clayLight, 6, [0, 0, 2, -28, 8, -58])
  context.save()
  context.translate(8, -56)
  context.rotate(sway)
  context.translate(-8, 56)
  for (const [x, y, color] of [
    [-30, -6, paints.leafDark],
    [30, -2, paints.leafDark],
    [-26, -26, paints.leaf],
    [28, -24, paints.leaf],
    [2, -34, paints.leaf],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    context.moveTo(8, -54)
    context.quadraticCurveTo(8 + x * 0.5, -80 + y * 0.4, 8 + x, -50 + y)
    context.quadraticCurveTo(8 + x * 0.5, -62 + y * 0.4, 8, -54)
    context.fill()
  }
  for (const x of [3, 13]) disc(context, paints.saffron, x, -53, 4.5)
  context.restore()
}
