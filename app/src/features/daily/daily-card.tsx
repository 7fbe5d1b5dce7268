import { Button, Heading, Image, PlayIcon, TextLink, getHueAttributes } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { dailyGameOf, dailyPath, startOfDay, toDay } from '../../catalogue/daily/daily-game.ts'
import { catalogue } from '../../catalogue/index.ts'
import { useHasPlayed, useStreak } from './use-streak.ts'
import { useNow } from './use-now.ts'
import { useYesterdaysPlace } from './use-yesterdays-place.ts'
import { useAuth } from '../session/use-auth.ts'
import { useLocale, withMessages } from '../../i18n/index.ts'
import { dailyMessages } from '../../i18n/messages/daily/index.ts'
import { links } from '../../routing/links.ts'

const [minuteMs, hourMs] = [60_000, 3_600_000]

/** Today's game with the time left, the streak and yesterday's place. */
function DailyCard() {
  const t = useTranslations('daily')
  const locale = useLocale()
  const to = links(locale)
  const userId = useAuth().user?.id ?? null
  const now = useNow(minuteMs)
  const { id, day, game } = dailyGameOf(toDay(now))
  const streak = useStreak(userId, day)
  const hasPlayed = useHasPlayed(userId, day)
  const place = useYesterdaysPlace(userId, day)
  const left = startOfDay(day + 1) - now
  return (
    <div
      {...getHueAttributes(catalogue.category(game.categoryId)?.hue)}
      className="tile flex min-h-[inherit] flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-surface p-3 text-ink [--tile-depth:6px] [--tile-edge:var(--hue-edge)] [--tile-shadow:var(--hue-edge)] sm:p-5"
    >
      <Image
        src={game.thumbnailUrl}
        fallbackSrc="posters/placeholder.svg"
        alt=""
        className="w-24 shrink-0 overflow-hidden rounded-control sm:w-40"
      />
      <div className="grid min-w-0 grow basis-32 gap-1">
        <div className="type-caption flex flex-wrap gap-x-2">
          <Heading level={2} id="daily" className="type-caption text-hue-text">
            {t('heading')}
          </Heading>
          <span className="text-ink-muted">
            {left < minuteMs
              ? t('lastMinute')
              : t('timeLeft', {
                  hours: Math.floor(left / hourMs),
                  minutes: Math.floor((left % hourMs) / minuteMs),
                })}
          </span>
        </div>
        <p className="type-subheading sm:type-heading">{game.title[locale]}</p>
        <p className="type-small flex flex-wrap gap-x-3 text-ink-muted">
          <span>{t('streak', { count: streak })}</span>
          {place !== null && <span>{t('yesterday', { place })}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button asChild variant="action" startIcon={PlayIcon}>
          <a href={to.play(dailyPath)}>{hasPlayed ? t('playAgain') : t('play')}</a>
        </Button>
        <TextLink variant="standalone" href={to.gameBoard(id)}>
          {t('board')}
        </TextLink>
      </div>
    </div>
  )
}

export default withMessages(dailyMessages, DailyCard)
