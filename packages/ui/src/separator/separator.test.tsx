import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { renderIn } from '../testing/render.tsx'
import { Separator } from './separator.tsx'

describeConformance('Separator', (props) => <Separator {...props} />, { slot: 'separator' })

describe('Separator', () => {
  it.each(['horizontal', 'vertical'] as const)(
    'announces itself as a separator with orientation (%s)',
    async (orientation) => {
      const screen = await renderIn('en', <Separator orientation={orientation} />)
      await expect.element(screen.getByRole('separator')).toHaveAttribute('aria-orientation', orientation)
    },
  )

  it('is hidden from assistive technology when decorative', async () => {
    const screen = await renderIn('en', <Separator decorative />)
    expect(screen.getByRole('separator').elements()).toEqual([])
  })

  it.each([
    ['horizontal', [200, 1]],
    ['vertical', [1, 80]],
  ] as const)('is a thin line as long as its container (%s)', async (orientation, size) => {
    const screen = await renderIn(
      'en',
      <div style={{ display: 'flex', inlineSize: '200px', blockSize: '80px' }}>
        <Separator orientation={orientation} />
      </div>,
    )
    const { width, height } = screen.getByRole('separator').element().getBoundingClientRect()
    expect([width, height]).toEqual(size)
  })
})
