import { ar as kit } from '../../../packages/ui/src/messages/ar.ts'
import { newEmail, password } from '../support/accounts.ts'
import { expect, messages, test } from '../support/portal.ts'

// Tests that only check text run in one language.
const locale = 'ar'
const { auth, nav } = messages[locale]
const submit = (purpose: 'login' | 'signup') => (purpose === 'login' ? auth.loginSubmit : auth.signupSubmit)

test('reports a wrong password at once and keeps the e-mail address @quick', async ({ visit, server }) => {
  const email = await server.account()
  const visitor = await visit(locale)
  const { page } = visitor
  await visitor.open('login')
  await visitor.fillCredentials(email, 'not the password')
  const tried: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/account/sessions')) tried.push(request.method())
  })
  await page
    .locator('main')
    .getByRole('button', { name: submit('login') })
    .click()
  await expect(visitor.alert(auth.loginError)).toBeVisible()
  expect(tried.filter((method) => method === 'POST')).toHaveLength(1)
  await expect(page.getByLabel(auth.email)).toHaveValue(email)
  await visitor.fillCredentials(email)
  await page
    .locator('main')
    .getByRole('button', { name: submit('login') })
    .click()
  await expect(visitor.accountMenu).toBeVisible()
})

test('signs in by Enter before the session is known', async ({ visit, server }) => {
  const email = await server.account()
  const visitor = await visit(locale)
  const { page } = visitor
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/v1/account', async (route) => {
    await held
    await route.continue()
  })
  await visitor.open('login')
  await visitor.fillCredentials(email)
  const field = page.getByLabel(auth.password, { exact: false }).first()
  await field.press('Enter')
  await expect(page.locator('main').getByRole('button', { name: auth.loginBusy })).toBeVisible()
  await field.press('Enter')
  release()
  await expect(visitor.accountMenu).toBeVisible()
})

test('lists empty, short and malformed fields, focuses the summary or the only one, and reports a known address', async ({
  visit,
  server,
}) => {
  const email = await server.account()
  const visitor = await visit(locale)
  const { page } = visitor
  await visitor.open('signup')
  const button = page.locator('main').getByRole('button', { name: submit('signup') })
  await button.click()
  const summary = page.getByRole('group', { name: kit.formErrors(2) })
  await expect(summary).toBeFocused()
  await expect(summary.getByText(kit.textRequired)).toHaveCount(2)
  await summary.getByRole('link', { name: auth.email }).click()
  await expect(page.getByLabel(auth.email)).toBeFocused()
  await visitor.fillCredentials('not an address', 'seven77')
  await button.click()
  await expect(summary).toBeFocused()
  await expect(summary.getByText(kit.emailInvalid)).toBeVisible()
  await expect(summary.getByText(auth.passwordShort)).toBeVisible()
  await page.getByLabel(auth.email).fill(newEmail())
  await button.click()
  await expect(page.getByLabel(auth.password, { exact: false }).first()).toBeFocused()

  // The address of an account, in other letters.
  await visitor.fillCredentials(email.toUpperCase())
  await button.click()
  await expect(visitor.alert(auth.signupError)).toBeVisible()
})

test('returns to the page and completes the pending action after sign-in @quick', async ({
  visit,
  server,
}) => {
  const email = await server.account()
  const visitor = await visit(locale)
  const { page, words } = visitor
  await visitor.open('game/zellige')
  await page.getByRole('button', { name: words.game.favorite, exact: true }).click()
  await expect(page).toHaveURL(`${visitor.url}#/${locale}/login`)
  await visitor.fillCredentials(email)
  await page
    .locator('main')
    .getByRole('button', { name: submit('login') })
    .click()
  await expect(page).toHaveURL(`${visitor.url}#/${locale}/game/zellige`)
  await expect(
    page.getByRole('button', { name: words.game.favorite, exact: true, pressed: true }),
  ).toBeVisible()
})

test('removes all account data from the browser on sign-out', async ({ visit }) => {
  const visitor = await visit(locale)
  const email = await visitor.signUp()
  const { page } = visitor
  await visitor.logOut()
  await expect(page.getByRole('link', { name: nav.login }).first()).toBeVisible()
  await visitor.open('favorites')
  await expect(page.getByRole('heading', { name: messages[locale].favorites.login })).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(kept).not.toContain(email)
  expect(kept).not.toContain(password)
  expect(kept).not.toContain('cookieFallback')
})
