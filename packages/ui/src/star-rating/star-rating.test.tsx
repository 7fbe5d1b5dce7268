import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { StarRating } from './star-rating.tsx'

describeConformance('StarRating', (props) => <StarRating value={4.8} {...props} />, { slot: 'star-rating' })
describeConformance(
  'Compact StarRating',
  (props) => <StarRating value={4.8} variant="compact" {...props} />,
  {
    slot: 'star-rating',
  },
)

const fill = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="star-rating-fill"]')
  const row = found?.parentElement
  if (!found || !row) throw new Error('No stars were drawn.')
  return { fill: found.getBoundingClientRect(), row: row.getBoundingClientRect() }
}

describe('StarRating', () => {
  it.each([
    ['en', '4.8 out of 5'],
    ['ar', '4.8 من 5'],
  ] as const)('announces the number once, in Latin digits (%s)', async (locale, name) => {
    const screen = await renderIn(locale, <StarRating value={4.8} />)
    await expect.element(screen.getByRole('img', { name, exact: true })).toHaveTextContent('4.8')
  })

  it.each(locales)('fills proportionally from the inline start (%s)', async (locale) => {
    await renderIn(locale, <StarRating value={2.5} />)
    const { fill: lit, row } = fill()
    expect(lit.width).toBeCloseTo(row.width / 2, 0)
    if (locale === 'ar') expect(lit.right).toBeCloseTo(row.right, 0)
    else expect(lit.left).toBeCloseTo(row.left, 0)
  })

  it.each([
    [5, '5.0'],
    [3.1234, '3.1'],
    [7, '5.0'],
    [-1, '0.0'],
    [Number.NaN, '0.0'],
  ])('shows %s as %s', async (value, figure) => {
    const screen = await renderIn('en', <StarRating value={value} />)
    await expect.element(screen.getByRole('img')).toHaveTextContent(figure)
    expect(fill().fill.width).toBeLessThanOrEqual(fill().row.width)
  })

  it('keeps Latin digits in regions with other digits', async () => {
    const { SahaProvider } = await import('../provider/index.ts')
    const { render } = await import('vitest-browser-react')
    const screen = await render(
      <SahaProvider locale="ar-EG">
        <StarRating value={4.8} />
      </SahaProvider>,
    )
    await expect.element(screen.getByRole('img')).toHaveTextContent('4.8')
  })
})
