import { courtyard, css, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import type { AttackKind, Power } from '../rules/state.ts'

const {
  night,
  ink,
  slate,
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

const hues: readonly Color[] = [pomegranate, teal, violet, cobalt, green, rose]

/** Derives the colors of a star from its face: edge, shadow and inlays. */
const glaze = (color: Color) => ({
  face: css(color),
  edge: css(shade(color, -0.2)),
  lit: css(mix(color, paper, 0.28)),
  shadow: css(mix(shade(color, -0.36), night, 0.4)),
  inlay: css([0.88, color[1] * 0.55, color[2]]),
  core: css(shade(color, -0.24)),
  clear: css(color, 0.3),
  haze: css(shade(color, -0.12), 0.34),
})
export type Glaze = ReturnType<typeof glaze>

/** Returns the three hues of a wall; each wall has others than the one before. */
export const getGlazes = (palette: number, wall: number): readonly Glaze[] =>
  [0, 1, 2].map((i) => glaze(hues[(palette + wall - 1 + i * 2 + (wall % 2)) % hues.length] ?? teal))

export const lampGlazes: Readonly<Record<Power, Glaze>> = {
  wide: glaze(teal),
  three: glaze(rose),
  slow: glaze(cobalt),
  catch: glaze(green),
  pierce: glaze(tangerine),
  light: glaze(violet),
}

export const bossGlazes: Readonly<Record<AttackKind, Glaze>> = {
  ember: glaze(tangerine),
  ray: glaze(violet),
  guard: glaze(teal),
}

export const paints = {
  floor: css(shade(night, -0.035)),
  frame: css(mix(ink, slate, 0.35)),
  frameEdge: css(mix(ink, slate, 0.75)),
  paper: css(paper),
  plaster: css(plaster),
  plasterEdge: css(shade(plaster, -0.3)),
  shadow: css(shade(night, -0.1)),
  night: css(night),
  ink: css(ink),
  slate: css(mix(ink, slate, 0.5)),
  /** Pictures of the album that have never been broken. */
  unbroken: css(mix(slate, courtyard.mist, 0.35)),
  iron: css(shade(slate, -0.08)),
  pomegranate: css(pomegranate),
  muted: css(courtyard.mist),
  saffron: css(saffron),
  ember: css(ember),
  tangerine: css(tangerine),
} as const

export const gold = glaze(saffron)
