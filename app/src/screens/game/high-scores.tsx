import { EmptyState, ErrorState, ScoreTable } from '@saha/ui'
import {
  createHighScoresMachine,
  selectScores,
  selectScoresBusy,
  selectScoresFailure,
} from '@saha/machines/high-scores'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { listScores, listScoresUnordered } from '../../adapters/appwrite/scores.ts'
import type { Game } from '../../catalogue/index.ts'
import { scoresWords } from '../../failure/backend-words.ts'
import { useLocale } from '../../i18n/index.ts'
import { useAuth } from '../../session/auth.ts'
import { site } from '../../site.ts'

const machine = createHighScoresMachine({ listOrdered: listScores, listUnordered: listScoresUnordered })

/** The game's five best scores. */
export function HighScores({ game }: { game: Game }) {
  const t = useTranslations()
  const locale = useLocale()
  const { user } = useAuth()
  const actor = useActorRef(machine, { input: { gameId: game.id } })
  const scores = useSelector(actor, selectScores)
  const busy = useSelector(actor, selectScoresBusy)
  const failure = useSelector(actor, selectScoresFailure)
  useEffect(() => actor.send({ type: 'scores.load' }), [actor])

  const load = () => actor.send({ type: 'scores.load' })
  if (failure) {
    return (
      <ErrorState
        title={t(scoresWords.text)}
        level={3}
        hint={t(scoresWords.hint)}
        live="status"
        onRetry={load}
      />
    )
  }
  const top = scores.slice(0, site.scores.shown)
  if (!busy && top.length === 0) return <EmptyState icon="trophy" title={t('game.scoresEmpty')} level={3} />
  return (
    <ScoreTable
      caption={t('game.scoresCaption', { title: game.title[locale] })}
      captionHidden
      loading={busy && top.length === 0}
      loadingRows={site.scores.shown}
      rows={top.map(({ id, userId, userName, score }, index) => ({
        id,
        rank: index + 1,
        name: userName,
        score,
        isMe: userId === user?.id,
      }))}
    />
  )
}
