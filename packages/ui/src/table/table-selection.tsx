import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { useKit } from '../provider/index.ts'
import { cellStyles, headCellStyles } from './cell-styles.ts'
import { useTableRole } from './table-context.ts'

export interface TableSelectAllProps extends Omit<ComponentProps<'td'>, 'children'> {
  /** True if all rows are selected, `indeterminate` if only some are. */
  checked: boolean | 'indeterminate'
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void
  /** Whether the checkbox is disabled. @default false */
  disabled?: boolean
}

/** A cell of the head with the checkbox that selects all rows. Not a `th`, which would name the checkboxes below. */
export function TableSelectAll({
  checked,
  onCheckedChange,
  disabled = false,
  className,
  ...rest
}: TableSelectAllProps) {
  const { messages } = useKit()
  return (
    <td
      data-slot="table-select-all"
      className={clsx(cellStyles, headCellStyles, 'sa:w-0', className)}
      {...useTableRole('cell')}
      {...rest}
    >
      <Checkbox
        aria-label={messages.selectAllRows}
        checked={checked === true}
        indeterminate={checked === 'indeterminate'}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
    </td>
  )
}

export interface TableSelectRowProps extends Omit<TableSelectAllProps, 'checked'> {
  /** True if the row is selected. */
  checked: boolean
  /** Names the row, such as the text of its first cell. */
  label: string
}

/** A cell with the checkbox that selects its row. */
export function TableSelectRow({
  label,
  checked,
  onCheckedChange,
  disabled = false,
  className,
  ...rest
}: TableSelectRowProps) {
  const { messages } = useKit()
  return (
    <td
      data-slot="table-select-row"
      className={clsx(cellStyles, 'sa:w-0', className)}
      {...useTableRole('cell')}
      {...rest}
    >
      <Checkbox
        aria-label={messages.selectRow(label)}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
    </td>
  )
}
