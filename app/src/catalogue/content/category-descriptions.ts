import { categories } from '../categories.ts'
import type { Localised } from '../types.ts'

/** Sentences of the category pages by id, apart from the catalogue so that game lists do not download them. */
export const categoryDescriptions: Readonly<Record<string, Localised>> = Object.fromEntries(
  categories.map(({ id, description }) => [id, description]),
)
