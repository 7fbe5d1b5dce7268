import { broken } from '../image/image.samples.ts'
import { useSample } from '../testing/sample.ts'
import { articles } from './article-card.samples.ts'
import { ArticleCard } from './article-card.tsx'

export default { title: 'Components/Portal/ArticleCard/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Complete, without excerpt or date, with a broken image, and in another language. */
export function Variants() {
  const both = useSample(articles)
  const foreign = useSample({ en: articles.ar, ar: articles.en })[0]
  const foreignLang = useSample({ en: 'ar', ar: 'en' })
  return (
    <div className="grid max-w-5xl gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {both.map((article) => (
        <ArticleCard key={article.title} href="#" {...article} imageLoading="eager" />
      ))}
      {both.slice(0, 1).map(({ title, image }) => (
        <ArticleCard key={title} href="#" title={title} image={image} imageLoading="eager" />
      ))}
      {both.slice(0, 1).map((article) => (
        <ArticleCard key={article.title} href="#" {...article} image={broken} />
      ))}
      {foreign && (
        <ArticleCard
          href="#"
          {...foreign}
          date={both[0]?.date ?? ''}
          titleLang={foreignLang}
          imageLoading="eager"
        />
      )}
    </div>
  )
}
