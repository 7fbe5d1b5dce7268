import type { Category, Localised } from '../types.ts'

/** A category of `categories.ts`. */
export interface CategoryEntry extends Omit<Category, 'href'> {
  /** Name of a file in `packages/ui/src/icons`. @default the icon of a named hue; none for an angle */
  icon?: string
  /** Sentence of the category's page. */
  description: Localised
}
