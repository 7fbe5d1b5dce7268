export { Table, type TableProps } from './table.tsx'
export { TableCell, TableHeaderCell, type TableCellProps, type TableHeaderCellProps } from './table-cells.tsx'
export {
  TableBody,
  TableEmpty,
  TableHead,
  TableRow,
  TableSkeleton,
  type TableBodyProps,
  type TableEmptyProps,
  type TableHeadProps,
  type TableRowProps,
  type TableSkeletonProps,
} from './table-rows.tsx'
export { TableSortCell, type TableSortCellProps } from './table-sort-cell.tsx'
export {
  TableSelectAll,
  TableSelectRow,
  type TableSelectAllProps,
  type TableSelectRowProps,
} from './table-selection.tsx'
