import { VisuallyHidden } from '@saha/ui/visually-hidden'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../../../packages/ui/src/scroll-edges/index.ts'

interface DocsTableProps {
  label: string
  heads: readonly string[]
  /** Cells of each row; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table of reference data. It scrolls where the page is too narrow. */
export const DocsTable = ({ label, heads, rows }: DocsTableProps) => (
  <ScrollRegion
    label={label}
    className="relative overflow-x-auto rounded-control border border-line bg-surface"
  >
    <table className="w-full min-w-[38rem] border-collapse text-start">
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr className="border-b border-line bg-sunken">
          {heads.map((head) => (
            <th key={head} scope="col" className="px-4 py-2.5 text-start type-label text-ink-muted">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} className="border-b border-line align-top last:border-0">
            <th scope="row" className="px-4 py-3 text-start font-medium">
              {name}
            </th>
            {cells.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns never move
              <td key={at} className="px-4 py-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
)
