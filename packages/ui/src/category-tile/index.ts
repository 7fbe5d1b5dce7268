export { CategoryTile, type CategoryTileProps } from './category-tile.tsx'
