import arQuery from '../../app/src/i18n/messages/complex-query/ar.ts'
import enQuery from '../../app/src/i18n/messages/complex-query/en.ts'
import arStudio from '../../app/src/i18n/messages/studio/ar.ts'
import enStudio from '../../app/src/i18n/messages/studio/en.ts'
import { readFile } from 'node:fs/promises'
import { expect, messages, test } from './portal.ts'

const path = 'ai-studio/complex-query'

test('home leads to the studio, the studio to a tool, and the tools to one another', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await visitor.open()
  await page.getByRole('link', { name: messages.en.home.studioLink }).click()
  await expect(visitor.heading).toHaveText(enStudio.heading)
  await expect(page.getByText(enStudio.demo, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: enStudio.tool['complex-query'].name }).click()
  await expect(page).toHaveURL(`${visitor.url}#/en/${path}`)
  await expect(visitor.heading).toHaveText(enStudio.tool['complex-query'].name)
  await expect(page).toHaveTitle(new RegExp(enStudio.tool['complex-query'].name))
  await expect(page.getByText(enStudio.demo, { exact: true })).toBeVisible()
  const tools = page.getByRole('navigation', { name: enStudio.tools })
  await expect(tools.locator('[aria-current=page]')).toHaveText(enStudio.tool['complex-query'].name)
  await page.setViewportSize({ width: 375, height: 700 })
  await expect(tools).toBeHidden()
  await page.getByText(enStudio.allTools).click()
  await expect(tools).toBeVisible()
})

test('a complex query is analyzed by the keyboard, its answer stays for the visit and goes along as Markdown', async ({
  visit,
}) => {
  const visitor = await visit('ar', { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = visitor
  await visitor.open(path)
  const question = page.getByLabel(arQuery.question)
  await expect(page.getByRole('button', { name: arQuery.analyze })).toBeDisabled()
  await question.fill('لماذا السماء زرقاء؟ في قائمة')
  await question.press('Control+Enter')
  await expect(page.getByText(arQuery.ready)).toBeVisible()
  const answer = page.getByRole('region', { name: arQuery.answer, exact: true })
  await expect(answer.locator('[data-slot=prose]').last()).toContainText('السماء')
  const downloading = page.waitForEvent('download')
  await answer.getByRole('link', { name: arQuery.download }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('لماذا-السماء-زرقاء-في-قائمة.md')
  const markdown = await readFile(await download.path(), 'utf8')
  await answer.getByRole('button', { name: arQuery.copy }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(markdown)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('region', { name: enQuery.answer, exact: true })).toContainText('السماء')
  await page.getByRole('link', { name: enStudio.heading }).first().click()
  await page.getByRole('link', { name: enStudio.tool['complex-query'].name }).click()
  await expect(page.getByRole('region', { name: enQuery.answer, exact: true })).toContainText('السماء')
})

test('an analysis is canceled by a press and by leaving; changing the language does neither; the draft survives a reload', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page } = visitor
  const text = 'Think for ever #fault:hang'
  const ended = () =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(':streamGenerate'))
  await visitor.open(path)
  await page.getByLabel(enQuery.question).fill(text)
  await page.reload()
  await expect(page.getByLabel(enQuery.question)).toHaveValue(text)
  const analyze = page.getByRole('button', { name: enQuery.analyze })
  const cancel = page.getByRole('button', { name: enQuery.cancel })
  const asked = () => page.waitForRequest((request) => request.url().includes(':streamGenerate'))
  await Promise.all([asked(), analyze.click()])
  await expect(page.getByText(enQuery.thinking)).toBeVisible()
  await Promise.all([ended(), cancel.click()])
  await expect(analyze).toBeFocused()
  await Promise.all([asked(), analyze.click()])
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.getByText(arQuery.thinking)).toBeVisible()
  await Promise.all([ended(), page.getByRole('link', { name: messages.ar.nav.studio }).first().click()])
  await page.goBack()
  await expect(page.getByLabel(arQuery.question)).toHaveValue(text)
  await expect(page.getByRole('button', { name: arQuery.analyze })).toBeEnabled()
})

test('what goes wrong is said in words, and the question is kept', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await visitor.open(path)
  const question = page.getByLabel(enQuery.question)
  for (const [fault, why] of [
    ['overloaded', enStudio.why.server],
    ['quota', enStudio.why.rateLimit],
    ['safety', enStudio.why.blocked],
    ['drop', enStudio.why.network],
  ] as const) {
    await test.step(fault, async () => {
      const text = `Why? #fault:${fault}`
      await question.fill(text)
      await page.getByRole('button', { name: enQuery.analyze }).click()
      const alert = visitor.alert('An error occurred while analyzing the query.')
      await expect(alert).toContainText(why)
      await expect(question).toHaveValue(text)
    })
  }
  const asked = page.waitForRequest((request) => request.url().includes(':streamGenerate'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await asked
  await expect(visitor.alert('An error occurred while analyzing the query.')).toContainText(
    enStudio.why.network,
  )
})

test('what is written in the storage by somebody else is no draft', async ({ visit }) => {
  const visitor = await visit('ar')
  await visitor.page.addInitScript(() => sessionStorage.setItem('saha.draft.complex-query', '{"x":[1]}'))
  await visitor.open(path)
  await expect(visitor.page.getByLabel(arQuery.question)).toHaveValue('')
  await expect(visitor.page.getByText(arStudio.demo, { exact: true })).toBeVisible()
})
