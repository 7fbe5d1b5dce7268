import type { Page } from '@playwright/test'
import historyAr from '../../../app/src/i18n/messages/history/ar.ts'
import imagesAr from '../../../app/src/i18n/messages/images/ar.ts'
import queryAr from '../../../app/src/i18n/messages/complex-query/ar.ts'
import searchAr from '../../../app/src/i18n/messages/smart-search/ar.ts'
import searchEn from '../../../app/src/i18n/messages/smart-search/en.ts'
import speechAr from '../../../app/src/i18n/messages/text-to-speech/ar.ts'
import speechEn from '../../../app/src/i18n/messages/text-to-speech/en.ts'
import studioEn from '../../../app/src/i18n/messages/studio/en.ts'
import transcriptEn from '../../../app/src/i18n/messages/audio-transcription/en.ts'
import { toWav } from '../../../app/src/adapters/gemini/media/wav.ts'
import { violations } from '../../axe.ts'
import { openChatbot } from '../support/chatbot.ts'
import { expect, test, type Visitor } from '../support/portal.ts'
import { sendTo } from '../support/send-to.ts'

const words = {
  en: { search: searchEn, speech: speechEn, studio: studioEn, transcript: transcriptEn },
  ar: { history: historyAr, images: imagesAr, query: queryAr, search: searchAr, speech: speechAr },
} as const

/** Opens the history of the tool on the page. */
async function openHistory(page: Page, { title, list }: { title: string; list: string }) {
  await page.getByRole('button', { name: title, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: title })
  await expect(sheet).toBeVisible()
  return { sheet, rows: sheet.getByRole('list', { name: list }).getByRole('listitem') }
}

/** Sends a prompt in a tool, and waits for the result. */
async function ask({ page }: Visitor, prompt: string, submit: string, result: string) {
  const main = page.locator('main')
  await main.getByRole('textbox').first().fill(prompt)
  await main.getByRole('button', { name: submit, exact: true }).click()
  await expect(main.getByText(result, { exact: true }).first()).toBeVisible()
}

test('reopens results of several tools after a reload and offline, and syncs two tabs (ar)', async ({
  visit,
}) => {
  const visitor = await visit('ar', { serviceWorkers: 'allow' })
  const { page } = visitor
  const t = words.ar
  const main = page.locator('main')
  await visitor.open('ai-studio/complex-query')
  await ask(visitor, 'Why is the sea salty?', t.query.analyze, t.query.ready)
  await visitor.open('ai-studio/smart-search')
  await ask(visitor, 'The history of chess', t.search.search, t.search.ready)
  await visitor.open('ai-studio/tts')
  await ask(visitor, 'Good evening', t.speech.generate, t.speech.audio)
  await visitor.open('ai-studio/image-generation')
  for (const prompt of ['A blue lamp', 'A red lamp']) {
    await main.getByRole('textbox').fill(prompt)
    await main.getByRole('button', { name: t.images.generation.generate, exact: true }).click()
    await expect(main.getByRole('img', { name: prompt })).toBeVisible()
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // The service worker caches a tool when it is loaded.
  for (const path of ['complex-query', 'smart-search', 'tts', 'image-generation']) {
    await visitor.open(`ai-studio/${path}`)
    await page.reload()
    await expect(main.getByRole('textbox').first()).toBeVisible()
  }
  const other = await page.context().newPage()
  await other.goto(page.url())

  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('/gemini') ? 1 : 0))
  await page.context().setOffline(true)
  const { sheet, rows } = await openHistory(page, t.history)
  await expect(rows).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await rows.filter({ hasText: 'A blue lamp' }).getByRole('button').first().click()
  await expect(sheet).toBeHidden()
  const image = main.getByRole('img', { name: 'A blue lamp' })
  await expect(image).toBeVisible()
  await expect(image).toHaveJSProperty('complete', true)

  for (const [path, title, result] of [
    ['tts', 'Good evening', t.speech.audio],
    ['smart-search', 'The history of chess', t.search.sources],
    ['complex-query', 'Why is the sea salty?', t.query.answer],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), `#/ar/ai-studio/${path}`)
    await expect(main.getByRole('textbox').first()).toBeVisible()
    const history = await openHistory(page, t.history)
    await history.rows.filter({ hasText: title }).getByRole('button').first().click()
    await expect(history.sheet).toBeHidden()
    await expect(main.getByRole('heading', { name: result, exact: true })).toBeVisible()
  }
  expect(calls).toBe(0)

  await page.evaluate((hash) => (location.hash = hash), '#/ar/ai-studio/image-generation')
  const here = await openHistory(page, t.history)
  const there = await openHistory(other, t.history)
  const choose = async (row: string, what: string) => {
    await here.rows.filter({ hasText: row }).getByRole('button').last().click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await choose('A blue lamp', t.history.rename)
  await page.getByRole('textbox', { name: t.history.renameLabel }).fill('Lantern')
  await page.keyboard.press('Enter')
  await expect(there.rows.filter({ hasText: 'Lantern' })).toHaveCount(1)
  await here.sheet.getByRole('searchbox', { name: t.history.search }).fill('lantern')
  await expect(here.rows).toHaveCount(1)
  await choose('Lantern', t.history.remove)
  await expect(there.rows).toHaveCount(1)
  await here.sheet.getByRole('button', { name: t.history.undo }).click()
  await expect(there.rows).toHaveCount(2)

  const download = page.waitForEvent('download')
  await here.sheet.getByRole('button', { name: t.history.exportAll }).click()
  expect((await download).suggestedFilename()).toBe('saha-image-generation.zip')
  await here.sheet.getByRole('button', { name: t.history.removeAll }).click()
  await here.sheet.getByRole('button', { name: t.history.removeAllConfirm }).click()
  await expect(there.rows).toHaveCount(0)
})

