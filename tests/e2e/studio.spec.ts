import arQuery from '../../app/src/i18n/messages/complex-query/ar.ts'
import enQuery from '../../app/src/i18n/messages/complex-query/en.ts'
import enStudio from '../../app/src/i18n/messages/studio/en.ts'
import { readFile } from 'node:fs/promises'
import { violations } from '../axe.ts'
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
  expect(await violations(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  const link = answer.getByRole('link', { name: arQuery.download })
  await expect(link).toHaveAttribute('download', 'لماذا-السماء-زرقاء-في-قائمة.md')
  await link.click()
  const download = await downloading
  const markdown = await readFile(await download.path(), 'utf8')
  await answer.getByRole('button', { name: arQuery.copy }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(markdown)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('region', { name: enQuery.answer, exact: true })).toContainText('السماء')
  await page.getByRole('link', { name: enStudio.heading }).first().click()
  await page.getByRole('link', { name: enStudio.tool['complex-query'].name }).click()
  await expect(page.getByRole('region', { name: enQuery.answer, exact: true })).toContainText('السماء')
})
