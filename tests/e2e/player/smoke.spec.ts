import type { Locator } from '@playwright/test'
import { expectReachable, inSmallWindow } from '../support/player.ts'
import { expect, test, type Visitor } from '../support/portal.ts'
import { gameId as replacedGameId, ready, replaceGame } from '../support/replaced-game.ts'

test.use({ motion: 'no-preference' })

// Runs with equal moves are marked once, and no other test plays this variant.
const gameId = 'lantern-leap-3'

/** Plays a run until the portal offers to submit its score. */
async function playARun({ page, words }: Visitor): Promise<number> {
  const game = page.frameLocator('iframe')
  await expect(page.locator('[data-slot="game-frame"]')).toHaveAttribute('data-state', 'ready')
  await game.locator('.action-main').click()
  const offer = page.getByRole('region', { name: words.player.afterGame })
  const submit = offer.getByRole('button', { name: words.player.scoreSubmit })
  await inSmallWindow(page, () => expect(submit).toBeVisible({ timeout: 90_000 }))
  const points = /\d[\d,]*/.exec((await offer.textContent()) ?? '')?.[0] ?? ''
  return Number(points.replaceAll(',', ''))
}

const place = {
  en: /You are \d+(?:st|nd|rd|th) with this score\./,
  ar: /أنت في المركز .+ بهذه النتيجة\./,
}

/** Submits the offered score and expects it in the reloaded list with its rank. @returns its row */
async function submit({ page, words, locale }: Visitor, name: string): Promise<Locator> {
  const offer = page.getByRole('region', { name: words.player.afterGame })
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/high_scores/')) calls.push(request.method())
  })
  await expectReachable(offer)
  await offer.getByRole('button', { name: words.player.scoreSubmit }).click()
  await expect(offer.getByText(place[locale])).toBeVisible()
  expect(calls).toEqual(['POST', 'GET'])
  const row = offer.locator('tr[data-state=me]').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  return row
}

// A run is slow, so this test runs in one language.
test('keeps favorite, rating and score after sign-up, play, submit and reload @quick', async ({
  visit,
  server,
}) => {
  test.setTimeout(180_000)
  const visitor = await visit('ar')
  const { page, words } = visitor
  const email = await visitor.signUp()
  const name = email.split('@')[0] ?? ''

  const favorite = page.locator('main').getByRole('button', { name: words.game.favorite, exact: true })
  const fourStars = page.locator('main').getByRole('radio').nth(3)
  const board = page.getByRole('table')
  const favorites = page.locator('main').getByRole('article')

  await visitor.open(`game/${gameId}`)
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')

  await fourStars.check({ force: true })
  await page.getByRole('button', { name: words.rating.confirm }).click()
  await expect(page.getByText(words.rating.thanks)).toBeVisible()
  await expect(page.getByText(words.rating.thanks)).toBeHidden()

  await page.getByRole('link', { name: words.gamePage.play }).click()
  const score = await playARun(visitor)
  expect(score).toBeGreaterThan(0)
  const submitted = await submit(visitor, name)
  await expect(submitted.locator('[data-slot=verified-mark]')).toBeVisible()

  const shownScore = new Intl.NumberFormat('en').format(score)
  await visitor.open(`game/${gameId}`)
  await page.reload()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await expect(fourStars).toBeChecked()
  await expect(board).toContainText(name)
  await expect(board).toContainText(shownScore)
  const row = board.getByRole('row').filter({ hasText: name })
  await expect(row.locator('[data-slot=verified-mark]')).toBeVisible()
  await visitor.open('favorites')
  await expect(favorites).toHaveCount(1)

  const other = await visit('ar')
  await other.open(`game/${gameId}`)
  await expect(other.page.getByRole('table')).toContainText(name)
  await expect(other.page.getByRole('table')).toContainText(shownScore)
  await expect(
    other.page.locator('main').getByRole('button', { name: words.game.favorite, exact: true }),
  ).toHaveAttribute('aria-pressed', 'false')
  await other.open('favorites')
  await expect(other.page.getByRole('heading', { name: words.favorites.login })).toBeVisible()

  await server.stop()
  await server.start()
  await page.reload()
  await expect(favorites).toHaveCount(1)
  await visitor.open(`game/${gameId}`)
  await expect(board).toContainText(name)
  await expect(fourStars).toBeChecked()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
})

test('keeps a guest’s score through sign-in', async ({ visit, server }) => {
  const email = await server.account()
  const visitor = await visit('en')
  const { page, words } = visitor
  // A run of a real game is slow.
  await replaceGame(
    page,
    `${ready}
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener('click', () => say('score', { value: 777, final: true }))`,
  )
  await visitor.open(`play/${replacedGameId}?from=category:puzzle`)
  const offer = page.getByRole('region', { name: words.player.afterGame })
  const login = offer.getByRole('link', { name: words.player.scoreLoginLink })
  await page.frameLocator('iframe').getByRole('button').click()
  await expect(login).toBeVisible()
  const offered = await offer.locator('p').first().textContent()
  await expectReachable(offer)
  await login.click()
  await visitor.fillCredentials(email)
  await page.locator('main').getByRole('button', { name: words.auth.loginSubmit }).click()
  await expect(page).toHaveURL(/play\/zellige\?from=category/)
  await expect(offer.locator('p').first()).toHaveText(offered ?? '')
  await submit(visitor, email.split('@')[0] ?? '')
})
