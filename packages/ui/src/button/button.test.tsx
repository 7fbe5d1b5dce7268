import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Button } from './button.tsx'
import { PlayIcon } from '../icons/index.ts'

describeConformance('Button', (props) => <Button {...props}>Play now</Button>, {
  slot: 'button',
  asChild: (child) => <Button asChild>{child}</Button>,
})

describe('Button', () => {
  it.each(['{Enter}', ' '])('acts on %s', async (key) => {
    const act = vi.fn()
    const screen = await renderIn('en', <Button onClick={act}>Play</Button>)
    screen.getByRole('button').element().focus()
    await userEvent.keyboard(key)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('ignores clicks and keeps focus while busy', async () => {
    const act = vi.fn()
    const screen = await renderIn(
      'en',
      <Button busy onClick={act}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button')
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(act).not.toHaveBeenCalled()
    await expect.element(button).toHaveFocus()
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…')
  })

  it.each([
    ['busy', { busy: true }],
    ['disabled for assistive technology', { 'aria-disabled': true }],
  ])('does not follow its link while %s', async (_, state) => {
    const [act, own] = [vi.fn(), vi.fn()]
    location.hash = '#here'
    const screen = await renderIn(
      'en',
      <Button asChild onClick={act} {...state}>
        <a href="#there" onClick={own}>
          Games
        </a>
      </Button>,
    )
    const link = screen.getByRole('link')
    link.element().focus()
    await userEvent.keyboard('{Enter}')
    expect([act.mock.calls, own.mock.calls, location.hash]).toEqual([[], [], '#here'])
    await expect.element(link).toHaveAttribute('aria-disabled', 'true')
    await expect.element(link).toHaveFocus()
  })

  it('ignores clicks while aria-disabled', async () => {
    const act = vi.fn()
    const screen = await renderIn(
      'en',
      <Button aria-disabled onClick={act}>
        Save
      </Button>,
    )
    screen.getByRole('button').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(act).not.toHaveBeenCalled()
  })

  it.each(locales)('puts the start icon at the inline start (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <Button startIcon={PlayIcon}>{locale === 'ar' ? 'العب الآن' : 'Play now'}</Button>,
    )
    const button = screen.getByRole('button').element()
    const icon = button.querySelector('svg')?.getBoundingClientRect()
    const box = button.getBoundingClientRect()
    const toStart = (icon?.left ?? 0) + (icon?.width ?? 0) / 2 - (box.left + box.width / 2)
    expect(Math.sign(toStart)).toBe(locale === 'ar' ? 1 : -1)
  })

  it('submits a form only with type="submit"', async () => {
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault())
    const screen = await renderIn(
      'en',
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button>Preview</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await screen.getByRole('button', { name: 'Preview' }).click()
    expect(submit).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Send' }).click()
    expect(submit).toHaveBeenCalledTimes(1)
  })
})
