import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Badge } from '../badge/index.ts'
import { Num, UserText, useNumberFormat } from '../bidi/index.ts'
import { useKit } from '../provider/index.ts'
import { Skeleton } from '../skeleton/index.ts'
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
}

const cell = 'px-2 py-1.5 first:ps-2 last:pe-3 sm:px-4'

/** Who scored most: places, names in their own direction, figures in columns. */
export function ScoreTable({
  caption,
  captionHidden = false,
  rows,
  loading = false,
  loadingRows = 5,
  className,
  ...rest
}: ScoreTableProps) {
  const { strings } = useKit()
  const figure = useNumberFormat()
  // Boxes of one width, so that units stand under units wherever the line ends.
  const widest = Math.max(0, ...rows.map(({ score }) => figure(score).length))
  return (
    <table
      data-slot="score-table"
      data-state={loading ? 'loading' : 'ready'}
      aria-busy={loading}
      className={cx('w-full border-separate border-spacing-0 type-body', className)}
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
                  <Skeleton shape="circle" className="size-9" />
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
                  <RankMark rank={rank} />
                </td>
                <th scope="row" className={cx(cell, 'border-t border-line text-start font-[inherit]')}>
                  <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                    <UserText text={name} />
                    {isMe && <Badge tone="selection">{strings.you}</Badge>}
                  </span>
                </th>
                <td
                  className={cx(
                    cell,
                    'border-t border-line text-end whitespace-nowrap',
                    isMe && 'rounded-e-control',
                  )}
                >
                  <Num
                    className="inline-block text-end font-semibold"
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
