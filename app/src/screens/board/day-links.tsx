import { Button, PlayIcon } from '@saha/ui'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import {
  dailyGameOf,
  dailyPath,
  findDailyGame,
  toDay,
  type DailyGame,
} from '../../catalogue/daily/daily-game.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

const neverChanges = () => () => {}

/** Returns the daily game of today; null in prerendered pages, which last for many days. */
export function useToday(): DailyGame | null {
  const day = useSyncExternalStore(
    neverChanges,
    () => toDay(Date.now()),
    () => null,
  )
  return useMemo(() => (day === null ? null : dailyGameOf(day)), [day])
}

interface DayLinksProps {
  shown: DailyGame
  today: DailyGame | null
}

/** Links from the board of a day to the days before and after it, and to today's game. */
export function DayLinks({ shown, today }: DayLinksProps) {
  const t = useTranslations('daily')
  const to = links(useLocale())
  const renderLink = (day: number, label: string) => {
    const daily = findDailyGame(dailyGameOf(day).id)
    return (
      daily && (
        <Button asChild>
          <a href={to.gameBoard(daily.id)}>{label}</a>
        </Button>
      )
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      {renderLink(shown.day - 1, t('previousDay'))}
      {renderLink(shown.day + 1, t('nextDay'))}
      {shown.day === today?.day && (
        <Button asChild variant="action" startIcon={PlayIcon}>
          <a href={to.play(dailyPath)}>{t('play')}</a>
        </Button>
      )}
    </div>
  )
}
