import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Carousel } from './carousel.tsx'

const items = (count: number) =>
  Array.from({ length: count }, (_, item) => (
    <a key={item} href="#/" className="block h-10">
      Game {item + 1}
    </a>
  ))
const shelf = (count: number) => (
  <div style={{ inlineSize: '320px' }} data-motion="reduce">
    <Carousel label="Popular" heading={<h2>Popular</h2>} itemWidth="96px">
      {items(count)}
    </Carousel>
  </div>
)

describeConformance(
  'Carousel',
  (props) => (
    <Carousel label="Popular" {...props}>
      {items(30)}
    </Carousel>
  ),
  {
    slot: 'carousel',
  },
)

const samples = { en: { next: 'Next', previous: 'Previous' }, ar: { next: 'التالي', previous: 'السابق' } }
const list = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="carousel-list"]')
  if (!found) throw new Error('The list is not there.')
  return found
}
const isSeen = (element: Element) => {
  const box = element.getBoundingClientRect()
  const seen = list().getBoundingClientRect()
  return box.left >= seen.left - 1 && box.right <= seen.right + 1
}

describe.each(locales)('Carousel (%s)', (locale) => {
  const { next, previous } = samples[locale]
  const sign = locale === 'ar' ? -1 : 1

  it('scrolls by a page forward and back, and disables its buttons at the ends', async () => {
    const screen = await renderIn(locale, shelf(8))
    const forward = screen.getByRole('button', { name: next })
    const back = screen.getByRole('button', { name: previous })
    await expect.element(back).toHaveAttribute('aria-disabled', 'true')
    await expect.element(forward).toHaveAttribute('aria-disabled', 'false')

    await forward.click()
    await expect.poll(() => sign * list().scrollLeft).toBeGreaterThan(200)
    await expect.element(back).toHaveAttribute('aria-disabled', 'false')
    expect(isSeen(screen.getByText('Game 4', { exact: true }).element())).toBe(true)

    forward.element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect.element(forward).toHaveAttribute('aria-disabled', 'true')
    await expect.element(forward).toHaveFocus()
    await expect.poll(() => isSeen(screen.getByText('Game 8', { exact: true }).element())).toBe(true)

    await back.click()
    await back.click()
    await back.click({ force: true })
    await expect.element(back).toHaveAttribute('aria-disabled', 'true')
    expect(Math.abs(list().scrollLeft)).toBeLessThanOrEqual(1)
  })

  it('fades only the edges that hide items', async () => {
    const screen = await renderIn(locale, shelf(8))
    const fades = () =>
      ['--fade-start', '--fade-end'].map((name) => getComputedStyle(list()).getPropertyValue(name))
    await expect.poll(fades).toEqual(['0px', '2rem'])
    // The gradient follows the inline direction.
    expect(getComputedStyle(list()).maskImage).toContain(`${sign * 90}deg`)
    await screen.getByRole('button', { name: next }).click()
    await expect.poll(fades).toEqual(['2rem', '2rem'])
    list().scrollLeft = sign * 10_000
    await expect.poll(fades).toEqual(['2rem', '0px'])
    await screen.rerender(shelf(2))
    await expect.poll(fades).toEqual(['0px', '0px'])
  })

  it('keeps the focused item with ring and shadow clear of faded and clipped edges', async () => {
    const screen = await renderIn(locale, shelf(8))
    const far = screen.getByText('Game 5', { exact: true })
    far.element().focus()
    await expect.poll(() => isSeen(far.element())).toBe(true)
    const [box, seen] = [far.element(), list()].map((element) => element.getBoundingClientRect())
    if (!box || !seen) throw new Error('There is no box.')
    expect(Math.min(box.left - seen.left, seen.right - box.right)).toBeGreaterThanOrEqual(31)
    expect(box.top - seen.top).toBeGreaterThanOrEqual(6)
    expect(seen.bottom - box.bottom).toBeGreaterThanOrEqual(8)
    list().focus()
    await userEvent.keyboard('{Shift}')
    await expect.poll(() => getComputedStyle(list()).maskImage).toBe('none')
  })

  it('starts at the inline start, with its buttons at the inline end', async () => {
    const screen = await renderIn(locale, shelf(8))
    const first = screen.getByText('Game 1', { exact: true }).element()
    expect(isSeen(first)).toBe(true)
    const box = list().getBoundingClientRect()
    const middle = box.left + box.width / 2
    expect(Math.sign(middle - first.getBoundingClientRect().left)).toBe(sign)
    const forward = screen.getByRole('button', { name: next })
    await expect.element(forward).toBeVisible()
    const button = forward.element().getBoundingClientRect()
    expect(Math.sign(button.left + button.width / 2 - middle)).toBe(sign)
  })

  it('has neither buttons nor a tab stop when everything fits', async () => {
    const screen = await renderIn(locale, shelf(2))
    await expect.element(screen.getByRole('region', { name: 'Popular' })).toBeVisible()
    expect(screen.getByRole('button').elements()).toEqual([])
    expect(list().tabIndex).toBe(-1)
    await screen.rerender(shelf(8))
    await expect.element(screen.getByRole('button', { name: next })).toBeVisible()
    await screen.rerender(shelf(2))
    await expect.element(screen.getByRole('button', { name: next })).not.toBeInTheDocument()
  })

  it('scrolls with the arrow keys, and scrolls the focused item into view', async () => {
    const screen = await renderIn(locale, shelf(8))
    await expect.poll(() => list().tabIndex).toBe(0)
    list().focus()
    await userEvent.keyboard(locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect.poll(() => sign * list().scrollLeft).toBeGreaterThan(0)
    screen.getByText('Game 7', { exact: true }).element().focus()
    await expect.poll(() => isSeen(screen.getByText('Game 7', { exact: true }).element())).toBe(true)
  })
})

describe('Carousel', () => {
  it('renders its children as a list', async () => {
    const screen = await renderIn(
      'en',
      <Carousel label="Popular">
        {items(3)}
        {null}
        {false}
      </Carousel>,
    )
    expect(screen.getByRole('list').getByRole('listitem').elements()).toHaveLength(3)
  })
})
