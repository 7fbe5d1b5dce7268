import { ArticleCard } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { useFormat, useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { site } from '../../site.ts'
import { Shelf } from './shelf.tsx'

/** The latest from the blog. */
export function Articles() {
  const t = useTranslations('home')
  const locale = useLocale()
  const to = links(locale)
  const format = useFormat()
  return (
    <Shelf id="articles" title={t('articles')}>
      <ul className="grid gap-5 md:grid-cols-2">
        {catalogue
          .articles()
          .slice(0, site.home.articles)
          .map((article) => (
            <li key={article.id} className="grid">
              <ArticleCard
                title={article.title[locale]}
                excerpt={article.excerpt[locale]}
                date={format.date(article.createdAt)}
                dateTime={article.createdAt}
                picture={article.thumbnailUrl}
                pictureFallback="posters/placeholder.svg"
                href={to.article(article.id)}
              />
            </li>
          ))}
      </ul>
    </Shelf>
  )
}
