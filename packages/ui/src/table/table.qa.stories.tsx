import { UserText } from '../bidi/index.ts'
import { useSample } from '../testing/sample.ts'
import { Table, TableBody, TableCell, TableEmpty, TableHead, TableHeaderCell, TableRow } from './index.ts'
import { TableSelectAll, TableSelectRow, TableSkeleton, TableSortCell, type TableProps } from './index.ts'
import { players, tableTexts } from './table.samples.ts'

export default { title: 'Components/Structure/Table/QA', tags: ['qa', '!dev', '!autodocs'] }

function Sample({ rows = 'players', ...props }: Omit<TableProps, 'caption'> & { rows?: 'players' | 'none' }) {
  const texts = useSample(tableTexts)
  return (
    <Table caption={texts.caption} {...props}>
      <TableHead>
        <TableRow>
          <TableSelectAll checked="indeterminate" onCheckedChange={() => {}} />
          <TableSortCell sort="none" onSort={() => {}}>
            {texts.name}
          </TableSortCell>
          <TableSortCell align="number" sort="ascending" onSort={() => {}}>
            {texts.games}
          </TableSortCell>
          <TableSortCell align="number" sort="descending" onSort={() => {}}>
            {texts.score}
          </TableSortCell>
          <TableHeaderCell align="end">{texts.name}</TableHeaderCell>
        </TableRow>
      </TableHead>
      {props.loading && <TableSkeleton columns={['start', 'start', 'number', 'number', 'end']} rows={3} />}
      {rows === 'none' && <TableEmpty columns={5}>{texts.none}</TableEmpty>}
      {!props.loading && rows === 'players' && (
        <TableBody>
          {players.map(({ id, name, games, score }) => (
            <TableRow key={id} selected={id === 'b'}>
              <TableSelectRow label={name} checked={id === 'b'} onCheckedChange={() => {}} />
              <TableHeaderCell scope="row">
                <UserText>{name}</UserText>
              </TableHeaderCell>
              <TableCell align="number" label={texts.games}>
                {games}
              </TableCell>
              <TableCell align="number" label={texts.score}>
                {score}
              </TableCell>
              <TableCell align="end" label={texts.name}>
                <UserText>{name}</UserText>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      )}
    </Table>
  )
}

/** Both sizes and looks, loading, empty, scrolling down, and in narrow places. */
export function Variants() {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Sample />
      <Sample size="small" />
      <div className="tile rounded-tile bg-surface p-3">
        <Sample variant="plain" captionHidden />
      </div>
      <Sample maxHeight="12rem" captionHidden />
      <Sample loading />
      <Sample rows="none" />
      <div className="w-72">
        <Sample size="small" stickyRowHeaders />
      </div>
      <div className="w-72">
        <Sample narrow="cards" />
      </div>
    </div>
  )
}
