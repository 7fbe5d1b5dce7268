import { useKit } from '@saha/ui/provider'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@saha/ui/table'
import { TableSortCell } from '@saha/ui/table'
import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'

const texts = {
  en: { caption: 'Planets', planet: 'Planet', moons: 'Moons', names: ['Saturn', 'Earth', 'Mars'] },
  ar: { caption: 'الكواكب', planet: 'الكوكب', moons: 'الأقمار', names: ['زحل', 'الأرض', 'المريخ'] },
}
const data = [274, 1, 2].map((moons, name) => ({ name, moons }))
const columns = [{ accessorKey: 'moons' as const }]
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
const orders = { asc: 'ascending', desc: 'descending', none: 'none' } as const

export default function Tanstack() {
  const { caption, planet, moons, names } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const table = useTable({ features, columns, data })
  const sort = orders[table.getColumn('moons')?.getIsSorted() || 'none']
  return (
    <Table caption={caption}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{planet}</TableHeaderCell>
          <TableSortCell align="number" sort={sort} onSort={() => table.getColumn('moons')?.toggleSorting()}>
            {moons}
          </TableSortCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {table.getRowModel().rows.map(({ id, original }) => (
          <TableRow key={id}>
            <TableHeaderCell scope="row">{names[original.name]}</TableHeaderCell>
            <TableCell align="number">{original.moons}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
