import { Breadcrumb, EmptyState, Heading, Icon, StarMotif, StarGrid, getHueAttributes } from '@saha/ui'
import { useParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { catalogue, type Category as CategoryData } from '../../catalogue/index.ts'
import { categoryDescriptions } from '../../catalogue/content/category-descriptions.ts'
import { categoryImageUrl } from '../../catalogue/posters/share/category-image.ts'
import { getIconProps } from '../../features/games/category-icon.ts'
import { GameList } from '../../features/games/game-list.tsx'
import { useLocalized } from '../../features/games/use-localized.ts'
import { SortSelect, useSort } from '../../features/games/sort-select.tsx'
import { useLocale, withMessages } from '../../i18n/index.ts'
import { listMessages } from '../../i18n/messages/lists/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import NotFound from '../../layout/not-found/not-found.tsx'

function Category() {
  const { categoryId = '' } = useParams()
  const category = catalogue.category(categoryId)
  return category ? <KnownCategory category={category} /> : <NotFound />
}

function KnownCategory({ category }: { category: CategoryData }) {
  const t = useTranslations('lists')
  const nav = useTranslations('nav')
  const count = useTranslations('count')
  const localised = useLocalized()
  const { icon } = getIconProps(category)
  const to = links(useLocale())
  const sort = useSort()
  const games = catalogue.gamesIn(category.id)
  const title = localised(category.title)
  const description = localised(categoryDescriptions[category.id] ?? category.title)
  usePageMeta({
    title: t('categoryTitle', { category: title }),
    description,
    image: categoryImageUrl(category.id),
  })
  return (
    <>
      <header
        {...getHueAttributes(category.hue)}
        // The band is equally bright in both themes, so links and muted text need its own colors.
        className="relative isolate overflow-hidden bg-hue text-on-hue [--saha-color-ink-muted:currentColor] [--saha-color-ink:currentColor] [--saha-color-link:currentColor]"
      >
        <StarGrid className="-z-1 opacity-10" />
        <div className="page-width grid gap-3 py-4 sm:gap-4 sm:py-10">
          <Breadcrumb items={[{ label: nav('home'), href: to.home }, { label: title }]} />
          <div className="flex items-center gap-3 sm:gap-5">
            <span className="relative grid size-14 shrink-0 place-items-center sm:size-24">
              <StarMotif size="100%" courtyard={false} className="absolute inset-0 text-on-hue" />
              {icon && <Icon icon={icon} size={1.75} className="relative text-hue" />}
            </span>
            <div className="min-w-0">
              <Heading level={1} size="title" tabIndex={-1}>
                {title}
              </Heading>
              <p className="max-w-prose sm:type-lead">{description}</p>
            </div>
          </div>
        </div>
      </header>
      <div className="page-width grid gap-4 pt-4 sm:gap-5 sm:pt-8">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="type-lead text-ink-muted">{count('games', { count: games.length })}</p>
          <SortSelect sort={sort} />
        </div>
        {games.length > 0 ? (
          <GameList games={sort.sort(games)} from={`category:${category.id}`} headingLevel={2} eager />
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </div>
    </>
  )
}

export default withMessages(listMessages, Category)
