import { CloseIcon, IconButton, StarMotif, Text } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '../../../catalogue/index.ts'
import { ChallengeButton } from '../../../features/challenge/lazy-challenge-button.ts'
import { ScoreBoard } from '../../../features/games/score-board.tsx'
import { useScores } from '../../../features/games/use-scores.ts'
import { PendingBadge } from '../../../features/offline/pending-badge.tsx'
import { useIsQueued } from '../../../features/offline/use-outbox.ts'
import { useAuth } from '../../../features/session/use-auth.ts'
import { ShareResult, type DailyRound } from '../daily/daily-round.tsx'

interface SubmittedScoreProps {
  game: Game
  boardId: string
  daily: DailyRound | undefined
  isChallenged: boolean
  /** Id of the score's record. */
  recordId: string
  score: number
  onDismiss: () => void
}

/** Shows the rank of a submitted score and the current board. */
export function SubmittedScore({
  game,
  boardId,
  daily,
  isChallenged,
  recordId,
  score,
  onDismiss,
}: SubmittedScoreProps) {
  const t = useTranslations('player')
  const { user } = useAuth()
  const isQueued = useIsQueued('score', boardId)
  const board = useScores(boardId)
  const rank = board.scores.findIndex(({ id }) => id === recordId) + 1
  const container = useRef<HTMLDivElement>(null)
  // The submit button unmounts, so this element takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) container.current?.focus()
  }, [])
  return (
    <div ref={container} tabIndex={-1} className="grid w-full gap-2 outline-none">
      <div className="flex items-center gap-3">
        <StarMotif size="2rem" className="animate-[saha-star-turn_700ms_ease-out] text-action" />
        <Text className="grow font-semibold">
          {isQueued ? (
            <PendingBadge kind="score" gameId={boardId} message="scorePending" />
          ) : rank > 0 ? (
            t('place', { place: rank })
          ) : (
            t('scoreSubmitted')
          )}
        </Text>
        <IconButton
          icon={CloseIcon}
          size="small"
          variant="quiet"
          label={t('scoreClose')}
          onClick={onDismiss}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {daily && <ShareResult round={daily} score={score} rank={rank} />}
        {/* A queued score has no row to beat yet. */}
        {!isQueued && (
          <ChallengeButton
            game={game}
            boardId={boardId}
            rowId={recordId}
            score={score}
            isAnswer={isChallenged}
          />
        )}
      </div>
      {/* The sentence above announces the change; the whole table would be too long. */}
      {!isQueued && (
        <div aria-live="off">
          <ScoreBoard game={game} {...board} readerId={user?.id ?? null} recordId={recordId} small />
        </div>
      )}
    </div>
  )
}
