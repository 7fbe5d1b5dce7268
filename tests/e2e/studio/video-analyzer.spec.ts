import { readFile, truncate, writeFile } from 'node:fs/promises'
import type { CDPSession } from '@playwright/test'
import arStudio from '../../../app/src/i18n/messages/studio/ar.ts'
import enStudio from '../../../app/src/i18n/messages/studio/en.ts'
import ar from '../../../app/src/i18n/messages/video-analyzer/ar.ts'
import en from '../../../app/src/i18n/messages/video-analyzer/en.ts'
import { expect, test, type Visitor } from '../support/portal.ts'

const path = 'ai-studio/video-analyzer'
const words = { en, ar } as const
const film = new URL('../../../app/src/screens/studio/video-analyzer/testing/courtyard.mp4', import.meta.url)
const failed = 'Failed to analyze video. The model may not support this file type or size.'

const main = ({ page }: Visitor) => page.locator('main')
const question = (visitor: Visitor) => main(visitor).getByLabel(words[visitor.locale].question)
const ask = (visitor: Visitor) =>
  main(visitor).getByRole('button', { name: words[visitor.locale].ask, exact: true })
const player = (visitor: Visitor) => main(visitor).locator('video')

/** Creates a file with the film, padded with bytes that players ignore. */
async function createFilm(bytes = 0) {
  const free = Buffer.alloc(Math.max(8, bytes))
  free.writeUInt32BE(free.length)
  free.write('free', 4)
  return { name: 'courtyard.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([await readFile(film), free]) }
}

async function choose(visitor: Visitor, file: { name: string; mimeType: string; buffer: Buffer }) {
  await main(visitor).locator('input[type=file]').setInputFiles(file)
}

async function open(visitor: Visitor, text: string, bytes?: number): Promise<void> {
  await visitor.open(path)
  await choose(visitor, await createFilm(bytes))
  await expect(player(visitor)).toBeVisible()
  await question(visitor).fill(text)
}

/** Counts requests to the service. */
function countRequests({ page }: Visitor) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(?:upload|v1\/files|v1\/models)\b/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return {
    uploads: () => calls.filter((call) => call.includes('/upload/')).length,
    deleted: () => calls.filter((call) => call.startsWith('DELETE')).length,
  }
}

/** Limits the upload in bytes per second; 0 takes the network offline. */
async function throttle(session: CDPSession, uploadThroughput: number): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: uploadThroughput === 0,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  })
}

