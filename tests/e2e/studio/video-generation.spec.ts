import { readFile } from 'node:fs/promises'
import enStudio from '../../../app/src/i18n/messages/studio/en.ts'
import en from '../../../app/src/i18n/messages/video-generation/en.ts'
import { violations } from '../../axe.ts'
import { expect, test, type Visitor } from '../support/portal.ts'
import { button, giveKey, isPoll, main, order, ownKey, path } from '../support/video-orders.ts'

/** Returns everything the browser stores for the page, and its markup. */
const readTraces = ({ page }: Visitor) =>
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

test('orders a video with the user’s key, restores it on reload, downloads it and removes the key completely', async ({
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
  await expect(main(visitor)).toContainText('This is a demo: any word works as a key')
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
  await visitor.waitThroughRetries(page.getByText('Processing... State: IN_PROGRESS'))
  await expect(page.getByText(/^Elapsed: .*0:[1-5]\d/)).toBeVisible()

  await page.reload()
  await expect(main(visitor)).toContainText(en.jobWaits)
  await giveKey(visitor)
  await expect(page.getByText('Processing... State: IN_PROGRESS')).toBeVisible()
  await expect(prompt).toHaveValue('A fox in the snow')
  await visitor.waitThroughRetries(page.getByText('Completed!'))

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

  expect(await readTraces(visitor)).not.toContain(ownKey)
  await button(visitor, en.key.forget).click()
  await expect(page.getByText(en.keyGone)).toBeVisible()
  await expect(button(visitor, en.selectKey)).toBeFocused()
  expect(await readTraces(visitor)).not.toContain(ownKey)
  expect(new Set(calls.map(({ key }) => key))).toEqual(new Set([ownKey]))
  expect(calls.filter(({ url }) => url.includes(ownKey))).toEqual([])
})

test('prefers the host’s key picker over the dialog; a hidden tab announces its video and catches up', async ({
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

  // In a suspended page no timer runs, and the clock jumps.
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
