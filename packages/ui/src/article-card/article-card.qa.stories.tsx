import type { Meta, StoryObj } from '@storybook/react-vite'
import { broken } from '../picture/picture.samples.ts'
import { useSample } from '../testing/sample.ts'
import { articles } from './article-card.samples.ts'
import { ArticleCard } from './article-card.tsx'

const meta = {
  title: 'Kit/Portal/ArticleCard/QA',
  component: ArticleCard,
  tags: ['qa', '!dev', '!autodocs'],
  args: { href: '', title: '', picture: '' },
} satisfies Meta<typeof ArticleCard>
export default meta

/** Whole, without excerpt or date, without a picture, and in a foreign language. */
export const Sheet: StoryObj<typeof meta> = {
  render: function Sheet() {
    const both = useSample(articles)
    const foreign = useSample({ en: articles.ar, ar: articles.en })[0]
    const foreignLang = useSample({ en: 'ar', ar: 'en' })
    return (
      <div className="grid max-w-5xl gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {both.map((article) => (
          <ArticleCard key={article.title} href="#" {...article} pictureLoading="eager" />
        ))}
        {both.slice(0, 1).map(({ title, picture }) => (
          <ArticleCard key={title} href="#" title={title} picture={picture} pictureLoading="eager" />
        ))}
        {both.slice(0, 1).map((article) => (
          <ArticleCard key={article.title} href="#" {...article} picture={broken} />
        ))}
        {foreign && (
          <ArticleCard
            href="#"
            {...foreign}
            date={both[0]?.date ?? ''}
            titleLang={foreignLang}
            pictureLoading="eager"
          />
        )}
      </div>
    )
  },
}
