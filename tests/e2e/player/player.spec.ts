import type { Locator } from '@playwright/test'
import { expect, locales, test } from '../support/portal.ts'
import { Player } from '../support/player.ts'

test.use({ motion: 'no-preference' })

for (const locale of locales) {
  test.describe(locale, () => {
    test('the game has the focus when it is ready: keys play at once, and Tab leads out and back', async ({
      visit,
    }) => {
      const player = await new Player(await visit(locale)).open('zellige')
      const { page, words, own } = player
      await player.hasFocus()
      await expect(player.ownButton(own.play)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await player.at('playing')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowUp')
      await expect(player.game.locator('.zl-holder')).not.toHaveCount(2)
      // Nobody has asked for a ring around all of it.
      const ring = () => player.game.locator('.zl-board').evaluate((it) => getComputedStyle(it).outlineStyle)
      expect(await ring()).toBe('none')
      await page.keyboard.press('Shift+Tab')
      await expect(player.bar(words.fullscreen)).toBeFocused()
      await player.at('paused')
      await page.keyboard.press('Tab')
      await expect(player.ownButton(own.resume)).toBeFocused()
      await page.keyboard.press('Enter')
      await player.at('playing')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      expect(await ring()).toBe('solid')
    })

    test('the offer covers nothing, at any size', async ({ visit }) => {
      const visitor = await visit(locale)
      const { page } = visitor
      const player = await new Player(visitor).press('lantern-leap')
      const { own, words } = player
      const offer = page.getByRole('region', { name: words.afterGame })
      const login = offer.getByRole('link', { name: words.scoreLoginLink })
      const again = player.ownButton(own.again)
      await expect(login).toBeVisible({ timeout: 90_000 })
      await expect(again).toBeFocused()
      for (const [width, height] of [
        [320, 480],
        [667, 375],
        [375, 812],
        [1280, 800],
      ] as const) {
        await test.step(`${width}×${height}`, async () => {
          await page.setViewportSize({ width, height })
          const boxOf = async (what: Locator) => {
            const box = await what.boundingBox()
            if (!box) throw new Error('It is not there.')
            return { ...box, right: box.x + box.width, bottom: box.y + box.height }
          }
          const inside = async (what: Locator) => {
            const [inner, outer] = [await boxOf(what), await boxOf(page.locator('iframe'))]
            return (
              inner.x >= outer.x &&
              inner.right <= outer.right &&
              inner.y >= outer.y &&
              inner.bottom <= outer.bottom
            )
          }
          await expect.poll(() => inside(again)).toBe(true)
          await expect.poll(() => inside(player.game.locator('.fact-strong dd'))).toBe(true)
          const frame = await boxOf(page.locator('iframe'))
          const offered = await boxOf(page.locator('#after-game'))
          expect(offered.y >= frame.bottom || offered.x >= frame.right || offered.right <= frame.x).toBe(true)
          await expect(login).toBeInViewport({ ratio: 1 })
          // Real presses reach what is seen.
          await again.click({ trial: true })
          await login.click({ trial: true })
        })
      }
      await offer.getByRole('button', { name: words.scoreDismiss }).click()
      await expect(login).toBeHidden()
      await player.hasFocus()
      await expect(again).toBeFocused()
      await page.keyboard.press('Enter')
      await player.at('playing')
      expect((await page.locator('iframe').boundingBox())?.width).toBe(1280)
    })
  })
}

// What differs in words alone is tried in one language, in turns.
test('Resume resumes, whatever had paused the game', async ({ visit }) => {
  // It stands where it is while nobody slides.
  const player = await new Player(await visit('en')).open('zellige')
  const { page, words, own } = player
  await page.keyboard.press('Space')
  await player.at('playing')
  const pauses: [string, () => Promise<unknown>][] = [
    ['the bar', () => player.bar(words.pause).click()],
    ['P', () => page.keyboard.press('KeyP')],
    ['Escape', () => page.keyboard.press('Escape')],
    ['the focus goes to the bar', () => page.keyboard.press('Shift+Tab')],
    [
      'the tab is out of sight',
      () =>
        page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
          document.dispatchEvent(new Event('visibilitychange'))
          Reflect.deleteProperty(document, 'visibilityState')
          document.dispatchEvent(new Event('visibilitychange'))
        }),
    ],
  ]
  const resumes: [string, () => Promise<unknown>][] = [
    ['the bar', () => player.bar(words.resume).click()],
    ['the bar, by a key', () => player.bar(words.resume).press('Enter')],
    ['the game’s own button', () => player.ownButton(own.resume).click()],
    ['P', () => page.keyboard.press('KeyP')],
  ]
  for (const [by, pause] of pauses) {
    for (const [how, resume] of resumes) {
      // From the bar one comes back by Tab, which is tried above: no hand is in the game so soon after a key in the bar,
      // and a frame that takes the focus as soon has to give it back.
      if (by === 'the focus goes to the bar' && !how.startsWith('the bar')) continue
      await test.step(`paused by ${by}, resumed by ${how}`, async () => {
        await pause()
        await player.at('paused')
        await expect(player.bar(words.resume)).toBeVisible()
        await expect(player.bar(words.pause)).toBeHidden()
        await resume()
        await player.at('playing')
        await expect(player.bar(words.pause)).toBeVisible()
        await player.hasFocus()
      })
    }
  }
  // What the bar offers is not there twice.
  await expect(player.game.locator('.switch')).toHaveCount(0)
})

