import { Button, EmptyState, ErrorState, RetryIcon, ScoreTable, Text, TrophyIcon } from '@saha/ui'
import { toStandings, type HighScore } from '@saha/machines/high-scores'
import type { Failure } from '@saha/machines/port'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { BackendHint, BackendMessage } from '../errors/backend-message.tsx'
import { getHighScoresErrorMessage } from '../errors/backend-error-messages.ts'
import { useLocale } from '../../i18n/index.ts'
import { NeedsConnection } from '../offline/needs-connection.tsx'
import { useOffline } from '../offline/use-offline.ts'
import { useVerifiedScores } from './use-verified-scores.ts'
import { VerifiedLegend } from './verified-legend.tsx'
import { site } from '../../config/site.ts'

interface ScoreBoardProps {
  game: Game
  /** Best first. */
  scores: readonly HighScore[]
  ready: boolean
  failure: Failure<string> | null
  /** Reads the scores again. */
  load: () => void
  /** The current user; null for a guest. */
  readerId: string | null
  /** Id of a just submitted score. It is marked as the user's and also shown below the top. */
  recordId?: string
  /** Returns what is shown below the name of an own row. */
  renderOwn?: (row: HighScore) => ReactNode
  /** Compact layout, for the dialog over a game. @default false */
  small?: boolean
}

/** The best scores of a game. Marks the user's own. */
export function ScoreBoard({
  game,
  scores,
  ready,
  failure,
  load,
  readerId,
  recordId,
  renderOwn,
  small = false,
}: ScoreBoardProps) {
  const t = useTranslations()
  const locale = useLocale()
  const offline = useOffline()
  const isVerified = useVerifiedScores(scores, recordId)
  if (offline && scores.length === 0) return <NeedsConnection what="board" />
  if (failure) return <Failed kind={failure.kind} onRetry={load} small={small} />

  const all = toStandings(scores, readerId)
  const rows = all.filter(({ id, rank }) => rank <= site.scores.shown || id === recordId)
  if (ready && rows.length === 0) return <EmptyState icon={TrophyIcon} title={t('scores.empty')} level={3} />
  return (
    <>
      <ScoreTable
        caption={t('scores.caption', { title: game.title[locale] })}
        captionHidden
        size={small ? 'small' : 'medium'}
        loading={!ready && rows.length === 0}
        loadingRows={site.scores.shown}
        rows={rows.map((row) => ({
          id: row.id,
          rank: row.rank,
          name: row.userName,
          detail: row.mine && renderOwn?.(row),
          score: row.score,
          isMe: row.mine || row.id === recordId,
          isVerified: isVerified(row),
        }))}
      />
      {rows.some(isVerified) && <VerifiedLegend />}
    </>
  )
}

interface FailedProps {
  kind: Failure<string>['kind']
  onRetry: () => void
  small: boolean
}

function Failed({ kind, onRetry, small }: FailedProps) {
  const t = useTranslations()
  const message = getHighScoresErrorMessage(kind)
  if (!small) {
    return (
      <ErrorState
        title={t(message.text)}
        level={3}
        hint={message.hint && <BackendHint hint={message.hint} />}
        live="status"
        onRetry={onRetry}
      />
    )
  }
  return (
    <output className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Text as="span" size="small" tone="danger" className="grow basis-48">
        <BackendMessage {...message} />
      </Text>
      <Button size="small" startIcon={RetryIcon} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </output>
  )
}
