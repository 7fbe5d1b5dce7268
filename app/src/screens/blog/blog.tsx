import { Button, EmptyState, Heading } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { ArticleList } from '../../features/articles/article-list.tsx'
import { catalogue } from '../../catalogue/index.ts'
import { withMessages, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { readingMessages } from '../../i18n/messages/reading/index.ts'

function Blog() {
  const t = useTranslations('reading.blog')
  const to = links(useLocale())
  const articles = catalogue.articles()
  usePageMeta({ title: t('title'), description: t('description') })
  return (
    <div className="page-width grid gap-8 pt-5 sm:pt-10">
      <div className="grid gap-2">
        <Heading level={1} size="display" tabIndex={-1}>
          {t('heading')}
        </Heading>
        <p className="type-lead text-ink-muted">{t('lead')}</p>
      </div>
      {articles.length > 0 ? (
        <ArticleList articles={articles} headingLevel={2} eager />
      ) : (
        <EmptyState
          title={t('empty')}
          action={
            <Button asChild variant="action">
              <a href={to.games}>{t('games')}</a>
            </Button>
          }
        />
      )}
    </div>
  )
}

export default withMessages(readingMessages, Blog)
