import { getPlaceNoise } from './place-noise.ts'
import type { StageName } from '../rules/stages.ts'

/** One hill of a ridge at the horizon, in pixels. */
export interface Hill {
  x: number
  base: number
  wide: number
  tall: number
  /** Numbers of the hill and its layer, for its shape. */
  index: number
  layer: number
}
type Colors = Readonly<{ lit: string; dark: string }>
type DrawHill = (context: CanvasRenderingContext2D, hill: Hill, colors: Colors) => void

/** The light comes from the left, so one side of each dune is lit; its edge is S-shaped. */
const drawDune: DrawHill = (context, { x, base, wide, tall, index, layer }, { lit, dark }) => {
  const peak = x + wide * (0.4 + 0.25 * getPlaceNoise(index, layer + 30))
  const reach = wide * 0.86
  context.fillStyle = dark
  context.beginPath()
  context.moveTo(x - reach * 0.3, base)
  context.quadraticCurveTo(peak - wide * 0.22, base - tall * 0.86, peak, base - tall)
  context.quadraticCurveTo(peak + wide * 0.3, base - tall * 0.5, x + wide + reach * 0.4, base)
  context.fill()
  context.fillStyle = lit
  context.beginPath()
  context.moveTo(x - reach * 0.3, base)
  context.quadraticCurveTo(peak - wide * 0.22, base - tall * 0.86, peak, base - tall)
  context.bezierCurveTo(
    peak + wide * 0.1,
    base - tall * 0.62,
    peak - wide * 0.12,
    base - tall * 0.36,
    peak + wide * 0.08,
    base,
  )
  context.fill()
}

/** Flat-topped rocks with a stepped foot and two layers of stone. */
const drawMesa: DrawHill = (context, { x, base, wide, tall: height, index, layer }, { lit, dark }) => {
  const tall = height * 1.5
  const left = x + wide * 0.04
  const right = left + wide * (0.66 + 0.28 * getPlaceNoise(index, layer + 31))
  const shadow = left + (right - left) * 0.62
  const outline = (from: number, to: number) => {
    context.beginPath()
    context.moveTo(from, base)
    context.lineTo(from + wide * 0.05, base - tall * 0.4)
    context.lineTo(from + wide * 0.09, base - tall * 0.42)
    context.lineTo(from + wide * 0.12, base - tall)
    context.lineTo(to - wide * 0.1, base - tall)
    context.lineTo(to - wide * 0.07, base - tall * 0.42)
    context.lineTo(to, base)
    context.fill()
  }
  context.fillStyle = dark
  outline(left, right)
  context.fillStyle = lit
  outline(left, shadow)
  context.fillStyle = dark
  for (const at of [0.86, 0.66])
    context.fillRect(left + wide * 0.14, base - tall * at, (shadow - left) * 0.55, tall * 0.05)
}

/** Groves: round crowns over thin trunks. */
const drawGrove: DrawHill = (context, { x, base, wide, tall, index, layer }, { lit, dark }) => {
  const crowns = 7
  for (const [color, lift] of [
    [dark, 0],
    [lit, 0.1],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    for (let i = 0; i < crowns; i++) {
      const noise = getPlaceNoise(index * crowns + i, layer + 32)
      const size = wide * (0.075 + 0.05 * noise)
      const at = x + (i + 0.5) * (wide / crowns)
      const top = base - tall * (0.34 + 0.42 * noise) - size * lift
      context.moveTo(at + size, top)
      context.arc(at - size * lift, top, size * (1 - lift * 2.4), 0, Math.PI * 2)
      if (lift === 0) context.rect(at - size * 1.2, top, size * 2.4, base - top)
    }
    context.fill()
  }
}

/** Far, low mountains with sharp edges. */
const drawPeaks: DrawHill = (context, { x, base, wide, tall: height, index, layer }, { lit, dark }) => {
  const tall = height * 0.72
  const peak = x + wide * (0.3 + 0.4 * getPlaceNoise(index, layer + 33))
  context.fillStyle = dark
  context.beginPath()
  context.moveTo(x - wide * 0.2, base)
  context.lineTo(peak, base - tall)
  context.lineTo(peak + wide * 0.22, base - tall * 0.62)
  context.lineTo(peak + wide * 0.32, base - tall * 0.7)
  context.lineTo(x + wide * 1.25, base)
  context.fill()
  context.fillStyle = lit
  context.beginPath()
  context.moveTo(x - wide * 0.2, base)
  context.lineTo(peak, base - tall)
  context.lineTo(peak + wide * 0.06, base - tall * 0.4)
  context.lineTo(peak - wide * 0.05, base)
  context.fill()
}

/** Hills at the horizon of each stage. */
export const drawHills: Readonly<Record<StageName, DrawHill>> = {
  dunes: drawDune,
  canyon: drawMesa,
  oasis: drawGrove,
  salt: drawPeaks,
  night: drawDune,
}
