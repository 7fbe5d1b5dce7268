import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { locales, renderIn } from '../testing/render.tsx'
import {
  Dialog,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  type DialogContentProps,
  type DialogProps,
} from './dialog.tsx'

const dialog = (props: DialogProps = {}, content: DialogContentProps = {}) => (
  <Dialog {...props}>
    <DialogTrigger>Open</DialogTrigger>
    <DialogContent aria-describedby={undefined} {...content}>
      <DialogTitle>Player name</DialogTitle>
      <input aria-label="Name" />
      {content.children}
    </DialogContent>
  </Dialog>
)

const panel = () => page.getByRole('dialog')
const slot = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-slot="${name}"]`)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

describe('Dialog', () => {
  afterEach(async () => {
    vi.restoreAllMocks()
    await page.viewport(414, 896)
  })

  it.each(locales)(
    'opens with focus inside, named by its title, in the page’s direction (%s)',
    async (locale) => {
      await renderIn(locale, dialog())
      await page.getByRole('button', { name: 'Open' }).click()
      await expect.element(page.getByRole('dialog', { name: 'Player name' })).toBeVisible()
      await expect.element(page.getByRole('textbox')).toHaveFocus()
      await expect.element(panel()).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    },
  )

  it('traps focus and returns it to its trigger', async () => {
    const screen = await renderIn('en', dialog())
    const trigger = screen.getByRole('button', { name: 'Open' })
    trigger.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'stays open when Escape ends a composition (%o)',
    async (key) => {
      await renderIn('en', dialog({ defaultOpen: true }))
      const press = (init: KeyboardEventInit) =>
        page
          .getByRole('textbox')
          .element()
          .dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
          )
      await expect.element(page.getByRole('textbox')).toHaveFocus()
      press(key)
      expect(slot('dialog-content').dataset.state).toBe('open')
      press({})
      await expect.element(panel()).not.toBeInTheDocument()
    },
  )

  it('returns focus to the previously focused element when opened without a trigger', async () => {
    function Host() {
      const [shown, show] = useState(false)
      return (
        <>
          <button type="button" onClick={() => show(true)}>
            Elsewhere
          </button>
          <Dialog open={shown} onOpenChange={show}>
            <DialogContent aria-describedby={undefined}>
              <DialogTitle>Player name</DialogTitle>
            </DialogContent>
          </Dialog>
        </>
      )
    }
    const screen = await renderIn('en', <Host />)
    const opener = screen.getByRole('button', { name: 'Elsewhere' })
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('closes on a press outside, and on its close button', async () => {
    await renderIn('en', dialog({ defaultOpen: true }))
    await userEvent.click(slot('dialog-scrim'), { position: { x: 4, y: 4 } })
    await expect.element(panel()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it.each(locales)('locks the page’s scroll position without a layout shift (%s)', async (locale) => {
    await renderIn(
      locale,
      <>
        {dialog()}
        <div data-testid="tall" style={{ blockSize: '3000px' }}>
          <button type="button">Mark</button>
        </div>
      </>,
    )
    const place = () =>
      document.querySelector('[data-testid="tall"] button')?.getBoundingClientRect().toJSON()
    const before = place()
    document.querySelector<HTMLElement>('[data-slot="dialog-trigger"]')?.click()
    await expect.element(panel()).toBeVisible()
    expect(getComputedStyle(document.body).overflowY).toBe('hidden')
    expect(place()).toEqual(before)
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await vi.waitFor(() => expect(getComputedStyle(document.body).overflowY).toBe('visible'))
    expect(place()).toEqual(before)
  })

  it('closes nested dialogs one at a time', async () => {
    await renderIn(
      'en',
      dialog(
        { defaultOpen: true },
        {
          children: (
            <Dialog>
              <DialogTrigger>More</DialogTrigger>
              <DialogContent aria-describedby={undefined}>
                <DialogTitle>Inner</DialogTitle>
              </DialogContent>
            </Dialog>
          ),
        },
      ),
    )
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Inner' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Player name' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
  })

  it.each([
    [320, 568],
    [568, 320],
  ])(
    'focuses the title of long content, and keeps the focused element visible (%s × %s)',
    async (width, height) => {
      await page.viewport(width, height)
      await renderIn(
        'ar',
        <Dialog defaultOpen>
          <DialogContent aria-describedby={undefined} closable={false}>
            <DialogTitle>القواعد</DialogTitle>
            <div style={{ blockSize: '2000px' }}>طويل</div>
            <button type="button">موافق</button>
          </DialogContent>
        </Dialog>,
      )
      const [title, agree] = [slot('dialog-title'), page.getByRole('button', { name: 'موافق' })]
      await expect.element(title).toHaveFocus()
      expect(slot('dialog-content').scrollTop).toBe(0)
      await userEvent.keyboard('{Tab}')
      await expect.element(agree).toHaveFocus()
      const nearbyLength = (element: Element) => {
        const [box, frame] = [element, slot('dialog-content')].map((one) => one.getBoundingClientRect())
        return (box?.top ?? 0) >= (frame?.top ?? 0) && (box?.bottom ?? 0) <= (frame?.bottom ?? 0)
      }
      expect(nearbyLength(agree.element())).toBe(true)
    },
  )

  it.each([
    [320, 568],
    [568, 320],
  ])('scrolls long content inside the panel in a viewport of %s × %s', async (width, height) => {
    await page.viewport(width, height)
    await renderIn(
      'ar',
      dialog({ defaultOpen: true }, { children: <div style={{ blockSize: '2000px' }}>طويل</div> }),
    )
    await expect.element(panel()).toBeVisible()
    const box = slot('dialog-content')
    await Promise.all(box.getAnimations().map(({ finished }) => finished))
    const { top, bottom, left, right } = box.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(height)
    expect(right).toBeLessThanOrEqual(width)
    expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
    expect(box.scrollWidth).toBe(box.clientWidth)
    box.scrollTop = 500
    const close = page.getByRole('button', { name: 'إغلاق' }).element().getBoundingClientRect()
    expect(close.top).toBeGreaterThanOrEqual(top)
    expect(close.bottom).toBeLessThan(bottom)
  })

  it.each(locales)('puts the close button at the inline end (%s)', async (locale) => {
    await renderIn(locale, dialog({ defaultOpen: true }))
    await expect.element(panel()).toBeVisible()
    const { left, width } = slot('dialog-content').getBoundingClientRect()
    const close = slot('icon-button').getBoundingClientRect()
    expect(Math.sign(close.left + close.width / 2 - (left + width / 2))).toBe(locale === 'ar' ? -1 : 1)
  })

  it('keeps the page usable when it is not modal', async () => {
    const pressed = vi.fn()
    await renderIn(
      'en',
      <>
        <button type="button" onClick={pressed}>
          Behind
        </button>
        {dialog({ defaultOpen: true, modal: false })}
      </>,
    )
    await expect.element(panel()).toBeVisible()
    await page.getByRole('button', { name: 'Behind' }).click()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('warns about a missing title with cause and remedy', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderIn(
      'en',
      <Dialog defaultOpen>
        <DialogContent aria-describedby={undefined}>Hello</DialogContent>
      </Dialog>,
    )
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith(
        expect.stringMatching(
          /<DialogContent> opened without a title.*screen reader.*Put a <DialogTitle> inside/,
        ),
      ),
    )
  })

  it('accepts another accessible name instead of a title', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderIn(
      'en',
      <Dialog defaultOpen>
        <DialogContent aria-describedby={undefined} aria-label="Rules">
          Hello
        </DialogContent>
      </Dialog>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Rules' })).toBeVisible()
    expect(warn).not.toHaveBeenCalled()
  })
})
