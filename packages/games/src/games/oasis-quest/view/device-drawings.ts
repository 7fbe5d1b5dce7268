import { drawAt } from '../../../core/index.ts'
import { box, disc, line, shape, star } from './canvas-shapes.ts'
import type { CanvasContext } from './canvas-shapes.ts'
import { gold, paints } from './palette.ts'
import type { GateKind } from '../rules/chamber.ts'

/** Mechanisms of chambers, drawn around the center of a tile of 100 × 100. */

export function lever(context: CanvasContext, turned: boolean): void {
  disc(context, paints.shadow, 0, 30, 30, 9)
  box(context, paints.clayDark, -28, 8, 56, 24, 8)
  box(context, paints.clayLight, -28, 6, 56, 16, 8)
  const end = turned ? 22 : -22
  line(context, paints.night, 13, [0, 12, end, -28])
  line(context, paints.plaster, 7, [0, 12, end, -28])
  disc(context, paints.night, end, -30, 13)
  disc(context, turned ? paints.leaf : paints.pomegranate, end, -30, 10)
}

/** Draws a sunken hole in the floor; `rubble` is left by a slab that fell. */
export function pit(context: CanvasContext, rubble: boolean): void {
  box(context, paints.clayDark, -46, -46, 92, 92, 12)
  box(context, paints.dark, -41, -38, 82, 79, 9)
  for (const [depth, y] of [
    [10, -38],
    [5, -28],
  ] as const)
    box(context, paints.clayDark, -41, y, 82, depth * 0.7, 3)
  if (!rubble) return
  for (const [x, y] of [
    [-30, 30],
    [24, 33],
    [32, -20],
  ] as const)
    box(context, paints.joint, x - 8, y - 6, 16, 12, 3)
}

export function crack(context: CanvasContext): void {
  for (const points of [
    [-40, -18, -14, -6, -4, 14, 22, 20, 42, 38],
    [-4, 14, -18, 40],
    [-14, -6, 6, -24, 12, -44],
    [6, -24, 40, -20],
  ])
    line(context, paints.clayDark, 5, points)
}

/** Draws spikes: `now` up, or about to rise in the next turn. */
export function spikes(context: CanvasContext, now: boolean, next: boolean): void {
  box(context, paints.clayDark, -40, -40, 80, 80, 10)
  for (const x of [-22, 0, 22])
    for (const y of [-18, 8, 34]) {
      disc(context, paints.night, x, y - 4, 8, 5)
      const tall = now ? 26 : next ? 10 : 0
      if (tall === 0) continue
      shape(context, next ? paints.paper : paints.plaster, [x - 7, y - 3, x, y - 4 - tall, x + 7, y - 3])
      shape(context, paints.mist, [x, y - 2, x, y - 4 - tall, x + 7, y - 3])
    }
}

export function plate(context: CanvasContext, pressed: boolean, paw: boolean): void {
  box(context, paints.clayDark, -38, -34, 76, 76, 12)
  box(context, pressed ? gold.shade : paints.plaster, -34, pressed ? -28 : -36, 68, 66, 10)
  if (paw) pawPrint(context, pressed ? paints.saffron : paints.clay)
  else
    drawAt(context, 0, -2, 1, () => box(context, pressed ? paints.saffron : paints.clay, -17, -17, 34, 34, 5))
}

function pawPrint(context: CanvasContext, color: string): void {
  disc(context, color, 0, 8, 14, 11)
  for (const [x, y] of [
    [-17, -6],
    [-6, -15],
    [6, -15],
    [17, -6],
  ] as const)
    disc(context, color, x, y, 5.5, 7)
}

export function block(context: CanvasContext): void {
  disc(context, paints.shadow, 0, 38, 44, 12)
  box(context, paints.night, -42, -46, 84, 88, 10)
  box(context, paints.clay, -39, -10, 78, 49, 8)
  box(context, paints.clayLight, -39, -43, 78, 56, 8)
  box(context, paints.clay, -22, -32, 44, 34, 5)
  box(context, paints.clayLight, -16, -27, 32, 24, 4)
}

export function mirror(context: CanvasContext, slash: boolean): void {
  disc(context, paints.shadow, 0, 30, 32, 10)
  disc(context, paints.clayDark, 0, 24, 26, 10)
  disc(context, paints.clayLight, 0, 20, 24, 9)
  const x = slash ? 30 : -30
  for (const [color, width] of [
    [paints.night, 20],
    [gold.face, 14],
    [paints.waterLight, 7],
  ] as const)
    line(context, color, width, [-x, 28, x, -32])
}

