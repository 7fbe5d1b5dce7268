import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { expect, Visitor } from '../support/portal.ts'
import { digest } from './hosted-site.ts'
import { expectReady, noteOf, play, test, words } from './hosted-test.ts'

// One worker, because each builds a portal.
test.describe.configure({ mode: 'default' })

const expectClosed = async (page: Page) => {
  await expect(page.getByRole('alert').filter({ hasText: words.misbehaved })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
}

test('lists an imported game and plays it from its page', async ({ page, site }) => {
  const visitor = new Visitor(page, 'en', site.url)
  await visitor.open('category/puzzle')
  await page.getByRole('link', { name: 'Foreign canvas' }).first().click()
  await expect(page.getByText('A game of other people: canvas.')).toBeVisible()
  await page.getByRole('link', { name: visitor.words.gamePage.play }).first().click()
  await expectReady(page)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock')
  expect(await frame.getAttribute('src')).toBe(`${site.sameSiteUrl}hosted/canvas/${digest}/index.html`)
  await expect(frame).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(noteOf(page, 'x')).toHaveText('10')
  await expect(noteOf(page, 'parent')).toHaveText('true')
  await page.keyboard.press('ArrowDown')
  const scrolled = await page.frames()[1]?.evaluate(() => window.scrollY)
  expect(scrolled).toBe(0)
  expect(visitor.errors).toEqual([])
})

test('pauses an imported game and lets it continue', async ({ page, site }) => {
  await play(page, site.url, 'canvas')
  await expectReady(page)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: words.pause, exact: true }).click()
  const frames = async () => Number(await noteOf(page, 'frames').textContent())
  await expect
    .poll(async () => {
      const before = await frames()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      return (await frames()) - before
    })
    .toBe(0)
  const paused = await frames()
  await page.getByRole('button', { name: words.resume, exact: true }).click()
  await expect.poll(frames).toBeGreaterThan(paused + 2)
})

test('fills the screen with the player, whose bar stays in reach', async ({ page, site }) => {
  await play(page, site.url, 'canvas')
  await expectReady(page)
  await page.frameLocator('iframe').getByRole('button', { name: 'Fill the screen' }).click()
  await expect(noteOf(page, 'fullscreen')).toHaveText('canvas')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('main')
  await expect(page.getByRole('button', { name: words.showBar })).toBeVisible()
})

for (const [place, address] of [
  ['another site', 'url'],
  ['the portal’s own site', 'sameSiteUrl'],
] as const)
  test(`lets a game on ${place} reach nothing beyond its folder`, async ({ page, site }) => {
    const answered: string[] = []
    page.on('response', (response) => {
      if (response.frame() !== page.mainFrame()) answered.push(new URL(response.url()).pathname)
    })
    // A file, because the app would take its address for another route.
    await page.goto(`${site[address]}robots.txt`)
    await page.evaluate(() => {
      localStorage.setItem('secret', 'portal')
      document.cookie = 'secret=portal'
    })
    await play(page, site[address], 'escapes')
    const notes = page.frameLocator('iframe').locator('[data-note]')
    await expect(notes).toHaveCount(25)
    const results = await notes.evaluateAll((items) =>
      items.map((item) => `${(item as HTMLElement).dataset['note']}: ${item.textContent}`),
    )
    expect(results.filter((result) => !result.endsWith(': refused'))).toEqual([])
    expect(new URL(page.url()).origin).toBe(new URL(site[address]).origin)
    expect(answered).toContain(`/hosted/escapes/${digest}/index.html`)
    expect(answered.filter((path) => path.startsWith('/v1'))).toEqual([])
  })

