import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

/** Waits until the page is subscribed to a collection. */
async function waitForSubscription(page: Page, collection: string): Promise<void> {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().includes(collection))
  await socket.waitForEvent('framereceived')
}

test('updates an open score table and favorites from another device', async ({ visit }) => {
  const [here, there] = [await visit('en'), await visit('ar')]
  const email = await here.signUp()
  await there.open('login')
  await there.fillCredentials(email)
  const tellsHearts = waitForSubscription(there.page, 'favorites')
  await there.page.locator('form').getByRole('button', { name: there.words.auth.loginSubmit }).click()
  await tellsHearts
  const tellsScores = waitForSubscription(there.page, 'high_scores')
  await there.open('game/zellige')
  await tellsScores

  const heart = (visitor: typeof here) =>
    visitor.page.locator('main').getByRole('button', { name: visitor.words.game.favorite, exact: true })
  await here.open('game/zellige')
  await heart(here).click()
  await expect(heart(there)).toHaveAttribute('aria-pressed', 'true')

  // Stores a pending score, as after a run.
  await here.page.evaluate(() =>
    sessionStorage.setItem(
      'saha.intent',
      JSON.stringify({
        path: '/en/play/zellige',
        action: { kind: 'score', gameId: 'zellige', score: 4321 },
      }),
    ),
  )
  await here.page.goto(`${here.url}#/en/play/zellige`)
  const offer = here.page.getByRole('region', { name: here.words.player.afterGame })
  await offer.getByRole('button', { name: here.words.player.scoreSubmit }).click()
  const row = there.page.getByRole('table').getByRole('row', { name: email.split('@')[0] ?? '' })
  await expect(row).toContainText('4,321')
})
