import { Field, Heading, SegmentedControl, Select, Text } from '@saha/ui'
import { useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { catalogue, type Game } from '../../catalogue/index.ts'
import { useLocale, withMessages } from '../../i18n/index.ts'
import { boardMessages } from '../../i18n/messages/board/index.ts'
import { scoreMessages } from '../../i18n/messages/scores/index.ts'
import NotFound from '../../layout/not-found/not-found.tsx'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links, pathOf } from '../../routing/links.ts'
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

function BoardOf({ game }: { game: Game | null }) {
  const t = useTranslations('board')
  const locale = useLocale()
  const to = links(locale)
  const navigate = useNavigate()
  const [period, setPeriod] = usePeriod()
  const [openedAt] = useState(Date.now)
  const gameId = game?.id ?? null
  const board = useMemo(() => ({ gameId, since: startOf(period, openedAt) }), [gameId, period, openedAt])
  const heading = game ? t('gameTitle', { game: game.title[locale] }) : t('heading')
  usePageMeta({ title: heading, description: t('description') })
  return (
    <div className="page-width grid max-w-3xl gap-5 pt-5 sm:pt-10">
      <Heading level={1} size="title" tabIndex={-1}>
        {heading}
      </Heading>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t('game')}>
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
              {catalogue.games().map(({ id, title }) => (
                <option key={id} value={id}>
                  {title[locale]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SegmentedControl
          label={t('period')}
          value={period}
          onValueChange={setPeriod}
          options={periods.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {/* Keeps its line free, so that the scores do not move when the session is known. */}
      <div className="min-h-[1.75em]">
        <OwnPlace board={board} />
      </div>
      <Scores key={`${gameId} ${period}`} board={board} caption={t('caption')} />
      <Text size="small" tone="muted">
        {t('note')}
      </Text>
    </div>
  )
}

/** High scores of all games, or of the game in the path. */
function Board() {
  const { gameId } = useParams()
  const game = gameId === undefined ? null : catalogue.game(gameId)
  return game === undefined ? <NotFound /> : <BoardOf game={game} />
}

export default withMessages({ ...boardMessages, ...scoreMessages }, Board)
