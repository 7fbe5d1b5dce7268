import { h } from '../../../core/index.ts'
import { isTile } from '../rules/board.ts'
import type { Board, Cell } from '../rules/board.ts'
import type { ZelligeTexts } from '../texts.ts'

/** Describes the board row by row for screen readers. */
export function describeBoard(
  { cells, size }: Board,
  texts: ZelligeTexts,
  formatNumber: (value: number) => string,
): HTMLElement[] {
  const say = (cell: Cell) => {
    if (cell === 'pillar') return texts.pillar
    if (!isTile(cell)) return texts.empty
    return cell.kind === 'star' ? formatNumber(cell.rank) : texts[cell.kind]
  }
  return Array.from({ length: size }, (_, row) =>
    h(
      'p',
      {},
      `${texts.row.replace('{n}', formatNumber(row + 1))} ${cells
        .slice(row * size, (row + 1) * size)
        .map(say)
        .join(texts.comma)}`,
    ),
  )
}
