import { resolveOption } from '../variants/resolve-option.ts'

const hues = { action: true, puzzle: true, racing: true, adventure: true, girls: true, cooking: true }

/** A category color of the palette. */
export type HueName = keyof typeof hues

/** A category color: one of the palette, or an angle on the OKLCH color wheel in degrees, such as 210 for blue. */
export type Hue = HueName | number

/** Returns the category color if it is valid, otherwise undefined, with a development warning. */
export const resolveHue = (component: string, hue: Hue | undefined): Hue | undefined =>
  typeof hue === 'number' && Number.isFinite(hue)
    ? hue
    : resolveOption<Hue, undefined>(component, 'hue', hue, hues, undefined)
