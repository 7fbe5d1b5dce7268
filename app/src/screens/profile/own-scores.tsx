import {
  EmptyState,
  ErrorState,
  Num,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TableSkeleton,
  TextLink,
  TrophyIcon,
} from '@saha/ui'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { listOwnScores, type GameScore } from '../../adapters/appwrite/documents/boards.ts'
import { useBoardName } from '../../features/daily/use-board-name.ts'
import { getHighScoresErrorMessage } from '../../features/errors/backend-error-messages.ts'
import { BackendHint } from '../../features/errors/backend-message.tsx'
import { useLoaded } from '../../features/games/use-loaded.ts'
import { useFormat, useLocale } from '../../i18n/index.ts'
import { formattingLocale } from '../../i18n/locale.ts'
import { links } from '../../routing/links.ts'

/** Keeps the best score on each board, latest first. */
function toBestScores(scores: readonly GameScore[]): readonly GameScore[] {
  const best = new Map<string, GameScore>()
  for (const score of scores)
    if (score.score > (best.get(score.gameId)?.score ?? -1)) best.set(score.gameId, score)
  return [...best.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Returns a formatter of dates that fit one line of a phone's table. */
function useShortDate() {
  const locale = useLocale()
  return useMemo(
    () =>
      new Intl.DateTimeFormat(formattingLocale[locale], {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    [locale],
  )
}

/** The user's best score in each game, with its day. */
export function OwnScores({ userId }: { userId: string }) {
  const t = useTranslations('profile')
  const all = useTranslations()
  const to = links(useLocale())
  const nameOf = useBoardName()
  const format = useFormat()
  const date = useShortDate()
  const load = useCallback((signal: AbortSignal) => listOwnScores({ userId }, signal), [userId])
  const loaded = useLoaded(load)
  if (loaded.status === 'failed') {
    const { text, hint } = getHighScoresErrorMessage(loaded.kind)
    return (
      <ErrorState
        title={all(text)}
        level={3}
        hint={hint && <BackendHint hint={hint} />}
        live="status"
        onRetry={loaded.reload}
      />
    )
  }
  const best =
    loaded.status === 'ready' ? toBestScores(loaded.value.filter(({ gameId }) => nameOf(gameId))) : []
  if (loaded.status === 'ready' && best.length === 0)
    return <EmptyState icon={TrophyIcon} title={t('noScores')} level={3} />
  return (
    <Table caption={t('scoresCaption')} captionHidden loading={loaded.status === 'loading'}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('game')}</TableHeaderCell>
          <TableHeaderCell align="number">{t('score')}</TableHeaderCell>
          <TableHeaderCell>{t('date')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      {loaded.status === 'loading' ? (
        <TableSkeleton columns={['start', 'number', 'start']} rows={3} />
      ) : (
        <TableBody>
          {best.map(({ id, gameId, score, createdAt }) => (
            <TableRow key={id}>
              <TableHeaderCell scope="row">
                <TextLink href={to.gameBoard(gameId)}>{nameOf(gameId)}</TextLink>
              </TableHeaderCell>
              <TableCell align="number">
                <Num>{format.number(score)}</Num>
              </TableCell>
              <TableCell>{date.format(new Date(createdAt))}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      )}
    </Table>
  )
}
