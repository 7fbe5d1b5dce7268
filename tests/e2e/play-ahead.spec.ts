import { askedOfNetwork } from '../performance/network.ts'
import { expect, test } from './portal.ts'

const ready = '[data-slot=game-frame][data-state=ready]'
const arcade = (paths: string[]) => paths.filter((path) => path.startsWith('/arcade/'))
const code = (paths: string[]) => paths.filter((path) => path.startsWith('/assets/'))

test('a game that may be played next is there before Play is pressed', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const asked = await askedOfNetwork(page)
  await page.goto(`${visitor.url}#/en/game/zellige`)
  await expect.poll(() => arcade(asked)).toHaveLength(2)
  await expect.poll(() => code(asked).some((path) => path.includes('/player-'))).toBe(true)
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await page.getByRole('link', { name: visitor.words.game.play, exact: true }).click()
  await page.locator(ready).waitFor()
  expect(arcade(asked)).toEqual([])
  expect(code(asked)).toEqual([])
})

test('a second visit asks for no code, no font and no page of a game', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await page.goto(`${visitor.url}#/ar/play/zellige`)
  await page.locator(ready).waitFor()
  await page.waitForLoadState('networkidle')
  const asked = await askedOfNetwork(page)
  await page.reload()
  await page.locator(ready).waitFor()
  expect(asked).toContain('/')
  expect(arcade(asked)).toEqual([])
  expect(code(asked)).toEqual([])
})

test('a game whose files cannot be had is told at once, and can be tried again', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await page.clock.install()
  const lost = '**/arcade/assets/handed-over/zellige-*.js'
  await page.route(lost, (route) => route.fulfill({ status: 404 }))
  await page.goto(`${visitor.url}#/en/play/zellige`)
  await expect(visitor.alert(visitor.words.player.failed)).toBeVisible()
  await page.unroute(lost)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator(ready).waitFor()
})

test('a game’s page allows its own script and nothing else', async ({ visit }) => {
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
  // A frame that leads itself to the arcade's own page, or anywhere else, arrives nowhere.
  await frame?.evaluate(
    (portal) => location.assign(`${portal}arcade/index.html?game=star-breaker`),
    visitor.url,
  )
  await expect.poll(() => page.frames().map((one) => one.url())).not.toContain(frame?.url() ?? '')
  expect(page.frames().some((one) => one.url().includes('/arcade/'))).toBe(false)
  visitor.errors.length = 0
})
