import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

describeConformance('VisuallyHidden', (props) => <VisuallyHidden {...props}>كتبه:</VisuallyHidden>, {
  slot: 'visually-hidden',
})

describe('VisuallyHidden', () => {
  it('contributes to an accessible name', async () => {
    const screen = await renderIn(
      'en',
      <button type="button">
        3 <VisuallyHidden>new messages</VisuallyHidden>
      </button>,
    )
    await expect.element(screen.getByRole('button', { name: '3 new messages' })).toBeVisible()
  })

  it.each(locales)('takes no space and causes no scrolling (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <div style={{ overflow: 'auto', inlineSize: '100px' }}>
        <VisuallyHidden>{'a long sentence that nobody sees '.repeat(8)}</VisuallyHidden>
      </div>,
    )
    const box = screen.container.firstElementChild
    expect(box?.clientHeight).toBe(0)
    expect(box?.scrollWidth).toBe(box?.clientWidth)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })
})
