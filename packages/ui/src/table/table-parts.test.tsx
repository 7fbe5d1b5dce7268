import { describeConformance } from '../testing/conformance.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableEmpty,
  TableHead,
  TableHeaderCell,
  TableRow,
  TableSelectAll,
  TableSelectRow,
  TableSkeleton,
  TableSortCell,
} from './index.ts'
import { inHead, inRow, inTable, noop } from './table.fixtures.tsx'

describeConformance(
  'TableHead',
  (props) => (
    <Table caption="Players">
      <TableHead {...props}>
        <TableRow>
          <TableHeaderCell>Player</TableHeaderCell>
        </TableRow>
      </TableHead>
    </Table>
  ),
  { slot: 'table-head' },
)
describeConformance(
  'TableHeaderCell',
  (props) => (
    <Table caption="Players">
      <TableHead>
        <TableRow>
          <TableHeaderCell {...props}>Player</TableHeaderCell>
        </TableRow>
      </TableHead>
    </Table>
  ),
  {
    slot: 'table-header-cell',
  },
)
describeConformance(
  'TableSortCell',
  (props) =>
    inHead(
      <TableSortCell sort="ascending" onSort={noop} {...props}>
        Score
      </TableSortCell>,
    ),
  { slot: 'table-sort-cell' },
)
describeConformance(
  'TableSelectAll',
  (props) => inHead(<TableSelectAll checked onCheckedChange={noop} {...props} />),
  { slot: 'table-select-all' },
)
describeConformance('TableBody', (props) => inTable(<TableBody {...props} />), { slot: 'table-body' })
describeConformance('TableEmpty', (props) => inTable(<TableEmpty columns={1} {...props} />), {
  slot: 'table-empty',
})
describeConformance('TableSkeleton', (props) => inTable(<TableSkeleton columns={1} {...props} />), {
  slot: 'table-skeleton',
})
describeConformance('TableCell', (props) => inRow(<TableCell {...props}>12</TableCell>), {
  slot: 'table-cell',
})
describeConformance(
  'TableSelectRow',
  (props) => inRow(<TableSelectRow label="Nour" checked onCheckedChange={noop} {...props} />),
  { slot: 'table-select-row' },
)
describeConformance(
  'TableRow',
  (props) => (
    <Table caption="Players">
      <TableBody>
        <TableRow {...props}>
          <TableCell>12</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  { slot: 'table-row' },
)
