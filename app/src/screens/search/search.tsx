import { ArrowStartIcon, Button, EmptyState, Heading, SearchIcon, UserText } from '@saha/ui'
import { use, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { loadGameSearch } from '../../catalogue/search/game-search.ts'
import { GameList } from '../../features/games/game-list.tsx'
import { Rich, isolate, useLocale } from '../../i18n/index.ts'
import { findingMessages } from '../../i18n/messages/finding/index.ts'
import { searchMessages } from '../../i18n/messages/search/index.ts'
import { withMessages } from '../../i18n/screen-messages.tsx'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { useSearchQuery } from '../../routing/use-search-query.ts'

const messages = { ...findingMessages, ...searchMessages }

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
    <div className="page-width grid gap-6 pt-8 sm:pt-10">
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

export default withMessages(messages, Search)
