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
  ] as const)('says what it is, filled or not (%s)', async (locale, name) => {
    const screen = await renderIn(locale, <AdSlot />)
    await expect.element(screen.getByRole('complementary', { name })).toHaveAttribute('data-state', 'empty')
    await expect.element(screen.getByText(name)).toBeVisible()
    await screen.rerender(<AdSlot>…</AdSlot>)
    await expect.element(screen.getByRole('complementary', { name })).toHaveAttribute('data-state', 'filled')
    await expect.element(screen.getByText(name)).toBeVisible()
  })

  it.each(['banner', 'rectangle'] as const)('does not move the page when a %s arrives', async (variant) => {
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

  it('shows nothing that looks like an advertisement of its own', async () => {
    await renderIn('en', <AdSlot />)
    expect(document.querySelector('[data-slot="ad-slot"] :is(a, button, img, iframe)')).toBeNull()
  })
})
