import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { renderIn } from '../testing/render.tsx'
import { AdSlot } from './ad-slot.tsx'

describeConformance('AdSlot', (props) => <AdSlot {...props} />, { slot: 'ad-slot' })

const size = () => {
  const { width, height } = document.querySelector('[data-slot="ad-slot"]')?.getBoundingClientRect() ?? {}
  return [width, height]
}

describe('AdSlot', () => {
  it.each([
    ['en', 'Advertisement'],
    ['ar', 'إعلان'],
  ] as const)('shows its label, filled or empty (%s)', async (locale, name) => {
    const screen = await renderIn(locale, <AdSlot />)
    await expect.element(screen.getByRole('complementary', { name })).toHaveAttribute('data-state', 'empty')
    await expect.element(screen.getByText(name)).toBeVisible()
    await screen.rerender(<AdSlot>…</AdSlot>)
    await expect.element(screen.getByRole('complementary', { name })).toHaveAttribute('data-state', 'filled')
    await expect.element(screen.getByText(name)).toBeVisible()
  })

  it.each(['banner', 'rectangle'] as const)('causes no layout shift when a %s loads', async (variant) => {
    const screen = await renderIn('en', <AdSlot variant={variant} />)
    const empty = size()
    await screen.rerender(
      <AdSlot variant={variant}>
        <div style={{ blockSize: '900px', inlineSize: '2000px' }} />
      </AdSlot>,
    )
    expect(size()).toEqual(empty)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })

  it('shows nothing that looks like an advertisement while empty', async () => {
    await renderIn('en', <AdSlot />)
    expect(document.querySelector('[data-slot="ad-slot"] :is(a, button, img, iframe)')).toBeNull()
  })
})
