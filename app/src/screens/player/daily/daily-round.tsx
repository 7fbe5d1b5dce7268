import { Banner, Button } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { dailyPath, type DailyGame } from '../../../catalogue/daily/daily-game.ts'
import { useDayFormat } from '../../../features/daily/use-board-name.ts'
import { useStreak } from '../../../features/daily/use-streak.ts'
import { useAuth } from '../../../features/session/use-auth.ts'
import { ShareTextButton } from '../../../features/share/share-text-button.tsx'
import { useLocale } from '../../../i18n/index.ts'
import { links } from '../../../routing/links.ts'

/** A play session of a daily game. The functions are stable. */
export interface DailyRound {
  daily: DailyGame
  /** Whether its day has ended. */
  isOver: boolean
  /** Opens the game of the current day. */
  openNext: () => void
  /** Returns whether a run that begins now counts for the day. */
  acceptsRun: () => boolean
  /** A run that counts has ended. */
  onRunEnd: () => void
}

/** Says that the day is over, while its last run or score is open. */
export function DayOverNotice({ onNext }: { onNext: () => void }) {
  const t = useTranslations('daily')
  return (
    <div className="px-3 pb-2">
      <Banner
        live="status"
        action={
          <Button size="small" onClick={onNext}>
            {t('playNext')}
          </Button>
        }
      >
        {t('dayOver')}
      </Banner>
    </div>
  )
}

interface ShareResultProps {
  round: DailyRound
  score: number
  /** Rank on the board of the day, from 1; 0 if unknown. */
  rank?: number
}

/** Shares the result of a day as a text. */
export function ShareResult({ round: { daily }, score, rank = 0 }: ShareResultProps) {
  const t = useTranslations('daily')
  const locale = useLocale()
  const formatDay = useDayFormat('numeric')
  const { user } = useAuth()
  const streak = useStreak(user?.id ?? null, daily.day)
  const result = { date: formatDay(daily.day), title: daily.game.title[locale], count: score, streak }
  return (
    <ShareTextButton
      label={t('share')}
      text={rank > 0 ? t('placedResult', { ...result, place: rank }) : t('result', result)}
      href={links(locale).play(dailyPath)}
    />
  )
}
