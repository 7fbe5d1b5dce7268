import type { Tokens } from 'marked'
import { UserText } from '../../bidi/index.ts'
import type { Direction } from '../../provider/index.ts'
import { ScrollRegion } from '../../scroll-edges/index.ts'
import { ProseInline } from './prose-inline.tsx'

/** Maps alignment to logical sides: "left" in Markdown means the inline start. */
const sides = { left: 'sa:text-start', center: 'sa:text-center', right: 'sa:text-end' } as const

interface ProseTableProps {
  table: Tokens.Table
  label: string
  dir: Direction
}

/** A table that scrolls horizontally. Its direction follows its own text, not the page's. */
export function ProseTable({ table, label, dir }: ProseTableProps) {
  const cell = (Cell: 'th' | 'td', { text, tokens, align }: Tokens.TableCell, at: number) => (
    <Cell key={at} className={sides[align ?? 'left']} {...(Cell === 'th' ? { scope: 'col' as const } : {})}>
      <UserText rendered={<ProseInline tokens={tokens} />}>{text}</UserText>
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
