import type { Route } from '@playwright/test'
import { readArcade } from '../../../app/arcade.ts'
import { recordNetworkPaths } from '../../performance/network.ts'
import { expect, test } from '../support/portal.ts'

/** Permissions of the frame, and the API that each needs. */
const uses = { autoplay: 'AudioContext', gamepad: 'getGamepads' }
const ready = '[data-slot=game-frame][data-state=ready]'
const arcade = (paths: string[]) => paths.filter((path) => path.startsWith('/arcade/'))
const code = (paths: string[]) => paths.filter((path) => path.startsWith('/assets/'))

test('prefetches a game before Play is pressed @quick', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const asked = await recordNetworkPaths(page)
  await page.goto(`${visitor.url}#/en/game/zellige`)
  await expect.poll(() => arcade(asked)).toHaveLength(2)
  // Both load when the page is idle: the player, and the live scores.
  for (const chunk of ['/player-', '/realtime-'])
    await expect.poll(() => code(asked).some((path) => path.includes(chunk))).toBe(true)
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await page.getByRole('link', { name: visitor.words.gamePage.play, exact: true }).click()
  await page.locator(ready).waitFor()
  expect(arcade(asked)).toEqual([])
  expect(code(asked)).toEqual([])
})

test('requests a game while the player loads if Play is pressed at once', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  // No prefetching in idle time.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const player = Promise.withResolvers<void>()
  await page.route('**/assets/player-*.js', async (route) => {
    await player.promise
    await route.continue()
  })
  await page.goto(`${visitor.url}#/en/game/zellige`)
  const game = page.waitForRequest('**/arcade/assets/handed-over/zellige-*.js')
  const play = page.getByRole('link', { name: visitor.words.gamePage.play, exact: true })
  await play.evaluate((link: HTMLElement) => link.click())
  await game
  player.resolve()
  await page.locator(ready).waitFor()
})

test('requests no script, font or page of a game on the second visit', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await page.goto(`${visitor.url}#/ar/play/zellige`)
  await page.locator(ready).waitFor()
  await page.waitForLoadState('networkidle')
  const asked = await recordNetworkPaths(page)
  await page.reload()
  await page.locator(ready).waitFor()
  expect(asked).toContain('/')
  expect(arcade(asked)).toEqual([])
  expect(code(asked)).toEqual([])
})

test('reports a game that cannot be loaded at once, with two next steps, and loads it on retry', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  const file = '**/arcade/assets/handed-over/zellige-*.js'
  const cover = page.locator('[data-slot=game-frame-cover]')
  const retry = cover.getByRole('button', { name: 'Try again' })
  const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'no connection': (route) => route.abort(),
    'a missing file': (route) => route.fulfill({ status: 404 }),
    'a login page': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hotel</title>' }),
    'a part of the file': (route) => route.fulfill({ contentType: 'text/html', body: 'const' }),
  }
  let fail: ((route: Route) => Promise<void>) | undefined
  await page.route(file, async (route) => await (fail?.(route) ?? route.continue()))
  for (const [name, answer] of Object.entries(failures))
    await test.step(name, async () => {
      const isFirst = fail === undefined
      fail = answer
      const asked = page.waitForRequest(file)
      await (isFirst ? page.goto(`${visitor.url}#/en/play/zellige`) : retry.click())
      await asked
      await expect(visitor.alert(words.player.failed)).toBeVisible({ timeout: 8000 })
      await expect(cover.getByRole('link', { name: words.player.back })).toHaveAttribute(
        'href',
        '#/en/game/zellige',
      )
    })
  fail = undefined
  await retry.click()
  await page.locator(ready).waitFor()
})

test('grants the game frame only the permissions that games use', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await page.goto(`${visitor.url}#/en/play/zellige`)
  await page.locator(ready).waitFor()
  const allowed = (await page.locator('iframe').getAttribute('allow'))?.split(';') ?? []
  expect(allowed.map((name) => name.trim())).toEqual(Object.keys(uses))
  const [, frame] = page.frames()
  expect(await frame?.evaluate(() => document.fullscreenEnabled)).toBe(false)
  const scripts = await Promise.all(
    Object.values(readArcade().games).map(async ({ file }) =>
      (await fetch(`${visitor.url}arcade/${file}`)).text(),
    ),
  )
  for (const [name, use] of Object.entries(uses))
    expect(
      scripts.some((script) => script.includes(use)),
      name,
    ).toBe(true)
})

test('allows only the game’s own script on its page', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await page.goto(`${visitor.url}#/en/play/zellige`)
  await page.locator(ready).waitFor()
  const [, frame] = page.frames()
  const tried = await frame?.evaluate(async (portal) => {
    const refused = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .then(
          () => 'allowed',
          () => 'refused',
        )
    return {
      origin: self.origin,
      storage: await refused(() => localStorage.length),
      request: await refused(() => fetch(`${portal}v1/account`)),
      otherCode: await refused(() => import(`${portal}arcade/arcade.json`)),
      markup: await refused(() => (document.body.innerHTML = '<b>x</b>')),
    }
  }, visitor.url)
  expect(tried).toEqual({
    origin: 'null',
    storage: 'refused',
    request: 'refused',
    otherCode: 'refused',
    markup: 'refused',
  })
  // The CSP blocks a frame that navigates to the arcade's page or anywhere else.
  await frame?.evaluate(
    (portal) => location.assign(`${portal}arcade/index.html?game=star-breaker`),
    visitor.url,
  )
  await expect.poll(() => page.frames().map((one) => one.url())).not.toContain(frame?.url() ?? '')
  expect(page.frames().some((one) => one.url().includes('/arcade/'))).toBe(false)
  visitor.errors.length = 0
})
