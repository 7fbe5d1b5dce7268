import { VisuallyHidden } from '@saha/ui'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../../../packages/ui/src/scroll-edges/index.ts'

interface TableProps {
  /** Caption, not visible: the section's heading says the same. */
  label: string
  heads: readonly string[]
  /** Rows in `tbody` elements. */
  children: ReactNode
}

/** Padding and alignment of a cell. */
export const cellStyles = 'px-4 py-3 text-start align-middle font-normal'

/** A wide table, which scrolls in its own box. */
export const Table = ({ label, heads, children }: TableProps) => (
  <ScrollRegion
    label={label}
    className="tile relative overflow-x-auto rounded-panel bg-surface focus-visible:focus-ring-inside"
  >
    <table className="w-full min-w-[56rem] border-collapse text-start">
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr className="border-b border-line-strong">
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className={`${cellStyles} type-label whitespace-nowrap text-ink-muted`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </ScrollRegion>
)
