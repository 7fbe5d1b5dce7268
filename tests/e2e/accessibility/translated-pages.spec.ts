import type { Page } from '@playwright/test'
import chatbotAr from '../../../app/src/i18n/messages/chatbot/ar.ts'
import queryEn from '../../../app/src/i18n/messages/complex-query/en.ts'
import historyAr from '../../../app/src/i18n/messages/history/ar.ts'
import picturesEn from '../../../app/src/i18n/messages/images/en.ts'
import reportEn from '../../../app/src/i18n/messages/report/en.ts'
import searchAr from '../../../app/src/i18n/messages/smart-search/ar.ts'
import speechEn from '../../../app/src/i18n/messages/text-to-speech/en.ts'
import { newEmail } from '../support/accounts.ts'
import { alternateLocale, expect, test, type Locale, type Visitor } from '../support/portal.ts'
import { screens } from '../support/screens.ts'

test.use({ translated: true })

/** Navigates as a link does, so that the previous screen unmounts. */
async function goTo(page: Page, locale: Locale, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/${locale}/${path}`)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('h1, pre').first()).toBeVisible()
}

const translated = ({ page }: Visitor) => page.locator('font[data-translated]')

test('renders every screen, switches language and navigates on a translated page', async ({ visit }) => {
  test.setTimeout(300_000)
  const visitor = await visit('en')
  const { page } = visitor
  await visitor.open()
  await expect(translated(visitor).first()).toBeVisible()
  const languages = page.getByRole('banner').getByRole('navigation', { name: /Language|اللغة/ })
  for (const [locale, path] of alternateLocale(screens)) {
    await goTo(page, locale, path)
    if (!(await languages.isVisible())) continue
    for (const language of [locale === 'en' ? 'ar' : 'en', locale]) {
      await languages.locator(`a[lang=${language}], a[hreflang=${language}]`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    await expect(visitor.heading).toBeVisible()
  }
})

test('signs up, rates, adds favorites, signs out and in on a translated page', async ({ visit }) => {
  const visitor = await visit('en')
  const { page, words } = visitor
  const email = newEmail()
  await visitor.open('signup')
  await visitor.fillCredentials(email, 'short')
  await page.getByLabel(words.auth.password, { exact: false }).first().press('Enter')
  await expect(page.getByText(words.auth.passwordShort, { exact: true })).toBeVisible()
  await visitor.signUp(email)

  await visitor.open('game/zellige')
  const main = page.locator('main')
  const heart = main.getByRole('button', { name: words.game.favorite, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await main.getByRole('radio').nth(3).check({ force: true })
  await page.getByRole('button', { name: words.rating.confirm }).press('Enter')
  await expect(page.getByText(words.rating.thanks)).toBeVisible()
  await expect(page.getByText(words.rating.thanks)).toBeHidden()

  await page.getByRole('button', { name: words.gamePage.report }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').nth(1).check({ force: true })
  await dialog.getByRole('link', { name: reportEn.write }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await goTo(page, visitor.locale, 'favorites')
  await expect(main.getByRole('article')).toHaveCount(1)
  await main.getByRole('article').getByRole('button').click()
  await expect(main.getByRole('article')).toHaveCount(0)

  await visitor.logOut()
  await page.getByRole('banner').getByRole('link', { name: words.nav.login }).click()
  const submit = main.getByRole('button', { name: words.auth.loginSubmit })
  await visitor.fillCredentials(email, 'not the password')
  await submit.click()
  await expect(visitor.alert(words.auth.loginError)).toBeVisible()
  await visitor.fillCredentials(email)
  await submit.press('Enter')
  await expect(visitor.accountMenu).toBeVisible()
})

test('searches, sorts and filters games on a translated page', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page, words } = visitor
  await visitor.open('games')
  const main = page.locator('main')
  const { searchField: field } = visitor
  await field.fill('القزفة فانوس')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.fill('زليج')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await field.press('Enter')
  await expect(visitor.heading).toContainText('زليج')
  await field.fill('لا شيء كهذا أبدًا')
  await field.press('Enter')
  await expect(main.getByText(words.search.empty)).toBeVisible()

  await goTo(page, visitor.locale, 'games')
  const sort = main.getByRole('combobox').first()
  for (const option of ['sort=title&order=asc', 'sort=newest&order=asc', 'sort=rating&order=desc']) {
    await sort.selectOption(option)
    await expect(main.getByRole('article').first()).toBeVisible()
  }
  await main.getByRole('navigation').getByRole('link').nth(2).click()
  await expect(page).toHaveURL(/\/tag\//)
  await main.getByRole('navigation').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/tag\//)
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: words.footer.themeDark })
  await dark.check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('extends, renames and deletes a conversation on a translated page', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await visitor.open('ai-studio/chatbot')
  const field = page.getByRole('textbox', { name: chatbotAr.message, exact: true })
  const answers = page.locator('[data-slot=chat-message][data-from=model]')
  for (const [index, message] of [
    'اكتب جدولًا وقائمة وشيفرة',
    'جواب طويل من فضلك',
    'مرحبا #fault:stream-error',
  ].entries()) {
    await field.fill(message)
    await field.press('Enter')
    await expect(answers.nth(index)).toHaveAttribute('data-state', /complete|failed/)
  }
  const row = page.getByRole('list', { name: historyAr.list }).getByRole('listitem').first()
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem').first().click()
  await page.keyboard.type('اسم جديد')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('اسم جديد')
})

test('shows the responses of the tools on a translated page', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const main = page.locator('main')
  await visitor.open('ai-studio/complex-query')
  await page.getByLabel(queryEn.question).fill('Why is the sky blue? In a list')
  await page.getByLabel(queryEn.question).press('Control+Enter')
  await expect(page.getByText(queryEn.ready)).toBeVisible()
  await page
    .getByRole('region', { name: queryEn.answer, exact: true })
    .getByRole('button', { name: queryEn.copy })
    .click()

  await goTo(page, visitor.locale, 'ai-studio/tts')
  await main.getByRole('textbox').first().fill('One and two and three.')
  await main.getByRole('button', { name: speechEn.generate, exact: true }).click()
  await expect(main.getByRole('slider').first()).toBeVisible()

  await goTo(page, visitor.locale, 'ai-studio/image-generation')
  await main.getByRole('textbox').first().fill('A courtyard')
  await main.getByRole('textbox').first().press('Control+Enter')
  await expect(main.getByRole('link', { name: picturesEn.download })).toBeVisible()
})

test('searches the web on a translated page', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await visitor.open('ai-studio/smart-search')
  const query = page.locator('main').getByLabel(searchAr.query)
  await query.fill('كيف وصل الشطرنج إلى أوروبا؟')
  await query.press('Enter')
  await expect(page.getByText(searchAr.ready)).toBeVisible()
})
