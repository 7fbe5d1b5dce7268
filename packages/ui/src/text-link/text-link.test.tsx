import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { TextLink } from './text-link.tsx'
import { ArrowEndIcon } from '../icons/index.ts'

describeConformance(
  'TextLink',
  (props) => (
    <TextLink href="#/ar/games" external {...props}>
      كل الألعاب
    </TextLink>
  ),
  { slot: 'text-link', asChild: (child) => <TextLink asChild>{child}</TextLink> },
)

describe('TextLink', () => {
  it.each([
    ['en', 'Rules (opens in a new tab)'],
    ['ar', 'Rules (يُفتح في علامة تبويب جديدة)'],
  ] as const)(
    'announces that another site opens in a new tab, without an opener (%s)',
    async (locale, name) => {
      const screen = await renderIn(
        locale,
        <TextLink href="https://example.com" external>
          Rules
        </TextLink>,
      )
      const link = screen.getByRole('link', { name, exact: true })
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    },
  )

  it('opens internal links in the same tab without a hint', async () => {
    const screen = await renderIn('en', <TextLink href="#/en">Home</TextLink>)
    const link = screen.getByRole('link', { name: 'Home', exact: true }).element()
    expect(link.hasAttribute('target')).toBe(false)
    expect(link.querySelector('svg')).toBeNull()
  })

  it('passes all of that to a router’s link', async () => {
    const screen = await renderIn(
      'en',
      <TextLink asChild external>
        <a href="https://example.com">Rules</a>
      </TextLink>,
    )
    const link = screen.getByRole('link', { name: 'Rules (opens in a new tab)' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    expect(link.element().querySelectorAll('a')).toHaveLength(0)
  })

  it('differs from the surrounding text by more than its color', async () => {
    const screen = await renderIn(
      'en',
      <p>
        Read the <TextLink href="#/en/privacy-policy">privacy policy</TextLink>.
      </p>,
    )
    expect(getComputedStyle(screen.getByRole('link').element()).textDecorationLine).toBe('underline')
  })

  it.each(locales)('places its icon at the end of the text (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <TextLink href="#/" variant="standalone" endIcon={ArrowEndIcon}>
        {locale === 'ar' ? 'كل الألعاب' : 'All games'}
      </TextLink>,
    )
    const link = screen.getByRole('link').element()
    const box = link.getBoundingClientRect()
    const icon = link.querySelector('svg')?.getBoundingClientRect()
    expect(box.height).toBeGreaterThanOrEqual(36)
    const side = Math.sign((icon?.left ?? 0) + (icon?.width ?? 0) / 2 - (box.left + box.width / 2))
    expect(side).toBe(locale === 'ar' ? -1 : 1)
  })
})
