import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { SahaProvider, type Density } from '../provider/index.ts'
import { emulateMedia } from '../testing/media.ts'
import { renderIn } from '../testing/render.tsx'
import { Text } from '../text/index.ts'

const sample = (theme: 'light' | 'dark') => (
  <SahaProvider locale="en" theme={theme} scope="element">
    <Text tone="muted">Muted</Text>
    <Text tone="ink">Ink</Text>
  </SahaProvider>
)

describe('the preference for more contrast', () => {
  afterEach(() => emulateMedia('prefers-contrast', ''))

  it.each(['light', 'dark'] as const)('draws muted text in the color of text (%s)', async (theme) => {
    const screen = await renderIn('en', sample(theme))
    const colors = () =>
      ['Muted', 'Ink'].map((text) => getComputedStyle(screen.getByText(text).element()).color)
    expect(new Set(colors()).size).toBe(2)
    await emulateMedia('prefers-contrast', 'more')
    expect(new Set(colors()).size).toBe(1)
  })
})

describe('density', () => {
  it('makes controls smaller, but no smaller than a pointer can hit, and can be reset inside', async () => {
    const screen = await renderIn(
      'en',
      <SahaProvider locale="en" density="compact" scope="element">
        <Button>Medium</Button>
        <Button size="small">Small</Button>
        <SahaProvider locale="en" scope="element">
          <Button>Comfortable</Button>
        </SahaProvider>
      </SahaProvider>,
    )
    const height = (name: string) =>
      screen.getByRole('button', { name }).element().getBoundingClientRect().height
    expect(height('Comfortable')).toBe(44)
    expect(height('Medium')).toBeLessThanOrEqual(36)
    expect(height('Small')).toBeGreaterThanOrEqual(24)
  })

  it('is set on the page by the outermost provider', async () => {
    const page = (density: Density) => (
      <SahaProvider locale="en" density={density}>
        Play
      </SahaProvider>
    )
    const screen = await render(page('compact'))
    expect(document.documentElement.dataset.density).toBe('compact')
    await screen.rerender(page('comfortable'))
    expect(document.documentElement.dataset.density).toBeUndefined()
  })
})
