import type { ReactNode } from 'react'
import { Badge } from '../badge/index.ts'
import { Num, UserText, useNumberFormat } from '../bidi/index.ts'
import { useKit } from '../provider/index.ts'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TableSkeleton,
  type TableProps,
} from '../table/index.ts'
import { RankMark } from './rank-mark.tsx'
import { VerifiedMark } from './verified-mark.tsx'

/** A row of the ranking. */
export interface ScoreRow {
  /** Unique key of the row. */
  id: string
  /** Rank, starting at 1. */
  rank: number
  /** Name of the player, in any script. */
  name: string
  /** Text below the name, such as the game of the score. */
  detail?: ReactNode
  /** Score of the player. */
  score: number
  /** Marks the row of the current user. @default false */
  isMe?: boolean
  /** Marks a score that the host has checked; say below the table what was checked. @default false */
  isVerified?: boolean
}

export interface ScoreTableProps extends Omit<TableProps, 'children' | 'maxHeight' | 'variant'> {
  /** Caption, such as "High scores of Neon Drift". */
  caption: string
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

/** As high as a line: marks extend into the padding of their cells. */
const markStyles = 'sa:flex sa:h-lh sa:items-center'

/** A ranking of players. Names get their own direction, and scores align in columns. */
export function ScoreTable({
  rows,
  loading = false,
  loadingRows = 5,
  size = 'medium',
  ...rest
}: ScoreTableProps) {
  const { messages } = useKit()
  const formatNumber = useNumberFormat()
  const mark = size === 'small' ? '1.75rem' : '2.25rem'
  // Scores share one width, so that digits align in both directions. A longer score, which only forgery produces,
  // wraps instead of widening the table.
  const scoreWidth = Math.min(
    maxFigureLength,
    Math.max(0, ...rows.map(({ score }) => formatNumber(score).length)),
  )
  return (
    <Table data-slot="score-table" variant="plain" size={size} loading={loading} {...rest}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{messages.place}</TableHeaderCell>
          <TableHeaderCell className="sa:w-full">{messages.player}</TableHeaderCell>
          <TableHeaderCell align="number">{messages.score}</TableHeaderCell>
        </TableRow>
      </TableHead>
      {loading ? (
        <TableSkeleton columns={['start', 'start', 'number']} rows={loadingRows} />
      ) : (
        <TableBody>
          {rows.map(({ id, rank, name, detail, score, isMe = false, isVerified = false }) => (
            <TableRow
              key={id}
              selected={isMe}
              data-state={isMe ? 'me' : 'other'}
              className={isMe ? 'sa:font-semibold' : ''}
            >
              <TableCell>
                <span className={markStyles}>
                  <RankMark rank={rank} size={mark} />
                </span>
              </TableCell>
              <TableHeaderCell scope="row" className="sa:font-[inherit] sa:wrap-anywhere">
                <span className="sa:flex sa:flex-wrap sa:items-center sa:gap-x-2">
                  {/* Lines of a long name align with the table, whatever the name's direction. */}
                  <span className="sa:min-w-0">
                    <UserText>{name}</UserText>
                  </span>
                  {isMe && <Badge tone="selection">{messages.you}</Badge>}
                  {isVerified && <VerifiedMark />}
                </span>
                {detail && <span className="sa:block sa:type-caption sa:text-ink-muted">{detail}</span>}
              </TableHeaderCell>
              <TableCell
                align="number"
                className={formatNumber(score).length > maxFigureLength ? 'sa:wrap-anywhere' : ''}
              >
                <Num
                  className="sa:inline-block sa:font-semibold sa:text-end"
                  style={{ minInlineSize: `${scoreWidth}ch` }}
                >
                  {formatNumber(score)}
                </Num>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      )}
    </Table>
  )
}
