import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import type { CellAlign } from './cell-styles.ts'
import { TableCell } from './table-cells.tsx'
import { useTableRole } from './table-context.ts'

export type TableHeadProps = ComponentProps<'thead'>

/** The head, which stays visible while rows scroll. */
export const TableHead = (props: TableHeadProps) => (
  <thead data-slot="table-head" {...useTableRole('rowgroup')} {...props} />
)

export type TableBodyProps = ComponentProps<'tbody'>

/** The rows, or one group of them. */
export const TableBody = (props: TableBodyProps) => (
  <tbody data-slot="table-body" {...useTableRole('rowgroup')} {...props} />
)

export interface TableRowProps extends ComponentProps<'tr'> {
  /** Marks the row, for example because its checkbox is checked. @default false */
  selected?: boolean
}

/** A row of the head or of the body. */
export const TableRow = ({ selected = false, className, ...rest }: TableRowProps) => (
  <tr
    data-slot="table-row"
    data-state={selected ? 'selected' : 'idle'}
    className={clsx(
      'sa:not-last:*:border-b sa:not-last:*:border-line',
      selected && [
        'sa:bg-selection sa:*:first:shadow-[inset_calc(var(--inline)*4px)_0_0_0_var(--saha-color-selection-edge)]',
        'sa:forced:outline-2 sa:forced:-outline-offset-2',
      ],
      className,
    )}
    {...useTableRole('row')}
    {...rest}
  />
)

export interface TableEmptyProps extends ComponentProps<'tbody'> {
  /** Number of columns. */
  columns: number
}

/** Shown in place of rows: says that there are none, and what to do. */
export const TableEmpty = ({ columns, children, ...rest }: TableEmptyProps) => (
  <tbody data-slot="table-empty" {...useTableRole('rowgroup')} {...rest}>
    <tr {...useTableRole('row')}>
      <td
        colSpan={columns}
        {...useTableRole('cell')}
        className="sa:px-4 sa:py-10 sa:text-center sa:text-ink-muted"
      >
        {children}
      </td>
    </tr>
  </tbody>
)

export interface TableSkeletonProps extends Omit<ComponentProps<'tbody'>, 'children'> {
  /** Number of columns, or the alignment of each. */
  columns: number | readonly CellAlign[]
  /** Number of rows. @default 5 */
  rows?: number
}

/** Shown in place of rows while they load. The table announces it if it has `loading`. */
export const TableSkeleton = ({ columns, rows = 5, ...rest }: TableSkeletonProps) => (
  <tbody data-slot="table-skeleton" aria-hidden="true" {...rest}>
    {Array.from({ length: rows }, (_, row) => (
      <TableRow key={row}>
        {Array.from(typeof columns === 'number' ? { length: columns } : columns, (align, column) => (
          <TableCell key={column} align={align}>
            <span className="sa:inline-grid sa:h-lh sa:w-full sa:max-w-24 sa:items-center sa:align-middle">
              <Skeleton />
            </span>
          </TableCell>
        ))}
      </TableRow>
    ))}
  </tbody>
)
