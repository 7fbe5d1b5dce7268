import { portal } from '../../../app/src/config/portal.ts'
import { newEmail } from '../support/accounts.ts'
import { expect, test } from '../support/portal.ts'

// Tests that only check text run in one language.
const locale = 'ar'
test('reports a blocked account once wherever it is detected, with the next step', async ({
  visit,
  server,
}) => {
  const other = await server.account()
  const visitor = await visit(locale)
  const { page, words } = visitor
  const main = page.locator('main')
  const email = await visitor.signUp()
  await visitor.open('game/zellige')
  const heart = main.getByRole('button', { name: words.game.favorite, exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await server.block(email)

  // During a visit, on the first rejected request.
  await heart.click()
  await expect(visitor.alert(words.failure.blocked)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await visitor.logOut()
  await expect(visitor.alert(words.failure.blocked)).toBeVisible()

  // At the start of a visit.
  await page.reload()
  const banner = page.getByRole('region', { name: words.failure.blockedLabel })
  await expect(banner.getByText(words.failure.blocked)).toBeVisible()
  await expect(banner.getByRole('link', { name: portal.contact })).toBeVisible()
  await expect(banner).toHaveCount(1)
  await expect(main.getByRole('heading', { name: words.failure.blocked })).toBeVisible()

  // Neither sign-in nor sign-up helps while the blocked account's cookie exists.
  for (const [path, submit] of [
    ['login', words.auth.loginSubmit],
    ['signup', words.auth.signupSubmit],
  ] as const) {
    await visitor.open(path)
    await visitor.fillCredentials(path === 'login' ? other : newEmail())
    await main.getByRole('button', { name: submit }).click()
    await expect(main.getByRole('alert').filter({ hasText: words.failure.blocked })).toBeVisible()
    await expect(banner).toBeVisible()
  }

  // The offered next step.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('cookieFallback'))
  await banner.getByRole('button', { name: words.common.retry }).click()
  await expect(banner).toBeHidden()
  await visitor.open('login')
  await visitor.fillCredentials(email)
  await main.getByRole('button', { name: words.auth.loginSubmit }).click()
  await expect(main.getByRole('alert').filter({ hasText: words.failure.blocked })).toBeVisible()
  await expect(banner).toBeHidden()
  await visitor.fillCredentials(other)
  await main.getByRole('button', { name: words.auth.loginSubmit }).click()
  await expect(visitor.accountMenu).toBeVisible()
})
