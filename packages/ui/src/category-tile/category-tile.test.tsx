import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { categories } from './category-tile.samples.ts'
import { GamepadIcon } from '../icons/index.ts'
import { CategoryTile } from './category-tile.tsx'

describeConformance(
  'CategoryTile',
  (props) => (
    <CategoryTile hue="racing" title="Racing" count="6 games" href="#/en/category/racing" {...props} />
  ),
  {
    slot: 'category-tile',
    asChild: (child) => (
      <CategoryTile hue="racing" title="Racing" asChild>
        {child}
      </CategoryTile>
    ),
  },
)

const lightness = (color: string) => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas.')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data]
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('CategoryTile', () => {
  it.each([
    ['en', 'Racing', '6 games'],
    ['ar', 'سباقات', '6 ألعاب'],
  ] as const)('is one link named by its title and count (%s)', async (locale, title, count) => {
    const screen = await renderIn(
      locale,
      <CategoryTile href="#/there" hue="racing" title={title} count={count} />,
    )
    const name = `${title} ${count}`
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', '#/there')
    expect(screen.getByRole('link').elements()).toHaveLength(1)
  })

  it.each(categories.en)('keeps its text readable on $hue', async ({ hue, title }) => {
    const screen = await renderIn('en', <CategoryTile href="#" hue={hue} title={title} />)
    const { color, backgroundColor } = getComputedStyle(screen.getByRole('link').element())
    const [dark, light] = [lightness(color), lightness(backgroundColor)].toSorted((a, b) => a - b)
    expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([0, 90, 195, 210, 330])(
    'takes any angle of the color wheel, readable in both themes (%d)',
    async (angle) => {
      for (const theme of ['light', 'dark']) {
        const screen = await renderIn(
          'en',
          <div data-theme={theme}>
            <CategoryTile href="#" hue={angle} icon={GamepadIcon} title="Cards" style={{ margin: 1 }} />
          </div>,
        )
        const tile = screen.getByRole('link').element()
        const { color, backgroundColor, marginTop } = getComputedStyle(tile)
        expect(backgroundColor).toBe(`oklch(0.73 0.14 ${angle})`)
        expect(marginTop).toBe('1px')
        const [dark, light] = [lightness(color), lightness(backgroundColor)].toSorted((a, b) => a - b)
        expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5)
        expect(tile.querySelectorAll('[data-slot="icon"]')).toHaveLength(1)
        await screen.unmount()
      }
    },
  )

  it('shows its star alone on an angle without an icon', async () => {
    const screen = await renderIn('en', <CategoryTile href="#" hue={210} title="Cards" />)
    expect(screen.getByRole('link').element().querySelector('[data-slot="icon"]')).toBeNull()
  })

  it('is followed by keyboard', async () => {
    const follow = vi.fn((event: React.MouseEvent) => event.preventDefault())
    await renderIn('en', <CategoryTile href="#" hue="puzzle" title="Puzzle" onClick={follow} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(follow).toHaveBeenCalledTimes(1)
  })

  it.each(locales)('puts its star at the inline start (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <CategoryTile href="#" hue="action" title={locale === 'ar' ? 'أكشن' : 'Action'} />,
    )
    const tile = screen.getByRole('link').element()
    const icon = tile.querySelector('[data-slot="icon"]')?.getBoundingClientRect()
    const box = tile.getBoundingClientRect()
    const toStart = (icon?.left ?? 0) + (icon?.width ?? 0) / 2 - (box.left + box.width / 2)
    expect(Math.sign(toStart)).toBe(locale === 'ar' ? 1 : -1)
  })
})
