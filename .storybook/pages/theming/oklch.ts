/** Lightness 0 to 1, chroma, and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** Converts a channel of sRGB to linear light. */
export const toLinearChannel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Converts `#rrggbb` (Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/). */
export function parseHex(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinearChannel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(yellow, a) * 180) / Math.PI
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, yellow), (hue + 360) % 360]
}

function toLinear([lightness, chroma, hue]: Oklch): readonly [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const tolerance = 0.0005

/** Reduces the chroma until the color exists in sRGB, so that every screen shows the computed one. */
export function fitGamut(color: Oklch): Oklch {
  const [lightness, chroma, hue] = color
  const exists = toLinear(color).every((part) => part >= -tolerance && part <= 1 + tolerance)
  return exists || chroma < 0.002 ? color : fitGamut([lightness, chroma - 0.002, hue])
}

/** Returns the contrast ratio of two colors in linear light, from 1 to 21 (WCAG 2.2). */
export function compareLuminance(...colors: readonly (readonly number[])[]): number {
  const [dark = 0, light = 0] = colors
    .map(([r = 0, g = 0, b = 0]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const clampToGamut = (color: Oklch) => toLinear(color).map((part) => Math.min(1, Math.max(0, part)))

/** Returns the contrast ratio of two colors, from 1 to 21. */
export const getContrast = (first: Oklch, second: Oklch): number =>
  compareLuminance(clampToGamut(first), clampToGamut(second))

export const formatOklch = (color: Oklch) =>
  `oklch(${color.map((part, at) => Number(part.toFixed(at === 2 ? 1 : 3))).join(' ')})`

export const parseOklch = (text: string) =>
  text.slice('oklch('.length, -1).split(' ').map(Number) as unknown as Oklch
