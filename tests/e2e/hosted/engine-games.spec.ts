import { sample } from '../../sample.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from '@playwright/test'
import { chromiumLaunch, softwareWebGl } from '../../../scripts/chromium.mjs'
import { expect, messages, test as base, Visitor } from '../support/portal.ts'
import { engines, writeEngineGames } from './engines/index.ts'
import { serveHostedGames } from './hosted-site.ts'
import { hear, spyOnSound } from './sound-spy.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const words = messages.en.player
const ids = Object.keys(engines)

/** Imports the games as an operator does. */
function importGames(imported: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'saha-engines-'))
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'games:import', '--', writeEngineGames(folder)],
    { cwd: root, encoding: 'utf8', env: { ...process.env, HOSTED_GAMES: imported } },
  )
  rmSync(folder, { recursive: true })
  expect(stderr + stdout).toContain('Imported.')
  expect(status).toBe(0)
  const report = readFileSync(join(imported, 'probe-report.html'), 'utf8')
  expect(report.match(/✓ Plays/g)).toHaveLength(ids.length)
}

const test = base.extend<object, { site: Awaited<ReturnType<typeof serveHostedGames>> }>({
  site: [
    async ({}, provide) => {
      const site = await serveHostedGames(importGames)
      await provide(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
// One worker, because each imports the games and builds a portal.
test.describe.configure({ mode: 'default' })
const launch = chromiumLaunch()
test.use({ hasTouch: true, launchOptions: { ...launch, args: [...launch.args, ...softwareWebGl] } })

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

for (const id of sample('engines', ids))
  test(`plays an imported game on ${id}`, async ({ page, site }) => {
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
  })
