import { grid } from '../../rules/state.ts'
import { pictureNames } from '../../rules/pictures.ts'

/** A board of all pictures, in CSS pixels. Without columns it is its header alone. */
export interface AlbumLayout {
  x: number
  y: number
  width: number
  height: number
  columns: number
  /** Height of the header: a tall one has its text and marks in three lines. */
  header: number
  /** Side of a star in a picture. */
  unit: number
}

export const albumHeaders = { low: 30, tall: 72 } as const
export const albumPadding = 8
/** Size of a picture with the space around it, in stars. */
export const pictureCell = { width: grid.columns + 3, height: grid.rows + 3 } as const
/** Sides of a star: smaller ones are unclear, larger ones outdo the yard. */
const units = { min: 1.5, max: 4 }
const layouts = [15, 10, 6, 5, 3, 2]

/** Lays the album into a space so that its pictures are as large as possible, or returns null if nothing fits. */
export function layAlbum(width: number, height: number, header: number): Omit<AlbumLayout, 'x' | 'y'> | null {
  if (height < header) return null
  let best = { columns: 0, unit: 0 }
  for (const columns of layouts) {
    const across = (width - albumPadding * 2) / columns / pictureCell.width
    const down = ((height - header - albumPadding) * columns) / pictureNames.length / pictureCell.height
    // Halves are whole pixels of dense screens.
    const unit = Math.min(units.max, Math.floor(Math.min(across, down) * 2) / 2)
    if (unit > best.unit) best = { columns, unit }
  }
  if (best.unit < units.min) return { width, height: header, header, columns: 0, unit: 0 }
  const rows = pictureNames.length / best.columns
  return { ...best, width, header, height: header + albumPadding + rows * pictureCell.height * best.unit }
}

/** Returns the box of a picture within the album. */
export function getPictureBox(
  { columns, unit, width, header }: Pick<AlbumLayout, 'columns' | 'unit' | 'width' | 'header'>,
  index: number,
  isMirrored: boolean,
): { x: number; y: number; width: number; height: number } {
  const step = (width - albumPadding * 2) / columns
  const tall = pictureCell.height * unit
  const column = isMirrored ? columns - 1 - (index % columns) : index % columns
  return {
    x: Math.round(albumPadding + column * step),
    y: header + Math.floor(index / columns) * tall,
    width: step,
    height: tall,
  }
}
