import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Badge } from './badge.tsx'

for (const tone of ['neutral', 'action', 'selection', 'info', 'success', 'warning', 'danger'] as const) {
  describeConformance(
    `Badge (${tone})`,
    (props) => (
      <Badge tone={tone} {...props}>
        جديد
      </Badge>
    ),
    { slot: 'badge' },
  )
}
describeConformance(
  'Badge (hue)',
  (props) => (
    <Badge hue="girls" {...props}>
      12
    </Badge>
  ),
  { slot: 'badge' },
)

describe('Badge', () => {
  it.each(locales)('is round around one digit and never clips a word (%s)', async (locale) => {
    const word = locale === 'ar' ? 'الأكثر لعبًا' : 'Most played'
    const screen = await renderIn(
      locale,
      <>
        <Badge>7</Badge>
        <Badge>{word}</Badge>
      </>,
    )
    const one = screen.getByText('7').element().getBoundingClientRect()
    expect(Math.abs(one.width - one.height)).toBeLessThanOrEqual(1)
    const long = screen.getByText(word).element()
    expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth)
    expect(long.scrollHeight).toBeLessThanOrEqual(long.clientHeight)
  })

  it('exposes its variant as a data attribute', async () => {
    const screen = await renderIn('en', <Badge hue="racing">New</Badge>)
    await expect.element(screen.getByText('New')).toHaveAttribute('data-variant', 'hue')
    await expect.element(screen.getByText('New')).toHaveAttribute('data-hue', 'racing')
  })
})
