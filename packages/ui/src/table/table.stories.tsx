import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { UserText } from '../bidi/index.ts'
import { Text } from '../text/index.ts'
import { useSample } from '../testing/sample.ts'
import BasicExample from './basic.example.tsx'
import { Table, TableBody, TableCell, TableEmpty, TableHead, TableHeaderCell, TableRow } from './index.ts'
import { TableSelectAll, TableSelectRow, TableSkeleton, TableSortCell, type TableProps } from './index.ts'
import SelectionExample from './selection.example.tsx'
import SortableExample from './sortable.example.tsx'
import { players, tableTexts } from './table.samples.ts'
import TanstackExample from './tanstack.example.tsx'

type Column = 'name' | 'games' | 'score'
const columns: readonly Column[] = ['name', 'games', 'score']

function Sample({ empty = false, ...props }: TableProps & { empty?: boolean }) {
  const texts = useSample(tableTexts)
  const [selected, setSelected] = useState<readonly string[]>(['b'])
  const [order, setOrder] = useState<{ column: Column; sign: number }>({ column: 'score', sign: -1 })
  const rows = players.toSorted((a, b) => {
    const [x, y] = [a[order.column], b[order.column]]
    return order.sign * (typeof x === 'number' ? x - Number(y) : x.localeCompare(String(y)))
  })
  const isAll = selected.length === players.length || (selected.length > 0 && 'indeterminate')
  return (
    <Table {...props} caption={texts.caption}>
      <TableHead>
        <TableRow>
          <TableSelectAll
            checked={isAll}
            onCheckedChange={(isOn) => setSelected(isOn ? players.map(({ id }) => id) : [])}
          />
          {columns.map((column) => (
            <TableSortCell
              key={column}
              align={column === 'name' ? 'start' : 'number'}
              sort={order.column !== column ? 'none' : order.sign > 0 ? 'ascending' : 'descending'}
              onSort={() => setOrder({ column, sign: order.column === column ? -order.sign : 1 })}
            >
              {texts[column]}
            </TableSortCell>
          ))}
        </TableRow>
      </TableHead>
      {props.loading && <TableSkeleton columns={['start', 'start', 'number', 'number']} />}
      {empty && (
        <TableEmpty columns={4}>
          <Text className="font-semibold text-ink">{texts.none}</Text>
          <Text>{texts.play}</Text>
        </TableEmpty>
      )}
      {!props.loading && !empty && (
        <TableBody>
          {rows.map(({ id, name, games, score }) => (
            <TableRow key={id} selected={selected.includes(id)}>
              <TableSelectRow
                label={name}
                checked={selected.includes(id)}
                onCheckedChange={(isOn) =>
                  setSelected(isOn ? [...selected, id] : selected.filter((other) => other !== id))
                }
              />
              <TableHeaderCell scope="row">
                <UserText>{name}</UserText>
              </TableHeaderCell>
              <TableCell align="number" label={texts.games}>
                {games}
              </TableCell>
              <TableCell align="number" label={texts.score}>
                {score}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      )}
    </Table>
  )
}

const meta = {
  title: 'Components/Structure/Table',
  component: Table,
  args: { caption: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

/** Sort by a column, and select rows. */
export const Default: Story = {}

/** Name columns and rows. Numbers align by place value in both directions. */
export const Basic: Story = { tags: ['example'], render: BasicExample }

/** The host sorts its rows and tells the column that they are sorted by. */
export const Sortable: Story = { tags: ['example'], render: SortableExample }

/** The checkbox of the head is mixed while only some rows are selected. */
export const Selection: Story = { tags: ['example'], render: SelectionExample }

/** TanStack Table holds the order; the kit renders it. */
export const Tanstack: Story = { tags: ['example'], render: TanstackExample }

/** The head stays visible while rows scroll. */
export const StickyHead: Story = { args: { maxHeight: '14rem' } }

/** Row headers stay visible while other columns scroll sideways. */
export const StickyRowHeaders: Story = {
  args: { stickyRowHeaders: true },
  render: (args) => (
    <div className="max-w-64">
      <Sample {...args} />
    </div>
  ),
}

/** In narrow places each row is a card, and its cells show the names of their columns. */
export const Cards: Story = {
  args: { narrow: 'cards' },
  render: (args) => (
    <div className="max-w-80">
      <Sample {...args} />
    </div>
  ),
}

/** For many rows. */
export const Small: Story = { args: { size: 'small' } }

/** Inside a tile, which is a frame already. */
export const Plain: Story = {
  args: { variant: 'plain' },
  render: (args) => (
    <div className="tile rounded-tile bg-surface p-3">
      <Sample {...args} />
    </div>
  ),
}

export const Empty: Story = { render: (args) => <Sample {...args} empty /> }

export const Loading: Story = { args: { loading: true } }
