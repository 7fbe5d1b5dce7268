import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Logo } from './logo.tsx'

describeConformance('Logo', (props) => <Logo {...props} />, {
  slot: 'logo',
  asChild: (child) => <Logo asChild>{child}</Logo>,
})
describeConformance('Logo as a link', (props) => <Logo href="#/" {...props} />, { slot: 'logo' })

const root = () => document.querySelector<HTMLElement>('[data-slot="logo"]')

describe('Logo', () => {
  it.each([
    ['en', 'Saha', 'latin'],
    ['ar', 'ساحة', 'arabic'],
  ] as const)('is written in the script of the page (%s)', async (locale, name, script) => {
    const screen = await renderIn(locale, <Logo href="#/" />)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('data-script', script)
  })

  it('is a named image without a link', async () => {
    const screen = await renderIn('en', <Logo label="Saha, the games courtyard" />)
    await expect.element(screen.getByRole('img', { name: 'Saha, the games courtyard' })).toBeVisible()
  })

  it.each(locales)('places the star at the inline start (%s)', async (locale) => {
    await renderIn(locale, <Logo />)
    const [star, word] = [...(root()?.querySelectorAll('svg') ?? [])].map((svg) =>
      svg.getBoundingClientRect(),
    )
    expect(Math.sign((word?.left ?? 0) - (star?.left ?? 0))).toBe(locale === 'ar' ? -1 : 1)
  })

  it.each(locales)('aligns to whole pixels at 32 px (%s)', async (locale) => {
    await renderIn(locale, <Logo />)
    for (const svg of root()?.querySelectorAll('svg') ?? []) {
      const { width, height } = svg.getBoundingClientRect()
      const [, , cellsWide, cellsHigh] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
      expect([width / (cellsWide ?? 0), height / (cellsHigh ?? 0)]).toEqual([2, 2])
    }
  })

  it('has an adequate target size at any logo size', async () => {
    const screen = await renderIn('en', <Logo href="#/" size={16} markOnly />)
    const { width, height } = screen.getByRole('link').element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })
})
