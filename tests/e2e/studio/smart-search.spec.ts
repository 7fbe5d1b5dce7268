import ar from '../../../app/src/i18n/messages/smart-search/ar.ts'
import en from '../../../app/src/i18n/messages/smart-search/en.ts'
import arStudio from '../../../app/src/i18n/messages/studio/ar.ts'
import { expect, test, type Visitor } from '../support/portal.ts'

const path = 'ai-studio/smart-search'
const words = { en, ar } as const

const query = ({ page, locale }: Visitor) => page.locator('main').getByLabel(words[locale].query)
const press = ({ page, locale }: Visitor) =>
  page.locator('main').getByRole('button', { name: words[locale].search, exact: true })
const answer = ({ page, locale }: Visitor) =>
  page.getByRole('region', { name: words[locale].answer, exact: true })
const sources = (visitor: Visitor) =>
  answer(visitor).getByRole('list', { name: words[visitor.locale].sources })

test('cites numbered web sources, keeps the answer for the visit and frames suggestions', async ({
  visit,
}) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await visitor.open(path)
  await expect(page.getByText(arStudio.demo, { exact: true })).toBeVisible()
  await expect(press(visitor)).toBeDisabled()
  await query(visitor).fill('كيف وصل الشطرنج إلى أوروبا؟')
  await page.reload()
  await query(visitor).press('Enter')
  await expect(page.getByText(ar.ready)).toBeVisible()
  const second = answer(visitor).getByRole('link', { name: /^المصدر 2: .?دليل الألعاب حول العالم/ })
  await second.click()
  await expect(sources(visitor).getByRole('listitem').nth(1)).toBeFocused()
  await expect(page).toHaveURL(`${visitor.url}#/ar/${path}`)
  const link = sources(visitor).getByRole('link').nth(1)
  await expect(link).toHaveAttribute('href', `${visitor.url}ar/global-games-guide/`)
  await expect(link).toContainText('دليل الألعاب حول العالم')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  const chip = frame.contentFrame().locator('a.chip')
  // The only portal style that applies in the frame.
  await expect(chip).toHaveCSS('text-decoration-line', 'none')
  await page.context().route('https://www.google.com/**', (route) => route.fulfill({ body: 'Elsewhere' }))
  const opening = page.waitForEvent('popup')
  await chip.click()
  const opened = await opening
  await expect(opened).toHaveURL(/^https:\/\/www\.google\.com\/search/)
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await page.getByRole('link', { name: arStudio.heading }).first().click()
  await page.getByRole('link', { name: arStudio.tool['smart-search'].name }).click()
  await expect(sources(visitor).getByRole('listitem')).toHaveCount(2)
})

test('asks for the location only after a click, and works without it', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await page.addInitScript(() => {
    const own = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    navigator.geolocation.getCurrentPosition = (...rest) => {
      document.documentElement.dataset.asked = ''
      own(...rest)
    }
  })
  await visitor.open(path)
  await page.getByRole('radio', { name: en.maps }).check()
  await query(visitor).fill('A quiet café')
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  await press(visitor).click()
  await expect(page.getByText('Could not get location. Maps search may be less accurate.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-asked')
  // Only the status line shows it.
  await expect(page.locator('[role=status], [role=alert]').filter({ hasText: 'Could not get' })).toHaveCount(
    0,
  )
  await expect(answer(visitor)).toContainText('Google Maps')
  await expect(sources(visitor).getByRole('link').first()).toContainText('quiet café')
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 24.71364, longitude: 46.67529 })
  await page.getByRole('button', { name: en.again }).click()
  await expect(answer(visitor)).toContainText('24.714, 46.675')
  await expect(page.getByText(en.positionUnknown)).toBeHidden()
})
