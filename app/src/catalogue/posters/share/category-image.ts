import type { CategoryId } from '../../types.ts'

/** The address of the picture that shares show of a category. */
export const categoryImageUrl = (id: CategoryId): string => `posters/category-${id}.svg`
