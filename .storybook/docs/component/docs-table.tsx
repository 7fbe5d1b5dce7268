import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@saha/ui/table'
import type { ReactNode } from 'react'

interface DocsTableProps {
  label: string
  heads: readonly string[]
  /** Cells of each row; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table of reference data. It scrolls where the page is too narrow. */
export const DocsTable = ({ label, heads, rows }: DocsTableProps) => (
  <Table caption={label} captionHidden className="min-w-[38rem]">
    <TableHead>
      <TableRow>
        {heads.map((head) => (
          <TableHeaderCell key={head}>{head}</TableHeaderCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ key, cells: [name, ...cells] }) => (
        <TableRow key={key}>
          <TableHeaderCell scope="row" className="align-top">
            {name}
          </TableHeaderCell>
          {cells.map((cell, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns never move
            <TableCell key={at} className="align-top">
              {cell}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
