export type CellAlign = 'start' | 'end' | 'number'

/** Alignment of a cell. Digits align by place value at the right, which is the start in right-to-left text. */
export const alignStyles: Readonly<Record<CellAlign, string>> = {
  start: 'sa:text-start',
  end: 'sa:text-end',
  number: 'sa:text-start sa:tabular-nums sa:[&:dir(ltr)]:text-end',
}

/** Words set the least width of a column, so that a table scrolls rather than breaks words. */
export const cellStyles = [
  'sa:align-middle sa:[:where(&)]:wrap-break-word sa:**:[overflow-wrap:inherit]',
  'sa:px-(--cell-inline) sa:first:ps-(--cell-edge) sa:last:pe-(--cell-edge)',
]

export const bodyCellStyles = 'sa:py-(--cell-block)'

/** A column's header. Its background covers rows that scroll below it. */
export const headCellStyles =
  'sa:sticky sa:top-0 sa:z-1 sa:border-b sa:border-line sa:bg-(--cell-head) sa:type-label sa:font-medium sa:text-ink-muted'
