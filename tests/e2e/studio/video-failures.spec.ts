import type { Route } from '@playwright/test'
import arStudio from '../../../app/src/i18n/messages/studio/ar.ts'
import enStudio from '../../../app/src/i18n/messages/studio/en.ts'
import ar from '../../../app/src/i18n/messages/video-generation/ar.ts'
import en from '../../../app/src/i18n/messages/video-generation/en.ts'
import { status } from '../support/failing-responses.ts'
import { expect, test } from '../support/portal.ts'
import { button, countPolls, giveKey, isPoll, main, order, ownKey, path } from '../support/video-orders.ts'

test('cancels the polling and the video; reports each failure of key, order, poll or download', async ({
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

  // The prompt is kept.
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

  // The order is rejected.
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
    await test.step(`after ordering: ${name}`, async () => {
      bad = { call: /interactions$/, method: 'POST', answer }
      await button(visitor, ar.generate).press('Enter')
      await expect(failed, name).toContainText(words)
      await expect(prompt).toHaveValue('ثعلب في الثلج')
      await expect(button(visitor, ar.generate)).toBeFocused()
    })
  }
  // The message is also shown in the other language, and retry works there.
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(visitor.alert(en.failed)).toContainText(enStudio.why.timeout)
  await expect(page.getByLabel(en.prompt)).toHaveValue('ثعلب في الثلج')
  bad = { call: /interactions$/, method: 'POST', answer: status(500) }
  await button(visitor, en.generate).press('Enter')
  await expect(visitor.alert(en.failed)).toContainText(en.notFinished)
  await page.getByRole('link', { name: 'العربية', exact: true }).click()
  await expect(failed).toContainText(ar.notFinished)

  bad = null
  await order(visitor, 'ثعلب #fault:operation-empty')
  await visitor.waitThroughRetries(visitor.alert(ar.noUri))
  await order(visitor, 'ثعلب #fault:operation-error')
  await visitor.waitThroughRetries(failed.filter({ hasText: ar.notFinished }))
  await order(visitor, 'ثعلب #fault:quota=30')
  await expect(failed).toContainText(why.rateLimit)
  const wait = main(visitor).getByRole('button', { name: /0:(?:30|2\d)/ })
  await expect(wait).toBeDisabled()
  await prompt.fill('ثعلب')
  await page.clock.runFor(31_000)

  const again = new RegExp(`^(?:${visitor.words.common.retry}|${ar.resume})$`)
  // After a failed poll or a lost network, retry polls the same video and orders no other.
  for (const [name, method, call, answer, words] of [
    ['asked in vain', 'GET', /interactions\//, status(503), ar.interrupted],
    ['no network', 'GET', /interactions\//, (route: Route) => route.abort(), ar.lost],
    ['not fetched', 'GET', /files\//, status(500), ar.interrupted],
    ['cut in the middle of the file', 'GET', /files\//, (route: Route) => route.abort(), ar.lost],
  ] as const) {
    await test.step(name, async () => {
      bad = { call, method, answer }
      await main(visitor).getByRole('button', { name: again }).click()
      await visitor.waitThroughRetries(failed.filter({ hasText: words }))
    })
  }
  bad = null
  await button(visitor, ar.resume).click()
  await visitor.waitThroughRetries(page.getByText(ar.status.completed))
  await expect(page.locator('figure video')).toBeVisible()

  await order(visitor, 'ثعلب #fault:not-found')
  await expect(visitor.alert(ar.keyInvalid)).toBeVisible()
  // A finished video stays without the key.
  await expect(page.getByRole('button', { name: ar.show.replace('{prompt}', 'ثعلب') })).toBeVisible()
})

test('follows one video in two tabs, keeps it when one tab cancels, and confirms removing the key', async ({
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

  // Duplicates the tab with its session storage, as a browser does.
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

test('reports an overdue video and polls it again on request', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const counted = countPolls(page)
  await page.addInitScript(() => {
    const job = { operation: 'interactions/v1', prompt: 'A fox', ratio: '16:9', since: Date.now() - 660_000 }
    sessionStorage.setItem('saha.video-job', JSON.stringify(job))
  })
  await visitor.open(path)
  // The welcome banner has a button of this name too.
  await main(visitor).getByRole('button', { name: en.dismiss }).click()
  await expect(page.getByText(en.staleTitle)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('saha.video-job'))).toBe(null)

  await page.reload()
  await giveKey(visitor)
  await expect(page.getByText(en.staleTitle)).toBeVisible()
  expect(counted.polls).toBe(0)
  const asked = page.waitForRequest((request) => isPoll(request.url(), request.method()))
  await button(visitor, en.resume).click()
  await asked
  // The service does not know the video.
  await expect(visitor.alert('API Key not found or invalid. Please select your key again.')).toBeVisible()
  await expect(page.getByText(en.staleTitle)).toBeHidden()
})
