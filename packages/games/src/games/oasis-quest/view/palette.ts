import { courtyard, css, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'

const {
  night,
  ink,
  paper,
  plaster,
  saffron,
  ember,
  teal,
  green,
  cobalt,
  violet,
  rose,
  pomegranate,
  tangerine,
} = courtyard

/** Derives the shadow, edge and inlay colors from a color. */
const glaze = (color: Color) => ({
  face: css(color),
  shade: css(mix(shade(color, -0.22), night, 0.25)),
  pale: css([0.9, color[1] * 0.45, color[2]]),
})
export type Glaze = ReturnType<typeof glaze>

/** Hues of keys and their gates; a sign distinguishes them too. */
export const hues: readonly Glaze[] = [teal, rose, violet].map(glaze)
export const getHue = (hue: number): Glaze => hues[hue] ?? gold
export const gold = glaze(saffron)

const stones: readonly Color[] = [cobalt, teal, violet, pomegranate, green, rose]

/** Returns the glazes of a chamber's walls. */
export function getStone(palette: number, chamber: number) {
  const [, chroma, hue] = stones[(palette + chamber - 1) % stones.length] ?? cobalt
  const tone = (lightness: number, part: number) => css([lightness, chroma * part, hue])
  return {
    top: tone(0.585, 0.74),
    edge: tone(0.72, 0.6),
    inlay: tone(0.5, 0.78),
    front: tone(0.42, 0.7),
    joint: tone(0.32, 0.6),
    band: tone(0.8, 0.5),
    /** Darkness where no torch has been. */
    dark: tone(0.245, 0.44),
  }
}
export type Stone = ReturnType<typeof getStone>

const sand: Color = [0.8, 0.078, 79]

export const paints = {
  dark: css(shade(night, -0.03)),
  night: css(night),
  dune: css([0.35, 0.08, 5]),
  pattern: css([0.96, 0.03, 85], 0.07),
  contact: css(shade(night, -0.06), 0.2),
  ink: css(ink),
  paper: css(paper),
  plaster: css(plaster),
  mist: css(courtyard.mist),
  floor: css(sand),
  floorOther: css(shade(sand, -0.026)),
  floorInlay: css([0.745, 0.085, 70]),
  joint: css(shade(sand, -0.085)),
  shadow: css(shade(night, -0.06), 0.42),
  saffron: css(saffron),
  ember: css(ember),
  tangerine: css(tangerine),
  pomegranate: css(pomegranate),
  blood: css(shade(pomegranate, -0.2)),
  clay: css([0.5, 0.075, 50]),
  clayLight: css([0.6, 0.085, 56]),
  clayDark: css([0.36, 0.06, 45]),
  water: css([0.68, 0.11, 205]),
  waterLight: css([0.86, 0.07, 200]),
  waterDark: css([0.46, 0.09, 215]),
  leaf: css(green),
  leafDark: css(shade(green, -0.16)),
  sandFox: css([0.76, 0.1, 66]),
  skin: css([0.74, 0.08, 58]),
  danger: css([0.63, 0.2, 25]),
} as const

/** Colors of a light at its center and at its rim. */
export type Light = readonly [string, string]
const light = (color: Color, alpha: number): Light => [css(color, alpha), css(color, 0)]
/** Warm light around a flame, the flame itself, and the shine of finds and of water. */
export const flame = light([0.86, 0.13, 72], 0.75)
export const torchLight = light([0.85, 0.14, 70], 0.3)
export const shine = light([0.9, 0.12, 88], 0.42)
export const waterShine = light([0.8, 0.11, 200], 0.36)
/** Evening sky around the square, from the zenith down. */
export const evening: readonly string[] = [
  css([0.25, 0.07, 275]),
  css([0.35, 0.1, 305]),
  css([0.52, 0.13, 10]),
]
/** Sky of the last scene, from the zenith to the horizon. */
export const dawn: readonly string[] = [
  css(shade(night, 0.02)),
  css([0.36, 0.09, 285]),
  css([0.6, 0.13, 20]),
  css([0.84, 0.12, 72]),
]
/** Glow of the beam of light. */
export const beamLight = css([0.93, 0.1, 95], 0.28)
