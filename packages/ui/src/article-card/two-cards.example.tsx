import { ArticleCard } from '@saha/ui/article-card'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: [
    { dateTime: '2026-03-05', title: 'How to learn any puzzle game', excerpt: 'Start with the corners.' },
    { dateTime: '2026-02-26', title: 'Playing together on one keyboard', excerpt: 'Agree on elbows first.' },
  ],
  ar: [
    { dateTime: '2026-03-05', title: 'كيف تتقن أي لعبة ألغاز', excerpt: 'ابدأ من الأطراف.' },
    { dateTime: '2026-02-26', title: 'لاعبان على لوحة مفاتيح واحدة', excerpt: 'اتفقا على المرافق أولًا.' },
  ],
}

const image =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 25 16'%3E%3Cpath fill='teal' d='M0 16V9l9 3 16-8v12z'/%3E%3C/svg%3E"

export default function TwoCards() {
  const { locale } = useKit()
  const articles = texts[locale === 'ar' ? 'ar' : 'en']
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <ul style={{ display: 'grid', gap: '1rem', margin: 0, padding: 0, listStyle: 'none' }}>
      {articles.map((article) => (
        <li key={article.dateTime}>
          <ArticleCard
            {...article}
            href={`#/articles/${article.dateTime}`}
            image={image}
            date={format.format(new Date(article.dateTime))}
          />
        </li>
      ))}
    </ul>
  )
}
