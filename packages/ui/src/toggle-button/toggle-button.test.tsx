import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { ToggleButton } from './toggle-button.tsx'
import { HeartIcon } from '../icons/index.ts'

describeConformance(
  'ToggleButton',
  (props) => (
    <ToggleButton icon={HeartIcon} pressed {...props}>
      المفضلة
    </ToggleButton>
  ),
  { slot: 'toggle-button' },
)

function Favorite() {
  const [on, setOn] = useState(false)
  return (
    <ToggleButton icon={HeartIcon} pressed={on} onClick={() => setOn(!on)}>
      Favorite
    </ToggleButton>
  )
}

describe('ToggleButton', () => {
  it.each(['{Enter}', ' '])('toggles by %s and keeps its name', async (key) => {
    const screen = await renderIn('en', <Favorite />)
    screen.getByRole('button').element().focus()
    for (const pressed of [true, false]) {
      await userEvent.keyboard(key)
      await expect
        .element(screen.getByRole('button', { name: 'Favorite', exact: true, pressed }))
        .toHaveFocus()
    }
  })

  it.each([
    [true, 'currentColor'],
    [false, 'none'],
  ])('fills its heart only while on (%s)', async (pressed, fill) => {
    const screen = await renderIn(
      'en',
      <ToggleButton icon={HeartIcon} pressed={pressed}>
        Favorite
      </ToggleButton>,
    )
    expect(screen.getByRole('button').element().querySelector('svg')?.getAttribute('fill')).toBe(fill)
  })

  it.each(locales)(
    'ignores presses, shows a star instead of its heart and keeps focus while busy (%s)',
    async (locale) => {
      const act = vi.fn()
      const screen = await renderIn(
        locale,
        <ToggleButton icon={HeartIcon} pressed={false} busy onClick={act}>
          Favorite
        </ToggleButton>,
      )
      const button = screen.getByRole('button')
      button.element().focus()
      await userEvent.keyboard('{Enter}')
      expect(act).not.toHaveBeenCalled()
      await expect.element(button).toHaveFocus()
      expect(button.element().querySelectorAll('svg')).toHaveLength(1)
      await expect
        .element(screen.getByRole('status'))
        .toHaveTextContent(locale === 'ar' ? 'جارٍ التحميل…' : 'Loading…')
    },
  )
})