/** Draws a lamp or a crystal in a wall. */
export function wallJewel(context: CanvasContext, kind: 'lamp' | 'crystal', glows: boolean): void {
  disc(context, paints.night, 0, 0, 26)
  if (kind === 'lamp') {
    star(context, 44, paints.saffron)
    disc(context, paints.paper, 0, 0, 9)
    return
  }
  shape(context, glows ? paints.waterLight : paints.waterDark, [0, -22, 17, -4, 0, 22, -17, -4])
  shape(context, glows ? paints.paper : paints.water, [0, -22, 0, 22, -17, -4])
}

/** Draws a piece of the beam from the center of a tile to the next one. */
export function beam(context: CanvasContext, x: number, y: number, pale: string): void {
  for (const [color, width] of [
    [pale, 30],
    [pale, 16],
    [paints.paper, 5],
  ] as const)
    line(context, color, width, [0, -6, x * 100, y * 100 - 6])
}

/** Sign of the mechanism that opens a gate. */
function gateSign(context: CanvasContext, kind: GateKind): void {
  if (kind === 'fox') drawAt(context, 0, 2, 0.8, () => pawPrint(context, paints.tangerine))
  else if (kind === 'block') box(context, paints.clayLight, -13, -13, 26, 26, 4)
  else if (kind === 'mirror') shape(context, paints.waterLight, [0, -17, 13, -2, 0, 17, -13, -2])
  else {
    line(context, paints.plaster, 6, [-2, 12, 9, -10])
    disc(context, paints.pomegranate, 10, -12, 7)
  }
}

/** Draws the grille of a mechanism; once open, its bars are sunk. */
export function grille(context: CanvasContext, kind: GateKind, open: boolean): void {
  if (open) {
    box(context, paints.clayDark, -48, -12, 96, 24, 6)
    for (const x of [-30, -10, 10, 30]) disc(context, paints.night, x, 0, 6, 5)
    return
  }
  box(context, paints.shadow, -50, 40, 100, 12)
  for (const x of [-38, -19, 0, 19, 38]) {
    box(context, paints.night, x - 8, -48, 16, 92, 6)
    box(context, paints.mist, x - 5, -46, 8, 86, 4)
  }
  for (const y of [-34, 22]) box(context, paints.night, -48, y, 96, 12, 4)
  disc(context, paints.night, 0, -4, 29)
  drawAt(context, 0, -4, 1, () => gateSign(context, kind))
}

/** Draws a whirl of sand; `spin` turns it. */
export function whirl(context: CanvasContext, spin: number): void {
  disc(context, paints.clayDark, 0, 8, 42, 34)
  disc(context, paints.joint, 0, 6, 38, 30)
  context.lineCap = 'round'
  for (const [radius, color] of [
    [32, paints.plaster],
    [22, paints.clayLight],
    [12, paints.paper],
  ] as const)
    for (const half of [0, Math.PI]) {
      context.strokeStyle = color
      context.lineWidth = 6
      context.beginPath()
      context.ellipse(
        0,
        6,
        radius,
        radius * 0.78,
        0,
        spin * (50 / radius) + half,
        spin * (50 / radius) + half + 2,
      )
      context.stroke()
    }
  disc(context, paints.night, 0, 6, 5, 4)
}

/** Draws the fennec fox; `left` is where it looks. */
export function fox(context: CanvasContext, left: boolean, wag: number): void {
  disc(context, paints.shadow, 0, 32, 24, 8)
  const side = left ? -1 : 1
  context.save()
  context.scale(side, 1)
  shape(context, paints.clayLight, [-14, 24, -38, 12 + wag * 4, -42, -8 + wag * 8, -24, 8])
  disc(context, paints.paper, -40, -6 + wag * 8, 7)
  box(context, paints.sandFox, -20, 2, 36, 28, 14)
  for (const x of [-12, 8]) box(context, paints.clay, x - 4, 22, 9, 12, 4)
  for (const [x, tip] of [
    [2, -4],
    [24, 30],
  ] as const) {
    shape(context, paints.clay, [x - 9, -14, tip, -48, x + 9, -14])
    shape(context, paints.paper, [x - 4, -16, tip, -38, x + 5, -16])
  }
  disc(context, paints.sandFox, 13, -8, 19, 16)
  disc(context, paints.paper, 20, -1, 11, 8)
  for (const x of [8, 21]) disc(context, paints.night, x, -9, 3, 4)
  disc(context, paints.night, 27, -3, 4, 3)
  context.restore()
}