test('who is busy on the page keeps the focus there', async ({ visit }) => {
  const visitor = await visit('ar')
  const player = new Player(visitor)
  const back = player.page.getByRole('link', { name: player.words.back })
  // The game comes late: time enough to go elsewhere.
  let letThrough = () => {}
  const late = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await player.page.route(/arcade\/.*zellige/, async (route) => {
    await late
    await route.continue()
  })
  await visitor.open('play/zellige')
  await back.focus()
  letThrough()
  await expect(player.frame).toHaveAttribute('data-state', 'ready')
  await expect(player.ownButton(player.own.play)).toBeVisible()
  await expect(back).toBeFocused()
})

test('one press of Play plays, and a reload waits', async ({ visit }) => {
  const player = await new Player(await visit('ar')).press('lantern-leap')
  await player.goesOn()
  await player.hasFocus()
  const hint = player.game.locator('.hint')
  await expect(hint).toBeVisible()
  const keys = (await hint.innerText()).trim()
  expect(keys.length).toBeGreaterThan(20)
  await player.page.keyboard.press('KeyP')
  await expect(player.game.getByRole('dialog').getByText(keys)).toBeVisible()
  await player.page.reload()
  await expect(player.frame).toHaveAttribute('data-state', 'ready')
  await player.at('title')
  await expect(player.ownButton(player.own.play)).toBeFocused()
})

test('sound is one choice in the bar, remembered; a game’s own key changes that game alone', async ({
  visit,
}) => {
  const player = await new Player(await visit('ar')).open('lantern-leap')
  const { page, words } = player
  await page.keyboard.press('KeyM')
  await expect(player.bar(words.soundOff)).toBeVisible()
  await player.open('zellige')
  await expect(player.bar(words.soundOn)).toBeVisible()
  await player.bar(words.soundOn).click()
  await expect(player.bar(words.soundOff)).toBeVisible()
  await player.open('lantern-leap')
  await expect(player.bar(words.soundOff)).toBeVisible()
  await page.keyboard.press('KeyM')
  await expect(player.bar(words.soundOn)).toBeVisible()
  await page.keyboard.press('KeyM')
  await expect(player.bar(words.soundOff)).toBeVisible()
  await page.keyboard.press('KeyM')
  await player.open('zellige')
  await expect(player.bar(words.soundOff)).toBeVisible()
})

test('a game that cannot be had is told of at once, with two ways on', async ({ visit }) => {
  const visitor = await visit('en')
  const player = new Player(visitor)
  const { page, words } = player
  let broken = true
  await page.route(/arcade\/.*zellige/, (route) => (broken ? route.abort() : route.continue()))
  await visitor.open('play/zellige')
  const notice = page.getByRole('alert').filter({ hasText: words.failed })
  await expect(notice).toBeVisible({ timeout: 8000 })
  await expect(
    page.locator('[data-slot=game-frame-cover]').getByRole('link', { name: words.back }),
  ).toHaveAttribute('href', `#/en/game/zellige`)
  broken = false
  await page.locator('[data-slot=game-frame-cover]').getByRole('button').click()
  await expect(player.frame).toHaveAttribute('data-state', 'ready')
})

test('only the portal itself may stand around its pages, its games’ frames included, which inherit the policy', async ({
  visit,
}) => {
  const { page, url } = await visit('en')
  for (const place of ['', 'en/', 'ar/game/zellige/']) {
    const policy = (await page.request.get(`${url}${place}`)).headers()['content-security-policy']
    // WebKit asks a game's frame for it: with 'none' no game begins in Safari.
    expect(policy).toContain("frame-ancestors 'self';")
  }
})
