import { ArrowEndIcon, Button, Image, PlayIcon, StarGrid, getHueAttributes } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { PlayLink } from '../../features/games/play-link.tsx'
import { RandomButton } from '../../features/games/random-button.tsx'
import { useLocale } from '../../i18n/index.ts'
import { useRecentlyPlayed } from '../../features/recently-played/use-recently-played.ts'
import { links } from '../../routing/links.ts'

/** Introduces the portal and links to the game that was played last, or to a featured one. */
export function Hero() {
  const t = useTranslations('home')
  const locale = useLocale()
  const to = links(locale)
  const [lastGame] = useRecentlyPlayed()
  const game = lastGame ?? catalogue.games()[0]
  return (
    <section data-theme="dark" className="relative isolate overflow-hidden bg-night text-on-night">
      <StarGrid step={128} className="-z-1 text-on-night opacity-[0.07]" />
      <div className="page-width grid items-center gap-3 py-4 sm:gap-5 sm:py-10 lg:grid-cols-[1.05fr_1fr] lg:gap-12">
        <div className="grid justify-items-start gap-2 sm:gap-5">
          <h1 tabIndex={-1} className="type-title text-balance sm:type-display">
            {t('heading')}
          </h1>
          <p className="max-w-[34rem] text-balance text-on-night-muted sm:type-lead">
            <span>{t('lead')}</span> <span className="max-sm:sr-only">{t('leadMore')}</span>
          </p>
          <div className="flex flex-wrap gap-3 max-sm:text-[0.875rem] max-sm:[&_a]:min-h-11 max-sm:[&_a]:px-3">
            <Button asChild variant="action" size="large" endIcon={ArrowEndIcon}>
              <a href={to.games}>{t('explore')}</a>
            </Button>
            <Button asChild size="large">
              <a href={to.tag('popular')}>{t('popular')}</a>
            </Button>
          </div>
          {/* On its own line, because beside the others it would wrap while the font loads. */}
          <div className="max-sm:hidden">
            <RandomButton games={catalogue.games()} from="all" />
          </div>
        </div>
        {game && (
          <PlayLink
            game={game}
            from="featured"
            {...getHueAttributes(catalogue.category(game.categoryId)?.hue)}
            className="tile tile-press group block overflow-hidden max-sm:grid max-sm:grid-cols-[6rem_1fr] rounded-panel bg-surface text-ink no-underline [--tile-depth:8px] [--tile-edge:var(--hue-edge)] [--tile-shadow:var(--hue-edge)]"
          >
            <Image
              src={game.thumbnailUrl}
              fallbackSrc="posters/placeholder.svg"
              alt=""
              loading="eager"
              className="size-full"
            />
            <span className="flex items-center justify-between gap-3 px-3 sm:p-5">
              <span className="grid min-w-0">
                <span className="type-caption text-hue-text">{t(lastGame ? 'continue' : 'tonight')}</span>
                <span className="type-subheading sm:type-heading">{game.title[locale]}</span>
              </span>
              <Button asChild variant="action" startIcon={PlayIcon} className="max-sm:w-11 max-sm:px-0">
                <span>
                  <span className="max-sm:sr-only">{t('playNow')}</span>
                </span>
              </Button>
            </span>
          </PlayLink>
        )}
      </div>
    </section>
  )
}