test('continues with a transcript, an answer and a search in other tools (en)', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const t = words.en
  const main = page.locator('main')
  const text = main.getByRole('textbox').first()
  await visitor.open('ai-studio/audio-transcription')
  const samples = Int16Array.from({ length: 16_000 }, (_, at) => 9000 * Math.sin(at / 5))
  await page.locator('main input[type=file]').setInputFiles({
    name: 'memo.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from(toWav(new Uint8Array(samples.buffer), 8000)),
  })
  await main.getByRole('button', { name: t.transcript.transcribe, exact: true }).click()
  const transcript = main.getByRole('region', { name: t.transcript.transcript, exact: true })
  for (const tool of ['chatbot', 'complex-query', 'tts'] as const) {
    await visitor.open('ai-studio/audio-transcription')
    await expect(transcript).toBeVisible()
    await sendTo(visitor, tool)
    await expect(text).toHaveValue(/^Demo answer\. \S/)
  }

  // An answer is read aloud without its Markdown.
  const { field, answers, questions } = await openChatbot(visitor)
  await field.fill('List three palms')
  await field.press('Enter')
  await expect(answers).toHaveAttribute('data-state', 'complete')
  await expect(answers.locator('strong').first()).toHaveText('Demo answer.')
  await sendTo(visitor, 'tts')
  await expect(text).toHaveValue(/^Demo answer\. [^*]*$/)
  await main.getByRole('button', { name: t.speech.generate, exact: true }).click()
  await expect(main.getByText(t.speech.audio, { exact: true }).first()).toBeVisible()

  await visitor.open('ai-studio/smart-search')
  await ask(visitor, 'The history of chess', t.search.search, t.search.ready)
  await main.getByRole('link', { name: t.studio.followUp }).click()
  await expect(questions).toContainText('The history of chess')
  await expect(answers).toHaveCount(1)
  const request = page.waitForRequest((sent) => sent.url().includes(':streamGenerateContent'))
  await field.fill('And in Baghdad?')
  await field.press('Enter')
  const { contents } = (await request).postDataJSON() as { contents: { role: string }[] }
  expect(contents.map(({ role }) => role)).toEqual(['user', 'model', 'user'])
})
