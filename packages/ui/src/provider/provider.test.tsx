import * as RadixDirection from '@radix-ui/react-direction'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { en, type KitMessages } from '../messages/index.ts'
import { BareSahaProvider, getDirection, SahaProvider, useKit, type SahaProviderProps } from './index.ts'
import '../styles/styles.css'

function Probe({ name = 'probe' }: { name?: string }) {
  const { locale, dir, messages, container } = useKit()
  const radix = RadixDirection.useDirection()
  const overlays = container === undefined ? 'body' : (container?.dataset.sahaScope ?? 'not yet')
  return (
    <p data-testid={name} data-radix={radix} data-overlays={overlays}>
      {locale} {dir} {messages.close}
    </p>
  )
}

const kit = (props: Omit<SahaProviderProps, 'children'>) => (
  <SahaProvider {...props}>
    <Probe />
  </SahaProvider>
)

const root = document.documentElement

describe('getDirection', () => {
  it.each([
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['ar-u-nu-latn-ca-gregory', 'rtl'],
    ['he', 'rtl'],
    ['fa-IR', 'rtl'],
    ['en', 'ltr'],
    ['arn', 'ltr'],
    ['pa-Arab-PK', 'rtl'],
    ['en-Hebr', 'rtl'],
    ['ku-Latn', 'ltr'],
    ['en-x-arab', 'ltr'],
    ['', 'ltr'],
  ])('returns the direction of %s: %s', (locale, direction) => {
    expect(getDirection(locale)).toBe(direction)
  })
})

describe('SahaProvider', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['en', 'ltr', 'Close'],
    ['ar', 'rtl', 'إغلاق'],
    ['ar-EG', 'rtl', 'إغلاق'],
  ])('provides %s with its language, direction and messages', async (locale, dir, word) => {
    const screen = await render(kit({ locale }))
    await expect.element(screen.getByTestId('probe')).toHaveTextContent(`${locale} ${dir} ${word}`)
    expect([root.lang, root.dir]).toEqual([locale, dir])
  })

  it('sets the direction before its children measure', async () => {
    const measured: string[] = []
    function Row() {
      const { dir } = useKit()
      useLayoutEffect(() => {
        measured.push(`${dir} is ${getComputedStyle(document.body).direction}`)
      }, [dir])
      return null
    }
    const inLanguage = (locale: string) => (
      <SahaProvider locale={locale}>
        <Row />
      </SahaProvider>
    )
    const screen = await render(inLanguage('ar'))
    await screen.rerender(inLanguage('en'))
    expect(measured).toEqual(['rtl is rtl', 'ltr is ltr'])
  })

  it('passes the direction to Radix, and follows a language change', async () => {
    const screen = await render(kit({ locale: 'en' }))
    await expect.element(screen.getByTestId('probe')).toHaveAttribute('data-radix', 'ltr')
    await screen.rerender(kit({ locale: 'ar' }))
    await expect.element(screen.getByTestId('probe')).toHaveAttribute('data-radix', 'rtl')
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
  })

  it('does not set unchanged attributes, which would restyle the page', async () => {
    Object.assign(root, { lang: 'ar', dir: 'rtl' })
    const heard = vi.fn()
    const observer = new MutationObserver(heard)
    observer.observe(root, { attributeFilter: ['lang', 'dir'] })
    const screen = await render(kit({ locale: 'ar' }))
    expect(heard).not.toHaveBeenCalled()
    await screen.rerender(kit({ locale: 'en' }))
    expect(heard).toHaveBeenCalled()
    observer.disconnect()
  })

  it('sets the theme on the page, except for `system`', async () => {
    const screen = await render(kit({ locale: 'en', theme: 'dark' }))
    expect(root.dataset.theme).toBe('dark')
    const dark = getComputedStyle(root).getPropertyValue('--saha-color-ground')
    await screen.rerender(kit({ locale: 'en', theme: 'light' }))
    expect(root.dataset.theme).toBe('light')
    expect(getComputedStyle(root).getPropertyValue('--saha-color-ground')).not.toBe(dark)
    await screen.rerender(kit({ locale: 'en' }))
    expect(root.dataset.theme).toBeUndefined()
  })

  it('scopes an island of another language', async () => {
    const screen = await render(
      <SahaProvider locale="en" theme="light">
        <Probe name="page" />
        <SahaProvider locale="ar" theme="dark" scope="element">
          <Probe name="island" />
        </SahaProvider>
      </SahaProvider>,
    )
    expect([root.lang, root.dir, root.dataset.theme]).toEqual(['en', 'ltr', 'light'])
    const page = screen.getByTestId('page')
    const island = screen.getByTestId('island')
    await expect.element(page).toHaveTextContent('en ltr Close')
    await expect.element(island).toHaveTextContent('ar rtl إغلاق')
    await expect.element(island).toHaveAttribute('data-radix', 'rtl')
    const scope = island.element().closest('[data-saha-scope]')
    expect(['lang', 'dir', 'data-theme'].map((name) => scope?.getAttribute(name))).toEqual([
      'ar',
      'rtl',
      'dark',
    ])
    expect(getComputedStyle(island.element()).direction).toBe('rtl')
    expect(getComputedStyle(page.element()).direction).toBe('ltr')
  })

  it('opens overlays in the body, or inside their island', async () => {
    const screen = await render(kit({ locale: 'en' }))
    await expect.element(screen.getByTestId('probe')).toHaveAttribute('data-overlays', 'body')
    await screen.rerender(kit({ locale: 'en', scope: 'element' }))
    await expect.element(screen.getByTestId('probe')).toHaveAttribute('data-overlays', '')
  })

  it('warns about an unsupported language, and falls back to English', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const screen = await render(kit({ locale: 'fa' }))
    await expect.element(screen.getByTestId('probe')).toHaveTextContent('fa rtl Close')
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/no words for "fa".*<SahaProvider messages=\{…\}>/),
    )
  })

  it('does not warn when the host passes all messages', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const messages: KitMessages = { ...en, close: 'بستن' }
    const screen = await render(kit({ locale: 'fa', messages }))
    await expect.element(screen.getByTestId('probe')).toHaveTextContent('fa rtl بستن')
    expect(warn).not.toHaveBeenCalled()
  })

  it('handles a locale named like an Object property', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const screen = await render(kit({ locale: 'constructor' }))
    await expect.element(screen.getByTestId('probe')).toHaveTextContent('constructor ltr Close')
  })

  it('uses only the host’s messages in BareSahaProvider', async () => {
    const messages: KitMessages = { ...en, close: 'Shut' }
    const screen = await render(
      <BareSahaProvider locale="ar" messages={messages}>
        <Probe />
      </BareSahaProvider>,
    )
    await expect.element(screen.getByTestId('probe')).toHaveTextContent('ar rtl Shut')
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
  })

  it('explains a missing provider to the developer', () => {
    expect(() => renderToString(<Probe />)).toThrow(
      /outside <SahaProvider>.*take their direction and their words.*Wrap the app once/,
    )
  })
})
