import { test as base, expect } from '@playwright/test'
import { newEmail, password } from '../../e2e/support/accounts.ts'
import { messages, type Locale } from '../../e2e/support/portal.ts'
import { Server } from '../../e2e/support/server.ts'
import type { BrowserKind, DrivenBrowser, Driver } from './driver.ts'
import { firefox } from './firefox.ts'
import { pageScript, type Query } from './page-script.ts'
import { webkit } from './webkit.ts'

export { expect }
const kinds: Readonly<Record<string, BrowserKind>> = { firefox, webkit }
export const browserNames = Object.keys(kinds)

/** Elements of a page, found again at each use. */
export class Elements {
  readonly #visitor: Visitor
  readonly #query: Query

  constructor(visitor: Visitor, query: Query) {
    this.#visitor = visitor
    this.#query = query
  }

  /** Waits for the first of them, and clicks it. */
  async click(): Promise<void> {
    await this.shown()
    await this.#visitor.driver.click((query) => {
      const [element] = window.findAll(query)
      // WebDriver scrolls too, but does not wait for a smooth scroll.
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return element as Element
    }, this.#query)
  }

  /** Replaces the value of a field by typing. */
  async fill(text: string): Promise<void> {
    await this.click()
    await this.#visitor.evaluate((query) => {
      const [field] = window.findAll(query)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    }, this.#query)
    await this.#visitor.driver.type(text)
  }

  count = () => this.#visitor.evaluate((query) => window.findAll(query).length, this.#query)
  text = () => this.#visitor.evaluate((query) => window.findAll(query)[0]?.textContent, this.#query)
  attribute = (name: string) =>
    this.#visitor.evaluate((query, name) => window.findAll(query)[0]?.getAttribute(name), this.#query, name)

  async shown(): Promise<void> {
    await expect.poll(this.count, JSON.stringify(this.#query)).toBeGreaterThan(0)
  }

  async gone(): Promise<void> {
    await expect.poll(this.count, JSON.stringify(this.#query)).toBe(0)
  }

  async has(name: string, value: string): Promise<void> {
    await expect.poll(() => this.attribute(name), JSON.stringify(this.#query)).toBe(value)
  }
}

/** Page object of the portal in one language. */
export class Visitor {
  readonly driver: Driver
  readonly locale: Locale
  readonly url: string

  constructor(driver: Driver, locale: Locale, url: string) {
    this.driver = driver
    this.locale = locale
    this.url = url
  }

  get words() {
    return messages[this.locale]
  }

  /** Runs a function in the page, which has `findAll`. */
  async evaluate<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const hasScript = () => this.driver.evaluate(() => 'findAll' in window)
    for (;;) {
      if (!(await hasScript())) await this.driver.inject(pageScript)
      try {
        return await this.driver.evaluate(script, ...args)
      } catch (error) {
        // Another document may replace the page at any time.
        if (await hasScript()) throw error
      }
    }
  }

  find = (query: Query) => new Elements(this, query)
  button = (name: string, within = 'main') => this.find({ role: 'button', name, within })
  address = () => this.driver.evaluate(() => location.href)

  /** Waits for hydration, which removes the other language. */
  async hydrated(): Promise<void> {
    await this.find({ css: '#root:not([data-prerendered]) h1' }).shown()
  }

  /** Waits for another document, because Puppeteer may return before Firefox shows it. */
  async #loadDocument(load: () => Promise<void>): Promise<void> {
    await this.driver.evaluate(() => document.documentElement.setAttribute('data-previous', ''))
    await load()
    const isPrevious = () => this.evaluate(() => document.documentElement.hasAttribute('data-previous'))
    await expect.poll(isPrevious, 'the document before').toBe(false)
    await this.hydrated()
  }

  reload = () => this.#loadDocument(() => this.driver.reload())
  /** Opens a prerendered page by its own URL. */
  load = (path: string) => this.#loadDocument(() => this.driver.goto(`${this.url}${path}`))

  /** Opens a screen in the same document, if there is one of the portal. */
  async open(path = ''): Promise<void> {
    const url = `${this.url}#/${this.locale}/${path}`
    // Each screen writes its URL here, so the previous one is told apart.
    await this.driver.evaluate((url) => {
      if (location.href !== url)
        document.querySelector('meta[property="og:url"]')?.setAttribute('content', '')
    }, url)
    await this.driver.goto(url)
    await this.find({ css: 'meta[property="og:url"][content=""]', hidden: true }).gone()
    await this.hydrated()
  }

  /** Confirms to be 18 or older, as the AI tools require. */
  async confirmAdulthood(): Promise<void> {
    await this.open()
    await this.driver.evaluate(() => localStorage.setItem('saha.adulthood', 'confirmed'))
    await this.reload()
  }

  /** @returns the errors since the last document was loaded, and those that the protocol reported */
  async errors(): Promise<string[]> {
    return [...this.driver.errors, ...(await this.evaluate(() => [...window.pageErrors]))]
  }

  async signUp(): Promise<string> {
    const email = newEmail()
    await this.open('signup')
    await this.find({ label: this.words.auth.email }).fill(email)
    await this.find({ css: 'main input[type=password]' }).fill(password)
    await this.button(this.words.auth.signupSubmit, 'main form').click()
    await this.button(this.words.nav.account, 'header').shown()
    return email
  }
}

export interface BrowserOptions {
  driven: string
}

interface Fixtures {
  /** Skips the test where the browser is not installed. */
  installed: void
  /** Opens a user in a session of their own, which is closed after the test. */
  visit: (locale: Locale, url?: string) => Promise<Visitor>
}

export const test = base.extend<Fixtures, BrowserOptions & { server: Server; running: DrivenBrowser }>({
  driven: ['firefox', { option: true, scope: 'worker' }],
  server: [
    async ({}, provide) => {
      const server = new Server()
      await server.start()
      await provide(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ driven }, provide) => {
      const browser = await kinds[driven]?.launch()
      if (!browser) throw new Error(`There is no browser called ${driven}.`)
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  installed: [
    async ({ driven }, provide, info) => {
      const missing = kinds[driven]?.findMissing()
      info.skip(missing !== undefined, missing)
      await provide()
    },
    { auto: true },
  ],
  visit: async ({ running, server }, provide, info) => {
    const drivers: Driver[] = []
    await provide(async (locale, url = server.url) => {
      const driver = await running.open()
      drivers.push(driver)
      return new Visitor(driver, locale, url)
    })
    for (const driver of drivers) {
      if (info.status !== info.expectedStatus)
        info.errors.push({ message: await driver.evaluate(() => `At ${location.href}, “${document.title}”`) })
      await driver.close()
    }
  },
})
