export type CellAlign = 'start' | 'end' | 'number'

/** Alignment of a cell. Digits align by place value at the right, which is the start in right-to-left text. */
export const alignStyles: Readonly<Record<CellAlign, string>> = {
  start: 'sa:text-start',
  end: 'sa:text-end',
  number: 'sa:text-start sa:tabular-nums sa:[&:dir(ltr)]:text-end',
}

/** Words set the least width of a column, so that a table scrolls rather than breaks words. */
export const cellStyles = 'sa:align-middle sa:[:where(&)]:wrap-break-word sa:**:[overflow-wrap:inherit]'

export const inlinePaddingStyles = [
  'sa:px-2 sa:sm:px-4 sa:group-data-[variant=plain]/table:first:ps-2 sa:group-data-[variant=plain]/table:last:pe-2',
  'sa:group-data-[variant=framed]/table:first:ps-4 sa:group-data-[variant=framed]/table:last:pe-4',
].join(' ')

export const blockPaddingStyles =
  'sa:group-data-[size=medium]/table:py-3 sa:group-data-[size=small]/table:py-1.5'

/** A column's header. Its background covers rows that scroll below it. */
export const headStyles = [
  'sa:sticky sa:top-0 sa:z-1 sa:border-b sa:border-line sa:font-medium sa:text-ink-muted sa:group-data-[variant=framed]/table:bg-sunken',
  'sa:group-data-[size=medium]/table:type-label sa:group-data-[size=small]/table:type-caption',
].join(' ')
