import { categories } from '../../src/catalogue/categories.ts'
import { ImportError } from '../import-error.ts'

/** Ids of the portal's categories, in their order. */
export const categoryIds = categories.map(({ id }) => id)

/** @throws ImportError if the portal has no such category */
export function checkCategory(id: string): string {
  if (categoryIds.includes(id)) return id
  throw new ImportError(
    `There is no category "${id}".`,
    `The categories of the portal are ${categoryIds.join(', ')}.`,
    'Choose one of them with --category, or add one in app/src/catalogue/categories.ts.',
  )
}
