import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import arStudio from '../../app/src/i18n/messages/studio/ar.ts'
import enStudio from '../../app/src/i18n/messages/studio/en.ts'
import ar from '../../app/src/i18n/messages/video-generation/ar.ts'
import en from '../../app/src/i18n/messages/video-generation/en.ts'
import { violations } from '../axe.ts'
import { status } from './bad-answers.ts'
import { expect, test, type Visitor } from './portal.ts'

const path = 'ai-studio/video-generation'
const words = { en, ar }
const ownKey = 'a-visitors-own-key-of-1234'

const main = ({ page }: Visitor) => page.locator('main')
const button = (visitor: Visitor, name: string) => visitor.page.getByRole('button', { name, exact: true })

/** Gives the key in the portal's own dialog. */
async function giveKey(visitor: Visitor, key = ownKey): Promise<void> {
  const say = words[visitor.locale]
  await button(visitor, say.selectKey).click()
  await visitor.page.getByLabel(say.dialog.label, { exact: true }).fill(key)
  await button(visitor, say.dialog.use).click()
}

async function order(visitor: Visitor, prompt: string): Promise<void> {
  const say = words[visitor.locale]
  await visitor.page.getByLabel(say.prompt).fill(prompt)
  await button(visitor, say.generate).click()
}

/** Everything that the browser keeps of the page, and the page itself. */
const traces = ({ page }: Visitor) =>
  page.evaluate(() =>
    [
      JSON.stringify(Object.fromEntries(Object.entries(localStorage))),
      JSON.stringify(Object.fromEntries(Object.entries(sessionStorage))),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
    ].join('\n'),
  )

const isPoll = (url: string, method: string) => method === 'GET' && /\/interactions\/\w/.test(url)

/** How often the service was asked how a video is doing. */
function countPolls(page: Page): { polls: number } {
  const counted = { polls: 0 }
  page.on('request', (request) => {
    if (isPoll(request.url(), request.method())) counted.polls += 1
  })
  return counted
}

test('with an own key a video is ordered, survives a reload, plays in its shape, goes along, and the key is forgotten without a trace', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page } = visitor
  const calls: { url: string; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/gemini/'))
      calls.push({ url: request.url(), key: request.headers()['x-goog-api-key'] })
  })
  await page.clock.install()
  await visitor.open(path)
  await expect(page.getByRole('heading', { name: 'API Key Required' })).toBeVisible()
  await expect(main(visitor)).toContainText('This is a demonstration: any word works as a key')
  await expect(page.getByLabel(en.prompt)).toBeHidden()

  await button(visitor, 'Select Your API Key').click()
  const field = page.getByLabel(en.dialog.label, { exact: true })
  await expect(field).toHaveAttribute('type', 'password')
  await expect(field).toHaveAttribute('autocomplete', 'off')
  await field.fill('no/key')
  await field.press('Enter')
  await expect(page.getByText(en.dialog.problem.letters)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await button(visitor, en.dialog.cancel).click()
  await expect(button(visitor, en.selectKey)).toBeFocused()
  await giveKey(visitor, `  ${ownKey}\n`)

  const prompt = page.getByLabel(en.prompt)
  await expect(prompt).toBeFocused()
  await button(visitor, en.generate).click()
  await expect(page.getByText('Please provide a prompt or an image.').first()).toBeVisible()
  await page.getByRole('radio', { name: '9:16' }).check()
  await order(visitor, 'A fox in the snow')
  await expect(page.getByText('Processing', { exact: true })).toBeVisible()
  await visitor.outwait(page.getByText('Processing... State: IN_PROGRESS'))
  await expect(page.getByText(/^Time passed: .*0:[1-5]\d/)).toBeVisible()

  await page.reload()
  await expect(main(visitor)).toContainText(en.jobWaits)
  await giveKey(visitor)
  await expect(page.getByText('Processing... State: IN_PROGRESS')).toBeVisible()
  await expect(prompt).toHaveValue('A fox in the snow')
  await visitor.outwait(page.getByText('Completed!'))

  const video = page.locator('figure video')
  await expect(video).toHaveAttribute('playsinline', '')
  await expect(video).toHaveAttribute('controls', '')
  const shape = () =>
    video.evaluate((player: HTMLVideoElement) => player.videoWidth / player.videoHeight || 0)
  await expect.poll(shape).toBeCloseTo(9 / 16, 1)
  const box = await video.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(9 / 16, 1)
  const downloading = page.waitForEvent('download')
  await main(visitor).getByRole('link', { name: en.download }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('generated-video.mp4')
  expect((await readFile(await download.path())).toString('latin1', 4, 8)).toBe('ftyp')
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: enStudio.tool.tts.name }).click()
  await expect(visitor.heading).toHaveText(enStudio.tool.tts.name)
  await page.getByRole('link', { name: enStudio.tool['video-generation'].name }).click()
  await expect(video).toBeVisible()
  await button(visitor, en.another).click()
  await expect(prompt).toHaveValue('')
  await expect(prompt).toBeFocused()
  await button(visitor, 'Show: A fox in the snow').click()
  await button(visitor, en.reuse).click()
  await expect(prompt).toHaveValue('A fox in the snow')

  expect(await traces(visitor)).not.toContain(ownKey)
  await button(visitor, en.key.forget).click()
  await expect(page.getByText(en.keyGone)).toBeVisible()
  await expect(button(visitor, en.selectKey)).toBeFocused()
  expect(await traces(visitor)).not.toContain(ownKey)
  expect(new Set(calls.map(({ key }) => key))).toEqual(new Set([ownKey]))
  expect(calls.filter(({ url }) => url.includes(ownKey))).toEqual([])
})

