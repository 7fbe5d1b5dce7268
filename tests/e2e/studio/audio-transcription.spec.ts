import { readFile } from 'node:fs/promises'
import { toWav } from '../../../app/src/adapters/gemini/media/wav.ts'
import ar from '../../../app/src/i18n/messages/audio-transcription/ar.ts'
import en from '../../../app/src/i18n/messages/audio-transcription/en.ts'
import arStudio from '../../../app/src/i18n/messages/studio/ar.ts'
import { violations } from '../../axe.ts'
import { expect, messages, test, type Locale, type Visitor } from '../support/portal.ts'

const path = 'ai-studio/audio-transcription'

/** Microphone tracks that the page has opened, and the error name to fail with. */
interface Given {
  tracks: MediaStreamTrack[]
  refusal: string
}

/** Opens the tool and records its microphone use and calls. */
async function visitTool(visit: (locale: Locale) => Promise<Visitor>, locale: Locale) {
  const visitor = await visit(locale)
  const { page } = visitor
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(':generateContent')) calls.push(request.postData() ?? '')
  })
  await page.addInitScript(() => {
    const given: Given = { tracks: [], refusal: '' }
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      if (given.refusal !== '') throw new DOMException('refused', given.refusal)
      const stream = await ask(constraints)
      given.tracks.push(...stream.getTracks())
      return stream
    }
    Object.assign(window, given, {
      refuse: (name: string) => {
        given.refusal = name
      },
      unplug: () => {
        for (const track of given.tracks) {
          track.stop()
          track.dispatchEvent(new Event('ended'))
        }
      },
    })
  })
  const words = locale === 'ar' ? ar : en
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    visitor,
    page,
    calls,
    words,
    button,
    transcript: page.getByRole('region', { name: words.transcript, exact: true }),
    tracks: () =>
      page.evaluate(() => (window as unknown as Given).tracks.map(({ readyState }) => readyState)),
    record: async () => {
      await button(words.record).click()
      await expect(page.getByText(words.status.recording, { exact: true })).toBeVisible()
    },
    bring: async (name: string, seconds = 4) => {
      const samples = Int16Array.from({ length: seconds * 8000 }, (_, at) => 9000 * Math.sin(at / 5))
      await page.locator('main input[type=file]').setInputFiles({
        name,
        mimeType: 'audio/x-unheard-of',
        buffer: Buffer.from(toWav(new Uint8Array(samples.buffer), 8000)),
      })
      await expect(page.getByText(words.status.ready)).toBeVisible()
    },
  }
}

test('records, pauses, resumes and transcribes speech, with playback, copy and download', async ({
  visit,
}) => {
  const tool = await visitTool(visit, 'ar')
  const { page, button, calls, transcript } = tool
  await tool.visitor.open(path)
  await expect(page.getByText('حتى 7 دقائق', { exact: false })).toBeVisible()
  await expect(button(ar.record)).not.toBeFocused()
  await tool.record()
  await expect(button(ar.stop)).toBeFocused()
  await expect(page.getByRole('meter', { name: ar.level })).not.toHaveAttribute('value', '0')
  await expect(page.getByText(/^0:0[1-9]$/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await button(ar.pause).click()
  await expect(page.getByText(ar.status.paused)).toBeVisible()
  expect(await tool.tracks()).toEqual(['live'])
  await button(ar.resume).click()
  await expect(page.getByText(ar.status.recording, { exact: true })).toBeVisible()
  expect(calls).toEqual([])
  await button(ar.stop).click()
  // The tool's instruction to the model is English, but the page is not.
  await expect(transcript).toContainText('مدة التسجيل')
  await expect(transcript).not.toContainText('Transcribe')
  expect(await tool.tracks()).toEqual(['ended'])
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatch(/"mimeType":"audio\/(?:webm|mp4|ogg)"/)
  await expect(page.getByText(ar.status.done)).toBeVisible()
  await expect(page.getByText(arStudio.demo, { exact: true })).toBeVisible()

  await button(ar.play).click()
  await expect(button(ar.pausePlaying)).toBeVisible()
  await page.getByRole('radio', { name: ar.timed }).click()
  await expect(page.getByText(ar.approximate)).toBeVisible()
  const lines = transcript.getByRole('listitem')
  await lines.last().getByRole('button').click()
  await expect(lines.last()).toHaveAttribute('aria-current', 'true')
  expect(await violations(page)).toEqual([])

  const saved = async (name: string | RegExp) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ])
    return readFile(await download.path(), 'utf8')
  }
  // Reads the link: without Arabic fonts the browser saves the file under another name.
  const nameOf = (name: string) => page.getByRole('link', { name }).getAttribute('download')
  expect(await saved(/SRT/)).toMatch(/^\uFEFF1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\n\S/)
  expect(await saved(/VTT/)).toMatch(/^WEBVTT\n\n1\n00:00:0\d\.\d{3} --> /)
  expect(await saved(ar.saveText)).toMatch(/^جواب تجريبي\./)
  expect(await nameOf(ar.saveText)).toMatch(/^جواب-تجريبي-.*\.txt$/)
  expect(await saved(ar.download)).not.toBe('')
  expect(await nameOf(ar.download)).toMatch(/^جواب-تجريبي-.*\.(?:webm|m4a|ogg)$/)
})

