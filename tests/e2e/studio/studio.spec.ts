import arQuery from '../../../app/src/i18n/messages/complex-query/ar.ts'
import enQuery from '../../../app/src/i18n/messages/complex-query/en.ts'
import arStudio from '../../../app/src/i18n/messages/studio/ar.ts'
import enStudio from '../../../app/src/i18n/messages/studio/en.ts'
import type { ToolId } from '../../../app/src/routing/tools.ts'
import { readFile } from 'node:fs/promises'
import { violations } from '../../axe.ts'
import type { Locator } from '@playwright/test'
import { expect, locales, messages, test, Visitor } from '../support/portal.ts'

const path = 'ai-studio/complex-query'
const studio = { en: enStudio, ar: arStudio } as const

test('links from home to the studio, to a tool and between tools', async ({ visit }) => {
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
  await tools.getByRole('link', { name: enStudio.tool.tts.name }).click()
  await expect(visitor.heading).toHaveText(enStudio.tool.tts.name)
  await expect(tools).toBeHidden()
})

/** First control of each tool. */
const firstControls: Readonly<Record<ToolId, (main: Locator) => Locator>> = {
  chatbot: (main) => main.locator('[data-slot=prompt-input-text]'),
  'complex-query': (main) => main.getByRole('textbox'),
  'image-generation': (main) => main.getByRole('textbox'),
  'image-editor': (main) => main.locator('[data-slot=file-drop]'),
  'video-analyzer': (main) => main.locator('[data-slot=file-drop]'),
  'audio-transcription': (main) => main.locator('[data-slot=button][data-variant=action]'),
  'smart-search': (main) => main.getByRole('textbox'),
  tts: (main) => main.getByRole('textbox'),
  'video-generation': (main) => main.locator('[data-slot=button][data-variant=action]'),
  'live-chat': (main) => main.locator('[data-slot=button][data-variant=action]'),
}

/** In CSS pixels from the top of the page. */
const firstControlBottom = 600
const getBottom = async (control: Locator) => {
  const box = await control.boundingBox()
  return box ? box.y + box.height : Infinity
}

test('shows the first control of every tool in the first 600 px of a phone on a first visit', async ({
  visit,
}) => {
  const { page, url } = await visit('en', { viewport: { width: 375, height: 812 } })
  for (const locale of locales) {
    const visitor = new Visitor(page, locale, url)
    for (const [id, controlIn] of Object.entries(firstControls))
      await test.step(`${id} (${locale})`, async () => {
        await visitor.open(`ai-studio/${id}`)
        await expect(visitor.heading).toHaveText(studio[locale].tool[id as keyof typeof enStudio.tool].name)
        const control = controlIn(page.locator('main')).first()
        await expect(control).toBeVisible()
        await expect.poll(() => getBottom(control)).toBeLessThanOrEqual(firstControlBottom)
        await expect(page.getByRole('button', { name: studio[locale].demo })).toBeInViewport()
      })
  }
})

test('marks simulated answers visibly and explains them to screen readers (ar)', async ({ visit }) => {
  const visitor = await visit('ar', { viewport: { width: 375, height: 700 } })
  const { page } = visitor
  await visitor.open(path)
  await page.getByLabel(arQuery.question).fill('اكتب مقالا من 400 كلمة عن البحر')
  await page.getByLabel(arQuery.question).press('Control+Enter')
  await expect(page.getByText(arQuery.ready)).toBeVisible()
  await page.getByRole('button', { name: arQuery.copy }).scrollIntoViewIfNeeded()
  const label = page.getByRole('button', { name: arStudio.demo })
  await expect(label).toBeInViewport({ ratio: 1 })
  await label.press('Enter')
  await expect(page.getByText(arStudio.demoMeaning)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(label).toBeFocused()
})

test('analyzes a complex query by keyboard, keeps the answer for the visit and exports Markdown @quick', async ({
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

test('streams an analysis and keeps the partial text when stopped, left or interrupted (ar)', async ({
  visit,
}) => {
  const t = arQuery
  const visitor = await visit('ar')
  const { page } = visitor
  await visitor.open(path)
  const answer = page.getByRole('region', { name: t.answer, exact: true })
  const prose = answer.locator('[data-slot=prose]').last()
  const ask = async (question: string) => {
    await page.getByLabel(t.question).fill(question)
    await page.getByLabel(t.question).press('Control+Enter')
    await expect(answer).toHaveAttribute('aria-busy', 'true')
    await expect(prose).not.toBeEmpty()
  }
  await ask('Write 4000 words about the sea')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: t.stopped })).toBeVisible()
  await expect(answer).toContainText(t.stopped)
  await expect(prose).not.toBeEmpty()
  await expect(answer.getByRole('button', { name: t.copy })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await ask('Write 4000 words about the moon')
  await page.reload()
  // The browser may abort the request before it leaves the page.
  await expect(answer).toContainText(new RegExp(`${t.stopped}|${t.broken}`))
  await expect(prose).not.toBeEmpty()

  await page.getByLabel(t.question).fill('Tell me of palms #fault:cut')
  await page.getByLabel(t.question).press('Control+Enter')
  await expect(answer).toContainText(t.broken)
  await expect(prose).not.toBeEmpty()

  // An interrupted answer is not announced as ready.
  await page.getByLabel(t.question).fill('Tell me of palms #fault:max-tokens')
  await page.getByLabel(t.question).press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: arStudio.breaksOff })).toBeVisible()
  await expect(page.getByText(t.ready)).toHaveCount(0)

  // It continues on other pages.
  await ask('Write 400 words about the sea')
  await page.getByRole('link', { name: visitor.words.nav.studio }).first().click()
  await expect(page).toHaveURL(/ai-studio$/)
  await page.goBack()
  await expect(page.getByText(t.ready)).toBeVisible()
  await expect(answer).not.toContainText(t.stopped)
})

test('continues an analysis in a chat that knows it (en)', async ({ visit }) => {
  const t = enQuery
  const visitor = await visit('en')
  const { page } = visitor
  await visitor.open(path)
  await page.getByLabel(t.question).fill('Why is the sky blue?')
  await page.getByLabel(t.question).press('Control+Enter')
  await expect(page.getByText(t.ready)).toBeVisible()
  await page.getByRole('link', { name: enStudio.followUp }).click()
  await expect(page).toHaveURL(/ai-studio\/chatbot$/)
  const messages = page.locator('[data-slot=chat-message]')
  await expect(messages).toHaveCount(2)
  await expect(messages.first()).toContainText('Why is the sky blue?')
  const request = page.waitForRequest((sent) => sent.url().includes(':streamGenerateContent'))
  await page.locator('[data-slot=prompt-input-text]').last().fill('And at night?')
  await page.keyboard.press('Enter')
  const { contents } = (await request).postDataJSON() as { contents: { role: string }[] }
  expect(contents.map(({ role }) => role)).toEqual(['user', 'model', 'user'])
  await expect(messages.last()).toHaveAttribute('data-state', 'complete')
})
