import { readFile } from 'node:fs/promises'
import ar from '../../../app/src/i18n/messages/content-generator/ar.ts'
import en from '../../../app/src/i18n/messages/content-generator/en.ts'
import arStudio from '../../../app/src/i18n/messages/studio/ar.ts'
import enStudio from '../../../app/src/i18n/messages/studio/en.ts'
import { violations } from '../../axe.ts'
import { expect, test, type Visitor } from '../support/portal.ts'

const path = 'admin/content-generator'
const keys = ['en_title', 'en_body', 'en_tags', 'ar_title', 'ar_body', 'ar_tags']
const isDraftCall = (request: { url: () => string }) => request.url().includes(':generateContent')
const robots = ({ page }: Visitor) => page.locator('meta[name=robots]')

test('generates a draft in both languages, copies and downloads it, and keeps it for the visit @quick', async ({
  visit,
}) => {
  const visitor = await visit('ar', { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = visitor
  await visitor.open('ai-studio')
  await page.getByRole('link', { name: 'مولّد المحتوى' }).click()
  await expect(page).toHaveURL(`${visitor.url}#/ar/${path}`)
  await expect(visitor.heading).toHaveText(ar.title)
  await expect(page).toHaveTitle(new RegExp(ar.title))
  await expect(robots(visitor)).toHaveAttribute('content', 'noindex')
  await expect(page.getByText(arStudio.demo, { exact: true })).toBeVisible()
  const generate = page.getByRole('button', { name: ar.generate })
  await expect(generate).toBeDisabled()
  await page.getByRole('button', { name: ar.example2 }).click()
  const topic = page.getByLabel(ar.topic)
  await expect(topic).toBeFocused()
  await expect(topic).toHaveValue(ar.example2)
  await topic.press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: ar.ready })).toBeVisible()

  const result = page.getByRole('region', { name: ar.draft, exact: true })
  const english = result.getByRole('region', { name: ar.language.en }).getByRole('article')
  const arabic = result.getByRole('region', { name: ar.language.ar }).getByRole('article')
  await expect(english).toHaveCSS('direction', 'ltr')
  await expect(arabic).toHaveCSS('direction', 'rtl')
  await expect(english.getByRole('heading', { level: 3 })).toHaveText('One phone, one family')
  const code = result.locator('[data-slot=code-block-code]')
  await expect(code).toHaveCSS('direction', 'ltr')
  const json = await code.innerText()
  expect(Object.keys(JSON.parse(json) as object)).toEqual(keys)
  expect(await violations(page)).toEqual([])

  const copy = result.locator('[data-slot=copy-button]')
  await copy.click()
  await expect(result.getByRole('status')).toHaveText('نُسخ')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(json)
  await expect(copy).toHaveAttribute('data-state', 'idle')
  await expect(result.getByRole('status')).toBeEmpty()

  const downloading = page.waitForEvent('download')
  const link = result.getByRole('link', { name: ar.download })
  await expect(link).toHaveAttribute('download', /^one-phone-one-family.*\.json$/)
  await link.click()
  const download = await downloading
  expect(await readFile(await download.path(), 'utf8')).toBe(json)

  await page.getByRole('link', { name: 'English' }).click()
  const own = page.getByRole('region', { name: en.draft, exact: true })
  await expect(own.getByRole('region').first()).toHaveAccessibleName(en.language.en)
  await page.getByRole('link', { name: enStudio.heading }).first().click()
  await expect(visitor.heading).toHaveText(enStudio.heading)
  await expect(robots(visitor)).toHaveCount(0)
  await page.getByRole('link', { name: 'content generator' }).click()
  await expect(own.locator('[data-slot=code-block-code]')).toHaveText(json)
})

test('retries an invalid draft once, then reports it; shows hostile text as text', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  let calls = 0
  page.on('request', (request) => void (calls += Number(isDraftCall(request))))
  await visitor.open(path)
  const topic = page.getByLabel(en.topic)
  await topic.fill('Rain #fault:bad-json')
  await page.getByRole('button', { name: en.generate }).click()
  const alert = visitor.alert(en.failed)
  await expect(alert).toContainText(en.why.protocol)
  expect(calls).toBe(2)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => calls).toBe(4)
  await expect(alert).toContainText(en.why.protocol)
  await expect(topic).toHaveValue('Rain #fault:bad-json')
  await expect(page.getByRole('button', { name: en.generate })).toBeFocused()
  // Editors also see the service's message.
  await topic.fill('Rain #fault:overloaded')
  await page.getByRole('button', { name: en.generate }).click()
  await expect(alert.getByText('overloaded')).toHaveAttribute('dir', 'ltr')
  await topic.fill('Rain')
  await page.getByRole('button', { name: en.generate }).click()
  await expect(page.getByRole('region', { name: en.draft, exact: true })).toBeVisible()
  await expect(alert).toHaveCount(0)

  const text = JSON.stringify({
    en_title: '<img src=x onerror="document.title=1">',
    en_body: '<script>document.title=1</script> ![x](https://evil.example/x.png) [y](javascript:alert(1))',
    en_tags: ['<b>z</b>'],
    ar_title: 'ع',
    ar_body: 'ب',
    ar_tags: [],
    more: 'than was asked for',
  })
  await page.route('**/*:generateContent', (route) =>
    route.fulfill({ json: { candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] } }),
  )
  await page.getByRole('button', { name: en.generate }).click()
  const result = page.getByRole('region', { name: en.draft, exact: true })
  await expect(result.getByRole('article').first()).toContainText('<img src=x')
  await expect(result.locator('article :is(img, script, b, a[href^=javascript])')).toHaveCount(0)
  await expect(page).toHaveTitle(new RegExp(en.title))
  const json = JSON.parse(await result.locator('[data-slot=code-block-code]').innerText()) as object
  expect(Object.keys(json)).toEqual(keys)
})
