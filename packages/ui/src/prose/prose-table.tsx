import type { Tokens } from 'marked'
import { UserText } from '../bidi/index.ts'
import type { Direction } from '../provider/index.ts'
import { ScrollRegion } from '../scroll-edges/index.ts'
import { ProseInline } from './prose-inline.tsx'

/** Markdown's sides are those of the line: what an English writer calls left is where an Arabic line starts. */
const sides = { left: 'sa:text-start', center: 'sa:text-center', right: 'sa:text-end' } as const

interface ProseTableProps {
  table: Tokens.Table
  label: string
  dir: Direction
}

/** A table that scrolls inside itself. Its columns follow its own words, not the page. */
export function ProseTable({ table, label, dir }: ProseTableProps) {
  const cell = (Cell: 'th' | 'td', { text, tokens, align }: Tokens.TableCell, at: number) => (
    <Cell key={at} className={sides[align ?? 'left']} {...(Cell === 'th' ? { scope: 'col' as const } : {})}>
      <UserText text={text}>
        <ProseInline tokens={tokens} />
      </UserText>
    </Cell>
  )
  return (
    <ScrollRegion label={label} dir={dir} className="sa:overflow-x-auto">
      <table>
        <thead>
          <tr>{table.header.map((head, at) => cell('th', head, at))}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>{row.map((data, column) => cell('td', data, column))}</tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
