import { chromium, type Browser } from '@playwright/test'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { expect, test, Visitor } from '../support/portal.ts'
import { gameId, replaceGame } from '../support/replaced-game.ts'

/**
 * Browsers without process isolation of sandboxed frames, as with this flag, run them in the portal's thread. An
 * endless loop there cannot be stopped, so only scripts of the build may run.
 */
const flag = '--disable-features=IsolateSandboxedIframes'
let browser: Browser
test.beforeAll(async () => {
  const launch = chromiumLaunch()
  browser = await chromium.launch({ ...launch, args: [...launch.args, flag] })
})
test.afterAll(() => browser.close())

/** Stops after 3 s, so that a test in which it runs can fail. */
const loop = 'const end = Date.now() + 3000; while (Date.now() < end);'
const isAlive = (visitor: Visitor) =>
  expect(visitor.page.getByRole('link', { name: visitor.words.player.back }).first()).toBeVisible()

test('runs a game in the portal’s thread', async ({ server }) => {
  const visitor = new Visitor(await browser.newPage({ serviceWorkers: 'block' }), 'en', server.url)
  const { page, words } = visitor
  await replaceGame(
    page,
    `const port = await meet('${gameId}')
    port.postMessage({ type: 'ready' })`,
  )
  await visitor.open(`play/${gameId}`)
  await expect(page.locator('[data-slot=game-frame]')).toHaveAttribute('data-state', 'ready')
  // Measures from before the loop.
  const longest = page.evaluate(async () => {
    let before = performance.now()
    let gap = 0
    while (gap < 1000 && performance.now() < 60_000) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      const now = performance.now()
      gap = Math.max(gap, now - before)
      before = now
    }
    return gap
  })
  await page.frames().at(-1)?.evaluate(`setTimeout(() => { ${loop} })`)
  expect(await longest).toBeGreaterThan(1000)
  await page.getByRole('link', { name: words.player.back }).first().click()
  await expect(page).toHaveURL(new RegExp(`/game/${gameId}$`))
})

test('never runs an endless loop that replaces a game’s file, or on a page that the portal created', async ({
  server,
}) => {
  const visitor = new Visitor(await browser.newPage({ serviceWorkers: 'block' }), 'en', server.url)
  const { page, words } = visitor
  await page.route('**/handed-over/**.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' }),
  )
  await visitor.open(`play/${gameId}`)
  await expect(visitor.alert(words.player.failed)).toBeVisible()
  await isAlive(visitor)

  await page.evaluate(async () => {
    const html = '<!doctype html><script>for (;;);</script><script type="module">for (;;);</script>'
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
  })
  await isAlive(visitor)
})
