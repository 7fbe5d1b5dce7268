import type { Locator } from '@playwright/test'
import settingsAr from '../../../app/src/i18n/messages/settings/ar.ts'
import { sample } from '../../sample.ts'
import { expect, locales, test } from '../support/portal.ts'
import { Player } from '../support/player.ts'

test.use({ motion: 'no-preference' })

test('focuses the game when it is ready, and Tab leaves and enters it @quick', async ({ visit }) => {
  const player = await new Player(await visit('ar')).open('zellige')
  const { page, words, gameMessages } = player
  await player.expectGameFocus()
  await expect(player.gameButton(gameMessages.play)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await player.expectPhase('playing')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(player.game.locator('.zl-holder')).not.toHaveCount(2)
  // The whole game has no focus ring.
  const ring = () => player.game.locator('.zl-board').evaluate((it) => getComputedStyle(it).outlineStyle)
  expect(await ring()).toBe('none')
  await page.keyboard.press('Shift+Tab')
  await expect(player.bar(words.fullscreen)).toBeFocused()
  await player.expectPhase('paused')
  await page.keyboard.press('Tab')
  await expect(player.gameButton(gameMessages.resume)).toBeFocused()
  await page.keyboard.press('Enter')
  await player.expectPhase('playing')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await ring()).toBe('solid')
})

for (const locale of sample('score offer', locales))
  test(`covers nothing with the score offer at any size (${locale})`, async ({ visit }) => {
    // The first size, small while the game runs.
    const visitor = await visit(locale, { viewport: { width: 320, height: 480 } })
    const { page } = visitor
    const player = await new Player(visitor).press('lantern-leap')
    const { gameMessages, words } = player
    const offer = page.getByRole('region', { name: words.afterGame })
    const login = offer.getByRole('link', { name: words.scoreLoginLink })
    const again = player.gameButton(gameMessages.again)
    await expect(login).toBeVisible({ timeout: 90_000 })
    await expect(again).toBeFocused()
    for (const [width, height] of [
      [320, 480],
      [667, 375],
      [375, 667],
      [375, 812],
      [1280, 800],
    ] as const) {
      await test.step(`${width}×${height}`, async () => {
        await page.setViewportSize({ width, height })
        const boxOf = async (what: Locator) => {
          const box = await what.boundingBox()
          if (!box) throw new Error('The element has no box.')
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
        // On common phones nothing hides behind the sticky buttons.
        if (height > 640) {
          const medals = player.game.locator('.medals')
          await expect.poll(async () => (await boxOf(medals)).bottom <= (await boxOf(again)).y).toBe(true)
        }
        const frame = await boxOf(page.locator('iframe'))
        const offered = await boxOf(page.locator('#after-game'))
        expect(offered.y >= frame.bottom || offered.x >= frame.right || offered.right <= frame.x).toBe(true)
        await expect(login).toBeInViewport({ ratio: 1 })
        // The buttons receive real clicks.
        await again.click({ trial: true })
        await login.click({ trial: true })
      })
    }
    await offer.getByRole('button', { name: words.scoreDismiss }).click()
    await expect(login).toBeHidden()
    await player.expectGameFocus()
    await expect(again).toBeFocused()
    await page.keyboard.press('Enter')
    await player.expectPhase('playing')
    expect((await page.locator('iframe').boundingBox())?.width).toBe(1280)
  })

// Tests that only check text run in one language, alternating.
test('resumes the game, however it was paused', async ({ visit }) => {
  // This game does not move without input.
  const player = await new Player(await visit('en')).open('zellige')
  const { page, words, gameMessages } = player
  await page.keyboard.press('Space')
  await player.expectPhase('playing')
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
    ['the game’s own button', () => player.gameButton(gameMessages.resume).click()],
    ['P', () => page.keyboard.press('KeyP')],
  ]
  for (const [by, pause] of pauses) {
    for (const [how, resume] of resumes) {
      // Focus returns from the bar by Tab, which is tested above. A frame that takes the focus right after a key in
      // the bar must give it back.
      if (by === 'the focus goes to the bar' && !how.startsWith('the bar')) continue
      await test.step(`paused by ${by}, resumed by ${how}`, async () => {
        await pause()
        await player.expectPhase('paused')
        await expect(player.bar(words.resume)).toBeVisible()
        await expect(player.bar(words.pause)).toBeHidden()
        await resume()
        await player.expectPhase('playing')
        await expect(player.bar(words.pause)).toBeVisible()
        await player.expectGameFocus()
      })
    }
  }
  // The game has no second switch for what the bar offers.
  await expect(player.game.locator('.switch')).toHaveCount(0)
})

test('leaves the focus on the page when the user moved it before the game loaded', async ({ visit }) => {
  const visitor = await visit('ar')
  const player = new Player(visitor)
  const back = player.page.getByRole('link', { name: player.words.back })
  // The game loads late, so that the focus can move first.
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  await player.page.route(/arcade\/.*zellige/, async (route) => {
    await late
    await route.continue()
  })
  await visitor.open('play/zellige')
  await back.focus()
  release()
  await expect(player.frame).toHaveAttribute('data-state', 'ready')
  await expect(player.gameButton(player.gameMessages.play)).toBeVisible()
  await expect(back).toBeFocused()
})

test('starts the game on one click of Play, and waits after a reload', async ({ visit }) => {
  const player = await new Player(await visit('ar')).press('lantern-leap')
  await player.expectRunning()
  await player.expectGameFocus()
  const hint = player.game.locator('.hint')
  await expect(hint).toBeVisible()
  const keys = (await hint.innerText()).trim()
  expect(keys.length).toBeGreaterThan(20)
  await player.page.keyboard.press('KeyP')
  await expect(player.game.getByRole('dialog').getByText(keys)).toBeVisible()
  const points = (await player.game.locator('.figure-value').first().textContent()) ?? ''
  await player.page.reload()
  await expect(player.frame).toHaveAttribute('data-state', 'ready')
  await player.expectPhase('title')
  // The run was saved when it paused.
  await expect(player.gameButton(player.gameMessages.continueAt.replace('{n}', points))).toBeFocused()
})

test('remembers the sound setting of the bar; a game’s own key changes that game only', async ({ visit }) => {
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

test('shares the switches of music and effects with all games and the settings', async ({ visit }) => {
  const player = await new Player(await visit('ar')).open('zellige')
  const { page, visitor, gameMessages } = player
  const getSwitch = (name: string) => player.game.getByRole('switch', { name, exact: true })
  await getSwitch(gameMessages.music).click()
  const settings = await page.context().newPage()
  await settings.goto(`${visitor.url}#/ar/settings`)
  const getOff = (name: string) =>
    settings.getByRole('group', { name }).getByRole('radio', { name: settingsAr.off })
  await expect(getOff(settingsAr.music)).toBeChecked()
  await getOff(settingsAr.effects).check({ force: true })
  await expect(getSwitch(gameMessages.effects)).not.toBeChecked()
  await player.open('lantern-leap')
  await expect(getSwitch(gameMessages.music)).not.toBeChecked()
  await expect(getSwitch(gameMessages.effects)).not.toBeChecked()
})

test('allows only the portal to frame its pages and games', async ({ visit }) => {
  const { page, url } = await visit('en')
  for (const place of ['', 'en/', 'ar/game/zellige/']) {
    const policy = (await page.request.get(`${url}${place}`)).headers()['content-security-policy']
    // WebKit applies it to the game's frame: with 'none' no game starts in Safari.
    expect(policy).toContain("frame-ancestors 'self';")
  }
})
