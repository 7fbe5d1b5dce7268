import { grid } from '../../rules/state.ts'
import { pictureNames } from '../../rules/pictures.ts'

/** A board of all pictures below the yard, in CSS pixels. Without columns it is its header alone. */
export interface AlbumLayout {
  x: number
  y: number
  width: number
  height: number
  columns: number
  /** Side of a star in a picture. */
  unit: number
}

export const albumHeader = 30
export const albumPadding = 8
/** Size of a picture with the space around it, in stars. */
export const pictureCell = { width: grid.columns + 3, height: grid.rows + 3 } as const
/** Sides of a star: smaller ones are unclear, larger ones outdo the yard. */
const units = { min: 1.5, max: 4 }
const layouts = [15, 10, 6, 5]

/** Lays the album into a space so that its pictures are as large as possible, or returns null if nothing fits. */
export function layAlbum(width: number, height: number): Omit<AlbumLayout, 'x' | 'y'> | null {
  if (height < albumHeader) return null
  let best = { columns: 0, unit: 0 }
  for (const columns of layouts) {
    const across = (width - albumPadding * 2) / columns / pictureCell.width
    const down = ((height - albumHeader - albumPadding) * columns) / pictureNames.length / pictureCell.height
    // Halves are whole pixels of dense screens.
    const unit = Math.min(units.max, Math.floor(Math.min(across, down) * 2) / 2)
    if (unit > best.unit) best = { columns, unit }
  }
  if (best.unit < units.min) return { width, height: albumHeader, columns: 0, unit: 0 }
  const rows = pictureNames.length / best.columns
  return { ...best, width, height: albumHeader + albumPadding + rows * pictureCell.height * best.unit }
}
