import type { Frame } from '@playwright/test'
import { expect, test } from '../support/portal.ts'
import { Player } from '../support/player.ts'

/** Connects a fake gamepad in the game's frame. */
const plug = (frame: Frame) =>
  frame.evaluate(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }))
    const pad = { index: 0, id: 'Fake', connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons }
    Object.assign(window, { pad })
    navigator.getGamepads = () => [pad as unknown as Gamepad]
    window.dispatchEvent(new Event('gamepadconnected'))
  })
const press = (frame: Frame, button: number) =>
  frame.evaluate(async (index) => {
    const { pad } = window as unknown as { pad: { buttons: { pressed: boolean }[] } }
    for (const pressed of [true, false]) {
      Object.assign(pad.buttons[index] ?? {}, { pressed })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
  }, button)

test('plays with a gamepad in the sandboxed frame (en)', async ({ visit }) => {
  const player = await new Player(await visit('en')).open('lantern-leap')
  const frame = await (await player.page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('The game has no frame.')
  // Throws where the permissions policy of the frame forbids gamepads.
  expect(await frame.evaluate(() => Array.isArray(navigator.getGamepads()))).toBe(true)
  await plug(frame)
  await expect(player.game.getByText(player.gameMessages.gamepadPause)).toBeVisible()
  await press(frame, 9)
  await player.expectRunning()
  await press(frame, 9)
  await player.expectPhase('paused')
  await expect(player.bar(player.words.resume)).toBeVisible()
  await press(frame, 1)
  await player.expectRunning()
})
