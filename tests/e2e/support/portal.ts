import { test as base, expect, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import ar from '../../../app/src/i18n/messages/ar.ts'
import en from '../../../app/src/i18n/messages/en.ts'
import authAr from '../../../app/src/i18n/messages/auth/ar.ts'
import authEn from '../../../app/src/i18n/messages/auth/en.ts'
import connectionAr from '../../../app/src/i18n/messages/connection/ar.ts'
import connectionEn from '../../../app/src/i18n/messages/connection/en.ts'
import favoritesAr from '../../../app/src/i18n/messages/favorites/ar.ts'
import favoritesEn from '../../../app/src/i18n/messages/favorites/en.ts'
import notFoundAr from '../../../app/src/i18n/messages/not-found/ar.ts'
import notFoundEn from '../../../app/src/i18n/messages/not-found/en.ts'
import playerAr from '../../../app/src/i18n/messages/player/ar.ts'
import playerEn from '../../../app/src/i18n/messages/player/en.ts'
import searchAr from '../../../app/src/i18n/messages/search/ar.ts'
import searchEn from '../../../app/src/i18n/messages/search/en.ts'
import { newEmail, password } from './accounts.ts'
import { Server } from './server.ts'
import { translatePage } from './translated-page.ts'

export { expect }
export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]
export const messages = {
  en: {
    ...en,
    auth: authEn,
    connection: connectionEn,
    favorites: favoritesEn,
    notFound: notFoundEn,
    player: playerEn,
    search: searchEn,
  },
  ar: {
    ...ar,
    auth: authAr,
    connection: connectionAr,
    favorites: favoritesAr,
    notFound: notFoundAr,
    player: playerAr,
    search: searchAr,
  },
} as const
/** Of several cases that differ in anything but words and direction, each is tried in one language: in turns. */
export const alternateLocale = <Case>(cases: readonly Case[]): [Locale, Case][] =>
  cases.map((each, index) => [locales[index % locales.length] as Locale, each])

/** A visitor at the portal in one language. */
export class Visitor {
  readonly page: Page
  readonly locale: Locale
  readonly url: string
  /** What the page printed as an error: a healthy visit prints nothing. */
  readonly errors: string[] = []

  constructor(page: Page, locale: Locale, url: string) {
    this.page = page
    this.locale = locale
    this.url = url
    page.on('pageerror', (error) => this.errors.push(error.message))
    page.on('console', (message) => {
      // A refused sign-in is a 401 that the browser itself writes down, as it does where a server does not listen, and where a test's own script may not
      // run: in a frame that runs none.
      const isExpected =
        /^Failed to load resource|^WebSocket connection to '\S+' failed|^Blocked script execution in '(?:blob:|about:srcdoc)/.test(
          message.text(),
        )
      if (message.type() === 'error' && !isExpected) this.errors.push(message.text())
    })
  }

  get words() {
    return messages[this.locale]
  }

  async open(path = ''): Promise<void> {
    // Not until everything has loaded: a test may hold something back.
    await this.page.goto(`${this.url}#/${this.locale}/${path}`, { waitUntil: 'commit' })
    // What the build wrote is the app's, and of its two languages one is left.
    const root = this.page.locator('#root:not([data-written])')
    await expect(root.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** What interrupts to say so. */
  alert(text: string) {
    return this.page.getByRole('alert').filter({ hasText: text })
  }

  /** The header's field, which suggests. */
  get searchField() {
    return this.page.getByRole('combobox', { name: this.words.nav.search })
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 })
  }

  /**
   * Waits for what appears after the product's own waits between tries, by moving the page's clock: each
   * try is answered in real time, so the clock takes a step at a time.
   */
  async outwait(locator: Locator): Promise<void> {
    await expect(async () => {
      await this.page.clock.runFor(4000)
      await expect(locator).toBeVisible({ timeout: 250 })
    }).toPass()
  }

  async fillCredentials(email: string, secret = password): Promise<void> {
    await this.page.getByLabel(this.words.auth.email).fill(email)
    await this.page.getByLabel(this.words.auth.password, { exact: false }).first().fill(secret)
  }

  async signUp(email = newEmail()): Promise<string> {
    await this.open('signup')
    await this.fillCredentials(email)
    await this.page.locator('form').getByRole('button', { name: this.words.auth.signupSubmit }).click()
    await expect(this.page.getByRole('button', { name: this.words.nav.logout })).toBeVisible()
    return email
  }
}

/** In Chromium every look that a test takes at a page counts as a press there. A visitor's presses alone count here. */
function countRealPresses(): void {
  let last = Number.NEGATIVE_INFINITY
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, () => (last = performance.now()), { capture: true })
  }
  Object.defineProperty(navigator, 'userActivation', {
    get: () => ({ isActive: performance.now() - last < 5000, hasBeenActive: last > 0 }),
  })
}

/** A frame without storage refuses it, and needs no answer. */
function confirmAdulthood(): void {
  try {
    localStorage.setItem('saha.adulthood', 'confirmed')
  } catch {}
}

/** Motion that is not what is tried takes a fourth of the time: a visitor who wants less of it sees the same. */
interface Options {
  motion: NonNullable<BrowserContextOptions['reducedMotion']>
  /** Whether the browser translates each page. */
  translated: boolean
  /** Whether the visitor has confirmed to be 18 or older, which the AI tools ask for. */
  adult: boolean
}

interface Fixtures {
  /** Opens another visitor, in a browser of their own; what it is like may be told. */
  visit: (locale: Locale, browser?: BrowserContextOptions) => Promise<Visitor>
}

export const test = base.extend<Fixtures & Options, { server: Server }>({
  motion: ['reduce', { option: true }],
  translated: [false, { option: true }],
  adult: [true, { option: true }],
  server: [
    async ({}, provide) => {
      const server = new Server()
      await server.start()
      await provide(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, server, motion, translated, adult }, provide) => {
    const visitors: Visitor[] = []
    await provide(async (locale, options) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: motion,
        serviceWorkers: 'block',
        ...options,
      })
      await context.addInitScript(countRealPresses)
      if (adult) await context.addInitScript(confirmAdulthood)
      if (translated) await context.addInitScript(translatePage)
      const visitor = new Visitor(await context.newPage(), locale, server.url)
      visitors.push(visitor)
      return visitor
    })
    for (const { page, errors } of visitors) {
      if (translated && !page.isClosed())
        expect(
          await page.evaluate(() => window.staleTexts?.() ?? []),
          'each text that changed is seen',
        ).toEqual([])
      await page.context().close()
      expect(errors, 'the console stays clean').toEqual([])
    }
  },
})
