import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { KEY, keyEnvironment, readBuiltSite } from '../built-site.ts'
import { servers } from '../../scripts/hosting/servers.ts'
import { servePlainly } from './plain-server.ts'
import { PortalCopy } from './portal-copy.ts'
import { isNamed, readTaskTable } from './task-table.ts'
import { reducingTasks, stats, tasks } from './tasks.ts'

const base = '/games/'
const siteUrl = `https://example.com${base}`

// The tests share one copy, which each of them changes further.
test.describe.configure({ mode: 'serial' })

let copy: PortalCopy
test.beforeAll(() => {
  copy = new PortalCopy()
})
test.afterAll(() => copy.dispose())

async function findPort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Opens a page and collects violations of the content security policy, and errors. */
async function openPage(browser: Browser, options: { serviceWorkers: 'allow' | 'block' }) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    // No backend answers.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  return { context, page, errors }
}

/** Plays the new game from its prerendered page until the score on screen counts. */
async function playNewGame(page: Page, url: string, language: string): Promise<void> {
  await page.goto(`${url}${language}/game/coin-toss/`)
  await page.locator('main a[href*="play/coin-toss"]').first().click()
  await expect(page.locator('[data-slot="game-frame"]')).toHaveAttribute('data-state', 'ready')
  const shell = page.frameLocator('iframe').locator('.game-shell')
  await expect(page.locator('iframe')).toBeFocused()
  await expect.poll(() => shell.evaluate(() => document.hasFocus())).toBe(true)
  await expect(shell).toHaveAttribute('data-phase', 'playing')
  const score = page.frameLocator('iframe').locator('.figure-value').first()
  await expect(async () => {
    await page.keyboard.press('Space')
    expect(Number(await score.textContent())).toBeGreaterThan(0)
  }).toPass({ intervals: [100] })
}

/** Expects the page of the imported game with a policy of its own, in the address that the portal may frame. */
async function expectImportedGame(page: Page, url: string, portalPolicy: string | undefined): Promise<void> {
  const [game] = JSON.parse(copy.read('hosted-games/catalogue.json')) as { id: string; digest: string }[]
  const path = `hosted/${game?.id}/${game?.digest}/`
  const response = await page.request.get(`${url}${path}index.html`)
  expect(response.status()).toBe(200)
  const policy = response.headers()['content-security-policy']
  expect(policy).toMatch(/^sandbox allow-scripts allow-pointer-lock; default-src 'none';/)
  expect(policy).toContain(`connect-src ${siteUrl}${path} data: blob:`)
  expect(portalPolicy).toMatch(new RegExp(`frame-src [^;]*${siteUrl}hosted/`))
}

/** Expects no tool, link or Gemini code in the site built without the AI Studio. */
function expectNoStudio(): void {
  const findFiles = readBuiltSite(join(copy.folder, 'dist/public'))
  expect(findFiles('</html>', /\.html$/).length).toBeGreaterThan(50)
  for (const text of ['ai-studio', 'content-generator', 'screens/studio', 'googleapis'])
    expect(findFiles(text, /\.(?:html|xml|json|txt|webmanifest)$/), text).toEqual([])
  for (const text of ['generateContent', 'googleapis']) expect(findFiles(text, /\.js$/), text).toEqual([])
}

function change(chosen: typeof tasks): void {
  for (const row of readTaskTable()) {
    const task = chosen[row.task]
    if (!task) continue
    task.change(copy)
    const changed = copy.takeChanges()
    expect(changed, row.task).not.toEqual([])
    expect(
      changed.filter((file) => !isNamed(row, file)),
      `${row.task}: files that docs/operate.md does not name`,
    ).toEqual([])
    if (row.command) copy.run(row.command)
  }
}

test('docs/operate.md lists the tasks that are tested', () => {
  expect(
    readTaskTable()
      .map(({ task }) => task)
      .toSorted(),
  ).toEqual(Object.keys({ ...tasks, ...reducingTasks }).toSorted())
})

