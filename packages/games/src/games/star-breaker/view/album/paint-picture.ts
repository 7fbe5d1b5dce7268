import { gold } from '../palette.ts'
import type { Glaze } from '../palette.ts'
import { getRows, pictures } from '../../rules/pictures.ts'
import type { PictureName } from '../../rules/pictures.ts'
import { grid } from '../../rules/state.ts'

/** Paints a picture at the origin: in its colors, or in dots of the color of a picture that is not broken yet. */
export function paintPicture(
  context: CanvasRenderingContext2D,
  name: PictureName,
  unit: number,
  glazes: readonly Glaze[],
  dots?: string,
): void {
  const rows = getRows(pictures[name])
  const top = Math.floor((grid.rows - rows.length) / 2)
  // Dots, so that not only the color tells them apart.
  const side = unit * (dots ? 0.6 : 1)
  const inset = (unit - side) / 2
  for (const [y, row] of rows.entries())
    for (const [x, letter] of row.split('').entries()) {
      if (letter === '.') continue
      const glaze = letter === 'k' ? gold : (glazes[(letter.charCodeAt(0) - 97) % 4] ?? gold)
      context.fillStyle = dots ?? glaze.face
      context.fillRect(x * unit + inset, (top + y) * unit + inset, side, side)
    }
}
