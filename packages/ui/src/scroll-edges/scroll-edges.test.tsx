import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { getEdgeAttributes, ScrollRegion, useScrollEdges } from './index.ts'

function Strip({ items, width = 60 }: { items: number; width?: number }) {
  const ref = useRef<HTMLUListElement>(null)
  const edges = useScrollEdges(ref)
  return (
    <ul ref={ref} data-testid="strip" className="flex w-50 overflow-x-auto" {...getEdgeAttributes(edges)}>
      {Array.from({ length: items }, (_, item) => (
        <li key={item} className="h-4 shrink-0" style={{ inlineSize: `${width}px` }} />
      ))}
    </ul>
  )
}

const strip = () => {
  const found = document.querySelector<HTMLElement>('[data-testid="strip"]')
  if (!found) throw new Error('The strip is not there.')
  return found
}
const hidden = () =>
  ['hiddenStart', 'hiddenEnd'].filter((name) => strip().dataset[name] !== undefined).join(' ')

describe.each(locales)('useScrollEdges (%s)', (locale) => {
  const sign = locale === 'ar' ? -1 : 1

  it('reports no hidden edges when everything fits', async () => {
    await renderIn(locale, <Strip items={3} />)
    await expect.poll(hidden).toBe('')
  })

  it('reports hidden edges at the start, in the middle and at the end', async () => {
    await renderIn(locale, <Strip items={10} />)
    await expect.poll(hidden).toBe('hiddenEnd')
    strip().scrollLeft = sign * 150
    await expect.poll(hidden).toBe('hiddenStart hiddenEnd')
    strip().scrollLeft = sign * 10_000
    await expect.poll(hidden).toBe('hiddenStart')
  })

  it('updates when items are added, resized and removed', async () => {
    const screen = await renderIn(locale, <Strip items={2} />)
    await screen.rerender(<Strip items={6} />)
    await expect.poll(hidden).toBe('hiddenEnd')
    await screen.rerender(<Strip items={2} />)
    await expect.poll(hidden).toBe('')
    await screen.rerender(<Strip items={2} width={160} />)
    await expect.poll(hidden).toBe('hiddenEnd')
  })
})

const region = (width: number) => (
  <ScrollRegion label="Table" className="w-50 overflow-x-auto">
    <div style={{ inlineSize: `${width}px` }}>Wide</div>
  </ScrollRegion>
)

describeConformance('ScrollRegion', (props) => <ScrollRegion label="Table" {...props} />, {
  slot: 'scroll-region',
})

describe('ScrollRegion', () => {
  it('is a named tab stop, scrolled by arrow keys, only while content is hidden', async () => {
    const screen = await renderIn('en', region(900))
    const group = screen.getByRole('group', { name: 'Table' })
    await expect.element(group).toHaveAttribute('data-hidden-end')
    await userEvent.keyboard('{Tab}')
    await expect.element(group).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(group).toHaveAttribute('data-hidden-start')
    await screen.rerender(region(100))
    await expect.element(screen.getByText('Wide')).toBeVisible()
    await expect.element(group).not.toBeInTheDocument()
  })
})
