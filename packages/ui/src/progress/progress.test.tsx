import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Progress } from './progress.tsx'

describeConformance('Progress', (props) => <Progress label="Uploading" value={40} {...props} />, {
  slot: 'progress',
})
describeConformance('Progress of unknown length', (props) => <Progress label="Uploading" {...props} />, {
  slot: 'progress',
})

const bar = () =>
  document.querySelector('[data-slot="progress-bar"]')?.getBoundingClientRect() ?? new DOMRect()

describe('Progress', () => {
  it.each(locales)('fills from the inline start (%s)', async (locale) => {
    const screen = await renderIn(locale, <Progress label="Uploading" value={25} />)
    const track = screen.getByRole('progressbar', { name: 'Uploading' }).element().getBoundingClientRect()
    await expect.poll(() => bar().width / track.width).toBeCloseTo(0.25, 1)
    const atStart = locale === 'ar' ? track.right - bar().right : bar().left - track.left
    expect(atStart).toBeLessThanOrEqual(1)
  })

  it.each([
    [59.9, undefined, '59', '59%'],
    [250, 'complete', '100', '100%'],
    [-3, 'loading', '0', '0%'],
  ])('clamps %s', async (value, state, _, text) => {
    const screen = await renderIn('en', <Progress label="Uploading" value={value} />)
    const root = screen.getByRole('progressbar')
    await expect.element(root).toHaveAttribute('aria-valuetext', text)
    if (state) await expect.element(root).toHaveAttribute('data-state', state)
    await expect.element(screen.getByText(text)).toBeVisible()
  })

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY])(
    'has no value when it is %s',
    async (value) => {
      const screen = await renderIn(
        'en',
        <Progress label="Uploading" {...(value === undefined ? {} : { value })} />,
      )
      const root = screen.getByRole('progressbar')
      await expect.element(root).toHaveAttribute('data-state', 'indeterminate')
      await expect.element(root).not.toHaveAttribute('aria-valuenow')
    },
  )

  it('announces the host’s value text', async () => {
    const screen = await renderIn('ar', <Progress label="الرفع" value={3} max={8} valueText="3 صور من 8" />)
    const root = screen.getByRole('progressbar', { name: 'الرفع' })
    await expect.element(root).toHaveAttribute('aria-valuetext', '3 صور من 8')
    await expect.element(root).toHaveAttribute('aria-valuemax', '8')
    await expect.element(screen.getByText('3 صور من 8')).toBeVisible()
  })

  it('ignores an invalid maximum', async () => {
    const screen = await renderIn('en', <Progress label="Uploading" value={50} max={0} />)
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '50%')
  })
})
