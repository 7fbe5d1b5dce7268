import { chromium, type Browser, type Frame, type Page } from '@playwright/test'
import { chromiumLaunch, softwareWebGl } from '../../../scripts/chromium.mjs'
import { sample } from '../../sample.ts'
import { expect, Visitor } from '../support/portal.ts'
import { engines } from './engines/index.ts'
import { test, words } from './hosted-test.ts'
import { hear, spyOnSound } from './sound-spy.ts'

const ids = Object.keys(engines)

/** Opens a game, and returns its frame once its engine draws. */
async function play(visitor: Visitor, id: string): Promise<Frame> {
  await visitor.open(`play/coins-${id}`)
  await expect(visitor.page.locator('[data-slot=game-frame]')).toHaveAttribute('data-state', 'ready')
  await expect(visitor.page.locator('iframe')).toBeFocused()
  await expect(visitor.page.frameLocator('iframe').locator('body[data-column]')).toBeAttached()
  const frame = await (await visitor.page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('The game has no frame.')
  return frame
}

/** Waits for a frame. Phaser handles a press once more if another one follows within the same frame. */
const drawFrame = (frame: Frame) => frame.evaluate(() => new Promise(requestAnimationFrame))

/** Presses a key in the game, and returns the peak of what is heard. */
async function hearStep(page: Page, frame: Frame): Promise<number> {
  await page.locator('iframe').focus()
  await page.keyboard.press('ArrowRight')
  return await hear(frame)
}

export function testEngineGames(): void {
  let browser: Browser
  test.beforeAll(async () => {
    const launch = chromiumLaunch()
    browser = await chromium.launch({ ...launch, args: [...launch.args, ...softwareWebGl] })
  })
  test.afterAll(() => browser.close())

  for (const id of sample('engines', ids))
    test(`plays an imported game on ${id}`, async ({ site }) => {
      // Without a graphics card, each pixel of a game costs processor time.
      const page = await browser.newPage({
        hasTouch: true,
        serviceWorkers: 'block',
        viewport: { width: 800, height: 600 },
      })
      await page.addInitScript(spyOnSound)
      const visitor = new Visitor(page, 'en', site.url)
      let frame = await play(visitor, id)
      const body = page.frameLocator('iframe').locator('body')
      const before = await page.locator('iframe').screenshot()

      for (const expected of ['1', '2', '3']) {
        await page.keyboard.press('ArrowRight')
        await expect(body).toHaveAttribute('data-column', expected)
        await drawFrame(frame)
      }
      await expect(body).toHaveAttribute('data-best', '1')
      await expect.poll(async () => before.equals(await page.locator('iframe').screenshot())).toBe(false)

      const box = await page.locator('iframe').boundingBox()
      if (!box) throw new Error('The frame of the game has no box.')
      await page.touchscreen.tap(box.x + box.width * 0.9, box.y + box.height / 2)
      await expect(body).toHaveAttribute('data-column', '4')
      await page.touchscreen.tap(box.x + box.width * 0.1, box.y + box.height / 2)
      await expect(body).toHaveAttribute('data-column', '3')

      // The portal is silent until its user turns the sound on.
      expect(await hearStep(page, frame)).toBe(0)
      await page.getByRole('button', { name: words.soundOn }).click()
      await expect.poll(() => hearStep(page, frame)).toBeGreaterThan(0.01)
      await page.getByRole('button', { name: words.soundOff }).click()
      await expect.poll(() => hearStep(page, frame)).toBe(0)

      const best = await body.getAttribute('data-best')
      await page.reload()
      frame = await play(visitor, id)
      await expect(body).toHaveAttribute('data-best', best ?? '')
      // Violations of the policy are errors of the console, too.
      expect(visitor.errors).toEqual([])
      await page.close()
    })
}
