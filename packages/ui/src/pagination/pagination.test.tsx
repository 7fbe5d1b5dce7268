import { useState, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn, type TestLocale } from '../testing/render.tsx'
import { Pagination } from './pagination.tsx'

/** Wide enough for all page numbers. */
const renderWide = (locale: TestLocale, ui: ReactElement) =>
  renderIn(locale, <div style={{ inlineSize: '640px' }}>{ui}</div>)

const address = (page: number) => `#/games?page=${page}`

describeConformance(
  'Pagination of links',
  (props) => <Pagination page={6} pageCount={12} href={address} {...props} />,
  {
    slot: 'pagination',
  },
)
describeConformance(
  'Pagination of buttons',
  (props) => <Pagination page={1} pageCount={12} onPageChange={() => undefined} {...props} />,
  { slot: 'pagination' },
)

const samples = {
  en: {
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    third: 'Page 3 of 3',
  },
  ar: {
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (page: number) => `الصفحة ${page}`,
    third: 'الصفحة 3 من 3',
  },
}

function Pages({ first = 2 }: { first?: number }) {
  const [page, setPage] = useState(first)
  return <Pagination page={page} pageCount={3} onPageChange={setPage} />
}

describe.each(locales)('Pagination (%s)', (locale) => {
  const { previous, next, page, third } = samples[locale]

  it('links to every page by its URL', async () => {
    const screen = await renderWide(locale, <Pagination page={6} pageCount={12} href={address} />)
    const link = (name: string) => screen.getByRole('link', { name, exact: true })
    await expect.element(link(page(12))).toHaveAttribute('href', address(12))
    await expect.element(link(previous)).toHaveAttribute('href', address(5))
    await expect.element(link(next)).toHaveAttribute('href', address(7))
    await expect.element(link(page(6))).toHaveAttribute('aria-current', 'page')
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  })

  it('lays out pages and arrows in reading direction, and mirrors the arrows', async () => {
    const screen = await renderWide(locale, <Pages />)
    const lefts = [previous, page(1), page(2), page(3), next].map(
      (name) => screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect().left,
    )
    expect(lefts).toEqual(lefts.toSorted((a, b) => (locale === 'ar' ? b - a : a - b)))
    const arrow = screen.getByRole('button', { name: next }).element().querySelector('svg') as SVGElement
    expect(getComputedStyle(arrow).scale).toBe(locale === 'ar' ? '-1 1' : 'none')
  })

  it('announces the new page, and keeps focus at the last one', async () => {
    const screen = await renderWide(locale, <Pages />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('')
    const forward = screen.getByRole('button', { name: next })
    forward.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('status')).toHaveTextContent(third)
    await expect.element(forward).toHaveAttribute('aria-disabled', 'true')
    await expect.element(forward).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('status')).toHaveTextContent(third)
  })

  it('is compact in a narrow container', async () => {
    const screen = await renderIn(
      locale,
      <div style={{ inlineSize: '288px' }}>
        <Pages first={3} />
      </div>,
    )
    await expect.element(screen.getByText(third)).toBeVisible()
    expect(screen.getByRole('list').elements()).toEqual([])
  })
})

describe('Pagination', () => {
  it('calls `onPageChange` only for existing pages', async () => {
    const turn = vi.fn()
    const screen = await renderWide('en', <Pagination page={1} pageCount={2} onPageChange={turn} />)
    await screen.getByRole('button', { name: 'Previous page' }).click({ force: true })
    expect(turn).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Page 2' }).click()
    await screen.getByRole('button', { name: 'Next page' }).click()
    expect(turn.mock.calls.flat()).toEqual([2, 2])
  })

  it('has no links past the ends, and keeps focus there', async () => {
    const pages = (page: number) => <Pagination page={page} pageCount={12} href={address} />
    const screen = await renderIn('en', pages(11))
    const next = screen.getByRole('link', { name: 'Next page' })
    next.element().focus()
    await screen.rerender(pages(12))
    await expect.element(next).toHaveFocus()
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    await expect.element(next).not.toHaveAttribute('href')
  })

  it('renders links with `renderLink`', async () => {
    const screen = await renderWide(
      'en',
      <Pagination
        page={1}
        pageCount={3}
        href={address}
        renderLink={({ children, ...link }) => (
          <a data-router="" {...link}>
            {children}
          </a>
        )}
      />,
    )
    const routed = screen
      .getByRole('link')
      .elements()
      .filter((link) => link.hasAttribute('data-router'))
    expect(routed).toHaveLength(4)
  })

  it.each([
    [99, 3, 'Page 3'],
    [-1, 3, 'Page 1'],
    [Number.NaN, 3, 'Page 1'],
    [1.9, 3, 'Page 1'],
  ])('clamps page %s of %s', async (page, pageCount, name) => {
    const screen = await renderWide('en', <Pagination page={page} pageCount={pageCount} href={address} />)
    await expect
      .element(screen.getByRole('link', { name, exact: true }))
      .toHaveAttribute('aria-current', 'page')
  })

  it.each([0, 1, -5, Number.NaN])('renders nothing for %s pages', async (pageCount) => {
    await renderWide('en', <Pagination page={1} pageCount={pageCount} href={address} />)
    expect(document.querySelector('[data-slot="pagination"]')).toBeNull()
  })
})
