import { expect, test } from '../support/portal.ts'
import { expectAtRest, Player } from '../support/player.ts'
import { gameId, replaceGame } from '../support/replaced-game.ts'

test.use({ motion: 'no-preference' })

test('keeps the game running in full screen and hides the bar (en)', async ({ visit }) => {
  const player = await new Player(await visit('en')).open('dune-rally')
  const { page, words } = player
  const bar = page.locator('header')
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  const expectHiddenBar = () => expect(bar).not.toBeInViewport()
  await page.keyboard.press('Space')
  await player.expectRunning()

  await test.step('with the mouse', async () => {
    await player.bar(words.fullscreen).click()
    await expect.poll(isFull).toBe(true)
    await expectHiddenBar()
    await player.expectRunning()
    await player.expectGameFocus()
    expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
    await page.mouse.move(640, 1)
    await expect(bar).toBeInViewport()
    await player.expectRunning()
    await player.bar(words.exitFullscreen).click()
    await expect.poll(isFull).toBe(false)
    await expect(bar).toBeInViewport()
    await player.expectRunning()
  })

  await test.step('by keys', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(player.bar(words.fullscreen)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(isFull).toBe(true)
    await player.expectRunning()
    await player.expectGameFocus()
    await expectHiddenBar()
    await page.keyboard.press('Shift+Tab')
    await expect(player.bar(words.exitFullscreen)).toBeFocused()
    await expect(bar).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect.poll(isFull).toBe(false)
    await player.expectRunning()
    await player.expectGameFocus()
  })

  await test.step('with the keyboard, keeping a game paused that the user paused', async () => {
    await page.keyboard.press('KeyP')
    await player.expectPhase('paused')
    await player.bar(words.fullscreen).press('Enter')
    await expect.poll(isFull).toBe(true)
    await player.expectGameFocus()
    await player.expectPhase('paused')
  })
})

test('hides the bar and shows a handle when the browser lacks full screen, as on an iPhone (ar)', async ({
  visit,
}) => {
  const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }
  const visitor = await visit('ar', phone)
  const { page } = visitor
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: undefined }),
  )
  const player = await new Player(visitor).open('zellige')
  const { words } = player
  const bar = page.locator('header')
  // Headless Chromium offsets taps in an out-of-process frame by the frame's position.
  await player.gameButton(player.gameMessages.play).click()
  await player.bar(words.fullscreen).tap()
  await expect(bar).not.toBeInViewport()
  await expect(visitor.alert(words.fullscreenError.replace('{message}', ''))).toHaveCount(0)
  await player.expectPhase('playing')
  expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 })
  const handle = page.getByRole('button', { name: words.showBar })
  await handle.tap()
  await expect(bar).toBeInViewport()
  // Showing the bar pauses the game; clicking the game hides it again.
  await player.expectPhase('paused')
  await player.game.getByRole('dialog').click({ position: { x: 8, y: 300 } })
  await expect(bar).not.toBeInViewport()
  await handle.tap()
  await player.bar(words.exitFullscreen).tap()
  await expect(bar).toBeInViewport()
  expect((await page.locator('iframe').boundingBox())?.y).toBeGreaterThan(40)
  await player.expectPhase('playing')
})

test('keeps a replaced game from covering the bar, which works in full screen', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  const { player } = words
  await replaceGame(
    page,
    `const port = await meet('${gameId}'), say = says(port)
    say('ready')
    say('gameplay', { on: true })
    const button = document.body.appendChild(document.createElement('button'))
    button.textContent = 'fill'
    button.addEventListener('click', async () => {
      const filled = await document.documentElement.requestFullscreen().then(() => true, () => false)
      button.textContent = String(filled)
    })`,
  )
  await visitor.open(`play/${gameId}`)
  const frame = page.locator('[data-slot=game-frame]')
  await expect(frame).toHaveAttribute('data-state', 'ready')
  await expectAtRest(frame)
  const fill = page.frameLocator('iframe').getByRole('button')
  await fill.click()
  await expect(fill).toHaveText('false')
  const bar = page.locator('header')
  await bar.getByRole('button', { name: player.fullscreen, exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('MAIN')
  await fill.click()
  await page.mouse.move(640, 1)
  await bar.getByRole('button', { name: player.pause, exact: true }).click()
  await expect(bar.getByRole('button', { name: player.resume, exact: true })).toBeVisible()
  await page.mouse.move(640, 1)
  await bar.getByRole('link', { name: player.back, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/game/${gameId}$`))
  // The browser logs each rejected full-screen request.
  visitor.errors.length = 0
})

test('shows the browser’s full-screen error', async ({ visit }) => {
  const visitor = await visit('en')
  await visitor.page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('not now'))
  })
  const player = await new Player(visitor).open('zellige')
  await player.bar(player.words.fullscreen).click()
  await expect(player.page.getByRole('alert').filter({ hasText: 'not now' })).toBeVisible()
})
