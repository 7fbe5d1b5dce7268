import type { Page } from '@playwright/test'
import { newEmail } from '../support/accounts.ts'
import { expect, Visitor } from '../support/portal.ts'
import { expectReady, noteOf, play, test, words } from './hosted-test.ts'

const savesPath = '**/collections/game_saves/documents**'

/** Plays the game that counts its visits, and leaves it. */
async function visit(page: Page, url: string, count: number): Promise<void> {
  await play(page, url, 'counter')
  await expectReady(page)
  await expect(noteOf(page, 'local')).toHaveText(String(count))
  await page.getByRole('link', { name: words.back }).first().click()
  await expect(page.locator('iframe')).toHaveCount(0)
}

/** Visits with a connection: leaving sends the save to the account. */
async function visitAndSend(page: Page, url: string, count: number): Promise<void> {
  const sent = page.waitForResponse(
    (response) =>
      /game_saves\/documents/.test(response.url()) && /POST|PATCH/.test(response.request().method()),
  )
  await visit(page, url, count)
  expect((await sent).ok()).toBe(true)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saha.unsent-saves'))).toBeNull()
}

export function testAccountSaves(): void {
  test('continues a save on another device, and asks which of two to keep', async ({
    page,
    browser,
    site,
  }) => {
    const { url } = site
    const here = new Visitor(page, 'en', url)
    const email = await here.signUp(newEmail())
    await visitAndSend(page, url, 1)

    const other = await browser.newPage({ serviceWorkers: 'block' })
    const there = new Visitor(other, 'en', url)
    await there.open('login')
    await there.fillCredentials(email)
    await other.locator('form').getByRole('button', { name: there.words.auth.loginSubmit }).click()
    await expect(there.accountMenu).toBeVisible()
    await visitAndSend(other, url, 2)
    await visitAndSend(page, url, 3)

    // The other device changes the save without a connection to the account.
    await other.route(savesPath, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
    await visit(other, url, 4)
    await visitAndSend(page, url, 4)
    await visitAndSend(page, url, 5)
    await other.unroute(savesPath)
    await play(other, url, 'counter')
    const question = other.getByRole('region', { name: words.saveConflict })
    await expect(question.getByRole('heading', { name: words.saveConflict })).toBeFocused()
    await expect(question.getByText(words.saveNewer)).toHaveCount(1)
    await expect(other.locator('iframe')).toHaveCount(0)
    await question.getByRole('button', { name: words.keepElsewhere }).press('Enter')
    await expectReady(other)
    await expect(noteOf(other, 'local')).toHaveText('6')
    await other.close()
  })
}
