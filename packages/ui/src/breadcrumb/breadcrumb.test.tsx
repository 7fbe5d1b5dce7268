import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

const trail = {
  en: [
    { label: 'Home', href: '#/en/' },
    { label: 'Racing', href: '#/en/category/racing' },
    { label: 'Neon Drift' },
  ],
  ar: [
    { label: 'الرئيسية', href: '#/ar/' },
    { label: 'سباقات', href: '#/ar/category/racing' },
    { label: 'Neon Drift', lang: 'en' },
  ],
}

describeConformance('Breadcrumb', (props) => <Breadcrumb items={trail.ar} {...props} />, {
  slot: 'breadcrumb',
})

describe('Breadcrumb', () => {
  it.each([
    ['en', 'Breadcrumb'],
    ['ar', 'مسار التنقل'],
  ] as const)('is a named landmark with an ordered list (%s)', async (locale, name) => {
    const screen = await renderIn(locale, <Breadcrumb items={trail[locale]} />)
    await expect.element(screen.getByRole('navigation', { name })).toBeVisible()
    expect(screen.getByRole('listitem').elements()).toHaveLength(3)
  })

  it('links every item except the current page', async () => {
    const screen = await renderIn('en', <Breadcrumb items={trail.en} />)
    expect(
      screen
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#/en/', '#/en/category/racing'])
    const here = screen.container.querySelector('[aria-current="page"]')
    expect(here?.textContent).toBe('Neon Drift')
  })

  it('does not link the current page even with an href', async () => {
    const screen = await renderIn('en', <Breadcrumb items={[{ label: 'Blog', href: '#/en/blog' }]} />)
    expect(screen.getByRole('link').elements()).toEqual([])
  })

  it('tags a label in another language', async () => {
    const screen = await renderIn('ar', <Breadcrumb items={trail.ar} />)
    await expect.element(screen.getByText('Neon Drift')).toHaveAttribute('lang', 'en')
  })

  it('renders links with renderLink', async () => {
    const screen = await renderIn(
      'en',
      <Breadcrumb
        items={trail.en}
        renderLink={({ href, children, ...link }) => (
          <a {...link} href={href.replace('#', '/app')}>
            {children}
          </a>
        )}
      />,
    )
    await expect
      .element(screen.getByRole('link', { name: 'Racing' }))
      .toHaveAttribute('href', '/app/en/category/racing')
  })

  it.each(locales)('follows the reading direction, and so do its chevrons (%s)', async (locale) => {
    const screen = await renderIn(locale, <Breadcrumb items={trail[locale]} />)
    const lefts = screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect().left)
    expect(lefts).toEqual(lefts.toSorted((a, b) => (locale === 'ar' ? b - a : a - b)))
    const chevrons = [...screen.container.querySelectorAll('svg')]
    expect(chevrons).toHaveLength(2)
    for (const chevron of chevrons) {
      expect(getComputedStyle(chevron).scale).toBe(locale === 'ar' ? '-1 1' : 'none')
    }
  })
})
