import { Button, Text, TrophyIcon } from '@saha/ui'
import {
  selectGameSessionFailure,
  selectOffer,
  selectPendingScore,
  selectSubmittedRecordId,
  type createGameSessionMachine,
} from '@saha/machines/game-session'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { ActorRefFrom } from 'xstate'
import type { Game } from '../../catalogue/index.ts'
import { BackendMessage } from '../../failure/backend-message.tsx'
import { submitWords } from '../../failure/backend-words.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../../session/auth.ts'
import { rememberIntent } from '../../session/intent.ts'
import { ScoreSent } from './score-sent.tsx'

interface ScoreOfferProps {
  game: Game
  actor: ActorRefFrom<ReturnType<typeof createGameSessionMachine>>
}

/** After a run: puts the score on the board and shows it, or asks a guest to sign in and keeps the score meanwhile. */
export function ScoreOffer({ game, actor }: ScoreOfferProps) {
  const t = useTranslations('player')
  const offer = useSelector(actor, selectOffer)
  const recordId = useSelector(actor, selectSubmittedRecordId)
  const failure = useSelector(actor, selectGameSessionFailure)
  const { expire } = useAuth()
  useEffect(() => {
    if (failure === 'login-required') expire()
  }, [failure, expire])
  const dismiss = () => actor.send({ type: 'score.dismiss' })
  return (
    <section aria-label={t('afterGame')} aria-live="polite" className="grid justify-items-center">
      {offer !== 'none' && (
        <div className="tile m-2 flex w-[calc(100%-1rem)] max-w-xl animate-[saha-rise_220ms_ease-out] flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-surface p-3 text-ink [--tile-depth:6px] sm:p-4 landscape:w-[clamp(13rem,32vw,22rem)]">
          {offer === 'submitted' && recordId !== null ? (
            <ScoreSent game={game} recordId={recordId} onDismiss={dismiss} />
          ) : (
            <Waiting game={game} actor={actor} onDismiss={dismiss} />
          )}
        </div>
      )}
    </section>
  )
}

/** A score that is not on the board yet. */
function Waiting({ game, actor, onDismiss }: ScoreOfferProps & { onDismiss: () => void }) {
  const t = useTranslations('player')
  const to = links(useLocale())
  const { pathname, search } = useLocation()
  const offer = useSelector(actor, selectOffer)
  const score = useSelector(actor, selectPendingScore)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const keepForLater = () => {
    if (score === null) return
    rememberIntent({
      path: `${pathname}${search}`,
      action: { kind: 'score', gameId: game.id, score },
      owner: actor.getSnapshot().context.owner,
    })
  }
  return (
    <>
      <TrophyIcon size={1.75} className="text-action" />
      <div className="min-w-0 grow basis-48">
        <Text className="font-semibold">{score !== null && t('scoreOffer', { count: score })}</Text>
        {offer === 'signInRequired' && (
          <Text size="small" tone="muted">
            {t('scoreLogin')}
          </Text>
        )}
        {failure?.code === 'submit-score' && (
          <Text size="small" tone="danger">
            <BackendMessage {...submitWords(failure)} />
          </Text>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {offer === 'signInRequired' ? (
          <Button asChild variant="action">
            <a href={to.login} onClick={keepForLater}>
              {t('scoreLoginLink')}
            </a>
          </Button>
        ) : (
          <Button
            variant="action"
            busy={offer === 'submitting'}
            onClick={() => actor.send({ type: 'score.submit' })}
          >
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
