import { useState, type ReactNode } from 'react'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TableSortCell,
  type TableProps,
} from './index.ts'

export const noop = () => {}
export const head = (
  <TableHead>
    <TableRow>
      <TableHeaderCell>Player</TableHeaderCell>
    </TableRow>
  </TableHead>
)
/** A table with these rows. */
export const inTable = (rows: ReactNode) => (
  <Table caption="Players">
    {head}
    {rows}
  </Table>
)
/** A table with this cell in its head. */
export const inHead = (cell: ReactNode) => (
  <Table caption="Players">
    <TableHead>
      <TableRow>
        <TableHeaderCell>Player</TableHeaderCell>
        {cell}
      </TableRow>
    </TableHead>
  </Table>
)
/** A table with this cell in its row. */
export const inRow = (cell: ReactNode) =>
  inTable(
    <TableBody>
      <TableRow>{cell}</TableRow>
    </TableBody>,
  )

/** A table of scores that sorts by points. */
export function Scores({ count = 3, ...props }: Partial<TableProps> & { count?: number }) {
  const [isUp, setUp] = useState<boolean>()
  return (
    <Table caption="Scores" {...props}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>Player</TableHeaderCell>
          <TableSortCell
            align="number"
            sort={isUp === undefined ? 'none' : isUp ? 'ascending' : 'descending'}
            onSort={() => setUp(isUp === undefined ? true : isUp ? false : undefined)}
          >
            Points
          </TableSortCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Array.from({ length: count }, (_, at) => (
          <TableRow key={at}>
            <TableHeaderCell scope="row">{`Grandmaster_of_the_board_${at}`}</TableHeaderCell>
            <TableCell align="number" label="Points">
              {10 ** (at + 3)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
