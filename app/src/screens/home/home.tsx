import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { sortGames } from '../../catalogue/games/sort-games.ts'
import { GameList } from '../../features/games/game-list.tsx'
import { useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { hasStudio } from '../../routing/tools.ts'
import { site } from '../../config/site.ts'
import { Articles } from './articles.tsx'
import { Benefits } from './benefits.tsx'
import { Categories } from './categories.tsx'
import { CategoryBanners } from './category-banners.tsx'
import { Daily } from '../../features/daily/daily.tsx'
import { Hero } from './hero.tsx'
import { RecentlyPlayed } from './recently-played.tsx'
import { ListSection } from '../../layout/list-section.tsx'
import { StudioBanner } from './studio-banner.tsx'

/**
 * Skips style and layout of distant content, so that the first paint is earlier. The padding leaves room for edges
 * and focus rings, because `content-visibility` clips them.
 */
const BelowFold = ({ children }: { children: ReactNode }) => (
  <div
    data-deferred=""
    className="-m-4 grid min-w-0 gap-10 p-4 [contain-intrinsic-block-size:auto_60rem] [content-visibility:auto] sm:gap-16"
  >
    {children}
  </div>
)

/** Tags with a row of their best rated games: two moods, and a setting. */
const rowTags = ['quick', 'relaxing', 'desert'] as const

export default function Home() {
  const t = useTranslations('home')
  const locale = useLocale()
  const to = links(locale)
  const games = catalogue.games()
  const featured = games.filter(({ isFeatured }) => isFeatured).slice(0, site.home.featured)
  const popular = sortGames(games, { key: 'rating', direction: 'desc' }, locale)
  const newest = sortGames(games, { key: 'newest', direction: 'desc' }, locale).slice(0, site.home.newest)
  usePageMeta({ title: t('title'), description: t('description') })
  return (
    <>
      <Hero />
      <div className="page-width grid gap-3 max-sm:[--saha-type-title-size:1.25rem] pt-3 sm:gap-16 sm:pt-12">
        <Categories />
        <RecentlyPlayed />
        <ListSection id="featured" title={t('featured')} seeAll={to.games}>
          <GameList games={featured} from="featured" eager />
        </ListSection>
        <BelowFold>
          <Daily />
          <CategoryBanners />
        </BelowFold>
        <BelowFold>
          <ListSection id="popular" title={t('mostPopular')} seeAll={to.games}>
            <GameList games={popular.slice(0, site.home.popular)} from="popular" />
          </ListSection>
          {hasStudio() && <StudioBanner />}
        </BelowFold>
        <BelowFold>
          <ListSection id="newest" title={t('newest')} seeAll={`${to.games}?sort=newest`}>
            <GameList games={newest} from="new" isNew />
          </ListSection>
        </BelowFold>
        <BelowFold>
          {rowTags.map((tag) => (
            <ListSection key={tag} id={tag} title={t(tag)} seeAll={to.tag(tag)}>
              <GameList
                games={popular.filter(({ tags }) => tags.includes(tag)).slice(0, site.rowGames)}
                from="all"
              />
            </ListSection>
          ))}
        </BelowFold>
        <BelowFold>
          <Benefits />
          <Articles />
        </BelowFold>
      </div>
    </>
  )
}
