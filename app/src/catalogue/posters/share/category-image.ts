import type { CategoryId } from '../../types.ts'

/** Returns the address of a category's share image. */
export const categoryImageUrl = (id: CategoryId): string => `posters/category-${id}.svg`
