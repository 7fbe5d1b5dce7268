import { newEmail } from '../support/accounts.ts'
import { expect, test, type Visitor } from '../support/portal.ts'

/** Ends the session without notifying the page. */
async function endSession({ page }: Visitor): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('cookieFallback'))
}

test('loses no favorite, rating or score when the session expires (ar)', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page, words } = visitor
  const main = page.locator('main')
  const email = await visitor.signUp()
  const comeBack = async () => {
    await visitor.fillCredentials(email)
    await main.getByRole('button', { name: words.auth.loginSubmit }).click()
  }

  await visitor.open('game/zellige')
  const heart = main.getByRole('button', { name: words.game.favorite, exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await endSession(visitor)
  await heart.click()
  await expect(main.getByText(words.auth.expired)).toBeVisible()
  await comeBack()
  await expect(page).toHaveURL(/game\/zellige$/)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  // By keyboard alone.
  const stars = main.getByRole('radio')
  await stars.first().focus()
  await page.keyboard.press('Space')
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowLeft')
  await expect(stars.nth(3)).toBeChecked()
  await endSession(visitor)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(visitor.alert(words.rating.notSignedIn)).toBeVisible()
  await main.getByRole('link', { name: words.rating.loginLink, exact: true }).click()
  await comeBack()
  await expect(stars.nth(3)).toBeChecked()
  await main.getByRole('button', { name: words.rating.confirm }).click()
  await expect(page.getByText(words.rating.thanks)).toBeVisible()

  // Stores a pending score, as after a run.
  await page.evaluate(
    (path) =>
      sessionStorage.setItem(
        'saha.intent',
        JSON.stringify({ path, action: { kind: 'score', gameId: 'zellige', score: 120 } }),
      ),
    '/ar/play/zellige',
  )
  await page.goto(`${visitor.url}#/ar/play/zellige`)
  const offer = page.getByRole('region', { name: words.player.afterGame })
  const submit = offer.getByRole('button', { name: words.player.scoreSubmit })
  await expect(submit).toBeVisible()
  await endSession(visitor)
  await submit.click()
  await expect(offer.getByText(words.player.scoreLogin)).toBeVisible()
  await offer.getByRole('link', { name: words.player.scoreLoginLink }).click()
  await comeBack()
  await expect(offer).toContainText('120')
  await submit.click()
  const mine = page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: email.split('@')[0] ?? '' })
  await expect(mine).toHaveCount(1)
  await expect(mine.getByText('120', { exact: true })).toBeVisible()
})

test('synchronizes changes between tabs (en)', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  const other = await page.context().newPage()
  await other.goto(`${visitor.url}#/en/favorites`)
  await expect(other.getByRole('heading', { name: words.favorites.login })).toBeVisible()
  await visitor.signUp()
  await expect(other.getByRole('heading', { name: words.favorites.empty })).toBeVisible()
  await other.getByRole('button', { name: words.nav.account, exact: true }).click()
  await other.getByRole('menuitem', { name: words.nav.logout }).click()
  await expect(page.getByRole('link', { name: words.nav.login }).first()).toBeVisible()
})

test('ignores a late response with the previous rating after a new rating', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await visitor.signUp()
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    '**/collections/ratings/**',
    async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await visitor.open('game/zellige')
  const star = page.locator('main').getByRole('radio').nth(3)
  await star.check({ force: true })
  await page.getByRole('button', { name: words.rating.confirm }).click()
  await expect(page.getByText(words.rating.thanks)).toBeVisible()
  const late = page.waitForResponse((response) => response.url().includes('/collections/ratings/'))
  release()
  await (await late).finished()
  await expect(page.getByText(words.rating.thanks)).toBeHidden()
  await expect(star).toBeChecked()
})

test('does not offer the score of an expired session to another user', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  await visitor.signUp()
  await page.evaluate(() =>
    sessionStorage.setItem(
      'saha.intent',
      JSON.stringify({ path: '/en/play/zellige', action: { kind: 'score', gameId: 'zellige', score: 120 } }),
    ),
  )
  await page.goto(`${visitor.url}#/en/play/zellige`)
  const offer = page.getByRole('region', { name: words.player.afterGame })
  await expect(offer.getByRole('button', { name: words.player.scoreSubmit })).toBeVisible()
  await endSession(visitor)
  await offer.getByRole('button', { name: words.player.scoreSubmit }).click()
  await offer.getByRole('link', { name: words.player.scoreLoginLink }).click()
  await page.locator('main').getByRole('link', { name: 'Create an account' }).click()
  await visitor.fillCredentials(newEmail())
  await page.locator('form').getByRole('button', { name: words.auth.signupSubmit }).click()
  // Another user returns to the same page and finds no score.
  await expect(page).toHaveURL(/play\/zellige$/)
  await expect(page.locator('[data-slot=game-frame][data-state=ready]')).toBeVisible()
  await expect(offer.getByRole('button')).toHaveCount(0)
})

test('rates a game by touch', async ({ browser, visit }) => {
  const visitor = await visit('en')
  await visitor.signUp()
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 720 },
    storageState: await visitor.page.context().storageState(),
  })
  const page = await context.newPage()
  const { rating } = visitor.words
  await page.goto(`${visitor.url}#/en/game/zellige`)
  const star = page.locator('main').getByRole('radio').nth(2)
  await star.tap()
  await expect(star).toBeChecked()
  await page.getByRole('button', { name: rating.confirm }).tap()
  await expect(page.getByText(rating.thanks)).toBeVisible()
  await context.close()
})
