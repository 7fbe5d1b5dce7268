import { expect, test } from '../support/portal.ts'
import {
  closedNotice,
  frame,
  goesBack,
  meet,
  often,
  pause,
  play,
  ready,
  takesFocus,
} from '../support/replaced-game.ts'

test.use({ motion: 'no-preference' })

test('stops offering to submit scores after the second Not now', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page, words } = visitor
  await play(
    visitor,
    `${ready} let value = 100
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener('click', () => say('score', { value: ++value, final: true }))`,
  )
  const end = page.frameLocator('iframe').getByRole('button')
  const offer = page.getByRole('region', { name: words.player.afterGame })
  const show = page.getByRole('button', { name: words.player.scoreShow })
  for (let i = 0; i < 2; i++) {
    await end.click()
    await offer.getByRole('button', { name: words.player.scoreDismiss }).click()
    await expect(show).toHaveCount(0)
  }
  await end.click()
  await expect(show).toBeVisible()
  await expect(offer).toBeEmpty()
  await show.click()
  await expect(offer).toContainText('103')
  await expect(show).toHaveCount(0)
  await end.click()
  await expect(offer).toContainText('104')
  await goesBack(visitor)
})

test('overrules a game that turns the sound on, and closes it at the third attempt', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await play(
    visitor,
    `${ready} window.requests = 0; ${often(100, "say('audio', { enabled: true }); window.requests++")}`,
  )
  const requests = () =>
    page
      .frames()
      .at(-1)!
      .evaluate(() => window.requests)
  const turnOn = page.getByRole('button', { name: words.player.soundOn })
  const turnOff = page.getByRole('button', { name: words.player.soundOff })
  for (let i = 0; i < 2; i++) {
    await turnOff.click()
    // The game requests sound again, and the switch stays off.
    const before = await requests()
    await expect.poll(requests).toBeGreaterThan(before + 4)
    await turnOn.click({ timeout: 2000 })
  }
  await turnOff.click()
  await expect(closedNotice(visitor)).toBeVisible()
  await goesBack(visitor)
})

test('stores no sound setting when a game turns the sound on', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await play(visitor, `${ready} say('audio', { enabled: true })`)
  const turnOff = page.getByRole('button', { name: words.player.soundOff })
  await turnOff.click()
  await expect(page.getByRole('button', { name: words.player.soundOn })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: words.player.soundOff })).toBeVisible()
  expect(await page.evaluate(() => Object.values(localStorage))).not.toContain('on')
  await goesBack(visitor)
})

test('keeps the bar usable by mouse while a game keeps taking the focus', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await play(visitor, takesFocus)
  await pause(visitor).click()
  await page.getByRole('button', { name: words.player.resume }).click()
  await expect(pause(visitor)).toBeVisible()
  await goesBack(visitor)
})

test('keeps the portal responsive while a game loops endlessly', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await play(visitor, `${ready} say('gameplay', { on: true }); setTimeout(() => { for (;;); }, 100)`)
  await pause(visitor).click()
  await expect(page.getByRole('button', { name: words.player.resume })).toBeVisible()
  await goesBack(visitor)
})

test.describe('a well-behaved game stays open', () => {
  test('when it reports its score on every frame, and its last score counts', async ({ visit }) => {
    const visitor = await visit('en')
    const { page, words } = visitor
    await play(
      visitor,
      `${ready} say('gameplay', { on: true });
      for (let second = 0; second < 3; second++)
        for (let frame = 0; frame < 30; frame++) {
          await new Promise((resolve) => setTimeout(resolve, 33))
          for (let i = 0; i < 8; i++) say('score', { value: 100 * second + frame, final: false })
        }
      say('gameplay', { on: false })
      say('score', { value: 777, final: true })`,
    )
    const offer = page.getByRole('region', { name: words.player.afterGame })
    await expect(offer).toContainText('777')
    await expect(frame(visitor)).toHaveAttribute('data-state', 'ready')
  })

  test('when the user leaves and enters it as fast as possible', async ({ visit }) => {
    const visitor = await visit('en')
    const { page } = visitor
    await play(
      visitor,
      `${ready} say('gameplay', { on: true })
      const button = document.body.appendChild(document.createElement('button'))
      button.textContent = 'jump'
      button.addEventListener('click', () => say('gameplay', { on: true }))`,
    )
    const jump = page.frameLocator('iframe').getByRole('button', { name: 'jump' })
    for (let i = 0; i < 8; i++) {
      await pause(visitor).click()
      await jump.click()
    }
    await jump.focus()
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
    }
    await expect(frame(visitor)).toHaveAttribute('data-state', 'ready')
    await goesBack(visitor)
  })
})

test.describe('a game that cannot start reports the error and offers a retry', () => {
  test('when its script throws during startup', async ({ visit }) => {
    const visitor = await visit('en')
    const { page, words } = visitor
    await play(visitor, `${meet} say('error', { message: 'No canvas', fatal: true })`)
    await expect(visitor.alert(words.player.failed)).toBeVisible({ timeout: 9000 })
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('when the browser cannot parse its script', async ({ visit }) => {
    const visitor = await visit('en')
    const { page, words } = visitor
    await play(visitor, 'this is no JavaScript')
    await expect(visitor.alert(words.player.failed)).toBeVisible({ timeout: 9000 })
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    // Console errors of a hostile page do not count.
    visitor.errors.length = 0
  })
})
