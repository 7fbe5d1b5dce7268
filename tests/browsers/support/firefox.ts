import { launch, type Frame, type Page } from 'puppeteer-core'
import type { BrowserKind, Driver } from './driver.ts'
import { findCommand } from './find-command.ts'

const find = () => process.env.FIREFOX ?? findCommand('firefox-esr', 'firefox')

/** Puppeteer's types unwrap handles in arguments and results, which are plain values here. */
type Script<Result = unknown> = (...args: readonly unknown[]) => Result

/** Firefox itself logs failed requests, and the session cookie of a portal without HTTPS. */
const expected = new RegExp(
  [
    'Failed to load',
    'Firefox can’t establish a connection',
    // Reloading ends the connection of the page before.
    'The connection to ws://\\S+ was interrupted while the page was loading',
    'Cookie “a_session_\\S+” rejected',
  ].join('|'),
)

async function drive(page: Page, close: () => Promise<void>): Promise<Driver> {
  const errors: string[] = []
  const report = (text: string) => {
    if (!expected.test(text)) errors.push(text)
  }
  page.on('pageerror', (error) => report(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') report(message.text())
  })
  let frame: Frame = page.mainFrame()
  return {
    errors,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: async (script, ...args) =>
      (await frame.evaluate(script as unknown as Script, ...args)) as ReturnType<typeof script>,
    inject: async (source) => void (await frame.evaluate(source)),
    click: async (find, ...args) => {
      const handle = await frame.evaluateHandle(find as unknown as Script<Element>, ...args)
      await handle.click()
      await handle.dispose()
    },
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      if (key === 'Enter') return await page.keyboard.press(key)
      await page.keyboard.down('Shift')
      await page.keyboard.press('Tab')
      await page.keyboard.up('Shift')
    },
    enterFrame: async () => {
      const element = await page.$('iframe')
      const content = await element?.contentFrame()
      if (!content) throw new Error('The page has no frame.')
      frame = content
    },
    leaveFrame: async () => void (frame = page.mainFrame()),
    close,
  }
}

/** Firefox by WebDriver BiDi, without a driver of its own. */
export const firefox: BrowserKind = {
  findMissing: () =>
    find() ? undefined : 'Firefox was not run: it is not installed (Debian: apt-get install firefox-esr).',
  launch: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: find() ?? '',
      // Firefox ESR 140 lacks a BiDi command that Puppeteer sizes viewports with.
      defaultViewport: null,
      args: ['--width=1280', '--height=985'],
      // Four times faster where motion is not tested.
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    })
    return {
      open: async () => {
        const context = await browser.createBrowserContext()
        return await drive(await context.newPage(), () => context.close())
      },
      close: () => browser.close(),
    }
  },
}
