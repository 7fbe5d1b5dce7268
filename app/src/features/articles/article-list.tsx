import { ArticleCard } from '@saha/ui'
import type { Article } from '../../catalogue/index.ts'
import { useFormat, useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

interface ArticleListProps {
  articles: readonly Article[]
  /** Rank of the cards' headings, one below the heading above the list. @default 3 */
  headingLevel?: 2 | 3
  /** Pictures of the first cards load at once, because they are seen first. @default false */
  eager?: boolean
}

/** Articles as cards, two in a row where there are two and room for them. */
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
