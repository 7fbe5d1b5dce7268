import settingsAr from '../../../app/src/i18n/messages/settings/ar.ts'
import settingsEn from '../../../app/src/i18n/messages/settings/en.ts'
import studioAr from '../../../app/src/i18n/messages/studio/ar.ts'
import studioEn from '../../../app/src/i18n/messages/studio/en.ts'
import { violations } from '../../axe.ts'
import { expect, messages, test, type Visitor } from '../support/portal.ts'

test.use({ adult: false })

const words = { en: studioEn.age, ar: studioAr.age } as const
const yes = ({ page, locale }: Visitor) => page.getByRole('button', { name: words[locale].yes })
const question = ({ page }: Visitor) => page.locator('main textarea')

test('asks for confirmation of age once per browser, until the user withdraws it', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await visitor.open('ai-studio/complex-query')
  await expect(page.getByRole('heading', { name: words.ar.title })).toBeVisible()
  await expect(question(visitor)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await yes(visitor).press('Enter')
  await expect(question(visitor)).toBeVisible()
  // The next Tab continues in the tool.
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('main textarea, main form') !== null),
  ).toBe(true)

  await page.reload()
  await expect(question(visitor)).toBeVisible()
  await visitor.open('ai-studio/chatbot')
  await expect(question(visitor)).toBeVisible()
  await visitor.open('admin/content-generator')
  await expect(page.locator('main').getByRole('button').first()).toBeVisible()
  await expect(yes(visitor)).toHaveCount(0)

  const other = await page.context().newPage()
  await other.goto(`${visitor.url}#/ar/settings`)
  await other
    .getByRole('group', { name: settingsAr.age })
    .getByRole('radio', { name: settingsAr.ageUnconfirmed })
    .check({ force: true })
  await expect(yes(visitor)).toBeVisible()
})

test('links users under 18 to the games, also from the content generator', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await visitor.open('admin/content-generator')
  await page.getByRole('link', { name: words.en.no }).click()
  await expect(visitor.heading).toHaveText(messages.en.lists.heading)
  await visitor.open('ai-studio/tts')
  await page.getByRole('link', { name: 'settings', exact: true }).last().click()
  await expect(
    page.getByRole('group', { name: settingsEn.age }).getByRole('radio', { name: settingsEn.ageUnconfirmed }),
  ).toBeChecked()
})

test('keeps the confirmation of age for the visit when storage is blocked', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  })
  await visitor.open('ai-studio/complex-query')
  await yes(visitor).click()
  await expect(question(visitor)).toBeVisible()
  await page.evaluate(() => (location.hash = '#/en/ai-studio/chatbot'))
  await expect(page.getByRole('heading', { level: 1, name: studioEn.tool.chatbot.name })).toBeVisible()
  await expect(question(visitor)).toBeVisible()
})
