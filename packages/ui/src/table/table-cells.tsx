import { clsx } from 'clsx'
import { useContext, type ComponentProps, type ReactNode } from 'react'
import { Num, useNumberFormat } from '../bidi/index.ts'
import { alignStyles, bodyCellStyles, cellStyles, headCellStyles, type CellAlign } from './cell-styles.ts'
import { cardCellStyles, cardLabelStyles } from './narrow-styles.ts'
import { TableContext, useTableRole } from './table-context.ts'

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** Use `number` for digits that align by place value: they are at the right in both directions. @default 'start' */
  align?: CellAlign
  /** Name of the column, shown beside the content where rows are cards. */
  label?: ReactNode
}

/** A cell. A number is formatted in the provider's locale; pass any other content formatted. */
export function TableCell({ align = 'start', label, className, children, ...rest }: TableCellProps) {
  const formatNumber = useNumberFormat()
  const { hasCards } = useContext(TableContext)
  const content = typeof children === 'number' ? <Num>{formatNumber(children)}</Num> : children
  return (
    <td
      data-slot="table-cell"
      className={clsx(cellStyles, bodyCellStyles, alignStyles[align], className)}
      {...useTableRole('cell')}
      {...rest}
    >
      {hasCards && label ? (
        <div className={cardCellStyles}>
          <span data-slot="table-cell-label" aria-hidden="true" className={cardLabelStyles}>
            {label}
          </span>
          <div className="sa:min-w-0">{content}</div>
        </div>
      ) : (
        content
      )}
    </td>
  )
}

export interface TableHeaderCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  /** `row` for the cell that names its row. @default 'col' */
  scope?: 'col' | 'row'
  /** Alignment of the column. @default 'start' */
  align?: CellAlign
}

/** Names a column or, with `scope="row"`, its row. */
export const TableHeaderCell = ({
  scope = 'col',
  align = 'start',
  className,
  ...rest
}: TableHeaderCellProps) => (
  <th
    data-slot="table-header-cell"
    scope={scope}
    {...useTableRole(scope === 'col' ? 'columnheader' : 'rowheader')}
    className={clsx(
      cellStyles,
      scope === 'col' ? [headCellStyles, 'sa:py-2'] : [bodyCellStyles, 'sa:font-medium'],
      alignStyles[align],
      className,
    )}
    {...rest}
  />
)
