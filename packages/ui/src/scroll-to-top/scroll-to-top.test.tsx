import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { renderIn } from '../testing/render.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

describeConformance('ScrollToTop', (props) => <ScrollToTop visible label="Back to top" {...props} />, {
  slot: 'scroll-to-top',
})

describe('ScrollToTop', () => {
  it.each([
    ['en', 'right'],
    ['ar', 'left'],
  ] as const)('is in the corner at the inline end (%s: %s)', async (locale, side) => {
    const screen = await renderIn(locale, <ScrollToTop visible label="Back to top" />)
    const box = screen.getByRole('button').element().getBoundingClientRect()
    const distance = { left: box.left, right: document.documentElement.clientWidth - box.right }
    expect(distance[side]).toBeLessThanOrEqual(24)
    expect(distance[side]).toBeGreaterThanOrEqual(16)
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  })

  it('acts when visible, and cannot be reached when hidden', async () => {
    const go = vi.fn()
    const screen = await renderIn(
      'ar',
      <>
        <ScrollToTop visible={false} label="إلى الأعلى" onClick={go} />
        <button type="button">التالي</button>
      </>,
    )
    expect(screen.getByRole('button', { name: 'إلى الأعلى' }).elements()).toEqual([])
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'التالي' })).toHaveFocus()
    await screen.rerender(<ScrollToTop visible label="إلى الأعلى" onClick={go} />)
    await screen.getByRole('button', { name: 'إلى الأعلى' }).click()
    expect(go).toHaveBeenCalledTimes(1)
  })
})
