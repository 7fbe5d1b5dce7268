import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { SkipLink } from './skip-link.tsx'

describeConformance('SkipLink', (props) => <SkipLink targetId="content" {...props} />, { slot: 'skip-link' })

const page = (
  <>
    <SkipLink targetId="content" />
    <header>
      <a href="#/en">Home</a>
    </header>
    <main id="content">
      <a href="#/en/games">Games</a>
    </main>
  </>
)

describe('SkipLink', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each(['{Enter}', ' '])('moves focus past the header without changing the URL (%s)', async (key) => {
    const address = location.href
    const screen = await renderIn('en', page)
    screen.getByRole('button').element().focus()
    await userEvent.keyboard(key)
    await expect.element(screen.getByRole('main')).toHaveFocus()
    expect(location.href).toBe(address)
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('link', { name: 'Games' })).toHaveFocus()
  })

  it.each([
    ['en', 'Skip to content'],
    ['ar', 'انتقل إلى المحتوى'],
  ] as const)('is visible only with focus (%s)', async (locale, name) => {
    const screen = await renderIn(locale, page)
    const link = screen.getByRole('button', { name }).element()
    const bottom = () => link.getBoundingClientRect().bottom
    expect(bottom()).toBeLessThanOrEqual(0)
    link.focus()
    await expect.poll(bottom).toBeGreaterThan(40)
  })

  it('does not change a target that is already focusable', async () => {
    const screen = await renderIn(
      'en',
      <>
        <SkipLink targetId="game" />
        <button type="button" id="game">
          Play
        </button>
      </>,
    )
    screen.getByRole('button', { name: 'Skip to content' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Play' }).element().hasAttribute('tabindex')).toBe(false)
  })

  it('warns the developer about a missing target', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const screen = await renderIn('en', <SkipLink targetId="nowhere" />)
    screen.getByRole('button').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/no element with the id "nowhere".*<main id/),
    )
  })

  it.each(locales)('is at the inline start of the page (%s)', async (locale) => {
    const screen = await renderIn(locale, page)
    const box = screen.getByRole('button').element().getBoundingClientRect()
    const fromStart = locale === 'ar' ? document.documentElement.clientWidth - box.right : box.left
    expect(fromStart).toBe(16)
  })
})
