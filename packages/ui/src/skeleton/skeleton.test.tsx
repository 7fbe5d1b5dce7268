import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Skeleton } from './skeleton.tsx'

for (const shape of ['text', 'card', 'circle'] as const) {
  describeConformance(`Skeleton (${shape})`, (props) => <Skeleton shape={shape} {...props} />, {
    slot: 'skeleton',
  })
}

describe('Skeleton', () => {
  it('is hidden from assistive technology', async () => {
    const screen = await renderIn('en', <Skeleton lines={3} />)
    expect(screen.container.querySelector('[data-slot="skeleton"]')?.getAttribute('aria-hidden')).toBe('true')
  })

  it.each(locales)(
    'renders the given number of lines, the last one shorter at the inline end (%s)',
    async (locale) => {
      const screen = await renderIn(locale, <Skeleton lines={3} />)
      const lines = [...screen.container.querySelectorAll('[data-slot="skeleton"] > span')].map((line) =>
        line.getBoundingClientRect(),
      )
      expect(lines).toHaveLength(3)
      const [first, , last] = lines
      const atStart = locale === 'ar' ? last?.right === first?.right : last?.left === first?.left
      expect(atStart).toBe(true)
      expect(last?.width).toBeLessThan(first?.width ?? 0)
    },
  )

  it.each(['text', 'card', 'circle'] as const)('has the size set by the host (%s)', async (shape) => {
    const screen = await renderIn(
      'en',
      <div style={{ display: 'flex' }}>
        <Skeleton shape={shape} className="h-9 w-24" />
      </div>,
    )
    const { width, height } =
      screen.container.querySelector('[data-slot="skeleton"]')?.getBoundingClientRect() ?? new DOMRect()
    expect([width, height]).toEqual([96, 36])
  })

  it('never widens its container at any height', async () => {
    const screen = await renderIn(
      'en',
      <div style={{ display: 'grid', width: '18rem' }}>
        <Skeleton shape="card" className="h-64 w-full" />
      </div>,
    )
    const box = screen.container.querySelector('[data-slot="skeleton"]')?.getBoundingClientRect()
    expect(box?.width).toBe(288)
    expect(box?.height).toBe(256)
  })

  it('gives a single line the full width', async () => {
    const screen = await renderIn('en', <Skeleton />)
    const box = screen.container.querySelector('[data-slot="skeleton"]')
    expect(box?.firstElementChild?.getBoundingClientRect().width).toBe(box?.getBoundingClientRect().width)
  })
})
