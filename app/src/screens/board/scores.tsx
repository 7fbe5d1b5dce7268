import { EmptyState, ErrorState, ScoreTable, TextLink, TrophyIcon } from '@saha/ui'
import { createHighScoresMachine, toStandings } from '@saha/machines/high-scores'
import { useHighScores } from '@saha/machines/react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listBoard, type Board } from '../../adapters/appwrite/documents/boards.ts'
import { catalogue } from '../../catalogue/index.ts'
import { useBoardName } from '../../features/daily/use-board-name.ts'
import { getHighScoresErrorMessage } from '../../features/errors/backend-error-messages.ts'
import { BackendHint } from '../../features/errors/backend-message.tsx'
import { NeedsConnection } from '../../features/offline/needs-connection.tsx'
import { useVerifiedScores } from '../../features/games/use-verified-scores.ts'
import { VerifiedLegend } from '../../features/games/verified-legend.tsx'
import { useOffline } from '../../features/offline/use-offline.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

const skeletonRows = 10

/** The best scores of a board. The host keys it by board. */
export function Scores({ board, caption }: { board: Board; caption: string }) {
  const t = useTranslations()
  const to = links(useLocale())
  const nameOf = useBoardName()
  const offline = useOffline()
  const { user } = useAuth()
  const [machine] = useState(() =>
    createHighScoresMachine({ listOrdered: listBoard(board, true), listUnordered: listBoard(board, false) }),
  )
  const { scores, ready, failure, load } = useHighScores(machine, { gameId: board.gameId ?? '' })
  const isVerified = useVerifiedScores(scores)
  useEffect(() => {
    if (!offline) load()
  }, [load, offline])
  if (offline && scores.length === 0) return <NeedsConnection what="board" />
  if (failure) {
    const { text, hint } = getHighScoresErrorMessage(failure.kind)
    return (
      <ErrorState title={t(text)} hint={hint && <BackendHint hint={hint} />} live="status" onRetry={load} />
    )
  }
  if (ready && scores.length === 0) return <EmptyState icon={TrophyIcon} title={t('scores.empty')} />
  const gameLink = (gameId: string | undefined) => {
    const name = board.gameId === null && gameId !== undefined ? nameOf(gameId) : undefined
    if (gameId === undefined || name === undefined) return undefined
    return <TextLink href={catalogue.game(gameId) ? to.game(gameId) : to.gameBoard(gameId)}>{name}</TextLink>
  }
  const standings = toStandings(scores, user?.id ?? null)
  return (
    <>
      <ScoreTable
        caption={caption}
        captionHidden
        loading={!ready && scores.length === 0}
        loadingRows={skeletonRows}
        rows={standings.map(({ id, rank, userName, score, mine, gameId }) => ({
          id,
          rank,
          name: userName,
          detail: gameLink(gameId),
          score,
          isMe: mine,
          isVerified: isVerified({ id, score }),
        }))}
      />
      {standings.some(isVerified) && <VerifiedLegend />}
    </>
  )
}
