/** A color in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Color = readonly [lightness: number, chroma: number, hue: number]

/** Color palette of Saha: ink and night, paper and plaster, saffron, and the six tile colors. */
export const courtyard = {
  night: [0.2, 0.036, 220],
  ink: [0.285, 0.045, 220],
  slate: [0.44, 0.04, 218],
  mist: [0.85, 0.022, 190],
  paper: [0.982, 0.012, 85],
  plaster: [0.905, 0.028, 85],
  saffron: [0.825, 0.165, 78],
  ember: [0.575, 0.125, 60],
  teal: [0.6, 0.1, 196],
  pomegranate: [0.6, 0.16, 22],
  violet: [0.6, 0.14, 300],
  cobalt: [0.6, 0.14, 258],
  green: [0.62, 0.13, 152],
  rose: [0.68, 0.15, 350],
  tangerine: [0.73, 0.14, 55],
} as const satisfies Record<string, Color>

/** Returns a CSS color for a canvas or a style. */
export function css([lightness, chroma, hue]: Color, alpha = 1): string {
  const tone = `${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue.toFixed(1)}`
  return alpha >= 1 ? `oklch(${tone})` : `oklch(${tone} / ${alpha.toFixed(3)})`
}

const degree = Math.PI / 180

/** Mixes two colors linearly in OKLab, so no other hue appears in between. `at` ranges from 0 (`a`) to 1 (`b`). */
export function mix(a: Color, b: Color, at: number): Color {
  const interpolate = (from: number, to: number) => from + (to - from) * at
  const reds = interpolate(a[1] * Math.cos(a[2] * degree), b[1] * Math.cos(b[2] * degree))
  const blues = interpolate(a[1] * Math.sin(a[2] * degree), b[1] * Math.sin(b[2] * degree))
  return [interpolate(a[0], b[0]), Math.hypot(reds, blues), (Math.atan2(blues, reds) / degree + 360) % 360]
}

/** Lightens (`by` above 0) or darkens a color. */
export const shade = ([lightness, chroma, hue]: Color, by: number): Color => [
  Math.min(1, Math.max(0, lightness + by)),
  chroma,
  hue,
]
