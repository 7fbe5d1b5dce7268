import { ArrowStartIcon, Button, EmptyState, Heading, SearchIcon, Tag, UserText } from '@saha/ui'
import { use, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { sortGames } from '../../catalogue/games/sort-games.ts'
import { catalogue } from '../../catalogue/index.ts'
import { loadGameSearch } from '../../catalogue/search/game-search.ts'
import { site } from '../../config/site.ts'
import { getIconProps } from '../../features/games/category-icon.ts'
import { GameList } from '../../features/games/game-list.tsx'
import { Rich, isolate, useLocale } from '../../i18n/index.ts'
import { findingMessages } from '../../i18n/messages/finding/index.ts'
import { searchMessages } from '../../i18n/messages/search/index.ts'
import { withMessages } from '../../i18n/screen-messages.tsx'
import { ListSection } from '../../layout/list-section.tsx'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { useSearchQuery } from '../../routing/use-search-query.ts'

const messages = { ...findingMessages, ...searchMessages }

/** Categories and the best rated games, for a search without results. */
function OtherGames() {
  const t = useTranslations('home')
  const locale = useLocale()
  const to = links(locale)
  const popular = sortGames(catalogue.games(), { key: 'rating', direction: 'desc' }, locale)
  return (
    <div className="grid gap-8 [--saha-type-title-size:1.5rem]">
      <ListSection id="categories" title={t('categories')}>
        <ul className="flex flex-wrap gap-2">
          {catalogue.categories().map((category) => (
            <li key={category.id}>
              <Tag asChild hue={category.hue} {...getIconProps(category)}>
                <a href={to.category(category.id)}>{category.title[locale]}</a>
              </Tag>
            </li>
          ))}
        </ul>
      </ListSection>
      <ListSection id="popular" title={t('mostPopular')} seeAll={to.games}>
        <GameList games={popular.slice(0, site.rowGames)} from="popular" />
      </ListSection>
    </div>
  )
}

function Search() {
  const query = useSearchQuery()
  const t = useTranslations('search')
  const finding = useTranslations('finding')
  const common = useTranslations('common')
  const to = links(useLocale())
  const find = use(loadGameSearch())
  const { games, isFuzzy } = useMemo(() => find(query), [find, query])
  usePageMeta({ title: t('title', { query: isolate(query) }), description: t('description') })
  const quoted = { query: () => <UserText>{query}</UserText> }
  return (
    <div className="page-width grid gap-6 pt-5 sm:pt-10">
      <div>
        <Heading level={1} size="title" tabIndex={-1} className="wrap-anywhere">
          <Rich>{t.rich('heading', quoted)}</Rich>
        </Heading>
        <output className="block type-lead text-ink-muted">
          <span>{t('results', { count: games.length })}</span>
          {isFuzzy && games.length > 0 && (
            <span className="block wrap-anywhere">
              <Rich>{finding.rich('close', quoted)}</Rich>
            </span>
          )}
        </output>
      </div>
      {games.length > 0 ? (
        <GameList games={games} from={`search:${query}`} headingLevel={2} eager />
      ) : (
        <>
          <EmptyState
            title={t('empty')}
            icon={SearchIcon}
            action={
              <Button asChild variant="action" startIcon={ArrowStartIcon}>
                <a href={to.home}>{common('backHome')}</a>
              </Button>
            }
          >
            {t('emptyHint')}
          </EmptyState>
          <OtherGames />
        </>
      )}
    </div>
  )
}

export default withMessages(messages, Search)
