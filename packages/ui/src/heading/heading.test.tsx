import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Heading } from './heading.tsx'

describeConformance(
  'Heading',
  (props) => (
    <Heading level={1} {...props}>
      العب الآن
    </Heading>
  ),
  { slot: 'heading' },
)

describe('Heading', () => {
  it.each([1, 2, 3, 4] as const)('renders a heading of level %s', async (level) => {
    const screen = await renderIn('en', <Heading level={level}>New games</Heading>)
    await expect.element(screen.getByRole('heading', { level, name: 'New games' })).toBeVisible()
  })

  it('gets smaller with its level, unless a size is set', async () => {
    const screen = await renderIn(
      'en',
      <>
        {([1, 2, 3, 4] as const).map((level) => (
          <Heading key={level} level={level}>
            Level {level}
          </Heading>
        ))}
        <Heading level={3} size="title">
          Looks like level 2
        </Heading>
      </>,
    )
    const size = (name: string) =>
      Number.parseFloat(getComputedStyle(screen.getByRole('heading', { name }).element()).fontSize)
    const sizes = [1, 2, 3, 4].map((level) => size(`Level ${level}`))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(new Set(sizes).size).toBe(4)
    expect(size('Looks like level 2')).toBe(sizes[1])
  })

  it('can receive focus when the page changes', async () => {
    const screen = await renderIn(
      'en',
      <Heading level={1} tabIndex={-1}>
        All games
      </Heading>,
    )
    screen.getByRole('heading').element().focus()
    await expect.element(screen.getByRole('heading')).toHaveFocus()
  })

  it.each(locales)('has a line height that fits every glyph (%s)', async (locale) => {
    const screen = await renderIn(locale, <Heading level={1}>x</Heading>)
    const { lineHeight, fontSize, letterSpacing } = getComputedStyle(screen.getByRole('heading').element())
    const lines = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    expect(lines).toBeGreaterThan(locale === 'ar' ? 1.35 : 1)
    if (locale === 'ar') expect(['normal', '0px']).toContain(letterSpacing)
  })
})