test('answers questions on a video with timestamps that seek it; uploads once and deletes on leave', async ({
  visit,
}) => {
  const visitor = await visit('ar', { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = visitor
  const { uploads, deleted } = countRequests(visitor)
  await visitor.open(path)
  await expect(page.getByText(ar.needsVideo)).toBeVisible()
  await main(visitor).getByRole('button', { name: ar.example2 }).click()
  await expect(question(visitor)).toBeFocused()
  await page.reload()
  await expect(question(visitor)).toHaveValue(ar.example2)
  await expect(ask(visitor)).toBeDisabled()

  await choose(visitor, await createFilm())
  await expect(main(visitor).getByRole('heading', { name: 'courtyard.mp4' })).toBeFocused()
  await expect(main(visitor).locator('dl')).toContainText('0:06')
  await expect
    .poll(() => player(visitor).evaluate((video: HTMLVideoElement) => video.paused && video.readyState > 0))
    .toBe(true)
  expect(uploads()).toBe(0)

  await question(visitor).press('Control+Enter')
  await expect(page.getByText(ar.ready)).toBeVisible()
  await expect(question(visitor)).toHaveValue('')
  const answer = main(visitor).getByRole('article', { name: ar.example2 })
  const middle = answer.getByRole('button', { name: /0:03/ })
  await expect(middle).toHaveAttribute('dir', 'ltr')
  await middle.click()
  const place = () => player(visitor).evaluate((video: HTMLVideoElement) => video.currentTime)
  expect(await place()).toBeCloseTo(3, 1)
  await expect(middle).toBeFocused()
  await answer.getByRole('button', { name: ar.copy }).click()
  const copied = () => page.evaluate(async () => navigator.clipboard.readText())
  await expect.poll(copied).toContain('0:03')

  const sent = uploads()
  expect(sent).toBe(2)
  await question(visitor).fill('ومتى ينتهي؟')
  const asking = page.waitForRequest((request) => request.url().includes(':streamGenerateContent'))
  await ask(visitor).click()
  expect((await asking).postData()).toContain(ar.example2)
  await expect(main(visitor).getByRole('article')).toHaveCount(2)
  expect(uploads()).toBe(sent)

  await page.getByRole('link', { name: arStudio.heading }).first().click()
  await expect(visitor.heading).toHaveText(arStudio.heading)
  await expect.poll(deleted).toBe(1)
  await page.getByRole('link', { name: arStudio.tool['video-analyzer'].name }).click()
  await expect(main(visitor).getByRole('article')).toHaveCount(2)
  await main(visitor).getByRole('button', { name: /0:06/ }).first().click()
  await expect.poll(place).toBeGreaterThan(5)
})

test('rejects files that are too large, empty or no video; allows sending an unplayable one', async ({
  visit,
}, testInfo) => {
  const visitor = await visit('en')
  const { page } = visitor
  await visitor.open(path)
  // The file stays on disk, because passing its bytes to the browser is slow.
  const large = testInfo.outputPath('large.mp4')
  await writeFile(large, '')
  await truncate(large, 20 * 1024 * 1024 + 1)
  for (const [file, why] of [
    [large, 'File is too large. Please select a video under 20MB.'],
    [{ name: 'trip.mov', mimeType: 'video/quicktime', buffer: Buffer.alloc(0) }, en.refused.empty.title],
    [{ name: '\u202Egnp.exe', mimeType: 'image/png', buffer: Buffer.alloc(9) }, en.refused.type.title],
  ] as const) {
    await main(visitor).locator('input[type=file]').setInputFiles(file)
    await expect(visitor.alert(why)).toBeVisible()
    await expect(main(visitor).getByRole('alert')).toHaveCount(1)
    await expect(player(visitor)).toHaveCount(0)
  }
  await expect(page.getByText('\u202E')).toHaveCount(0)
  // A table pasted from another program includes an image; the field takes its text.
  const pasted = await question(visitor).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Nine')
    clipboardData.items.add(new File(['9'], 'cells.png', { type: 'image/png' }))
    return field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  expect(pasted).toBe(true)
  await choose(visitor, { name: 'camera.mkv', mimeType: 'video/x-matroska', buffer: Buffer.alloc(64) })
  await expect(page.getByText(en.noPreview)).toBeVisible()
  await expect(main(visitor).getByRole('alert')).toHaveCount(0)
  await question(visitor).fill('What is in it?')
  await ask(visitor).click()
  await expect(main(visitor).getByRole('article')).toContainText('could not be read')
})

test('shows upload progress; cancel, leaving or a lost network stops it, and a click resumes', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page } = visitor
  await open(visitor, 'What is in it?', 3 * 1024 * 1024)
  const session = await page.context().newCDPSession(page)
  const bar = main(visitor).getByRole('progressbar')
  const begin = async () => {
    await throttle(session, 300_000)
    await ask(visitor).click()
    await expect(page.getByText(en.uploading).first()).toBeVisible()
    await expect(bar).toHaveAttribute('data-value', /^[1-9]/)
  }
  const ended = () => page.waitForEvent('requestfailed', (request) => request.url().includes('/upload/'))

  await begin()
  await Promise.all([ended(), main(visitor).getByRole('button', { name: en.stop }).click()])
  await expect(ask(visitor)).toBeFocused()
  await expect(bar).toHaveCount(0)

  await begin()
  await Promise.all([ended(), visitor.open('ai-studio')])
  await visitor.open(path)
  await expect(player(visitor)).toBeVisible()
  await expect(bar).toHaveCount(0)

  await begin()
  await throttle(session, 0)
  await expect(visitor.alert(failed)).toContainText(enStudio.why.network)
  await throttle(session, -1)
  await main(visitor).getByRole('button', { name: visitor.words.common.retry }).click()
  await expect(page.getByText(en.ready)).toBeVisible()
})
