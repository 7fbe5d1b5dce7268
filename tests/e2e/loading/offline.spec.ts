import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import ar from '../../../app/src/i18n/messages/offline/ar.ts'
import en from '../../../app/src/i18n/messages/offline/en.ts'
import terms from '../../../app/src/static-content/terms/en.ts'
import { ar as kitWords } from '../../../packages/ui/src/messages/ar.ts'
import { sample } from '../../sample.ts'
import { startVersionProxy } from '../support/next-version.ts'
import { expect, locales, messages, test as base, type Locale, type Visitor } from '../support/portal.ts'
import { Server } from '../support/server.ts'

const built = JSON.parse(
  readFileSync(new URL('../../../app/dist/.vite/manifest.json', import.meta.url), 'utf8'),
) as Readonly<Partial<Record<string, { file: string }>>>

/** This file has its own server, because it stops it. */
const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, provide) => {
      const server = new Server()
      await server.start()
      await provide(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

/** Returns the built file of a source. */
function builtFile(source: string): string {
  const file = built[source]?.file
  if (file === undefined) throw new Error(`The build has no file for ${source}.`)
  return file
}
const wordsOf = (locale: Locale) => `src/i18n/locales/${locale}.ts`

const withWorker = { serviceWorkers: 'allow' } as const
const ready = '[data-slot=game-frame][data-state=ready]'

/** Waits until the service worker controls the page and has cached the games' shared files. */
async function kept({ page }: Visitor): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}
const gamesKept = ({ page }: Visitor) =>
  page.evaluate(async () => (await (await caches.open('saha-games')).keys()).length)

/** Disconnects the browser and stops the server. */
async function disconnect({ page }: Visitor, server: Server): Promise<void> {
  await server.stop()
  await page.context().setOffline(true)
}

async function reconnect({ page }: Visitor, server: Server): Promise<void> {
  await server.start()
  await page.context().setOffline(false)
}

test('shows visited screens offline in both languages and sends a queued favorite once @quick', async ({
  visit,
  server,
}) => {
  const visitor = await visit('en', withWorker)
  const { page } = visitor
  const made: string[] = []
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().method() === 'POST' && pathname.endsWith('/favorites/documents'))
      made.push(pathname)
  })
  await visitor.signUp()
  await visitor.open('play/zellige')
  await page.locator(ready).waitFor()
  await kept(visitor)
  await expect.poll(() => gamesKept(visitor)).toBe(2)
  // Account responses are never cached.
  const all = await page.evaluate(async () => {
    const names = await caches.keys()
    const each = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return each.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(all.filter((path) => /^\/(?:v1|gateway|gemini)\b/.test(path))).toEqual([])
  expect(all).toEqual(expect.arrayContaining(locales.map((locale) => `/${builtFile(wordsOf(locale))}`)))

  await disconnect(visitor, server)
  // A prerendered page that was never opened here.
  await page.goto(`${visitor.url}en/games/?sort=newest`)
  await expect(page).toHaveURL(`${visitor.url}#/en/games?sort=newest`)
  await expect(visitor.heading).toHaveText(messages.en.lists.heading)
  await expect(page.getByText(en.title)).toBeVisible()

  await visitor.open('game/zellige')
  const heart = page.locator('main').getByRole('button', { name: messages.en.game.favorite, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(en.change.favorite.replace('{title}', ''), { exact: false })).toBeVisible()
  await page.getByRole('link', { name: messages.en.gamePage.play, exact: true }).click()
  await page.locator(ready).waitFor()

  // A language that was never loaded here.
  await page.goto(`${visitor.url}#/ar/game/zellige`)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText(ar.title)).toBeVisible()
  const arabicHeart = page
    .locator('main')
    .getByRole('button', { name: messages.ar.game.favorite, exact: true })
  await expect(arabicHeart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('radio', { name: kitWords.stars(1), exact: true })).toBeAttached()
  await page.goto(`${visitor.url}#/ar/ai-studio/tts`)
  await expect(page.getByText(ar.needs.tool)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: ar.needs.play }).click()
  await expect(visitor.heading).toHaveText(messages.ar.lists.heading)
  await page.goto(`${visitor.url}#/ar/favorites`)
  await expect(page.locator('main article')).toHaveCount(1)

  // Another tab of the same user waits for the connection too.
  const other = await page.context().newPage()
  await other.goto(`${visitor.url}#/ar/favorites`)
  await expect(other.locator('main article')).toHaveCount(1)
  await reconnect(visitor, server)
  await expect
    .poll(async () => (await page.getByText(ar.saved).count()) + (await other.getByText(ar.saved).count()))
    .toBe(1)
  expect(made, 'it was sent once').toHaveLength(1)
  await page.reload()
  await expect(page.locator('main article button[aria-pressed=true]')).toHaveCount(1)
  await expect(page.getByText(ar.title)).toHaveCount(0)
  // The browser and React log the failed chunk.
  for (const error of visitor.errors.splice(0)) expect(error).toMatch(/^ChunkLoadError/)
})

