import { ArrowEndIcon, Button, Image, PlayIcon, StarGrid } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { PlayLink } from '../../features/games/play-link.tsx'
import { RandomButton } from '../../features/games/random-button.tsx'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

/** Introduces the portal and links to one featured game. */
export function Hero() {
  const t = useTranslations('home')
  const locale = useLocale()
  const to = links(locale)
  const featuredGame = catalogue.games()[0]
  return (
    <section data-theme="dark" className="relative isolate overflow-hidden bg-night text-on-night">
      <StarGrid step={128} className="-z-1 text-on-night opacity-[0.07]" />
      <div className="page-width grid items-center gap-8 py-10 sm:py-14 lg:grid-cols-[1.05fr_1fr] lg:gap-12">
        <div className="grid justify-items-start gap-5">
          <h1 tabIndex={-1} className="type-display text-balance">
            {t('heading')}
          </h1>
          <p className="type-lead max-w-[34rem] text-on-night-muted">{t('lead')}</p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="action" size="large" endIcon={ArrowEndIcon}>
              <a href={to.games}>{t('explore')}</a>
            </Button>
            <Button asChild size="large">
              <a href={to.tag('popular')}>{t('popular')}</a>
            </Button>
          </div>
          {/* On its own line, because beside the others it would wrap while the font loads. */}
          <RandomButton games={catalogue.games()} from="all" />
        </div>
        {featuredGame && (
          <PlayLink
            game={featuredGame}
            from="featured"
            data-hue={featuredGame.categoryId}
            className="tile tile-press group block overflow-hidden rounded-panel bg-surface text-ink no-underline [--tile-depth:8px] [--tile-edge:var(--hue-edge)] [--tile-shadow:var(--hue-edge)]"
          >
            <Image
              src={featuredGame.thumbnailUrl}
              fallbackSrc="posters/placeholder.svg"
              alt=""
              loading="eager"
              className="w-full"
            />
            <span className="flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5">
              <span className="grid min-w-0">
                <span className="type-caption text-hue-text">{t('tonight')}</span>
                <span className="type-heading">{featuredGame.title[locale]}</span>
              </span>
              <Button asChild variant="action" startIcon={PlayIcon}>
                <span>{t('playNow')}</span>
              </Button>
            </span>
          </PlayLink>
        )}
      </div>
    </section>
  )
}
