import { Field, Heading, SegmentedControl, Select, Text } from '@saha/ui'
import { useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { findDailyGame } from '../../catalogue/daily/daily-game.ts'
import { catalogue } from '../../catalogue/index.ts'
import { useBoardName } from '../../features/daily/use-board-name.ts'
import { useLocale, withMessages } from '../../i18n/index.ts'
import { boardMessages } from '../../i18n/messages/board/index.ts'
import { dailyMessages } from '../../i18n/messages/daily/index.ts'
import { scoreMessages } from '../../i18n/messages/scores/index.ts'
import NotFound from '../../layout/not-found/not-found.tsx'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links, pathOf } from '../../routing/links.ts'
import { DayLinks, useToday } from './day-links.tsx'
import { OwnPlace } from './own-place.tsx'
import { periods, startOf } from './period.ts'
import { Scores } from './scores.tsx'

/** The period of the URL and its setter. An unknown one means all time. */
function usePeriod() {
  const [parameters, setParameters] = useSearchParams()
  const period = periods.find((each) => each === parameters.get('period')) ?? 'all'
  return [
    period,
    (next: string) => setParameters(next === 'all' ? {} : { period: next }, { replace: true }),
  ] as const
}

function BoardOf({ gameId }: { gameId: string | null }) {
  const t = useTranslations('board')
  const daily = useTranslations('daily')
  const locale = useLocale()
  const to = links(locale)
  const navigate = useNavigate()
  const nameOf = useBoardName()
  const today = useToday()
  const [chosen, setPeriod] = usePeriod()
  const [openedAt] = useState(Date.now)
  const shownDay = gameId === null ? undefined : findDailyGame(gameId, openedAt)
  // A daily board has one day only.
  const period = shownDay ? 'all' : chosen
  const board = useMemo(() => ({ gameId, since: startOf(period, openedAt) }), [gameId, period, openedAt])
  const heading = gameId === null ? t('heading') : t('gameTitle', { game: nameOf(gameId) ?? '' })
  usePageMeta({ title: heading, description: shownDay ? daily('description') : t('description') })
  const dailyIds = [...new Set([shownDay?.id, today?.id])].filter((id) => id !== undefined)
  return (
    <div className="page-width grid max-w-3xl gap-5 pt-5 sm:pt-10">
      <Heading level={1} size="title" tabIndex={-1}>
        {heading}
      </Heading>
      <div className="flex flex-wrap items-end gap-4">
        {/* A fixed width: the name of today's game arrives after the prerendered page, and is long. */}
        <Field label={t('game')} className="flex-[0_1_18rem]">
          {(control) => (
            <Select
              {...control}
              value={gameId ?? ''}
              onChange={({ currentTarget: { value } }) =>
                void navigate({
                  pathname: pathOf(value ? to.gameBoard(value) : to.board),
                  search: period === 'all' ? '' : `?period=${period}`,
                })
              }
            >
              <option value="">{t('allGames')}</option>
              {dailyIds.map((id) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
              {catalogue.games().map(({ id, title }) => (
                <option key={id} value={id}>
                  {title[locale]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {shownDay ? (
          <DayLinks shown={shownDay} today={today} />
        ) : (
          <SegmentedControl
            label={t('period')}
            value={period}
            onValueChange={setPeriod}
            options={periods.map((value) => ({ value, label: t(value) }))}
          />
        )}
      </div>
      {/* Reserves its line, so that the scores do not shift once the session is known. */}
      <div className="min-h-[1.75em]">
        <OwnPlace board={board} />
      </div>
      <Text size="small" tone="muted">
        {shownDay ? daily('boardNote') : t('note')}
      </Text>
      <Scores key={`${gameId} ${period}`} board={board} caption={t('caption')} />
    </div>
  )
}

/** High scores of all games, or of the game or the day in the path. */
function Board() {
  const { gameId } = useParams()
  const isKnown = gameId === undefined || catalogue.game(gameId) !== undefined || findDailyGame(gameId)
  return isKnown ? <BoardOf gameId={gameId ?? null} /> : <NotFound />
}

export default withMessages({ ...boardMessages, ...dailyMessages, ...scoreMessages }, Board)
