import { ArticleCard } from '@saha/ui'
import type { Article } from '../../catalogue/index.ts'
import { useFormat, useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

interface ArticleListProps {
  articles: readonly Article[]
  /** Level of the cards' headings, one below the heading above the list. @default 3 */
  headingLevel?: 2 | 3
  /** Loads the images of the first cards eagerly, for lists above the fold. @default false */
  eager?: boolean
}

/** Articles as cards in one or two columns. */
export function ArticleList({ articles, headingLevel = 3, eager = false }: ArticleListProps) {
  const locale = useLocale()
  const to = links(locale)
  const format = useFormat()
  return (
    <ul className={articles.length > 1 ? 'grid gap-5 md:grid-cols-2' : 'grid'}>
      {articles.map((article, index) => (
        <li key={article.id} className="grid">
          <ArticleCard
            title={article.title[locale]}
            excerpt={article.excerpt[locale]}
            date={format.date(article.createdAt)}
            dateTime={article.createdAt}
            image={article.thumbnailUrl}
            imageFallback="posters/placeholder.svg"
            imageLoading={eager && index < 2 ? 'eager' : 'lazy'}
            href={to.article(article.id)}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  )
}
