import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn, type TestLocale } from '../testing/render.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const itemsIn = (locale: TestLocale) => [
  { locale: 'en', label: 'English', href: '#/en/games?tag=speed', current: locale === 'en' },
  { locale: 'ar', label: 'العربية', href: '#/ar/games?tag=speed', current: locale === 'ar' },
]

describeConformance(
  'LanguageSwitch',
  (props) => <LanguageSwitch label="Language" items={itemsIn('en')} {...props} />,
  {
    slot: 'language-switch',
  },
)

describe('LanguageSwitch', () => {
  it.each(locales)('marks the language of the page (%s)', async (locale) => {
    const screen = await renderIn(locale, <LanguageSwitch label="Language" items={itemsIn(locale)} />)
    const marked = screen
      .getByRole('link')
      .elements()
      .filter((link) => link.getAttribute('aria-current') === 'true')
    expect(marked.map((link) => link.getAttribute('hreflang'))).toEqual([locale])
  })

  it('sets `lang` and `dir` of each language', async () => {
    const screen = await renderIn('en', <LanguageSwitch label="Language" items={itemsIn('en')} />)
    const arabic = screen.getByRole('link', { name: 'العربية' })
    await expect.element(arabic).toHaveAttribute('lang', 'ar')
    await expect.element(arabic).toHaveAttribute('hreflang', 'ar')
    await expect.element(arabic).toHaveAttribute('dir', 'rtl')
    await expect.element(arabic).toHaveAttribute('href', '#/ar/games?tag=speed')
  })

  it.each(locales)('loads no webfont of the other script (%s)', async (locale) => {
    const screen = await renderIn(locale, <LanguageSwitch label="Language" items={itemsIn(locale)} />)
    const faces = Object.fromEntries(
      screen
        .getByRole('link')
        .elements()
        .map((link) => [link.getAttribute('lang'), getComputedStyle(link).fontFamily]),
    )
    expect(faces[locale]).toMatch(/Rubik/)
    expect(faces[locale === 'en' ? 'ar' : 'en']).not.toMatch(/Rubik|Alexandria/)
    expect(faces[locale === 'en' ? 'ar' : 'en']).toMatch(/^system-ui/)
  })

  it('abbreviates the names on narrow screens, and keeps the whole name for assistive technology', async () => {
    const items = itemsIn('en').map((item) => ({ ...item, shortLabel: item.locale === 'en' ? 'En' : 'ع' }))
    const screen = await renderIn('en', <LanguageSwitch label="Language" items={items} />)
    const arabic = screen.getByRole('link', { name: 'العربية' }).element() as HTMLElement
    await page.viewport(375, 700)
    expect(arabic.innerText).toBe('ع')
    await page.viewport(800, 700)
    expect(arabic.innerText).toBe('العربية')
  })

  it('renders links with `renderLink`', async () => {
    const screen = await renderIn(
      'ar',
      <LanguageSwitch
        label="اللغة"
        items={itemsIn('ar')}
        renderLink={({ href, children, ...props }) => (
          <a {...props} href={`/routed${href}`}>
            {children}
          </a>
        )}
      />,
    )
    await expect
      .element(screen.getByRole('link', { name: 'English' }))
      .toHaveAttribute('href', '/routed#/en/games?tag=speed')
  })
})