test('asks before discarding a long recording, and stops at seven minutes without sending it', async ({
  visit,
}) => {
  const tool = await visitTool(visit, 'en')
  const { page, button, calls } = tool
  await page.clock.install()
  await tool.visitor.open(path)
  await tool.record()
  await button(en.cancel).click()
  await expect(button(en.record)).toBeFocused()
  expect(await tool.tracks()).toEqual(['ended'])

  await tool.record()
  await page.clock.fastForward(15_000)
  await expect(page.getByText(/^0:1\d$/)).toBeVisible()
  await button(en.cancel).click()
  await expect(tool.visitor.alert(en.discardTitle)).toBeVisible()
  await button(en.keepRecording).click()
  await expect(button(en.cancel)).toBeFocused()
  await page.clock.fastForward(345_000)
  await expect(page.getByText(en.status.endsSoon)).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByText('The recording stopped at 7 minutes.', { exact: false })).toBeVisible()
  expect(await tool.tracks()).toEqual(['ended', 'ended'])
  expect(calls).toEqual([])

  await button(en.recordAgain).click()
  await expect(page.getByText(en.status.recording, { exact: true })).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(page.getByText(/^0:1\d$/)).toBeVisible()
  await button(en.cancel).click()
  await button(en.discardConfirm).click()
  await expect(button(en.transcribe)).toBeFocused()
  expect(await tool.tracks()).toEqual(['ended', 'ended', 'ended'])
  await button(en.transcribe).click()
  await expect(tool.transcript).toContainText('Demo answer')
})

test('ends a recording when its tool or microphone is gone, and restores it on return', async ({ visit }) => {
  const tool = await visitTool(visit, 'ar')
  const { page, button, calls } = tool
  await tool.visitor.open(path)
  await tool.record()
  await expect(page.getByText(/^0:0[1-9]$/)).toBeVisible()
  await page.getByRole('link', { name: messages.ar.nav.studio }).first().click()
  await expect(tool.visitor.heading).toHaveText(arStudio.heading)
  expect(await tool.tracks()).toEqual(['ended'])
  await page.getByRole('link', { name: arStudio.tool['audio-transcription'].name }).click()
  await expect(page.getByText(ar.status.leaving)).toBeVisible()
  await expect(button(ar.transcribe)).toBeEnabled()

  await button(ar.recordAgain).click()
  await expect(page.getByText(/^0:0[1-9]$/)).toBeVisible()
  await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug())
  await expect(page.getByText(ar.status.device)).toBeVisible()
  expect(calls).toEqual([])
  await button(ar.bringBack).click()
  await expect(page.getByText(ar.status.leaving)).toBeVisible()
})

test('explains each microphone error, checks a file before upload and restores it', async ({ visit }) => {
  const tool = await visitTool(visit, 'en')
  const { page, button, calls } = tool
  await tool.visitor.open(path)
  const refuse = (name: string) =>
    page.evaluate((name) => (window as unknown as { refuse: (name: string) => void }).refuse(name), name)
  const alert = tool.visitor.alert('Could not access the microphone. Please grant permission and try again.')
  for (const [name, step] of [
    ['NotAllowedError', en.step['microphone-denied']],
    ['NotFoundError', en.step['microphone-missing']],
    ['NotReadableError', en.step['microphone-busy']],
  ] as const) {
    await test.step(name, async () => {
      await refuse(name)
      await tool.button(en.record).click()
      await expect(alert).toContainText(step)
    })
  }
  expect(await violations(page)).toEqual([])
  await refuse('')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(en.status.recording, { exact: true })).toBeVisible()
  await expect(alert).toBeHidden()

  await button(en.cancel).click()
  await expect(button(en.record)).toBeFocused()
  await page.locator('main input[type=file]').setInputFiles({
    name: 'talk.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('no sound at all'),
  })
  await expect(tool.visitor.alert('is not an audio file')).toContainText('talk.mp3')
  await tool.bring('<b>my\u202Etalk.wav')
  await expect(page.getByText(en.status.ready)).toBeVisible()
  await expect(button(en.transcribe)).toBeVisible()
  expect(calls).toEqual([])
  await button(en.transcribe).click()
  await expect(tool.transcript).toContainText('lasts 4.0 seconds')
  expect(calls[0]).toContain('"mimeType":"audio/wav"')
  await expect(page.getByRole('link', { name: en.saveText })).toHaveAttribute('download', 'b-mytalk.txt')
  await button(en.discardClip).click()
  await expect(tool.transcript).toBeHidden()
  await button(en.bringBack).click()
  await expect(tool.transcript).toContainText('lasts 4.0 seconds')
})

test('offers the choice of microphone at once, without layout shift when names arrive (ar)', async ({
  visit,
}) => {
  const { visitor, page, words } = await visitTool(visit, 'ar')
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.enumerateDevices.bind(mediaDevices)
    const { promise: named, resolve: name } = Promise.withResolvers<void>()
    mediaDevices.enumerateDevices = () => named.then(ask)
    Object.assign(window, { nameThem: name })
  })
  await visitor.open(path)
  const status = page.getByText(words.status.idle, { exact: true })
  await expect(status).toBeVisible()
  const before = await status.boundingBox()
  const choices = page.getByLabel(words.microphone, { exact: true }).locator('option')
  await page.evaluate(() => (window as unknown as { nameThem: () => void }).nameThem())
  await expect(choices.nth(2)).toContainText('Fake')
  expect(await status.boundingBox()).toEqual(before)
})
