import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { IconButton } from './icon-button.tsx'
import { ArrowStartIcon, CloseIcon, HeartIcon, PlayIcon } from '../icons/index.ts'

describeConformance('IconButton', (props) => <IconButton icon={CloseIcon} label="Close" {...props} />, {
  slot: 'icon-button',
  asChild: (child) => (
    <IconButton icon={ArrowStartIcon} label="Back" asChild>
      {child}
    </IconButton>
  ),
})

describe('IconButton', () => {
  it('is named by its label alone, without a tooltip', async () => {
    const screen = await renderIn('ar', <IconButton icon={CloseIcon} label="إغلاق" />)
    const button = screen.getByRole('button', { name: 'إغلاق', exact: true })
    await expect.element(button).toBeVisible()
    expect(button.element().hasAttribute('title')).toBe(false)
  })

  it('is not a toggle button unless `pressed` is set', async () => {
    const screen = await renderIn('en', <IconButton icon={CloseIcon} label="Close" />)
    expect(screen.getByRole('button').element().hasAttribute('aria-pressed')).toBe(false)
  })

  it.each([true, false])('announces and shows its pressed state (%s)', async (pressed) => {
    const screen = await renderIn('en', <IconButton icon={HeartIcon} label="Favorite" pressed={pressed} />)
    const button = screen.getByRole('button', { pressed })
    await expect.element(button).toBeVisible()
    expect(button.element().querySelector('svg')?.getAttribute('fill')).toBe(
      pressed ? 'currentColor' : 'none',
    )
  })

  it.each(['{Enter}', ' '])('acts on %s, but not while busy', async (key) => {
    const act = vi.fn()
    const screen = await renderIn('en', <IconButton icon={HeartIcon} label="Favorite" onClick={act} />)
    screen.getByRole('button').element().focus()
    await userEvent.keyboard(key)
    expect(act).toHaveBeenCalledTimes(1)
    await screen.rerender(<IconButton icon={HeartIcon} label="Favorite" onClick={act} busy />)
    await userEvent.keyboard(key)
    expect(act).toHaveBeenCalledTimes(1)
    await expect.element(screen.getByRole('button')).toHaveFocus()
  })

  it('renders its icon inside an empty link', async () => {
    const screen = await renderIn(
      'en',
      <IconButton icon={ArrowStartIcon} label="Back" asChild>
        <a href="#/en" aria-label="Back" />
      </IconButton>,
    )
    const link = screen.getByRole('link', { name: 'Back', exact: true })
    await expect.element(link).toHaveAttribute('href', '#/en')
    expect(link.element().querySelectorAll('svg')).toHaveLength(1)
  })

  it.each(locales)('is square and at least 44 px by default (%s)', async (locale) => {
    const screen = await renderIn(locale, <IconButton icon={PlayIcon} label="Play" />)
    const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
    expect(width).toBe(height)
    expect(width).toBeGreaterThanOrEqual(44)
  })
})
