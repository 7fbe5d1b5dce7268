import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ar from '../../app/src/i18n/messages/offline/ar.ts'
import en from '../../app/src/i18n/messages/offline/en.ts'
import { expect, messages, test as base, type Visitor } from './portal.ts'
import { Server } from './server.ts'

/** A server of this file's own, because it is stopped while it is visited. */
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

const withWorker = { serviceWorkers: 'allow' } as const
const ready = '[data-slot=game-frame][data-state=ready]'

/** The worker serves this page from now on, and has what a game is made of. */
async function kept({ page }: Visitor): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}
const gamesKept = ({ page }: Visitor) =>
  page.evaluate(async () => (await (await caches.open('saha-games')).keys()).length)

/** Neither the browser nor the server has anything to say. */
async function disconnect({ page }: Visitor, server: Server): Promise<void> {
  await server.stop()
  await page.context().setOffline(true)
}

async function reconnect({ page }: Visitor, server: Server): Promise<void> {
  await server.start()
  await page.context().setOffline(false)
}

test('what was opened works without a connection, in both languages, and a favorite arrives once', async ({
  visit,
  server,
}) => {
  const visitor = await visit('en', withWorker)
  const { page } = visitor
  const stored: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/favorites/documents'))
      stored.push(request.url())
  })
  await visitor.signUp()
  await visitor.open('play/zellige')
  await page.locator(ready).waitFor()
  await kept(visitor)
  await expect.poll(() => gamesKept(visitor)).toBe(2)
  // What an account is answered is never kept.
  const all = await page.evaluate(async () => {
    const names = await caches.keys()
    const each = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return each.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(all.filter((path) => /^\/(?:v1|gateway|gemini)\b/.test(path))).toEqual([])

  await disconnect(visitor, server)
  await page.goto(`${visitor.url}#/en/`)
  await page.reload()
  await expect(visitor.heading).toBeVisible()
  await expect(page.getByText(en.title)).toBeVisible()

  await visitor.open('game/zellige')
  const heart = page.locator('main').getByRole('button', { name: messages.en.game.favorite, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(en.wish.favorite.replace('{title}', ''), { exact: false })).toBeVisible()
  await page.getByRole('link', { name: messages.en.game.play, exact: true }).click()
  await page.locator(ready).waitFor()

  // A language that was never read here.
  await page.goto(`${visitor.url}#/ar/game/zellige`)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText(ar.title)).toBeVisible()
  const arabicHeart = page
    .locator('main')
    .getByRole('button', { name: messages.ar.game.favorite, exact: true })
  await expect(arabicHeart).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${visitor.url}#/ar/ai-studio/tts`)
  await expect(page.getByRole('main')).not.toBeEmpty()
  await page.goto(`${visitor.url}#/ar/favorites`)
  await expect(page.locator('main article')).toHaveCount(1)

  // Another tab of the same person waits for the connection as well.
  const other = await page.context().newPage()
  await other.goto(`${visitor.url}#/ar/favorites`)
  await expect(other.locator('main article')).toHaveCount(1)
  await reconnect(visitor, server)
  await expect(page.getByText(ar.went).or(other.getByText(ar.went))).toBeVisible()
  await page.reload()
  await expect(page.locator('main article button[aria-pressed=true]')).toHaveCount(1)
  await other.close()
  expect(stored.length).toBeLessThanOrEqual(1)
  const documents = await page.evaluate(() => localStorage.getItem('saha.outbox'))
  expect(documents).toBeNull()
})

test('a new version says so, waits to be asked for, and leaves an open page its files', async ({ visit }) => {
  const visitor = await visit('en', withWorker)
  const { page } = visitor
  const context = page.context()
  await visitor.open('games')
  await kept(visitor)
  // The next build differs in its worker, as every build does.
  const built = readFileSync(
    fileURLToPath(new URL('../../app/dist/service-worker.js', import.meta.url)),
    'utf8',
  )
  const script = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '',
  )
  const name = new URL(script).pathname.slice(1)
  const next = built.replaceAll(name, 'boot.js?next').replace(/saha-shell-/, 'saha-shell-next-')
  expect(next).not.toBe(built)
  await context.route('**/service-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: next }),
  )
  const search = page.getByRole('searchbox').first()
  await search.fill('a text that is being written')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const reload = page.getByRole('button', { name: en.version.reload })
  await expect(reload).toBeVisible()
  await expect(search).toHaveValue('a text that is being written')

  const open = await context.newPage()
  await open.goto(`${visitor.url}#/en/`)
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible()
  await Promise.all([page.waitForEvent('load'), reload.click()])
  await expect(visitor.heading).toBeVisible()
  await expect(page.getByRole('button', { name: en.version.reload })).toHaveCount(0)
  // The page that did not reload still finds what it came with.
  const found = await open.evaluate(async (address) => (await caches.match(address)) !== undefined, script)
  expect(found).toBe(true)
})
