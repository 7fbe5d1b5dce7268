import { messages as arcadeMessages } from '../../packages/games/src/core/shell/messages.ts'
import { expect, test } from './support/portal.ts'

/** A game advances by frames, of which WebKit draws three to seven a second without a graphics card. */
const byFrames = { timeout: 120_000 }

test('continues a run that was left, at its score', async ({ visit }) => {
  const visitor = await visit('en')
  const { driver, words } = visitor
  const ready = visitor.find({ css: '[data-slot=game-frame][data-state=ready]' })
  const readScore = () =>
    driver.evaluate(() => Number(document.querySelector('.figure-value')?.textContent.replaceAll(',', '')))
  const readPhase = () =>
    driver.evaluate(() => document.querySelector<HTMLElement>('.game-shell')?.dataset['phase'])

  await visitor.open('play/dune-rally')
  await ready.shown()
  await driver.enterFrame()
  if ((await readPhase()) === 'title') await visitor.find({ css: '.game-shell .action-main' }).click()
  await expect.poll(readScore, byFrames).toBeGreaterThan(50)
  await driver.leaveFrame()
  await visitor.find({ role: 'link', name: words.player.back, within: 'header' }).click()
  await ready.gone()

  await visitor.open('play/dune-rally')
  await ready.shown()
  await driver.enterFrame()
  await expect.poll(readScore, byFrames).toBeGreaterThan(50)
  const score = await readScore()
  const text = await driver.evaluate(() => document.querySelector('.action-main')?.textContent)
  expect(text).toBe(arcadeMessages.en.continueAt.replace('{n}', score.toLocaleString('en')))
  await visitor.find({ css: '.game-shell .action-main' }).click()
  await expect.poll(readScore, byFrames).toBeGreaterThan(score)
  await driver.leaveFrame()
  expect(await visitor.errors()).toEqual([])
})
