import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Badge } from '../badge/index.ts'
import { Num, UserText, useNumberFormat } from '../bidi/index.ts'
import { useKit } from '../provider/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { known } from '../variants/known.ts'
import { RankMark } from './rank-mark.tsx'

export interface ScoreRow {
  id: string
  /** From 1. */
  rank: number
  /** As the player wrote it, in any script. */
  name: string
  score: number
  /** The row of the one who reads. @default false */
  isMe?: boolean
}

export interface ScoreTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the table is of: "High scores of Neon Drift". */
  caption: string
  /** Keeps the caption for screen readers, where a heading above says it. @default false */
  captionHidden?: boolean
  rows: readonly ScoreRow[]
  /** Shows the places of rows on their way instead. @default false */
  loading?: boolean
  /** Places shown while loading. @default 5 */
  loadingRows?: number
  /** `small` where it stands over something else, and every line counts. @default 'medium' */
  size?: 'small' | 'medium'
}

/** Characters of "999,999,999". */
const longestFigure = 11

/** What a row is made of: its type, its cells, the mark of its place. */
const sizes = {
  small: { text: 'type-small', cell: 'px-2 py-0.5 leading-tight last:pe-3', mark: '1.75rem' },
  medium: { text: 'type-body', cell: 'px-2 py-1.5 first:ps-2 last:pe-3 sm:px-4', mark: '2.25rem' },
} as const

/** Who scored most: places, names in their own direction, figures in columns. */
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
  const { strings } = useKit()
  const figure = useNumberFormat()
  const { text, cell, mark } = sizes[known('ScoreTable', 'size', size, sizes, 'medium')]
  // Boxes of one width, so that units stand under units wherever the line ends. A figure that no run reaches,
  // such as a forged one, takes another line rather than push the table out of its place.
  const widest = Math.min(longestFigure, Math.max(0, ...rows.map(({ score }) => figure(score).length)))
  return (
    <table
      data-slot="score-table"
      data-state={loading ? 'loading' : 'ready'}
      aria-busy={loading}
      className={cx('w-full border-separate border-spacing-0', text, className)}
      {...rest}
    >
      <caption className={captionHidden ? 'sr-only' : 'pb-2 text-start type-subheading'}>
        {caption}
        {loading && <span className="sr-only"> {strings.loading}</span>}
      </caption>
      <thead>
        <tr className="type-caption text-ink-muted">
          <th scope="col" className={cx(cell, 'text-start font-medium whitespace-nowrap')}>
            {strings.place}
          </th>
          <th scope="col" className={cx(cell, 'w-full text-start font-medium')}>
            {strings.player}
          </th>
          <th scope="col" className={cx(cell, 'text-end font-medium whitespace-nowrap')}>
            {strings.score}
          </th>
        </tr>
      </thead>
      <tbody>
        {loading
          ? Array.from({ length: loadingRows }, (_, row) => (
              <tr key={row} aria-hidden="true">
                <td className={cx(cell, 'border-t border-line')}>
                  <Skeleton shape="circle" style={{ inlineSize: mark, blockSize: mark }} />
                </td>
                <td className={cx(cell, 'border-t border-line')}>
                  <Skeleton className="max-w-40" />
                </td>
                <td className={cx(cell, 'border-t border-line')}>
                  <Skeleton className="ms-auto w-16" />
                </td>
              </tr>
            ))
          : rows.map(({ id, rank, name, score, isMe = false }) => (
              <tr
                key={id}
                data-state={isMe ? 'me' : 'other'}
                className={isMe ? 'bg-selection font-semibold forced:outline-2 forced:-outline-offset-2' : ''}
              >
                <td
                  className={cx(cell, 'border-t border-line', isMe && 'border-s-4 border-s-selection-edge')}
                >
                  <RankMark rank={rank} size={mark} />
                </td>
                <th scope="row" className={cx(cell, 'border-t border-line text-start font-[inherit]')}>
                  <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                    <UserText text={name} />
                    {isMe && <Badge tone="selection">{strings.you}</Badge>}
                  </span>
                </th>
                <td className={cx(cell, 'border-t border-line text-end', isMe && 'rounded-e-control')}>
                  <Num
                    className="inline-block text-end font-semibold wrap-anywhere"
                    style={{ minInlineSize: `${widest}ch` }}
                  >
                    {figure(score)}
                  </Num>
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  )
}
