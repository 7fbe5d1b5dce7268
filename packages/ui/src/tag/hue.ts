import { known } from '../variants/known.ts'

const hues = { action: true, puzzle: true, racing: true, adventure: true, girls: true, cooking: true }

/** The six categories, each with a hue of its own. */
export type Hue = keyof typeof hues

/** The hue that a host chose; an unknown one is left out, and a developer is told. */
export const knownHue = (component: string, hue: Hue | undefined) =>
  known(component, 'hue', hue, hues, undefined)
