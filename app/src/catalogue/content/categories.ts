import { categories as entries } from '../categories.ts'
import type { Category } from '../types.ts'

/** The categories as lists show them. Bundles contain the result (`vite-plugin.ts`). */
export const categories: readonly Category[] = entries.map(({ id, title, hue }) => ({
  id,
  title,
  hue,
  href: `category/${id}`,
}))
