export { CategoryTile, type CategoryTileProps } from './category-tile.tsx'
export { hueIcons } from './hue-icons.ts'
