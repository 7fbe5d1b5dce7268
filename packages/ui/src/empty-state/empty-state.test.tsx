import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { EmptyState } from './empty-state.tsx'
import { HeartIcon, SearchIcon } from '../icons/index.ts'

describeConformance(
  'EmptyState',
  (props) => (
    <EmptyState title="لا مفضلات بعد" icon={HeartIcon} action={<a href="#/ar/games">تصفّح الألعاب</a>} {...props}>
      اضغط القلب في أي لعبة لتجدها هنا.
    </EmptyState>
  ),
  { slot: 'empty-state' },
)

describe('EmptyState', () => {
  it.each([1, 2, 3, 4] as const)('renders its title at level %s', async (level) => {
    const screen = await renderIn('en', <EmptyState title="No games found." level={level} />)
    await expect.element(screen.getByRole('heading', { level, name: 'No games found.' })).toBeVisible()
  })

  it('hides its drawing from assistive technology', async () => {
    const screen = await renderIn('en', <EmptyState title="No games found." icon={SearchIcon} />)
    await expect.element(screen.getByRole('heading')).toBeVisible()
    expect(screen.getByRole('img').elements()).toEqual([])
  })

  it('renders its action', async () => {
    const screen = await renderIn(
      'en',
      <EmptyState title="No favorites yet" action={<a href="#/en/games">Browse games</a>} />,
    )
    await expect.element(screen.getByRole('link', { name: 'Browse games' })).toBeVisible()
  })

  it.each(locales)('is centered (%s)', async (locale) => {
    const screen = await renderIn(locale, <EmptyState title="—" />)
    const box = screen.container.querySelector('[data-slot="empty-state"]')?.getBoundingClientRect()
    const star = screen.container.querySelector('[data-slot="star-figure"]')?.getBoundingClientRect()
    const middle = (rect?: DOMRect) => (rect ? rect.left + rect.width / 2 : Number.NaN)
    expect(middle(star)).toBeCloseTo(middle(box), 0)
  })
})