test('has the policy of its folder on a page that is opened directly', async ({ page, site }) => {
  const response = await page.goto(`${site.url}hosted/canvas/${digest}/index.html`)
  const headers = response?.headers() ?? {}
  expect(headers['content-security-policy']).toContain(
    `connect-src ${site.url}hosted/canvas/${digest}/ data: blob:;`,
  )
  expect(headers['content-security-policy']).not.toContain("'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['set-cookie']).toBeUndefined()
  expect(await page.evaluate(() => window.origin)).toBe('null')
})

for (const [id, attack] of [
  ['navigation', 'leaves for another site'],
  ['reloads', 'reloads again and again'],
  ['trap', 'fills the history'],
  ['flood', 'floods the portal with messages'],
] as const)
  test(`closes a game that ${attack}`, async ({ page, site }) => {
    await play(page, site.url, id)
    await expectClosed(page)
  })

test('answers within 500 ms while a game loops endlessly', async ({ site }) => {
  const launch = chromiumLaunch()
  // As in browsers that run sandboxed frames of the same site in the portal's thread.
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, '--disable-features=IsolateSandboxedIframes'],
  })
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await play(page, site.url, 'loop')
  await expectReady(page)
  const looping = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('message', ({ data }) => {
          if (data === 'looping') resolve()
        }),
      ),
  )
  // May never settle, because the frame may loop before it confirms the click.
  void page
    .frameLocator('iframe')
    .getByRole('button')
    .click()
    .catch(() => undefined)
  await looping
  const waits = await page.evaluate(async () => {
    const gaps: number[] = []
    for (let count = 0; count < 40; count++) {
      const before = performance.now()
      await new Promise((resolve) => setTimeout(resolve, 50))
      gaps.push(performance.now() - before - 50)
    }
    return gaps
  })
  expect(Math.max(...waits)).toBeLessThan(500)
  const before = Date.now()
  await page.getByRole('link', { name: words.back }).first().click()
  await expect(page).toHaveURL(/\/game\/loop$/)
  expect(Date.now() - before).toBeLessThan(2000)
  await browser.close()
})

test('keeps what a game stores when it and the portal reload', async ({ page, site }) => {
  const visitor = await play(page, site.url, 'counter')
  await expectReady(page)
  const expectCounts = async (local: number, session: number) => {
    await expect(noteOf(page, 'local')).toHaveText(String(local))
    await expect(noteOf(page, 'cookie')).toHaveText(String(local))
    await expect(noteOf(page, 'session')).toHaveText(String(session))
    await expect(noteOf(page, 'name')).toHaveText(String(session))
  }
  await expectCounts(1, 1)
  await page.frameLocator('iframe').getByRole('button', { name: 'Reload' }).click()
  await expectCounts(2, 2)
  await expectReady(page)
  await page.frameLocator('iframe').getByRole('button', { name: 'Fill' }).click()
  await expect(noteOf(page, 'quota')).toHaveText('QuotaExceededError')
  await page.getByRole('link', { name: words.back }).first().click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await visitor.open('play/counter')
  await expectCounts(3, 1)
  // Neither is in the portal's own storage.
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('visits'))),
  ).toEqual([])
  expect(await page.evaluate(() => document.cookie)).not.toContain('visits')
})

test('supplies what an opaque origin lacks', async ({ page, site }) => {
  const visitor = await play(page, site.url, 'features')
  await expectReady(page)
  const expected = {
    'own picture': '4',
    'picture of the page': '4',
    credentials: '7',
    worker: '10',
    question: 'true',
    name: 'Player',
    history: '0 1',
    'service workers': '0',
    database: 'undefined',
    eval: '42',
    write: 'written',
  }
  for (const [name, value] of Object.entries(expected))
    await expect(noteOf(page, name), name).toHaveText(value)
  expect(visitor.errors).toEqual([])
})

test('keeps links, pages and alerts of a game in its frame', async ({ page, site }) => {
  await play(page, site.url, 'features')
  await expectReady(page)
  const game = page.frameLocator('iframe')
  const entries = await page.evaluate(() => history.length)
  await game.getByRole('link', { name: 'Below' }).click()
  await game.getByRole('link', { name: 'Elsewhere' }).click()
  await game.getByRole('button', { name: 'Alerts' }).click()
  await expect(game.getByText('Alert 99')).toBeVisible()
  await game.getByRole('link', { name: 'Second' }).click()
  await expect(noteOf(page, 'page')).toHaveText('second')
  await expectReady(page)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('suspends the sound of a paused game', async ({ page, site }) => {
  await play(page, site.url, 'sound')
  await expectReady(page)
  await expect(noteOf(page, 'chained')).toHaveText('true')
  await page.frameLocator('iframe').getByText('Sound').click()
  const state = () =>
    page.frames()[1]?.evaluate(() => (window as unknown as { context: AudioContext }).context.state)
  await page.frames()[1]?.evaluate(() => (window as unknown as { context: AudioContext }).context.resume())
  await page.getByRole('button', { name: words.pause, exact: true }).click()
  await expect.poll(state).toBe('suspended')
  await page.getByRole('button', { name: words.resume, exact: true }).click()
  await expect.poll(state).toBe('running')
})
