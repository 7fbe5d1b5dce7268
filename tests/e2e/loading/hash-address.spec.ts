import { expect, messages, test, type Visitor } from '../support/portal.ts'

const pages = /\/(?:en|ar)\/(?:[^#]*\/)?$/

/** The page that the markup was prerendered for, which the app may have hydrated. */
const shownPage = ({ page }: Visitor) => page.locator('html').getAttribute('data-page')

test('renders the screen without its page when the page is lost, missing or of another build', async ({
  visit,
}) => {
  const visitor = await visit('ar')
  const { page, url } = visitor
  for (const answer of ['lost', 'missing', 'another build', 'another page'] as const)
    await test.step(answer, async () => {
      await page.route(pages, async (route) => {
        if (answer === 'lost') return route.abort()
        if (answer === 'missing')
          return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>?' })
        const response = await route.fetch(answer === 'another page' ? { url: `${url}ar/blog/` } : {})
        const body = (await response.text()).replaceAll(/index-[\w-]+\.js/g, 'index-other.js')
        return route.fulfill({ response, ...(answer === 'another build' ? { body } : {}) })
      })
      await page.goto('about:blank')
      await page.goto(`${url}#/ar/games`)
      await expect(visitor.heading).toHaveText(messages.ar.lists.heading)
      await expect(page).toHaveTitle(new RegExp(messages.ar.lists.title))
      expect(await shownPage(visitor)).toBe('/en/')
      await page.unroute(pages)
    })
})

test('shows the route that the user opened while another page was loading @quick', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page, url } = visitor
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`${url}ar/games/`, async (route) => {
    await released
    await route.continue()
  })
  const request = page.waitForRequest(`${url}ar/games/`)
  await page.goto(`${url}#/ar/games`, { waitUntil: 'commit' })
  await request
  await page.evaluate(() => (location.hash = '#/ar/nowhere'))
  release()
  await expect(visitor.heading).toHaveText(messages.ar.notFound.heading)
  await expect(page).toHaveURL(`${url}#/ar/nowhere`)
})

test('shows a missing game as not found', async ({ visit }) => {
  const visitor = await visit('en')
  await visitor.page.goto(`${visitor.url}#/en/game/nowhere`)
  await expect(visitor.heading).toHaveText(messages.en.notFound.heading)
})

test('answers a hash address with its page when the service worker controls it', async ({ visit }) => {
  const visitor = await visit('ar', { serviceWorkers: 'allow' })
  const { page, url } = visitor
  const root = page.locator('html[data-routes]')
  await page.goto(`${url}#/ar/game/zellige`)
  await expect(root).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  for (const [hash, shown] of [
    ['#/ar/game/zellige?from=new', '/ar/game/zellige'],
    ['#/ar/games', '/ar/games'],
    ['#/en', '/en/'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`${url}${hash}`)
    await expect(visitor.heading).toBeVisible()
    await expect(root, hash).toHaveCount(0)
    expect(await shownPage(visitor)).toBe(shown)
    await expect(page.locator('#root img').first()).toHaveJSProperty('complete', true)
  }
  // Routes without a page get the root document.
  for (const hash of ['#/ar/login', '#/ar/game/nowhere']) {
    await page.goto('about:blank')
    await page.goto(`${url}${hash}`)
    await expect(visitor.heading).toBeVisible()
    await expect(root, hash).toHaveCount(1)
  }
  await page.context().setOffline(true)
  await page.goto('about:blank')
  await page.goto(`${url}#/ar/games`)
  await expect(visitor.heading).toHaveText(messages.ar.lists.heading)
})
