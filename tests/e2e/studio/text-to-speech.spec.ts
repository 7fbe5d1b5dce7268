import { readFile } from 'node:fs/promises'
import arStudio from '../../../app/src/i18n/messages/studio/ar.ts'
import ar from '../../../app/src/i18n/messages/text-to-speech/ar.ts'
import en from '../../../app/src/i18n/messages/text-to-speech/en.ts'
import { expect, messages, test, type Visitor } from '../support/portal.ts'

const path = 'ai-studio/tts'
const long = 'One and two and three and four and five and six and seven and eight and nine and ten. '.repeat(
  3,
)

/** Audio elements are not in the document, so their creation is recorded. */
interface Recording {
  audios: HTMLAudioElement[]
}

async function recordAudio({ page }: Visitor): Promise<void> {
  await page.addInitScript(() => {
    const { Audio } = window
    const audios: HTMLAudioElement[] = []
    Object.assign(window, {
      audios,
      Audio: class extends Audio {
        constructor() {
          super()
          audios.push(this)
        }
      },
    })
  })
}

const audioOf = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { currentTime, paused, playbackRate, preservesPitch, currentSrc } = (window as unknown as Recording)
      .audios[0] as HTMLAudioElement
    return { currentTime, paused, playbackRate, preservesPitch, currentSrc }
  })

test('reads a text aloud with pause, seek, speed and WAV download', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await recordAudio(visitor)
  await visitor.open(path)
  const text = page.getByLabel(ar.text)
  const generate = page.getByRole('button', { name: ar.generate })
  await expect(generate).toBeDisabled()
  await text.fill(`مرحبا بكم في الساحة. ${long}`)
  await page.getByLabel(ar.voice).selectOption('Puck')
  const asked = page.waitForRequest((request) => request.url().includes(':generateContent'))
  await generate.click()
  expect((await asked).postData()).toContain('"voiceName":"Puck"')
  await expect(page.getByText(ar.playing)).toBeVisible()
  await expect.poll(async () => (await audioOf(visitor)).currentTime).toBeGreaterThan(0.2)

  await page.getByRole('button', { name: ar.pause }).click()
  await expect(page.getByText(ar.paused)).toBeVisible()
  const { currentTime, paused } = await audioOf(visitor)
  expect(paused).toBe(true)
  const place = page.getByRole('slider', { name: ar.place })
  await place.press('ArrowRight')
  await expect.poll(async () => (await audioOf(visitor)).currentTime).toBeGreaterThan(currentTime + 0.9)
  const faster = page.getByRole('radio', { name: '1.5×' })
  await faster.click()
  await expect(faster).toBeChecked()
  expect(await audioOf(visitor)).toMatchObject({ playbackRate: 1.5, preservesPitch: true, paused: true })
  await page.getByRole('button', { name: ar.play }).click()
  await expect(page.getByText(ar.playing)).toBeVisible()

  const downloading = page.waitForEvent('download')
  const link = page.getByRole('link', { name: ar.download })
  await expect(link).toHaveAttribute('download', /^مرحبا-بكم-في-الساحة-one.*\.wav$/)
  await link.click()
  const download = await downloading
  const wav = await readFile(await download.path())
  expect([wav.toString('latin1', 0, 4), wav.readUInt32LE(24)]).toEqual(['RIFF', 24_000])

  await place.press('End')
  await expect(page.getByText(ar.ready)).toBeVisible()
  await place.press('Home')
  await place.press('ArrowRight')
  await page.getByRole('button', { name: ar.play }).click()
  await expect.poll(async () => (await audioOf(visitor)).currentTime).toBeGreaterThan(1)
  expect(await audioOf(visitor)).toMatchObject({ playbackRate: 1.5 })
})

test('keeps playing when the language changes, and stops when the tool is left', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await recordAudio(visitor)
  await visitor.open(path)
  await page.getByLabel(en.text).fill(long)
  await page.getByLabel(en.text).press('Control+Enter')
  await expect(page.getByText(en.playing)).toBeVisible()
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.getByText(ar.playing)).toBeVisible()
  const { currentTime } = await audioOf(visitor)
  await expect.poll(async () => (await audioOf(visitor)).currentTime).toBeGreaterThan(currentTime)
  await page.getByRole('link', { name: messages.ar.nav.studio }).first().click()
  await expect(visitor.heading).toHaveText(arStudio.heading)
  expect((await audioOf(visitor)).paused).toBe(true)
  await page.getByRole('link', { name: arStudio.tool.tts.name }).click()
  await expect(page.getByText(ar.ready)).toBeVisible()
  await expect(page.getByRole('button', { name: ar.play })).toBeVisible()
  await expect(page.getByLabel(ar.text)).toHaveValue(long)
})

test('offers a play button when the browser blocks autoplay', async ({ visit }) => {
  const visitor = await visit('ar')
  const { page } = visitor
  await recordAudio(visitor)
  await page.addInitScript(() => {
    const play = Reflect.get(HTMLMediaElement.prototype, 'play')
    HTMLMediaElement.prototype.play = async () => {
      HTMLMediaElement.prototype.play = play
      throw new DOMException('press first', 'NotAllowedError')
    }
  })
  await visitor.open(path)
  await page.getByLabel(ar.text).fill('مرحبا')
  await page.getByRole('button', { name: ar.generate }).click()
  await expect(page.getByText(ar.pressFirst)).toBeVisible()
  await page.getByRole('button', { name: ar.play }).click()
  await expect(page.getByText(ar.pressFirst)).toBeHidden()
  await expect(page.getByText(ar.ready)).toBeVisible()
})

test('plays a sample of each voice once generated, and stops it (en)', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  await visitor.open(path)
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes(':generateContent')) requests++
  })
  const preview = page.getByRole('button', { name: en.preview })
  const asked = page.waitForRequest((request) => request.url().includes(':generateContent'))
  await page.getByLabel(en.voice, { exact: true }).selectOption('Puck')
  await preview.click()
  const body = (await asked).postData()
  expect(body).toContain('"voiceName":"Puck"')
  expect(body).toContain(en.previewText)
  await expect(page.getByText(en.previewPlaying)).toBeAttached()
  await page.getByRole('button', { name: en.stopPreview, exact: true }).click()
  await expect(preview).toBeFocused()
  await preview.click()
  await expect(page.getByText(en.previewPlaying)).toBeAttached()
  // Another voice stops the sample.
  await page.getByLabel(en.voice, { exact: true }).selectOption('Kore')
  await expect(preview).toBeVisible()
  expect(requests).toBe(1)
})
