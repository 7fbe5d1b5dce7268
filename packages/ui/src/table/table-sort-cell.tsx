import { clsx } from 'clsx'
import { useContext, useEffect, useId, useRef } from 'react'
import { ArrowDownIcon } from '../icons/arrow-down.tsx'
import { ArrowUpIcon } from '../icons/arrow-up.tsx'
import { SortIcon } from '../icons/sort.tsx'
import { useKit } from '../provider/index.ts'
import { TableHeaderCell, type TableHeaderCellProps } from './table-cells.tsx'
import { TableContext } from './table-context.ts'

export interface TableSortCellProps extends Omit<TableHeaderCellProps, 'scope'> {
  /** Current order of the column. At most one column is sorted. */
  sort: 'ascending' | 'descending' | 'none'
  /** Called on a press: change the order of the rows, and `sort`. The new order is announced. */
  onSort: () => void
}

const sortIcons = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: SortIcon }

/** Names a column in a button that sorts by it. */
export function TableSortCell({ sort, onSort, align = 'start', children, ...rest }: TableSortCellProps) {
  const { messages } = useKit()
  const { onPress, announceOrder } = useContext(TableContext)
  const id = useId()
  const label = useRef<HTMLSpanElement>(null)
  // Screen readers do not notice that `aria-sort` of a focused button's cell changes.
  useEffect(() => {
    announceOrder(id, messages.sortedBy(label.current?.textContent ?? '', sort))
  }, [announceOrder, id, messages, sort])
  const SortedIcon = sortIcons[sort]
  return (
    <TableHeaderCell
      data-slot="table-sort-cell"
      {...(sort === 'none' ? {} : { 'aria-sort': sort })}
      align={align}
      {...rest}
    >
      <button
        type="button"
        onClick={() => {
          onPress(id)
          onSort()
        }}
        className={clsx(
          'sa:inline-flex sa:min-h-7 sa:cursor-pointer sa:items-center sa:gap-1.5 sa:rounded-tag sa:align-middle sa:hover:text-ink',
          // The whole cell can be clicked.
          'sa:before:absolute sa:before:inset-0',
          align === 'end' && 'sa:flex-row-reverse',
          align === 'number' && 'sa:[&:dir(ltr)]:flex-row-reverse',
          sort !== 'none' && 'sa:text-ink',
        )}
      >
        <span ref={label}>{children}</span>
        <SortedIcon size={1} className={clsx('sa:shrink-0', sort === 'none' && 'sa:opacity-60')} />
      </button>
    </TableHeaderCell>
  )
}
