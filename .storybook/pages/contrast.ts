import { paintColor } from '../brand/painted-color.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Returns the relative luminance of a CSS color as painted on this screen (WCAG 2.2, sRGB). */
function luminance(color: string): number {
  const [red, green, blue] = paintColor(color).map((part) => channel(part / 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two CSS colors, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
