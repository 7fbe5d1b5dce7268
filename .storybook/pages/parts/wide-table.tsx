import { Table, TableBody, TableHead, TableHeaderCell, TableRow } from '@saha/ui'
import type { ReactNode } from 'react'

interface WideTableProps {
  /** Caption for screen readers; sighted users read the section's heading. */
  label: string
  heads: readonly string[]
  /** The `heads` of columns that contain numbers. */
  numberHeads?: readonly string[]
  /** Rows. */
  children: ReactNode
}

/** A table that needs a wide screen, and scrolls sideways on others. */
export const WideTable = ({ label, heads, numberHeads = [], children }: WideTableProps) => (
  <Table caption={label} captionHidden className="min-w-[56rem]">
    <TableHead>
      <TableRow>
        {heads.map((head) => (
          <TableHeaderCell
            key={head}
            align={numberHeads.includes(head) ? 'number' : 'start'}
            className="whitespace-nowrap"
          >
            {head}
          </TableHeaderCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>{children}</TableBody>
  </Table>
)
