import axe from 'axe-core'
import { StrictMode, useEffect, useEffectEvent, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SahaProvider } from '../provider/index.ts'
import { locales, renderIn } from '../testing/render.tsx'
import { ToastProvider, useToast, type ToastOptions, type ToastProviderProps } from './index.ts'

function Say({ toast }: { toast: ToastOptions }) {
  const { show } = useToast()
  return (
    <button type="button" onClick={() => show(toast)}>
      Say
    </button>
  )
}

const host = (toast: ToastOptions, props: Partial<ToastProviderProps> = {}) => (
  <ToastProvider duration={Infinity} {...props}>
    <Say toast={toast} />
  </ToastProvider>
)

const say = () => page.getByRole('button', { name: 'Say' }).click()
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-slot="toast"]')]
const shown = (count: number) => vi.waitFor(() => expect(toasts()).toHaveLength(count))

/** Swipes a toast horizontally by `by` px in two moves, then releases it. */
async function swipe(toast: HTMLElement, by: number) {
  const { left, top } = toast.getBoundingClientRect()
  const at = (type: string, x: number) =>
    toast.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: left + 60 + x,
        clientY: top + 10,
      }),
    )
  vi.spyOn(toast, 'setPointerCapture').mockImplementation(() => undefined)
  at('pointerdown', 0)
  at('pointermove', by / 2)
  at('pointermove', by)
  at('pointerup', by)
  await Promise.resolve()
}