for (const [locale, plural] of sample('session expired offline', [
  ['en', '1 offline change'],
  ['ar', 'تغيير ينتظر'],
] as const))
  test(`asks for sign-in after a session expires offline and sends only that user’s changes (${locale})`, async ({
    visit,
    server,
  }) => {
    const other = await server.account()
    const visitor = await visit(locale)
    const { page, words } = visitor
    const email = await visitor.signUp()
    await visitor.open('game/zellige')
    const main = page.locator('main')
    const heart = main.getByRole('button', { name: words.game.favorite, exact: true })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.context().setOffline(true)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.removeItem('cookieFallback'))
    await page.context().setOffline(false)

    const notice = page.locator('[data-slot=session-ended-notice]')
    await expect(notice).toContainText(plural)
    await expect(page.getByRole('banner').getByRole('link', { name: words.nav.login })).toBeVisible()
    await page.reload()
    await expect(notice).toContainText(plural)

    const logIn = async (who: string) => {
      await notice.getByRole('link').click()
      await visitor.fillCredentials(who)
      await main.getByRole('button', { name: words.auth.loginSubmit }).click()
      await expect(page).toHaveURL(/game\/zellige/)
      await expect(visitor.accountMenu).toBeVisible()
    }
    await logIn(other)
    await expect(notice).toHaveCount(0)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await visitor.logOut()
    await logIn(email)
    await expect(page.getByText({ en, ar }[locale].saved)).toBeVisible()
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText({ en, ar }[locale].saved)).toHaveCount(0)
    await expect(notice).toHaveCount(0)
  })

test('reports that a tool needs a connection, and loads it after reconnecting', async ({ visit, server }) => {
  const visitor = await visit('ar', withWorker)
  const { page } = visitor
  await visitor.open('ai-studio')
  await kept(visitor)
  await disconnect(visitor, server)
  for (const tool of ['chatbot', 'live-chat']) {
    await page.evaluate((hash) => (location.hash = hash), `#/ar/ai-studio/${tool}`)
    await expect(page.getByText(ar.needs.tool)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: ar.needs.play })).toBeVisible()
    await expect(page.locator('[data-slot=failure]')).toHaveCount(0)
  }
  await page.evaluate(() => (location.hash = '#/ar/ai-studio/chatbot'))
  await reconnect(visitor, server)
  await expect(page.locator('main textarea')).toBeVisible()
  for (const error of visitor.errors.splice(0)) expect(error).toMatch(/^ChunkLoadError/)
})

test('stores no page of a captive portal as a script while installing, so the next visit works', async ({
  visit,
  server,
}) => {
  const visitor = await visit('ar', withWorker)
  const { page } = visitor
  const portal = await startVersionProxy(server.url)
  const storedHtml = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const stored = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name)
          const all = await cache.keys()
          return Promise.all(all.map(async (request) => [request.url, await cache.match(request)] as const))
        }),
      )
      return stored
        .flat()
        .filter(([url, answer]) => url.endsWith('.js') && answer?.headers.get('content-type') === 'text/html')
        .map(([url]) => url)
    })
  try {
    portal.setCaptive(true)
    await page.goto(`${portal.url}#/ar/login`)
    await expect(visitor.heading).toBeVisible()
    await expect.poll(portal.captiveAnswers).toBeGreaterThan(0)
    const isRegistered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
    await expect.poll(isRegistered, 'the install fails').toBe(false)
    expect(await storedHtml()).toEqual([])
    portal.setCaptive(false)
    await page.reload()
    await expect(visitor.heading).toBeVisible()
    await kept(visitor)
    await page.reload()
    await expect(visitor.heading).toBeVisible()
    expect(await storedHtml()).toEqual([])
  } finally {
    await portal.stop()
  }
})

test('offers an update, waits for consent and keeps the files of open pages', async ({ visit, server }) => {
  const visitor = await visit('en', withWorker)
  const { page } = visitor
  const portal = await startVersionProxy(server.url)
  const go = (tab: Page, path: string) => tab.goto(`${portal.url}#/en/${path}`)
  const offer = (tab: Page) => tab.getByRole('button', { name: en.version.reload })
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('saha-shell-')).length)
  try {
    await go(page, 'games')
    await expect(visitor.heading).toBeVisible()
    await kept(visitor)
    const other = await page.context().newPage()
    await go(other, 'about-us')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await portal.publish()
    expect(await portal.has(builtFile('src/screens/terms/terms.tsx')), 'as it was named before').toBe(false)
    const search = visitor.searchField
    await search.fill('a text that is being written')
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect(offer(page)).toBeVisible()
    await expect(search).toHaveValue('a text that is being written')
    await expect(offer(other)).toBeVisible()
    // A page that becomes idle now makes the old version clean up, which must keep the waiting version.
    await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).active?.postMessage({ type: 'tidy' }),
    )

    await Promise.all([page.waitForEvent('load'), offer(page).click()])
    await expect(visitor.heading).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
    await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    expect(await shells(), 'each version that is open has one').toBe(2)
    // A page that was not reloaded requests old files from a worker that does not have them.
    await other.getByRole('contentinfo').getByRole('link', { name: messages.en.footer.terms }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(terms.heading)

    await other.close()
    await page.reload()
    await expect.poll(shells, 'no page of the earlier version is left').toBe(1)
  } finally {
    await portal.stop()
  }
})
