import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { sortGames } from '../../catalogue/sort.ts'
import { GameList } from '../../features/games/game-list.tsx'
import { useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { hasStudio } from '../../routing/tools.ts'
import { site } from '../../config/site.ts'
import { Articles } from './articles.tsx'
import { Blurbs } from './blurbs.tsx'
import { Categories } from './categories.tsx'
import { Corners } from './corners.tsx'
import { Hero } from './hero.tsx'
import { PlayedShelf } from './played-shelf.tsx'
import { Shelf } from './shelf.tsx'
import { StudioBand } from './studio-band.tsx'

/**
 * What is far from the window is neither styled nor laid out, so the first screen is painted sooner. What is drawn
 * beyond a box, as a tile's edge or a ring of focus, has room in the padding.
 */
const Below = ({ children }: { children: ReactNode }) => (
  <div
    data-later=""
    className="-m-4 grid min-w-0 gap-14 p-4 [contain-intrinsic-block-size:auto_60rem] [content-visibility:auto] sm:gap-16"
  >
    {children}
  </div>
)

export default function Home() {
  const t = useTranslations('home')
  const locale = useLocale()
  const to = links(locale)
  const games = catalogue.games()
  const featured = games.filter(({ isFeatured }) => isFeatured).slice(0, site.home.featured)
  const popular = sortGames(games, { key: 'rating', direction: 'desc' }, locale).slice(0, site.home.popular)
  const newest = sortGames(games, { key: 'newest', direction: 'desc' }, locale).slice(0, site.home.newest)
  usePageMeta({ title: t('title'), description: t('description') })
  return (
    <>
      <Hero />
      <div className="page-width grid gap-14 pt-10 sm:gap-16 sm:pt-12">
        <Categories />
        <PlayedShelf />
        <Below>
          <Shelf id="featured" title={t('featured')} seeAll={to.games}>
            <GameList games={featured} from="featured" />
          </Shelf>
          <Corners />
        </Below>
        <Below>
          <Shelf id="popular" title={t('mostPopular')} seeAll={to.games}>
            <GameList games={popular} from="popular" />
          </Shelf>
          {hasStudio() && <StudioBand />}
        </Below>
        <Below>
          <Shelf id="newest" title={t('newest')} seeAll={`${to.games}?sort=newest`}>
            <GameList games={newest} from="new" isNew />
          </Shelf>
        </Below>
        <Below>
          <Blurbs />
          <Articles />
        </Below>
      </div>
    </>
  )
}
