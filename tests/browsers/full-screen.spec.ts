import { expect, test } from './support/portal.ts'

test('plays in full screen and returns', async ({ visit }) => {
  const visitor = await visit('en')
  const { words } = visitor
  const isFull = () => visitor.evaluate(() => document.fullscreenElement !== null)
  await visitor.open('play/zellige')
  await visitor.find({ css: '[data-slot=game-frame][data-state=ready]' }).shown()
  await visitor.button(words.player.fullscreen, 'header').click()
  await expect.poll(isFull).toBe(true)
  await expect
    .poll(() =>
      visitor.evaluate(() => {
        const { x, y, width, height } = document.querySelector('iframe')?.getBoundingClientRect() ?? {}
        return [x, y, width === innerWidth, height === innerHeight]
      }),
    )
    .toEqual([0, 0, true, true])
  // The game has the focus; the bar comes with the focus.
  await expect
    .poll(async () => {
      await visitor.driver.press('Shift+Tab')
      return await visitor.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    })
    .toBe(words.player.exitFullscreen)
  await visitor.driver.press('Enter')
  await expect.poll(isFull).toBe(false)
  expect(await visitor.errors()).toEqual([])
})