test('every task changes only what docs/operate.md names, and shows', async ({ browser }) => {
  change(tasks)
  // `tests/containers` and the unit tests of the servers prove the compression.
  copy.run('node scripts/build-site.mjs --uncompressed', {
    ...keyEnvironment,
    VITE_SITE_URL: siteUrl,
    VITE_APPWRITE_ENDPOINT: '',
  })
  const findFiles = readBuiltSite(join(copy.folder, 'dist/public'))
  expect(findFiles(siteUrl)).toContain('index.html')
  expect(findFiles(KEY), 'a key in the environment').toEqual([])
  const site = await servePlainly(join(copy.folder, 'dist/public', base), base)
  const { context, page } = await openPage(browser, { serviceWorkers: 'block' })
  await page.route(`${stats}/**`, (route) => route.fulfill({ status: 204 }))
  for (const [name, { check }] of Object.entries(tasks)) await test.step(name, () => check(page, site.url))
  await context.close()
  await site.stop()
})

for (const { name, isInstalled, start } of servers)
  test(`${name} serves the portal below a path, and the new game is played to a score`, async ({
    browser,
  }) => {
    test.skip(
      !isInstalled,
      `${name} served no portal: it is not installed (Debian: apt-get install nginx-light caddy).`,
    )
    const port = await findPort()
    const stop = await start({ folder: copy.folder, address: { port } })
    const url = `http://localhost:${port}${base}`
    const { context, page, errors } = await openPage(browser, { serviceWorkers: 'allow' })
    const views: string[] = []
    await context.route(`${stats}/**`, async (route) => {
      views.push(route.request().postData() ?? '')
      await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
    })
    const response = await page.goto(url)
    expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' ${stats}`)
    await expect(page).toHaveTitle(/Wadi/)
    await playNewGame(page, url, 'en')
    await expectImportedGame(page, url, response?.headers()['content-security-policy'])
    await expect.poll(() => views.length, 'the policy lets page views out').toBeGreaterThan(0)

    // The worker controls the folder, and the portal works without a connection.
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(scope).toBe(url)
    await page.goto(url)
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)

    const manifest = await page.request.get(`${url}manifest.en.webmanifest`)
    expect(manifest.headers()['content-type']).toBe('application/manifest+json')
    expect(await manifest.json()).toMatchObject({
      id: base,
      scope: './',
      name: expect.stringMatching(/^Wadi/),
    })
    expect(await (await page.request.get(`${url}robots.txt`)).text()).toContain(
      `Sitemap: ${siteUrl}sitemap.xml`,
    )
    expect(await (await page.request.get(`${url}sitemap.xml`)).text()).toContain(
      `<loc>${siteUrl}en/game/coin-toss/</loc>`,
    )

    // An unknown path opens the portal, which says that there is no such page.
    await page.goto(`${url}en/nothing/here`)
    await expect(page).toHaveURL(`${url}#/en/nothing/here`)
    await expect(page).toHaveTitle(/404/)

    // The arcade's own page has its sandbox.
    const arcade = await page.goto(`${url}arcade/?game=coin-toss`)
    expect(arcade?.headers()['content-security-policy']).toMatch(/^sandbox allow-scripts allow-downloads; /)
    await expect(page.locator('.game-shell')).toBeVisible()
    await context.close()
    await stop()
    expect(errors.filter((message) => !message.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })

test('a host without headers serves the portal in one language, with the policy in its pages', async ({
  browser,
}) => {
  change(reducingTasks)
  // Imported games need headers.
  copy.run('node scripts/build-site.mjs', {
    VITE_SITE_URL: siteUrl,
    VITE_HOST_HEADERS: 'off',
    HOSTED_GAMES: 'none',
  })
  expectNoStudio()
  const site = await servePlainly(join(copy.folder, 'dist/public', base), base)
  const { context, page, errors } = await openPage(browser, { serviceWorkers: 'allow' })
  // Do not report page views of this visitor.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const views: string[] = []
  await context.route(`${stats}/**`, async (route) => {
    views.push(route.request().url())
    await route.fulfill({ status: 204 })
  })
  for (const [name, { check }] of Object.entries(reducingTasks))
    await test.step(name, () => check(page, site.url))
  await playNewGame(page, site.url, 'ar')
  expect(views, 'Global Privacy Control').toEqual([])
  expect((await page.request.get(`${site.url}arcade/`)).status()).toBe(404)
  expect(errors).toEqual([])
  // The policy of the page blocks what that of a header would.
  const violation = await page.evaluate(
    async () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        void fetch('https://evil.example/').catch(() => undefined)
      }),
  )
  expect(violation).toBe('connect-src')
  await context.close()
  await site.stop()
})
