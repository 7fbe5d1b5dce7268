import { courtyard, css, mix, shade } from '../../../../core/index.ts'
import type { Lighting } from '../lighting.ts'
import { fillShape, fillTile } from '../shapes.ts'

type Tones = Lighting['dune'][number]

const { night, paper, ink, saffron, teal, tangerine, plaster, pomegranate } = courtyard
const post = css(ink)
const flame = css(saffron)
const clay = mix(plaster, tangerine, 0.4)
const [clayLit, clayDark, door] = [css(shade(clay, -0.08)), css(shade(clay, -0.24)), css(shade(clay, -0.42))]
const [water, waterLit, bank] = [css(shade(teal, 0.04)), css(mix(teal, paper, 0.55)), css([0.5, 0.1, 140])]
const [salt, saltDark, saltShade] = [css([0.97, 0.012, 340]), css([0.82, 0.04, 330]), css(night, 0.12)]
const flag = css(pomegranate)

/* One unit is a meter, up is negative, and every drawing stands on (0, 0). */

/** A dune: a lit side, a dark side and an S-shaped crest between them. */
export function drawDune(
  context: CanvasRenderingContext2D,
  { lit, dark, ripple }: Tones,
  wide: number,
  tall: number,
): void {
  context.fillStyle = dark
  context.beginPath()
  context.moveTo(-wide, 0.4)
  context.quadraticCurveTo(-wide * 0.35, -tall * 0.85, 0, -tall)
  context.quadraticCurveTo(wide * 0.4, -tall * 0.5, wide, 0.4)
  context.fill()
  context.fillStyle = lit
  context.beginPath()
  context.moveTo(-wide, 0.4)
  context.quadraticCurveTo(-wide * 0.35, -tall * 0.85, 0, -tall)
  context.bezierCurveTo(wide * 0.16, -tall * 0.6, -wide * 0.2, -tall * 0.34, wide * 0.14, 0.4)
  context.fill()
  context.fillStyle = ripple
  for (let i = 1; i < 4; i++)
    context.fillRect(-wide * (0.62 - i * 0.12), -tall * 0.12 * i, wide * (0.34 - i * 0.05), tall * 0.025)
}

export function drawLamp(context: CanvasRenderingContext2D): void {
  context.fillStyle = post
  context.fillRect(-0.09, -2.4, 0.18, 2.4)
  context.fillRect(-0.34, -3.25, 0.68, 0.95)
  context.fillStyle = flame
  context.fillRect(-0.22, -3.1, 0.44, 0.66)
}

/** Ripples and tufts, which make the speed visible. */
export function drawGroundTexture(
  context: CanvasRenderingContext2D,
  { lit, dark }: Tones,
  roll: number,
): void {
  if (roll < 0.7) {
    context.fillStyle = roll < 0.35 ? dark : lit
    context.fillRect(-1.6, -0.1, 2.6, 0.12)
    context.fillRect(-0.5, -0.36, 2.4, 0.1)
    return
  }
  context.fillStyle = dark
  context.beginPath()
  for (const [x, tall] of [
    [-0.4, 0.7],
    [0, 1.1],
    [0.35, 0.8],
  ] as const) {
    context.moveTo(x - 0.16, 0)
    context.lineTo(x * 2.1, -tall)
    context.lineTo(x + 0.16, 0)
  }
  context.fill()
}

/** A slab of the canyon's wall from its inner edge outwards; `way` is its side of the road. */
export function drawCliff(
  context: CanvasRenderingContext2D,
  { lit, dark, ripple }: Tones,
  way: number,
  tall: number,
): void {
  const wide = 46
  const face = way > 0 ? dark : lit
  fillShape(context, face, [
    [0, 0.5],
    [way * 0.5, -tall * 0.45],
    [way * 1.5, -tall * 0.5],
    [way * 2, -tall],
    [way * wide, -tall * 1.12],
    [way * wide, 0.5],
  ])
  context.fillStyle = ripple
  for (const at of [0.2, 0.36, 0.68, 0.86]) {
    const from = way * (at > 0.5 ? 2 : 0.5)
    context.fillRect(Math.min(from, way * wide), -tall * at, wide - 2, tall * 0.035)
  }
  // The ledge catches the light.
  fillShape(context, lit, [
    [way * 0.5, -tall * 0.45],
    [way * 1.5, -tall * 0.5],
    [way * wide, -tall * 0.5],
    [way * wide, -tall * 0.45],
  ])
}

/** A house of clay with a dark door and beams. */
export function drawHouse(context: CanvasRenderingContext2D, wide: number, tall: number): void {
  fillShape(context, clayDark, [
    [wide * 0.2, 0],
    [wide, 0],
    [wide * 0.94, -tall],
    [wide * 0.2, -tall],
  ])
  fillShape(context, clayLit, [
    [-wide, 0],
    [wide * 0.24, 0],
    [wide * 0.24, -tall],
    [-wide * 0.94, -tall],
  ])
  context.fillStyle = clayDark
  for (let i = 0; i < 4; i++) context.fillRect(-wide * 0.8 + i * wide * 0.26, -tall * 0.9, 0.18, 0.3)
  context.fillStyle = clayLit
  for (let i = 0; i < 6; i++) context.fillRect(-wide * 0.94 + i * wide * 0.34, -tall - 0.4, wide * 0.17, 0.45)
  fillTile(context, door, -wide * 0.5, -tall * 0.56, 1, tall * 0.56, 0.4)
  context.fillStyle = door
  context.fillRect(-wide * 0.02, -tall * 0.66, 0.6, 0.7)
}

/** A pond with a green bank. */
export function drawPond(context: CanvasRenderingContext2D, wide: number): void {
  const oval = (color: string, width: number, height: number) => {
    context.fillStyle = color
    context.beginPath()
    context.ellipse(0, 0, width, height, 0, 0, Math.PI * 2)
    context.fill()
  }
  oval(bank, wide * 1.12, 1.05)
  oval(water, wide, 0.85)
  context.fillStyle = waterLit
  context.fillRect(-wide * 0.5, -0.3, wide * 0.6, 0.09)
  context.fillRect(-wide * 0.1, 0.15, wide * 0.5, 0.09)
}

/** A heap of raked salt. */
export function drawSaltHeap(context: CanvasRenderingContext2D, wide: number): void {
  fillTile(context, saltShade, -wide, -0.12, wide * 2.3, 0.3, 0.15)
  fillShape(context, saltDark, [
    [-wide, 0],
    [0, -wide * 0.95],
    [wide, 0],
  ])
  fillShape(context, salt, [
    [-wide, 0],
    [0, -wide * 0.95],
    [wide * 0.2, 0],
  ])
}

/** A crack of the salt crust: two sides of a hexagon. */
export function drawSaltCrack(context: CanvasRenderingContext2D, wide: number): void {
  context.fillStyle = saltShade
  context.fillRect(-wide, -0.06, wide * 1.3, 0.11)
  fillShape(context, saltShade, [
    [wide * 0.3, -0.06],
    [wide * 0.8, -0.4],
    [wide * 0.86, -0.32],
    [wide * 0.3, 0.05],
  ])
}

/** A pole with a flag that marks the way across the salt. */
export function drawMarker(context: CanvasRenderingContext2D, sway: number): void {
  context.fillStyle = post
  context.fillRect(-0.07, -3, 0.14, 3)
  fillShape(context, flag, [
    [0.07, -3],
    [1.5, -2.75 + sway],
    [0.07, -2.2],
  ])
}
