import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { posters } from '../testing/posters.ts'
import { GameCard, GameCardSkeleton, type GameCardProps } from './index.ts'

const Card = (props: Partial<GameCardProps>) => (
  <GameCard
    href="#/en/game/zellige"
    title="Zellige"
    hue="puzzle"
    category="Puzzle"
    image={posters.zellige}
    rating={4.7}
    headingLevel={2}
    {...props}
  />
)

describeConformance('GameCard', (props) => <Card badge="New" {...props} />, { slot: 'game-card' })
describeConformance('GameCardSkeleton', (props) => <GameCardSkeleton {...props} />, {
  slot: 'game-card-skeleton',
})

const card = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="game-card"]')
  if (!found) throw new Error('No card was rendered.')
  return found
}
const at = (x: number, y: number) => {
  const { left, top, width, height } = card().getBoundingClientRect()
  return document.elementFromPoint(left + width * x, top + height * y)
}

describe('GameCard', () => {
  it('is one article with one link, named by its title', async () => {
    const screen = await renderIn('en', <Card />)
    await expect.element(screen.getByRole('article')).toBeVisible()
    expect(screen.getByRole('link').elements()).toHaveLength(1)
    await expect
      .element(screen.getByRole('link', { name: 'Zellige', exact: true }))
      .toHaveAttribute('href', '#/en/game/zellige')
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Zellige')
    expect(screen.container.querySelector('img')).toHaveAttribute('alt', '')
  })

  it.each(locales)('follows its link wherever it is clicked (%s)', async (locale) => {
    const screen = await renderIn(locale, <Card badge="New" />)
    const link = screen.getByRole('link').element()
    for (const x of [0.04, 0.5, 0.96]) for (const y of [0.04, 0.5, 0.96]) expect(at(x, y)).toBe(link)
  })

  it.each(locales)('keeps its action clickable above the link (%s)', async (locale) => {
    const favor = vi.fn()
    const follow = vi.fn((event: React.MouseEvent) => event.preventDefault())
    const screen = await renderIn(
      locale,
      <Card
        action={
          <button type="button" onClick={favor}>
            ♥
          </button>
        }
        renderLink={({ href, children, ...props }) => (
          <a {...props} href={href} onClick={follow}>
            {children}
          </a>
        )}
      />,
    )
    await screen.getByRole('button').click()
    expect([favor.mock.calls.length, follow.mock.calls.length]).toEqual([1, 0])
    await screen.getByRole('link').click()
    expect([favor.mock.calls.length, follow.mock.calls.length]).toEqual([1, 1])
  })

  it('is focused before its action, with a ring around the whole card', async () => {
    const screen = await renderIn('en', <Card action={<button type="button">♥</button>} />)
    await userEvent.tab()
    const link = screen.getByRole('link')
    await expect.element(link).toHaveFocus()
    const ring = getComputedStyle(link.element(), '::after')
    expect(ring.outlineStyle).toBe('solid')
    expect(Number.parseFloat(ring.inlineSize)).toBeCloseTo(card().clientWidth, 0)
    expect(Number.parseFloat(ring.blockSize)).toBeCloseTo(card().clientHeight, 0)
    await userEvent.tab()
    await expect.element(screen.getByRole('button')).toHaveFocus()
  })

  it('sets `lang` on a title in another language', async () => {
    const screen = await renderIn('ar', <Card title="Neon Drift!" titleLang="en" />)
    const title = screen.getByText('Neon Drift!')
    await expect.element(title).toHaveAttribute('lang', 'en')
    await expect.element(title).toHaveAttribute('dir', 'ltr')
  })

  it.each(locales)(
    'places the badge at the inline start and the action at the inline end (%s)',
    async (locale) => {
      const screen = await renderIn(locale, <Card badge="New" action={<button type="button">♥</button>} />)
      const middle = card().getBoundingClientRect().left + card().clientWidth / 2
      const side = (element: Element) => Math.sign(element.getBoundingClientRect().left - middle)
      const start = locale === 'ar' ? 1 : -1
      expect(side(screen.getByText('New').element())).toBe(start)
      expect(side(screen.getByRole('button').element())).toBe(-start)
    },
  )

  it('reserves the size of a loading card', async () => {
    const screen = await renderIn(
      'ar',
      <div style={{ inlineSize: '220px' }}>
        <Card title="زلّيج" category="ألغاز" className="h-auto" />
        <GameCardSkeleton className="h-auto" />
      </div>,
    )
    const skeleton = screen.container.querySelector('[data-slot="game-card-skeleton"]')
    expect(Math.abs((skeleton?.clientHeight ?? 0) - card().clientHeight)).toBeLessThanOrEqual(2)
  })
})
