import { messages as arcadeMessages } from '../../packages/games/src/core/shell/messages.ts'
import { expect, test } from './support/portal.ts'

const gameId = 'lantern-leap'

test('keeps favorite, rating and score after sign-up, play, submit and reload', async ({ visit }) => {
  const visitor = await visit('ar')
  const { driver, words } = visitor
  const email = await visitor.signUp()
  const name = email.split('@')[0] ?? ''
  const favorite = visitor.button(words.game.favorite)
  const board = visitor.find({ role: 'table', text: name, within: 'main' })

  await visitor.open(`game/${gameId}`)
  await favorite.click()
  await favorite.has('aria-pressed', 'true')
  await visitor.find({ css: 'main label:has([type=radio][value="4"])' }).click()
  await visitor.button(words.rating.confirm).click()
  await visitor.find({ css: 'main output', text: words.rating.thanks }).shown()

  await visitor.find({ role: 'link', name: words.gamePage.play, within: 'main' }).click()
  await visitor.find({ css: '[data-slot=game-frame][data-state=ready]' }).shown()
  await driver.enterFrame()
  const shell = visitor.find({ css: '.game-shell' })
  // A browser that takes long to open the player forgets the click on Play, so the game asks for another.
  if ((await shell.attribute('data-phase')) === 'title') {
    // A click on a moving button may miss it.
    await expect.poll(() => driver.evaluate(() => document.getAnimations().length)).toBe(0)
    await visitor.button(arcadeMessages.ar.play, '.game-shell').click()
  }
  await driver.leaveFrame()
  const offer = '#after-game'
  const submit = visitor.button(words.player.scoreSubmit, offer)
  // WebKit without a graphics card draws few frames a second, and the run takes as many.
  await expect.poll(submit.count, { timeout: 120_000 }).toBe(1)
  await submit.click()
  await visitor.find({ css: 'tr[data-state=me]', text: name, within: offer }).shown()
  expect(await visitor.errors()).toEqual([])

  await visitor.open(`game/${gameId}`)
  await visitor.reload()
  await favorite.has('aria-pressed', 'true')
  await visitor.find({ css: 'main [type=radio][value="4"]:checked' }).shown()
  await board.shown()
  await visitor.open('favorites')
  await expect.poll(visitor.find({ css: 'main article' }).count).toBe(1)
  expect(await visitor.errors()).toEqual([])
})
