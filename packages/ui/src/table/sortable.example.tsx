import { useKit } from '@saha/ui/provider'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@saha/ui/table'
import { TableSortCell } from '@saha/ui/table'
import { useState } from 'react'

const texts = {
  en: { caption: 'Cities', city: 'City', people: 'People', names: ['Amman', 'Cairo', 'Doha'] },
  ar: { caption: 'المدن', city: 'المدينة', people: 'السكان', names: ['عمّان', 'القاهرة', 'الدوحة'] },
}
const counts = [4_061_150, 9_801_536, 956_460]

export default function Sortable() {
  const { caption, city, people, names } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [order, setOrder] = useState<'ascending' | 'descending'>('descending')
  const rows = names.map((name, at) => ({ name, count: counts[at] ?? 0 }))
  rows.sort((a, b) => (order === 'ascending' ? a.count - b.count : b.count - a.count))
  const reverse = () => setOrder(order === 'ascending' ? 'descending' : 'ascending')
  return (
    <Table caption={caption}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{city}</TableHeaderCell>
          <TableSortCell align="number" sort={order} onSort={reverse}>
            {people}
          </TableSortCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, count }) => (
          <TableRow key={name}>
            <TableHeaderCell scope="row">{name}</TableHeaderCell>
            <TableCell align="number">{count}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
