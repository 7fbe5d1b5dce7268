import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Badge } from '../badge/index.ts'
import { Num, UserText, useNumberFormat } from '../bidi/index.ts'
import { useKit } from '../provider/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { resolveOption } from '../variants/resolve-option.ts'
import { RankMark } from './rank-mark.tsx'

/** A row of the ranking. */
export interface ScoreRow {
  /** Unique key of the row. */
  id: string
  /** Rank, starting at 1. */
  rank: number
  /** Name of the player, in any script. */
  name: string
  /** Score of the player. */
  score: number
  /** Marks the row of the current user. @default false */
  isMe?: boolean
}

export interface ScoreTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Caption, such as "High scores of Neon Drift". */
  caption: string
  /** Hides the caption visually, for tables under a heading with the same text. @default false */
  captionHidden?: boolean
  /** Scores in display order, best first. */
  rows: readonly ScoreRow[]
  /** Shows skeleton rows. @default false */
  loading?: boolean
  /** Number of skeleton rows. @default 5 */
  loadingRows?: number
  /** Use `small` in overlays, where height is scarce. @default 'medium' */
  size?: 'small' | 'medium'
}

/** Length of "999,999,999". */
const maxFigureLength = 11

/** Classes of a row, its cells and its rank, by size. */
const sizes = {
  small: { text: 'sa:type-small', cell: 'sa:px-2 sa:py-0.5 sa:leading-tight sa:last:pe-3', mark: '1.75rem' },
  medium: {
    text: 'sa:type-body',
    cell: 'sa:px-2 sa:py-1.5 sa:first:ps-2 sa:last:pe-3 sa:sm:px-4',
    mark: '2.25rem',
  },
} as const

/** A ranking of players. Names get their own direction, and scores align in columns. */
export function ScoreTable({
  caption,
  captionHidden = false,
  rows,
  loading = false,
  loadingRows = 5,
  size = 'medium',
  className,
  ...rest
}: ScoreTableProps) {
  const { messages } = useKit()
  const formatNumber = useNumberFormat()
  const { text, cell, mark } = sizes[resolveOption('ScoreTable', 'size', size, sizes, 'medium')]
  // Scores share one width, so that digits align in both directions. A longer score, which only forgery produces,
  // wraps instead of widening the table.
  const scoreWidth = Math.min(
    maxFigureLength,
    Math.max(0, ...rows.map(({ score }) => formatNumber(score).length)),
  )
  return (
    <table
      data-slot="score-table"
      data-state={loading ? 'loading' : 'ready'}
      aria-busy={loading}
      className={clsx('sa:w-full sa:border-separate sa:border-spacing-0', text, className)}
      {...rest}
    >
      <caption className={captionHidden ? 'sa:sr-only' : 'sa:pb-2 sa:text-start sa:type-subheading'}>
        <span>{caption}</span>
        {loading && <span className="sa:sr-only"> {messages.loading}</span>}
      </caption>
      <thead>
        <tr className="sa:type-caption sa:text-ink-muted">
          <th scope="col" className={clsx(cell, 'sa:text-start sa:font-medium sa:min-w-[3.8em]')}>
            {messages.place}
          </th>
          <th scope="col" className={clsx(cell, 'sa:w-full sa:text-start sa:font-medium')}>
            {messages.player}
          </th>
          <th scope="col" className={clsx(cell, 'sa:text-end sa:font-medium sa:min-w-[5em]')}>
            {messages.score}
          </th>
        </tr>
      </thead>
      <tbody>
        {loading
          ? Array.from({ length: loadingRows }, (_, row) => (
              <tr key={row} aria-hidden="true">
                <td className={clsx(cell, 'sa:border-t sa:border-line')}>
                  <Skeleton shape="circle" style={{ inlineSize: mark, blockSize: mark }} />
                </td>
                <td className={clsx(cell, 'sa:border-t sa:border-line')}>
                  <Skeleton className="sa:max-w-40" />
                </td>
                <td className={clsx(cell, 'sa:border-t sa:border-line')}>
                  <Skeleton className="sa:ms-auto sa:w-16" />
                </td>
              </tr>
            ))
          : rows.map(({ id, rank, name, score, isMe = false }) => (
              <tr
                key={id}
                data-state={isMe ? 'me' : 'other'}
                className={
                  isMe
                    ? 'sa:bg-selection sa:font-semibold sa:forced:outline-2 sa:forced:-outline-offset-2'
                    : ''
                }
              >
                <td
                  className={clsx(
                    cell,
                    'sa:border-t sa:border-line',
                    isMe && 'sa:border-s-4 sa:border-s-selection-edge',
                  )}
                >
                  <RankMark rank={rank} size={mark} />
                </td>
                <th
                  scope="row"
                  className={clsx(cell, 'sa:border-t sa:border-line sa:text-start sa:font-[inherit]')}
                >
                  <span className="sa:flex sa:flex-wrap sa:items-center sa:gap-x-2 sa:wrap-anywhere">
                    <UserText text={name} />
                    {isMe && <Badge tone="selection">{messages.you}</Badge>}
                  </span>
                </th>
                <td
                  className={clsx(
                    cell,
                    'sa:border-t sa:border-line sa:text-end',
                    isMe && 'sa:rounded-e-control',
                  )}
                >
                  <Num
                    className="sa:inline-block sa:text-end sa:font-semibold sa:wrap-anywhere"
                    style={{ minInlineSize: `${scoreWidth}ch` }}
                  >
                    {formatNumber(score)}
                  </Num>
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  )
}
