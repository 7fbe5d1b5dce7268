import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { findDailyGame, startOfDay, type DailyGame } from '../../catalogue/daily/daily-game.ts'
import { catalogue } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'

/** Day before month in both languages, as in the share text. */
const dateLocale = { en: 'en-GB-u-nu-latn-ca-gregory', ar: 'ar-u-nu-latn-ca-gregory' } as const

/** Returns a formatter of days in UTC: 27 Nov, or 27 Nov 2026. */
export function useDayFormat(year?: 'numeric'): (day: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(dateLocale[locale], {
      day: 'numeric',
      month: 'short',
      ...(year && { year }),
      timeZone: 'UTC',
    })
    return (day) => format.format(startOfDay(day))
  }, [locale, year])
}

/** Returns a formatter of a daily game’s name. */
function useDailyName(): (daily: DailyGame) => string {
  const t = useTranslations('daily')
  const locale = useLocale()
  const formatDay = useDayFormat()
  return ({ day, game }) => t('name', { date: formatDay(day), title: game.title[locale] })
}

/** Returns a function that names the game or the daily game of a board; undefined for unknown ids. */
export function useBoardName(): (boardId: string) => string | undefined {
  const locale = useLocale()
  const formatName = useDailyName()
  return (boardId) => {
    const daily = findDailyGame(boardId)
    return daily ? formatName(daily) : catalogue.game(boardId)?.title[locale]
  }
}
