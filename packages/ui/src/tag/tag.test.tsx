import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Tag } from './tag.tsx'
import { CheckIcon, RacingIcon } from '../icons/index.ts'

describeConformance('Tag', (props) => <Tag {...props}>Racing</Tag>, {
  slot: 'tag',
  asChild: (child) => <Tag asChild>{child}</Tag>,
})
describeConformance(
  'Tag as a selected link in a hue',
  (props) => (
    <Tag hue="racing" icon={RacingIcon} selected asChild {...props}>
      <a href="#/ar/category/racing">سباقات</a>
    </Tag>
  ),
  { slot: 'tag' },
)

describe('Tag', () => {
  it('announces the current link', async () => {
    const screen = await renderIn(
      'en',
      <>
        <Tag asChild selected>
          <a href="#/en/games?tag=speed">speed</a>
        </Tag>
        <Tag asChild>
          <a href="#/en/games?tag=logic">logic</a>
        </Tag>
      </>,
    )
    await expect.element(screen.getByRole('link', { name: 'speed' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('link', { name: 'logic' }).element().hasAttribute('aria-current')).toBe(false)
  })

  it('marks the current link by more than its color', async () => {
    const screen = await renderIn(
      'en',
      <Tag asChild selected icon={RacingIcon}>
        <a href="#/en">speed</a>
      </Tag>,
    )
    const [check] = renderToStaticMarkup(<CheckIcon />).match(/<path[^>]*>/) ?? []
    expect(screen.getByRole('link').element().innerHTML).toContain(check)
  })

  it.each(['action', 'puzzle', 'racing', 'adventure', 'girls', 'cooking'] as const)(
    'has the category color of %s',
    async (hue) => {
      const screen = await renderIn('en', <Tag hue={hue}>{hue}</Tag>)
      const tag = screen.container.querySelector('[data-slot=tag]') as Element
      const tint = getComputedStyle(tag).getPropertyValue(`--saha-color-hue-${hue}-tint`)
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.backgroundColor = tint
      const wanted = getComputedStyle(probe).backgroundColor
      probe.remove()
      expect(getComputedStyle(tag).backgroundColor).toBe(wanted)
    },
  )

  it('takes an angle of the color wheel', async () => {
    const screen = await renderIn('en', <Tag hue={210}>cards</Tag>)
    const tag = screen.container.querySelector('[data-slot=tag]') as Element
    expect(getComputedStyle(tag).borderColor).toBe('oklch(0.52 0.125 210)')
    expect(getComputedStyle(tag).color).toBe(getComputedStyle(document.body).color)
  })

  it.each(locales)('has an adequate target size as a link (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <Tag asChild>
        <a href="#/en">{locale === 'ar' ? 'سرعة' : 'speed'}</a>
      </Tag>,
    )
    expect(screen.getByRole('link').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(36)
  })
})
