import { Button, Text, TrophyIcon } from '@saha/ui'
import type { OfferState } from '@saha/machines/game-session'
import type { GameSessionView } from '@saha/machines/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Game } from '../../../catalogue/index.ts'
import { BackendMessage } from '../../../features/errors/backend-message.tsx'
import { getScoreSubmissionErrorMessage } from '../../../features/errors/backend-error-messages.ts'
import { useLocale } from '../../../i18n/index.ts'
import { links } from '../../../routing/links.ts'
import { useAuth } from '../../../features/session/use-auth.ts'
import { rememberIntent } from '../../../features/session/sign-in-intent.ts'
import { ShareResult, type DailyRound } from '../daily/daily-round.tsx'
import { SubmittedScore } from './submitted-score.tsx'

interface ScoreOfferProps {
  game: Game
  boardId: string
  daily: DailyRound | undefined
  /** Whether the run answers a challenge. */
  isChallenged: boolean
  session: GameSessionView
  offer: OfferState
  /** Whether the run is too long to be verified. */
  isRunTooLong: boolean
  onDismiss: () => void
}

/** Screen readers announce one offer and then none for ten seconds, because runs may end in quick succession. */
const [announceMs, silentMs] = [1000, 10_000]

/** Returns whether to announce an offer that appears now. */
function useIsAnnounced(offered: boolean): boolean {
  const [phase, setPhase] = useState<'ready' | 'announcing' | 'silent'>('ready')
  if (offered && phase === 'ready') setPhase('announcing')
  useEffect(() => {
    if (phase === 'ready') return undefined
    const timer =
      phase === 'announcing'
        ? setTimeout(() => setPhase('silent'), announceMs)
        : setTimeout(() => setPhase('ready'), silentMs)
    return () => clearTimeout(timer)
  }, [phase])
  return phase !== 'silent'
}

/** Offers to submit a finished run's score. Guests are asked to sign in, and the score is stored meanwhile. */
export function ScoreOffer(props: ScoreOfferProps) {
  const { game, boardId, daily, session, offer, onDismiss } = props
  const t = useTranslations('player')
  const { submittedRecordId: recordId, failure } = session
  const { expire } = useAuth()
  useEffect(() => {
    if (failure?.code === 'login-required') expire()
  }, [failure, expire])
  const isNew = (offer === 'offered' || offer === 'signInRequired') && failure === null
  // The session forgets a submitted score.
  const [lastScore, setLastScore] = useState(0)
  if (session.pendingScore !== null && session.pendingScore !== lastScore) setLastScore(session.pendingScore)
  const isAnnounced = useIsAnnounced(isNew)
  return (
    <section
      aria-label={t('afterGame')}
      aria-live={isNew && !isAnnounced ? 'off' : 'polite'}
      className="grid justify-items-center"
    >
      {offer !== 'none' && (
        <div className="tile m-2 flex w-[calc(100%-1rem)] max-w-xl animate-[saha-rise_220ms_ease-out] flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-surface p-3 text-ink [--tile-depth:6px] sm:p-4 landscape:w-[clamp(13rem,32vw,22rem)]">
          {offer === 'submitted' && recordId !== null ? (
            <SubmittedScore
              game={game}
              boardId={boardId}
              daily={daily}
              isChallenged={props.isChallenged}
              recordId={recordId}
              score={lastScore}
              onDismiss={onDismiss}
            />
          ) : (
            <PendingScore {...props} />
          )}
        </div>
      )}
    </section>
  )
}

function PendingScore({ boardId, daily, session, offer, isRunTooLong, onDismiss }: ScoreOfferProps) {
  const t = useTranslations('player')
  const to = links(useLocale())
  const { pathname, search } = useLocation()
  const { actor, pendingScore: score, failure } = session
  const rememberScore = () => {
    if (score === null) return
    rememberIntent({
      path: `${pathname}${search}`,
      action: { kind: 'score', gameId: boardId, score },
      owner: actor.getSnapshot().context.owner,
    })
  }
  return (
    <>
      <TrophyIcon size={1.75} className="text-action max-sm:hidden" />
      <div className="min-w-0 grow basis-48">
        <Text className="font-semibold">{score !== null && t('scoreOffer', { count: score })}</Text>
        {isRunTooLong && (
          <Text size="small" tone="muted">
            {t('scoreTooLong')}
          </Text>
        )}
        {offer === 'signInRequired' && (
          <Text size="small" tone="muted">
            {t('scoreLogin')}
          </Text>
        )}
        {failure?.code === 'submit-score' && (
          <Text size="small" tone="danger">
            <BackendMessage {...getScoreSubmissionErrorMessage(failure)} />
          </Text>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {daily && score !== null && <ShareResult round={daily} score={score} />}
        {offer === 'signInRequired' ? (
          <Button asChild variant="action">
            <a href={to.login} onClick={rememberScore}>
              {t('scoreLoginLink')}
            </a>
          </Button>
        ) : (
          <Button variant="action" busy={offer === 'submitting'} onClick={session.submitScore}>
            {offer === 'submitting' ? t('scoreSubmitting') : t('scoreSubmit')}
          </Button>
        )}
        <Button variant="quiet" disabled={offer === 'submitting'} onClick={onDismiss}>
          {t('scoreDismiss')}
        </Button>
      </div>
    </>
  )
}
