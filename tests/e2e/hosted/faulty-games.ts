import type { Page } from '@playwright/test'
import { expect } from '../support/portal.ts'
import { expectAnswer, expectReady, noteOf, play, test, words } from './hosted-test.ts'

const expectNotes = async (page: Page, expected: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(expected))
    await expect(noteOf(page, name), name).toHaveText(value)
}

export function testFaultyGames(): void {
  test('plays games with the faults of real ones, and answers meanwhile @quick', async ({ page, site }) => {
    await play(page, site.url, 'faults')
    await expectAnswer(page)
    await expectNotes(page, {
      'absolute script': 'ran',
      'absolute picture': 'shown',
      'missing picture': 'missing',
      'missing script': 'missing',
      'missing data': 'missing',
      'foreign script': 'missing',
      'foreign data': 'TypeError',
      'exported picture': 'data:image/png',
      popup: 'null',
    })
    await expect(noteOf(page, 'early sound')).toHaveText(/^(?:plays|NotAllowedError)$/)
    await expectReady(page)
    const game = page.frameLocator('iframe')
    await game.getByRole('button', { name: 'Sound' }).click()
    await expectNotes(page, { sound: 'plays' })
    await game.getByRole('button', { name: 'Lock' }).click()
    await expectNotes(page, { lock: 'body' })
    await expectAnswer(page)
  })

  test('keeps up with a game that writes its page late', async ({ page, site }) => {
    await play(page, site.url, 'late')
    await expectAnswer(page)
    await expect(page.frameLocator('iframe').getByText('Late')).toBeVisible()
    await expectReady(page)
    await page.locator('iframe').focus()
    await page.keyboard.press('ArrowDown')
    await expectNotes(page, { key: 'ArrowDown' })
    expect(await page.frames()[1]?.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('button', { name: words.soundOff }).click()
    await expectNotes(page, { muted: 'true' })
  })

  test('lets a game change its hash sometimes, and closes it when it does so often', async ({
    page,
    site,
  }) => {
    await play(page, site.url, 'hash')
    await expectReady(page)
    const next = page.frameLocator('iframe').getByRole('button', { name: 'Next level' })
    for (const level of [1, 2, 3]) {
      await next.click()
      await expect(noteOf(page, 'hash')).toHaveText(`#level${level}`)
      await expectAnswer(page)
    }
    for (let level = 4; level < 7; level++) await next.click()
    await expect(page.getByRole('alert').filter({ hasText: words.misbehaved })).toBeVisible()
  })

  test('keeps the databases of a game, and refuses what does not fit', async ({ page, site }) => {
    const visitor = await play(page, site.url, 'database')
    const game = page.frameLocator('iframe')
    await expectNotes(page, { 'upgraded from': '0', count: '1', last: '1,2026,123,true', names: 'saves2' })
    await expectReady(page)
    await expectNotes(page, { stored: '1' })
    await game.getByRole('button', { name: 'Reload' }).click()
    await expectNotes(page, { count: '2', last: '2,2026,123,true', stored: '2' })
    await expectReady(page)
    await game.getByRole('button', { name: 'Fill' }).click()
    await expectNotes(page, { quota: 'QuotaExceededError' })
    await page.getByRole('link', { name: words.back }).first().click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await visitor.open('play/database')
    await expectNotes(page, { count: '3', stored: '3' })
    await expect(noteOf(page, 'upgraded from')).toHaveCount(0)
    expect(
      await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
    ).not.toContain('saves')
  })

  test('shares the storage of a game with the frames of its page', async ({ page, site }) => {
    await play(page, site.url, 'nested')
    await expectReady(page)
    const game = page.frameLocator('iframe')
    const inner = (id: string) => game.frameLocator(`#${id}`)
    for (const id of ['parsed', 'made'])
      await expect(inner(id).locator('[data-note=inner]')).toHaveText('1,true,refused,refused')
    await inner('parsed').getByRole('button').click()
    await expect(game.locator('[data-note=outer]')).toHaveText('level=2')
    await expect(inner('made').locator('[data-note=heard]')).toHaveText('level=2')
    await inner('made').getByRole('button').click()
    await expect(game.locator('[data-note=outer]')).toHaveText('level=3')
    await expectAnswer(page)
    await page.getByRole('link', { name: words.back }).first().click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await play(page, site.url, 'nested')
    await expect(inner('parsed').locator('[data-note=inner]')).toHaveText(/^[23],true,refused,refused$/)
  })
}
