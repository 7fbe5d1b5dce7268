import { readFile } from 'node:fs/promises'
import accountAr from '../../../app/src/i18n/messages/account/ar.ts'
import accountEn from '../../../app/src/i18n/messages/account/en.ts'
import { password } from '../support/accounts.ts'
import { expect, test, type Visitor } from '../support/portal.ts'

const part = ({ page }: Visitor, name: string) => page.getByRole('region', { name, exact: true })

test('signs in, changes name and password, and signs out everywhere', async ({ visit, server }) => {
  const t = accountEn
  const email = await server.account()
  const visitor = await visit('en')
  const { page, words } = visitor
  const main = page.locator('main')
  await visitor.open('account')
  await main.getByRole('link', { name: t.guestLink }).click()
  await visitor.fillCredentials(email)
  await main.getByRole('button', { name: words.auth.loginSubmit }).click()
  await expect(visitor.heading).toHaveText(t.heading)

  await main.getByLabel(t.nameField).fill('Ahmed أحمد')
  await main.getByRole('button', { name: t.nameSave }).click()
  await expect(main.getByText(t.nameSaved)).toBeVisible()

  const old = main.getByLabel(t.passwordOld)
  const fresh = main.getByLabel(t.passwordNew)
  const change = main.getByRole('button', { name: t.passwordSave })
  await old.fill('not my password')
  await fresh.fill('an even longer password')
  await change.click()
  await expect(main.getByText(t.passwordWrong)).toBeVisible()
  await expect(old).toBeFocused()
  await expect(fresh).toHaveValue('an even longer password')
  await old.fill(password)
  await change.click()
  await expect(main.getByText(t.passwordSaved)).toBeVisible()
  await expect(old).toHaveValue('')

  // On another device only the new password works.
  const otherDevice = await visit('ar')
  await otherDevice.open('login')
  const enter = otherDevice.page
    .locator('main')
    .getByRole('button', { name: otherDevice.words.auth.loginSubmit })
  await otherDevice.fillCredentials(email)
  await enter.click()
  await expect(otherDevice.alert(otherDevice.words.auth.loginError)).toBeVisible()
  await otherDevice.fillCredentials(email, 'an even longer password')
  await enter.click()
  await otherDevice.accountMenu.click()
  await otherDevice.page.getByRole('menuitem', { name: otherDevice.words.nav.account }).click()
  await expect(otherDevice.page.getByLabel(accountAr.nameField)).toHaveValue('Ahmed أحمد')

  await main.getByRole('button', { name: t.endAll }).click()
  await expect(main.getByText(t.ended)).toBeVisible()
  await expect(main.getByText(t.guest)).toBeVisible()
  await otherDevice.page.reload()
  await expect(otherDevice.page.locator('main').getByText(accountAr.guest)).toBeVisible()
})

test('exports and deletes stored data, and closes the account', async ({ visit }) => {
  const t = accountAr
  const visitor = await visit('ar')
  const { page, words } = visitor
  const main = page.locator('main')
  const email = await visitor.signUp()
  await visitor.open('game/zellige')
  const heart = main.getByRole('button', { name: words.game.favorite, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).not.toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => localStorage.setItem('saha.played', '["zellige"]'))

  await visitor.open('account')
  await part(visitor, t.data).getByRole('button', { name: t.gather }).click()
  const arrives = page.waitForEvent('download')
  await part(visitor, t.data).getByRole('link', { name: t.download }).click()
  const file = await arrives
  expect(file.suggestedFilename()).toMatch(/^saha-\d{4}-\d\d-\d\d\.json$/)
  const copy = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, never>
  expect(copy).toMatchObject({
    account: { email },
    favorites: [{ game: 'zellige' }],
    ratings: [],
    scores: [],
    browser: { kept: { 'saha.played': '["zellige"]', 'saha.language': 'ar' }, history: [] },
  })

  const erase = part(visitor, t.erase)
  const eraseButton = erase.getByRole('button', { name: t.erase })
  await eraseButton.click()
  await erase.getByRole('button', { name: t.eraseCancel }).click()
  await expect(eraseButton).toBeFocused()
  await eraseButton.click()
  await erase.getByRole('button', { name: t.eraseConfirm }).click()
  await expect(erase.getByText('حُذف مدخل واحد، ولم يبق شيء محفوظ.')).toBeVisible()
  await expect(eraseButton).toBeFocused()
  await visitor.open('favorites')
  await expect(main.getByText(words.favorites.empty)).toBeVisible()

  await visitor.open('account')
  const closing = part(visitor, t.close)
  await closing.getByRole('button', { name: t.closeOpen }).click()
  await closing.getByLabel(t.closeProve).fill('somebody@example.com')
  await closing.getByRole('button', { name: t.closeConfirm }).click()
  await expect(closing.getByText(t.closeProveWrong)).toBeVisible()
  await closing.getByLabel(t.closeProve).fill(email)
  await closing.getByRole('button', { name: t.closeConfirm }).click()
  await expect(main.getByText(t.closed)).toBeVisible()
  await expect(page.getByRole('link', { name: words.nav.login })).toBeVisible()

  await visitor.open('login')
  await visitor.fillCredentials(email)
  await main.getByRole('button', { name: words.auth.loginSubmit }).click()
  await expect(visitor.alert(words.failure.blocked)).toBeVisible()
})
