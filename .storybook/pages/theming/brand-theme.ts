import { tokenGroups } from '../tokens/tokens.ts'
import { getContrast, fitGamut, formatOklch, parseHex, parseOklch, type Oklch } from './oklch.ts'

type Theme = 'light' | 'dark'

const tokenOf = (name: string, theme: Theme): Oklch => {
  const values = tokenGroups.color.find((token) => token.name === `color-${name}`)?.values ?? []
  return parseOklch(values[theme === 'light' ? 0 : 1] ?? '')
}

/** Moves the lightness until the color has a contrast of 7:1 on every background. */
function makeReadable(color: Oklch, grounds: readonly Oklch[], step: number): Oklch {
  const fitted = fitGamut(color)
  const [lightness, chroma, hue] = color
  const reads = grounds.every((ground) => getContrast(fitted, ground) >= 7)
  const isAtEnd = step < 0 ? lightness <= 0 : lightness >= 1
  return reads || isAtEnd ? fitted : makeReadable([lightness + step, chroma, hue], grounds, step)
}

/** Lightness of the colors of selection and focus, as in the kit's own themes. */
const levels = {
  light: { selection: 0.93, edge: 0.5, focus: 0.31 },
  dark: { selection: 0.31, edge: 0.81, focus: 0.87 },
}

/** The colors that a brand replaces, by token without `color-`. */
export type BrandColors = Record<
  'action' | 'action-hover' | 'action-edge' | 'on-action' | 'link' | 'selection' | 'selection-edge' | 'focus',
  Oklch
>

/** Derives the colors of a theme from a brand color (`#rrggbb`). */
export function deriveBrand(hex: string, theme: Theme): BrandColors {
  const brand = parseHex(hex)
  const [lightness, chroma, hue] = brand
  const quiet = Math.min(chroma, 0.12)
  const level = levels[theme]
  const grounds = [tokenOf('ground', theme), tokenOf('surface', theme)]
  const [ink, paper] = [tokenOf('on-action', theme), tokenOf('on-danger', theme)]
  return {
    action: brand,
    'action-hover': fitGamut([Math.min(1, lightness + 0.035), chroma, hue]),
    'action-edge': fitGamut([lightness * 0.72, chroma * 0.75, hue]),
    'on-action': getContrast(ink, brand) >= getContrast(paper, brand) ? ink : paper,
    link: makeReadable([lightness, quiet, hue], grounds, theme === 'light' ? -0.01 : 0.01),
    selection: fitGamut([level.selection, Math.min(quiet, 0.05), hue]),
    'selection-edge': fitGamut([level.edge, quiet, hue]),
    focus: fitGamut([level.focus, quiet, hue]),
  }
}

/** Returns the colors as CSS variables of the kit. */
export const toVariables = (colors: BrandColors): Record<`--saha-color-${string}`, string> =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--saha-color-${name}`, formatOklch(color)]),
  )

const block = (selector: string, colors: BrandColors, indent = '') =>
  [
    `${indent}${selector} {`,
    ...Object.entries(toVariables(colors)).map(([name, value]) => `${indent}  ${name}: ${value};`),
    `${indent}}`,
  ].join('\n')

/** Returns the stylesheet of a brand for both themes, to load after the kit's. */
export function createBrandSheet(hex: string): string {
  const [light, dark] = [deriveBrand(hex, 'light'), deriveBrand(hex, 'dark')]
  return [
    block(":root, [data-theme='light']", light),
    block("[data-theme='dark']", dark),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme])', dark, '  ')}\n}`,
  ].join('\n\n')
}

/** The pairs of colors that must be readable, with their contrast. `wanted` is 3 for shapes and 4.5 for text. */
export function measureBrand(hex: string, theme: Theme) {
  const colors = deriveBrand(hex, theme)
  const ground = tokenOf('ground', theme)
  return [
    { pair: 'button', wanted: 4.5, ratio: getContrast(colors['on-action'], colors.action) },
    { pair: 'hover', wanted: 4.5, ratio: getContrast(colors['on-action'], colors['action-hover']) },
    { pair: 'link', wanted: 4.5, ratio: getContrast(colors.link, ground) },
    { pair: 'selection', wanted: 4.5, ratio: getContrast(colors.link, colors.selection) },
    { pair: 'focus', wanted: 3, ratio: getContrast(colors.focus, ground) },
  ] as const
}