describe('ToastProvider', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each(locales)('shows a toast in the corner at the inline end, and passes axe (%s)', async (locale) => {
    await page.viewport(1000, 700)
    await renderIn(
      locale,
      <main>{host({ title: 'Sent', description: 'You are third.', tone: 'success' })}</main>,
    )
    await say()
    await shown(1)
    const [toast] = toasts()
    await Promise.all(toast?.getAnimations().map(({ finished }) => finished) ?? [])
    const { left, right, bottom } = toast?.getBoundingClientRect() ?? new DOMRect()
    expect(locale === 'ar' ? left : 1000 - right).toBeLessThan(32)
    expect(700 - bottom).toBeLessThan(32)
    expect(toast?.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.viewport(414, 896)
  })

  it.each(locales)('can be swiped away only over the inline end (%s)', async (locale) => {
    await renderIn(locale, host({ title: 'Sent' }))
    await say()
    await shown(1)
    const out = locale === 'ar' ? -120 : 120
    const [toast] = toasts()
    if (!toast) throw new Error('There is no message.')
    await swipe(toast, -out)
    expect(toast.dataset.state).toBe('open')
    await swipe(toast, out)
    await shown(0)
  })

  it.each([
    ['en', 'Notification Score not sent The server does not answer.'],
    ['ar', 'إشعار Score not sent The server does not answer.'],
  ] as const)('announces its text, and interrupts for errors (%s)', async (locale, words) => {
    const heard = new Set<string>()
    const listen = new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live="assertive"]')) heard.add(region.textContent)
    })
    listen.observe(document.body, { childList: true, subtree: true, characterData: true })
    await renderIn(
      locale,
      host({ title: 'Score not sent', description: 'The server does not answer.', tone: 'danger' }),
    )
    await say()
    await vi.waitFor(() => expect([...heard].map((text) => text.trim())).toContain(words))
    listen.disconnect()
  })

  it('is focused with F8, acts, and is dismissed with Escape', async () => {
    const act = vi.fn()
    await renderIn(
      'ar',
      host({ title: 'أُزيلت', action: { label: 'تراجع', altText: 'اضغط القلب', onAction: act } }),
    )
    await say()
    await shown(1)
    await userEvent.keyboard('{F8}')
    await expect.element(page.getByRole('region', { name: 'الإشعارات (F8)' }).getByRole('list')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await vi.waitFor(() => expect(toasts()[0]).toHaveFocus())
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'تراجع' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(act).toHaveBeenCalledTimes(1)
    await shown(0)
    await say()
    await shown(1)
    await userEvent.keyboard('{F8}')
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Escape}')
    await shown(0)
  })

  it('returns focus to where F8 was pressed when the last toast is gone', async () => {
    await renderIn('en', host({ title: 'Sent' }))
    await say()
    await shown(1)
    const said = page.getByRole('button', { name: 'Say' })
    said.element().focus()
    await userEvent.keyboard('{F8}{Tab}')
    await vi.waitFor(() => expect(toasts()[0]).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await shown(0)
    await expect.element(said).toHaveFocus()
  })

  it('keeps toasts that are shown before the region has loaded', async () => {
    function Early() {
      const { show } = useToast()
      const greet = useEffectEvent(() => show({ title: 'Welcome' }))
      useEffect(() => void greet(), [])
      return null
    }
    await renderIn(
      'en',
      <ToastProvider duration={Infinity}>
        <Early />
      </ToastProvider>,
    )
    await shown(1)
  })

  it('closes after its duration', async () => {
    await renderIn('en', host({ title: 'Sent', duration: 20 }))
    await say()
    await shown(0)
  })

  it('pauses its timer while hovered or focused, and resumes it afterwards', async () => {
    const [start, stop] = [vi.spyOn(window, 'setTimeout'), vi.spyOn(window, 'clearTimeout')]
    const clocks = () =>
      start.mock.calls.flatMap(([, time], at) =>
        time !== undefined && time > 50_000 && time <= 60_000
          ? [start.mock.results[at]?.value as number]
          : [],
      )
    const stopped = () => stop.mock.calls.map(([id]) => id)
    await renderIn('en', host({ title: 'Sent' }, { duration: 60_000 }))
    await say()
    await shown(1)
    const before = clocks().at(-1)
    await userEvent.keyboard('{F8}')
    await userEvent.keyboard('{Tab}')
    await vi.waitFor(() => expect(toasts()[0]).toHaveFocus())
    expect(stopped()).toContain(before)
    const count = clocks().length
    page.getByRole('button', { name: 'Say' }).element().focus()
    await vi.waitFor(() => expect(clocks().length).toBeGreaterThan(count))
  })

  it('shows a limited number, oldest first, and queues the others', async () => {
    await renderIn('en', host({ title: 'Sent' }, { limit: 2 }))
    for (const _ of Array.from({ length: 3 })) await say()
    await shown(2)
    const [oldest] = toasts()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await vi.waitFor(() => expect(oldest?.isConnected).toBe(false))
    await shown(2)
    await page.getByRole('button', { name: 'Dismiss' }).last().click()
    await shown(1)
  })

  it('provides a stable object, and closes toasts by id', async () => {
    const seen = new Set<unknown>()
    function Host() {
      const toast = useToast()
      const [id, keep] = useState('')
      seen.add(toast)
      return (
        <>
          <button type="button" onClick={() => keep(toast.show({ title: 'Working' }))}>
            Start
          </button>
          <button type="button" onClick={() => toast.close(id)}>
            Finish
          </button>
        </>
      )
    }
    await renderIn(
      'en',
      <StrictMode>
        <ToastProvider duration={Infinity}>
          <Host />
        </ToastProvider>
      </StrictMode>,
    )
    await page.getByRole('button', { name: 'Start' }).click()
    await shown(1)
    await page.getByRole('button', { name: 'Finish' }).click()
    await shown(0)
    expect(seen.size).toBeLessThanOrEqual(2)
  })

  it('removes all toasts on unmount', async () => {
    const screen = await renderIn('en', host({ title: 'Sent' }, { duration: 30 }))
    await say()
    await screen.unmount()
    expect(document.querySelector('[data-slot="toast"], [data-slot="toast-viewport"]')).toBeNull()
  })

  it.each(locales)('keeps its position while a dialog removes the scrollbar (%s)', async (locale) => {
    await renderIn(locale, host({ title: 'Sent' }))
    await expect.element(page.getByRole('region')).toBeInTheDocument()
    const edges = () => {
      const { left, right } =
        document.querySelector('[data-slot="toast-viewport"]')?.getBoundingClientRect() ?? new DOMRect()
      return [left, right]
    }
    const [left = 0, right = 0] = edges()
    document.body.style.setProperty('--removed-body-scroll-bar-size', '15px')
    expect(edges()).toEqual(locale === 'en' ? [left - 15, right - 15] : [left, right])
    document.body.style.removeProperty('--removed-body-scroll-bar-size')
  })

  it('fits a narrow screen with a long message', async () => {
    await page.viewport(320, 320)
    await renderIn('ar', host({ title: 'نتيجة'.repeat(30), description: 'طويلة '.repeat(120) }))
    await say()
    await shown(1)
    await Promise.all(
      toasts()[0]
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    )
    const viewport = document.querySelector<HTMLElement>('[data-slot="toast-viewport"]')
    expect(viewport?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    expect(viewport?.scrollWidth).toBe(viewport?.clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(414, 896)
  })

  it('renders its children on the server', () => {
    const html = renderToString(<SahaProvider locale="ar">{host({ title: 'Sent' })}</SahaProvider>)
    expect(html).toContain('Say')
  })
})

describe('useToast', () => {
  it('explains a missing provider to the developer', () => {
    expect(() =>
      renderToString(
        <SahaProvider locale="en">
          <Say toast={{ title: 'Sent' }} />
        </SahaProvider>,
      ),
    ).toThrow(/outside <ToastProvider>.*one provider.*Put it inside SahaProvider/)
  })
})
