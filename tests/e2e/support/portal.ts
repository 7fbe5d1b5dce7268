import { test as base, expect, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import ar from '../../../app/src/i18n/messages/ar.ts'
import en from '../../../app/src/i18n/messages/en.ts'
import authAr from '../../../app/src/i18n/messages/auth/ar.ts'
import authEn from '../../../app/src/i18n/messages/auth/en.ts'
import connectionAr from '../../../app/src/i18n/messages/connection/ar.ts'
import connectionEn from '../../../app/src/i18n/messages/connection/en.ts'
import favoritesAr from '../../../app/src/i18n/messages/favorites/ar.ts'
import favoritesEn from '../../../app/src/i18n/messages/favorites/en.ts'
import gamePageAr from '../../../app/src/i18n/messages/game-page/ar.ts'
import gamePageEn from '../../../app/src/i18n/messages/game-page/en.ts'
import listsAr from '../../../app/src/i18n/messages/lists/ar.ts'
import listsEn from '../../../app/src/i18n/messages/lists/en.ts'
import notFoundAr from '../../../app/src/i18n/messages/not-found/ar.ts'
import notFoundEn from '../../../app/src/i18n/messages/not-found/en.ts'
import playerAr from '../../../app/src/i18n/messages/player/ar.ts'
import playerEn from '../../../app/src/i18n/messages/player/en.ts'
import ratingAr from '../../../app/src/i18n/messages/rating/ar.ts'
import ratingEn from '../../../app/src/i18n/messages/rating/en.ts'
import scoresAr from '../../../app/src/i18n/messages/scores/ar.ts'
import scoresEn from '../../../app/src/i18n/messages/scores/en.ts'
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
    gamePage: gamePageEn,
    lists: listsEn,
    notFound: notFoundEn,
    player: playerEn,
    rating: ratingEn,
    scores: scoresEn,
    search: searchEn,
  },
  ar: {
    ...ar,
    auth: authAr,
    connection: connectionAr,
    favorites: favoritesAr,
    gamePage: gamePageAr,
    lists: listsAr,
    notFound: notFoundAr,
    player: playerAr,
    rating: ratingAr,
    scores: scoresAr,
    search: searchAr,
  },
} as const
/** Assigns each case one language, alternating, for tests that only check text. */
export const alternateLocale = <Case>(cases: readonly Case[]): [Locale, Case][] =>
  cases.map((each, index) => [locales[index % locales.length] as Locale, each])

/** Page object of the portal in one language. */
export class Visitor {
  readonly page: Page
  readonly locale: Locale
  readonly url: string
  /** Console errors of the page; a passing test has none. */
  readonly errors: string[] = []

  constructor(page: Page, locale: Locale, url: string) {
    this.page = page
    this.locale = locale
    this.url = url
    page.on('pageerror', (error) => this.errors.push(error.message))
    page.on('console', (message) => {
      // The browser itself logs failed requests, such as a rejected sign-in (401), and scripts that a sandbox
      // blocks.
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
    // Does not wait for the load event, because a test may delay a request.
    await this.page.goto(`${this.url}#/${this.locale}/${path}`, { waitUntil: 'commit' })
    const root = this.page.locator('#root:not([data-prerendered])')
    await expect(root.getByRole('heading', { level: 1 })).toBeVisible()
    // Earlier input is replayed later; `pre-hydration.spec.ts` tests that.
    const isHydrated = () => (globalThis as { captured?: unknown }).captured === undefined
    await expect.poll(() => this.page.evaluate(isHydrated)).toBe(true)
  }

  /** Returns the alert with a text. */
  alert(text: string) {
    return this.page.getByRole('alert').filter({ hasText: text })
  }

  /** The search box in the header. */
  get searchField() {
    return this.page.getByRole('combobox', { name: this.words.nav.search })
  }

  /** The button of the menu that signed-in users have in the header. */
  get accountMenu() {
    return this.page.getByRole('button', { name: this.words.nav.account, exact: true })
  }

  async logOut(): Promise<void> {
    await this.accountMenu.click()
    await this.page.getByRole('menuitem', { name: this.words.nav.logout }).click()
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 })
  }

  /**
   * Waits for an element that appears after retries, by advancing the page's clock. Responses take real time, so the
   * clock advances in steps.
   */
  async waitThroughRetries(locator: Locator): Promise<void> {
    await expect(async () => {
      await this.page.clock.runFor(4000)
      await expect(locator).toBeVisible({ timeout: 250 })
    }).toPass()
  }

  /** Closes the page, so that no error arrives later, and expects each console error to match. */
  async closeWithErrors(pattern: RegExp): Promise<void> {
    await this.page.close()
    for (const error of this.errors.splice(0)) expect(error).toMatch(pattern)
  }

  async fillCredentials(email: string, secret = password): Promise<void> {
    await this.page.getByLabel(this.words.auth.email).fill(email)
    await this.page.getByLabel(this.words.auth.password, { exact: false }).first().fill(secret)
  }

  async signUp(email = newEmail()): Promise<string> {
    await this.open('signup')
    await this.fillCredentials(email)
    await this.page.locator('form').getByRole('button', { name: this.words.auth.signupSubmit }).click()
    await expect(this.accountMenu).toBeVisible()
    return email
  }
}

/**
 * In Chromium each Playwright evaluation counts as user activation. Counts real clicks and keys only, and longer than
 * the browser's five seconds, because on a busy machine a game starts later.
 */
function countRealInput(): void {
  let last = Number.NEGATIVE_INFINITY
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, () => (last = performance.now()), { capture: true })
  }
  Object.defineProperty(navigator, 'userActivation', {
    get: () => ({ isActive: performance.now() - last < 60_000, hasBeenActive: last > 0 }),
  })
}

/** A frame without storage throws, and needs no confirmation. */
function confirmAdulthood(): void {
  try {
    localStorage.setItem('saha.adulthood', 'confirmed')
  } catch {}
}

/** Reduced motion makes tests four times faster where motion is not tested. */
interface Options {
  motion: NonNullable<BrowserContextOptions['reducedMotion']>
  /** Whether the browser translates each page. */
  translated: boolean
  /** Whether the user has confirmed to be 18 or older, as the AI tools require. */
  adult: boolean
}

interface Fixtures {
  /** Opens another user in a browser context of their own, with options. */
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
  visit: async ({ browser, server, motion, translated, adult, viewport }, provide) => {
    const visitors: Visitor[] = []
    await provide(async (locale, options) => {
      const context = await browser.newContext({
        viewport,
        reducedMotion: motion,
        serviceWorkers: 'block',
        ...options,
      })
      await context.addInitScript(countRealInput)
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
