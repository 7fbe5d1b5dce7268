import { resolveOption } from '../variants/resolve-option.ts'

const hues = { action: true, puzzle: true, racing: true, adventure: true, girls: true, cooking: true }

/** A category color: one per game category. */
export type Hue = keyof typeof hues

/** Returns the category color if it is valid, otherwise undefined, with a development warning. */
export const resolveHue = (component: string, hue: Hue | undefined) =>
  resolveOption(component, 'hue', hue, hues, undefined)