test('cancel ends the polling and the video; whatever goes wrong with the key, the order, the asking or the download is told with a way on', async ({
  visit,
}) => {
  const visitor = await visit('ar')
  const { page } = visitor
  const counted = countPolls(page)
  let bad: { call: RegExp; method: string; answer: (route: Route) => Promise<void> } | null = null
  await page.clock.install()
  await page.route('**/gemini/**', async (route) => {
    const request = route.request()
    if (bad?.method === request.method() && bad.call.test(request.url())) await bad.answer(route)
    else await route.continue()
  })
  await visitor.open(path)
  await giveKey(visitor, 'bad-key')
  await order(visitor, 'ثعلب في الثلج')
  await expect(visitor.alert(ar.keyInvalid)).toBeVisible()
  await expect(page.getByRole('heading', { name: ar.keyRequired })).toBeVisible()
  await expect(button(visitor, ar.selectKey)).toBeFocused()
  await giveKey(visitor)

  // What was written is still there.
  const prompt = page.getByLabel(ar.prompt)
  await expect(prompt).toHaveValue('ثعلب في الثلج')
  await button(visitor, ar.generate).click()
  await expect(page.getByText(ar.status.processing, { exact: true })).toBeVisible()
  const ended = page.waitForRequest((request) => request.method() === 'DELETE')
  await button(visitor, ar.cancel).click()
  await ended
  await expect(button(visitor, ar.generate)).toBeFocused()
  const { polls } = counted
  await page.clock.runFor(60_000)
  expect(counted.polls).toBe(polls)
  await page.reload()
  await expect(page.getByRole('heading', { name: ar.keyRequired })).toBeVisible()
  await expect(page.getByText(ar.jobWaits)).toBeHidden()
  await giveKey(visitor)

  // An order that is not taken.
  const failed = visitor.alert(ar.failed)
  const { why } = arStudio
  for (const [name, answer, words] of [
    ['400', status(400), why.validation],
    ['408', status(408), why.timeout],
    ['500', status(500), ar.notFinished],
    ['418', status(418), why.validation],
    ['599', status(599), ar.notFinished],
    ['cut off', (route: Route) => route.abort('connectionreset'), why.network],
    ['429', status(429), why.rateLimit],
    ['504', status(504), why.timeout],
  ] as const) {
    await test.step(`ordered: ${name}`, async () => {
      bad = { call: /interactions$/, method: 'POST', answer }
      await button(visitor, ar.generate).press('Enter')
      await expect(failed, name).toContainText(words)
      await expect(prompt).toHaveValue('ثعلب في الثلج')
      await expect(button(visitor, ar.generate)).toBeFocused()
    })
  }
  bad = null
  await order(visitor, 'ثعلب #fault:operation-empty')
  await visitor.outwait(visitor.alert(ar.noUri))
  await order(visitor, 'ثعلب #fault:operation-error')
  await visitor.outwait(failed.filter({ hasText: ar.notFinished }))
  await order(visitor, 'ثعلب #fault:quota=30')
  await expect(failed).toContainText(why.rateLimit)
  const wait = main(visitor).getByRole('button', { name: /0:(?:30|2\d)/ })
  await expect(wait).toBeDisabled()
  await prompt.fill('ثعلب')
  await page.clock.runFor(31_000)

  const goOn = new RegExp(`^(?:${visitor.words.common.retry}|${ar.resume})$`)
  // Whoever asks in vain, or has lost the network, looks for the video again: it is not made again.
  for (const [name, method, call, answer, words] of [
    ['asked in vain', 'GET', /interactions\//, status(503), ar.interrupted],
    ['no network', 'GET', /interactions\//, (route: Route) => route.abort(), ar.lost],
    ['not fetched', 'GET', /files\//, status(500), ar.interrupted],
    ['cut in the middle of the file', 'GET', /files\//, (route: Route) => route.abort(), ar.lost],
  ] as const) {
    await test.step(name, async () => {
      bad = { call, method, answer }
      await main(visitor).getByRole('button', { name: goOn }).click()
      await visitor.outwait(failed.filter({ hasText: words }))
    })
  }
  bad = null
  await button(visitor, ar.resume).click()
  await visitor.outwait(page.getByText(ar.status.completed))
  await expect(page.locator('figure video')).toBeVisible()

  await order(visitor, 'ثعلب #fault:not-found')
  await expect(visitor.alert(ar.keyInvalid)).toBeVisible()
  // A video that is there stays, whatever becomes of the key.
  await expect(page.getByRole('button', { name: ar.show.replace('{prompt}', 'ثعلب') })).toBeVisible()
})

test('a host’s picker comes before the dialog; a tab that nobody looks at tells of its video, and catches up', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page } = visitor
  await page.clock.install()
  await page.addInitScript(() => {
    const host = { selected: false }
    Object.assign(window, {
      aistudio: {
        hasSelectedApiKey: async () => host.selected,
        openSelectKey: async () => {
          host.selected = true
          Object.assign(window, { process: { env: { API_KEY: 'of-the-host' } } })
        },
      },
    })
  })
  const look = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        value: hidden ? 'hidden' : 'visible',
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await visitor.open(path)
  await button(visitor, en.selectKey).click()
  await expect(page.getByLabel(en.prompt)).toBeFocused()
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await order(visitor, 'A lantern')
  expect((await asked).headers()['x-goog-api-key']).toBe('of-the-host')
  await expect(page.getByText(en.status.processing, { exact: true })).toBeVisible()

  // The clock of a page that sleeps jumps, and none of its timers runs.
  await look(true)
  await page.clock.setSystemTime(Date.now() + 30_000)
  const [poll] = await Promise.all([
    page.waitForRequest((request) => isPoll(request.url(), request.method())),
    look(false),
  ])
  expect(poll.method()).toBe('GET')
  await look(true)
  await expect(async () => {
    await page.clock.runFor(4000)
    await expect(page).toHaveTitle(new RegExp(`^${en.titleReady}`), { timeout: 250 })
  }).toPass()
  await look(false)
  await expect(page).toHaveTitle(new RegExp(`^${enStudio.tool['video-generation'].name}`))

  await button(visitor, en.key.forget).click()
  await expect(page.getByText(en.keyGone)).toBeVisible()
})

test('two tabs follow one video: one that gives it up leaves it to the other, and forgetting the key is asked about first', async ({
  visit,
}) => {
  const visitor = await visit('ar')
  const { page } = visitor
  const deleted: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'DELETE') deleted.push(request.url())
  })
  await page.clock.install()
  await visitor.open(path)
  await giveKey(visitor)
  await order(visitor, 'فانوس')
  await expect(page.getByText(ar.status.processing, { exact: true })).toBeVisible()

  // As the browser copies a tab: with what its storage holds.
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))
  const second = await page.context().newPage()
  await second.addInitScript((kept) => Object.assign(sessionStorage, kept), kept)
  await second.goto(`${visitor.url}#/ar/${path}`)
  await expect(second.getByText(ar.jobWaits)).toBeVisible()

  await button(visitor, ar.key.forget).click()
  const question = visitor.alert(ar.key.forgetTitle)
  await question.getByRole('button', { name: ar.key.keep }).click()
  await expect(button(visitor, ar.key.forget)).toBeFocused()
  await button(visitor, ar.key.forget).click()
  await question.getByRole('button', { name: ar.key.forgetConfirm }).click()
  await expect(page.getByText(ar.keyGone)).toBeVisible()

  await second.getByRole('button', { name: ar.selectKey }).click()
  await second.getByLabel(ar.dialog.label, { exact: true }).fill(ownKey)
  await second.getByRole('button', { name: ar.dialog.use }).click()
  await expect(async () => {
    await second.clock.runFor(4000)
    await expect(second.getByText(ar.status.completed)).toBeVisible({ timeout: 250 })
  }).toPass()
  expect(deleted).toEqual([])
})

test('a video that should have been there long ago is told as such, and asked about when told to', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page } = visitor
  const counted = countPolls(page)
  await page.addInitScript(() => {
    const job = { operation: 'interactions/v1', prompt: 'A fox', ratio: '16:9', since: Date.now() - 660_000 }
    sessionStorage.setItem('saha.video-job', JSON.stringify(job))
  })
  await visitor.open(path)
  await button(visitor, en.putAway).click()
  await expect(page.getByText(en.staleTitle)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('saha.video-job'))).toBe(null)

  await page.reload()
  await giveKey(visitor)
  await expect(page.getByText(en.staleTitle)).toBeVisible()
  expect(counted.polls).toBe(0)
  const asked = page.waitForRequest((request) => isPoll(request.url(), request.method()))
  await button(visitor, en.resume).click()
  await asked
  // Nobody there knows it.
  await expect(visitor.alert('API Key not found or invalid. Please select your key again.')).toBeVisible()
  await expect(page.getByText(en.staleTitle)).toBeHidden()
})
