import { ArrowStartIcon, Button, EmptyState, Heading, SearchIcon, UserText } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { GameList } from '../../games/game-list.tsx'
import { isolate, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { useSearched } from '../../routing/searched.ts'

export default function Search() {
  const query = useSearched()
  const t = useTranslations('search')
  const common = useTranslations('common')
  const count = useTranslations('count')
  const to = links(useLocale())
  const games = catalogue.search(query)
  usePageMeta({ title: t('title', { query: isolate(query) }), description: t('description') })
  return (
    <div className="page-width grid gap-6 pt-8 sm:pt-10">
      <div>
        <Heading level={1} size="title" tabIndex={-1} className="wrap-anywhere">
          {t.rich('heading', { query: () => <UserText text={query} /> })}
        </Heading>
        <output className="block type-lead text-ink-muted">
          {count('results', { count: games.length })}
        </output>
      </div>
      {games.length > 0 ? (
        <GameList games={games} from={`search:${query}`} headingLevel={2} eager />
      ) : (
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
      )}
    </div>
  )
}
