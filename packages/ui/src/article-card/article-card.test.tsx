import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { articles } from './article-card.samples.ts'
import { ArticleCard, type ArticleCardProps } from './article-card.tsx'

const Card = ({ locale = 'en', ...props }: Partial<ArticleCardProps> & { locale?: 'en' | 'ar' }) => {
  const [article] = articles[locale]
  if (!article) throw new Error('No sample article.')
  return <ArticleCard href="#/there" headingLevel={2} {...article} {...props} />
}

describeConformance('ArticleCard', (props) => <Card {...props} />, { slot: 'article-card' })

const card = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="article-card"]')
  if (!found) throw new Error('No card was rendered.')
  return found
}

describe('ArticleCard', () => {
  it.each(locales)('is one article with a single link over all of it (%s)', async (locale) => {
    const screen = await renderIn(locale, <Card locale={locale} />)
    const link = screen.getByRole('link', { name: articles[locale][0]?.title ?? '', exact: true })
    await expect.element(link).toHaveAttribute('href', '#/there')
    expect(screen.getByRole('link').elements()).toHaveLength(1)
    const { left, top, width, height } = card().getBoundingClientRect()
    for (const x of [0.05, 0.5, 0.95])
      for (const y of [0.05, 0.5, 0.95])
        expect(document.elementFromPoint(left + width * x, top + height * y)).toBe(link.element())
  })

  it('renders the date as text and as a machine-readable value', async () => {
    const screen = await renderIn('ar', <Card locale="ar" />)
    await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', '2026-03-05')
    await expect.element(screen.getByRole('time')).toHaveTextContent('5 مارس 2026')
  })

  it('tags title and excerpt in another language', async () => {
    const screen = await renderIn('ar', <Card locale="en" titleLang="en" />)
    for (const text of [articles.en[0]?.title, articles.en[0]?.excerpt]) {
      const words = screen.getByText(text ?? '', { exact: true })
      await expect.element(words).toHaveAttribute('lang', 'en')
      await expect.element(words).toHaveAttribute('dir', 'ltr')
    }
  })

  it.each(locales)('points the arrow to the inline end (%s)', async (locale) => {
    await renderIn(locale, <Card locale={locale} />)
    const arrow = card().querySelector('svg[data-mirror]')
    if (!arrow) throw new Error('No arrow was drawn.')
    const middle = card().getBoundingClientRect().left + card().clientWidth / 2
    expect(Math.sign(arrow.getBoundingClientRect().left - middle)).toBe(locale === 'ar' ? -1 : 1)
    expect(getComputedStyle(arrow).scale).toBe(locale === 'ar' ? '-1 1' : 'none')
  })
})
