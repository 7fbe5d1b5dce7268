import { hueIcons, type IconSource } from '@saha/ui'
import { categoryIcons } from '../../catalogue/content/category-icons.ts'
import type { Category } from '../../catalogue/index.ts'

/** Returns a category's icon, if it has one: its own, or that of its color. */
export function getIconProps({ id, hue }: Category): { icon?: IconSource } {
  const icon = categoryIcons[id] ?? (typeof hue === 'string' ? hueIcons[hue] : undefined)
  return icon ? { icon } : {}
}
