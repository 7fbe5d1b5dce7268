import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { expect, Visitor } from '../support/portal.ts'
import { digest } from './hosted-site.ts'
import { expectAnswer, expectReady, noteOf, play, test, words } from './hosted-test.ts'

const expectClosed = async (page: Page) => {
  await expect(page.getByRole('alert').filter({ hasText: words.misbehaved })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
}

/** Presses the button of a game, and waits until it reports that it starts. */
async function startFault(page: Page): Promise<void> {
  const starting = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('message', ({ data }) => {
          if (data === 'starting') resolve()
        }),
      ),
  )
  // May never settle, because the frame may be busy before it confirms the click.
  void page
    .frameLocator('iframe')
    .getByRole('button')
    .click()
    .catch(() => undefined)
  await starting
}

/** Returns how late the timers of the portal are, in ms. */
async function measureDelays(): Promise<number[]> {
  const delays: number[] = []
  for (let count = 0; count < 40; count++) {
    const before = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 50))
    delays.push(performance.now() - before - 50)
  }
  return delays
}

export function testHostedGames(): void {
  test('lists an imported game, plays it from its page, pauses it and fills the screen @quick', async ({
    page,
    site,
  }) => {
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

    await test.step('pauses it and lets it continue', async () => {
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

    await test.step('fills the screen with the player, whose bar stays in reach', async () => {
      await page.frameLocator('iframe').getByRole('button', { name: 'Fill the screen' }).click()
      await expect(noteOf(page, 'fullscreen')).toHaveText('canvas')
      await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('main')
      await expect(page.getByRole('button', { name: words.showBar })).toBeVisible()
    })
  })

  for (const [place, address] of [
    ['another site', 'url'],
    ['the portal’s own site', 'sameSiteUrl'],
  ] as const)
    test(`lets a game on ${place} reach nothing beyond its folder @quick`, async ({ page, site }) => {
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
      await expect(notes).toHaveCount(28)
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

  test('closes a game that leaves, reloads repeatedly, or floods the history or the portal', async ({
    page,
    site,
  }) => {
    for (const [id, attack] of [
      ['navigation', 'leaves for another site'],
      ['reloads', 'reloads again and again'],
      ['trap', 'fills the history'],
      ['flood', 'floods the portal with messages'],
    ] as const)
      await test.step(attack, async () => {
        await play(page, site.url, id)
        await expectClosed(page)
      })
  })

  test('answers within 500 ms while a game loops endlessly or takes all memory', async ({ site }) => {
    const launch = chromiumLaunch()
    const browser = await chromium.launch({
      ...launch,
      args: [
        ...launch.args,
        // As in browsers that run sandboxed frames of the same site in the portal's thread.
        '--disable-features=IsolateSandboxedIframes',
        '--js-flags=--max-old-space-size=128',
      ],
    })
    const page = await browser.newPage({ serviceWorkers: 'block' })
    await play(page, site.url, 'loop')
    await expectReady(page)
    await startFault(page)
    expect(Math.max(...(await page.evaluate(measureDelays)))).toBeLessThan(500)
    const before = Date.now()
    await page.getByRole('link', { name: words.back }).first().click()
    await expect(page).toHaveURL(/\/game\/loop$/)
    expect(Date.now() - before).toBeLessThan(2000)

    // The browser gives the next game the process of the last one while that exists.
    await play(page, site.url, 'memory')
    await expectReady(page)
    // Playwright gives up a page whose frame has crashed.
    const session = await page.context().newCDPSession(page)
    const evaluate = async (expression: string): Promise<unknown> =>
      (await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result
        .value
    const crashed = page.waitForEvent('crash')
    await startFault(page)
    const delays = (await evaluate(`(${measureDelays.toString()})()`)) as number[]
    expect(Math.max(...delays)).toBeLessThan(500)
    await crashed
    await evaluate(`[...document.links].find(({ href }) => href.endsWith('/game/memory')).click()`)
    await expect.poll(() => evaluate('location.href')).toMatch(/\/game\/memory$/)
    await browser.close()
  })

  test('keeps what a game stores when it reloads and when it is left', async ({ page, site }) => {
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
    const next = page.frameLocator('iframe').getByRole('button', { name: 'Next' })
    for (let level = 0; level < 3; level++) await next.click()
    await page.getByRole('link', { name: words.back }).first().click()
    await page.getByRole('link', { name: visitor.words.gamePage.play }).first().click()
    await expectCounts(3, 1)
    await expect(noteOf(page, 'level')).toHaveText('3')
    // Neither is in the portal's own storage.
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('visits'))),
    ).toEqual([])
    expect(await page.evaluate(() => document.cookie)).not.toContain('visits')
  })

  test('keeps what a game changed before its tab was closed', async ({ page, site }) => {
    let tab = page
    await play(tab, site.url, 'counter')
    for (const [speed, count] of [
      ['a few times', 5],
      ['in each frame', 150],
    ] as const)
      await test.step(speed, async () => {
        await expectReady(tab)
        await tab.frames()[1]?.evaluate(async (changes) => {
          for (let level = 1; level <= changes; level++) {
            await new Promise(requestAnimationFrame)
            localStorage['level'] = level
          }
        }, count)
        const next = await tab.context().newPage()
        await tab.close({ runBeforeUnload: true })
        tab = next
        await play(tab, site.url, 'counter')
        await expect(noteOf(tab, 'level')).toHaveText(String(count))
      })
  })

  test('supplies what an opaque origin lacks, and keeps what a game opens in its frame', async ({
    page,
    site,
  }) => {
    const visitor = await play(page, site.url, 'features')
    await expectReady(page)
    const expected = {
      'own picture': '4',
      'picture of the page': '4',
      credentials: '7',
      worker: '10',
      'module worker': '10',
      'module of a blob': 'data:',
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

    // Links, alerts and pages.
    const game = page.frameLocator('iframe')
    const entries = await page.evaluate(() => history.length)
    await game.getByRole('link', { name: 'Below' }).click()
    await game.getByRole('link', { name: 'Elsewhere' }).click()
    await game.getByRole('button', { name: 'Alerts' }).click()
    await expect(game.getByText('Alert 99')).toBeVisible()
    await expectAnswer(page)
    await game.getByRole('link', { name: 'Second' }).click()
    await expect(noteOf(page, 'page')).toHaveText('second')
    await expectReady(page)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('turns the sound of a game on and off, and suspends it while the game is paused', async ({
    page,
    site,
  }) => {
    await play(page, site.url, 'sound')
    await expectReady(page)
    await expect(noteOf(page, 'chained')).toHaveText('true')
    const volume = noteOf(page, 'volume')
    // Games are silent until the player turns their sound on.
    await expect(volume).toHaveText('0')
    await page.getByRole('button', { name: words.soundOn }).click()
    await expect(volume).toHaveText('1')
    await page.getByRole('button', { name: words.soundOff }).click()
    await expect(volume).toHaveText('0')

    await page.frameLocator('iframe').getByText('Sound').click()
    const state = () =>
      page.frames()[1]?.evaluate(() => (window as unknown as { context: AudioContext }).context.state)
    await page.frames()[1]?.evaluate(() => (window as unknown as { context: AudioContext }).context.resume())
    await page.getByRole('button', { name: words.pause, exact: true }).click()
    await expect.poll(state).toBe('suspended')
    await page.getByRole('button', { name: words.resume, exact: true }).click()
    await expect.poll(state).toBe('running')
  })
}
