import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sample } from '../../sample.ts'
import { toWav } from '../../../app/src/adapters/gemini/media/wav.ts'
import arTranscript from '../../../app/src/i18n/messages/audio-transcription/ar.ts'
import enTranscript from '../../../app/src/i18n/messages/audio-transcription/en.ts'
import arChat from '../../../app/src/i18n/messages/chatbot/ar.ts'
import enChat from '../../../app/src/i18n/messages/chatbot/en.ts'
import arQuery from '../../../app/src/i18n/messages/complex-query/ar.ts'
import enQuery from '../../../app/src/i18n/messages/complex-query/en.ts'
import arDraft from '../../../app/src/i18n/messages/content-generator/ar.ts'
import enDraft from '../../../app/src/i18n/messages/content-generator/en.ts'
import arImages from '../../../app/src/i18n/messages/images/ar.ts'
import enImages from '../../../app/src/i18n/messages/images/en.ts'
import arSearch from '../../../app/src/i18n/messages/smart-search/ar.ts'
import enSearch from '../../../app/src/i18n/messages/smart-search/en.ts'
import arStudio from '../../../app/src/i18n/messages/studio/ar.ts'
import arSpeech from '../../../app/src/i18n/messages/text-to-speech/ar.ts'
import enSpeech from '../../../app/src/i18n/messages/text-to-speech/en.ts'
import arVideo from '../../../app/src/i18n/messages/video-analyzer/ar.ts'
import enVideo from '../../../app/src/i18n/messages/video-analyzer/en.ts'
import { checkFailingResponses, type Tool } from '../support/failing-responses.ts'
import { expect, alternateLocale, messages, test, type Locale } from '../support/portal.ts'

const transcript = { en: enTranscript, ar: arTranscript }
const chat = { en: enChat, ar: arChat }
const query = { en: enQuery, ar: arQuery }
const draft = { en: enDraft, ar: arDraft }
const images = { en: enImages, ar: arImages }
const search = { en: enSearch, ar: arSearch }
const speech = { en: enSpeech, ar: arSpeech }
const video = { en: enVideo, ar: arVideo }

const film = new URL('../../../app/src/screens/studio/video-analyzer/testing/courtyard.mp4', import.meta.url)
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAATklEQVR42u3PQQkAAAgEsItg5ItuBN/CYAWWaV+LgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgMBlATkfAQCSqOpwAAAAAElFTkSuQmCC'
const text = 'A fox in the snow – ثعلب في الثلج'

interface Case {
  readonly path: string
  /** Fills in the tool's input. */
  readonly give: (page: Page, locale: Locale) => Promise<void>
  readonly tool: (page: Page, locale: Locale) => Tool
}

interface Names {
  readonly press: string
  readonly cancel: string
  readonly failed: string
  readonly ready: string
}

const within = (page: Page, { press, cancel, failed, ready }: Names) => {
  const main = page.locator('main')
  const draft = main.getByRole('textbox').first()
  return {
    call: /enerateContent/,
    text,
    press: main.getByRole('button', { name: press, exact: true }),
    cancel: main.getByRole('button', { name: cancel, exact: true }),
    failure: page.getByRole('alert').filter({ hasText: failed }),
    expectInput: () => expect(draft).toHaveValue(text),
    ready,
  }
}

const write = (page: Page) => page.locator('main').getByRole('textbox').first().fill(text)
const bring = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('main input[type=file]').setInputFiles({ name, mimeType, buffer })

/** All tools that send one request. */
const cases: readonly Case[] = [
  {
    path: 'ai-studio/chatbot',
    give: async (page, locale) => {
      const field = page.getByRole('textbox', { name: chat[locale].message, exact: true })
      await field.fill(text)
      await field.press('Enter')
      await expect(
        page.locator('[data-slot=chat-message][data-from=model][data-state=complete]'),
      ).toBeVisible()
    },
    tool: (page, locale) => {
      const t = chat[locale]
      const failed = page.locator('[data-slot=chat-message][data-state=failed]')
      const again = new RegExp(`^(?:${t.again}|${messages[locale].common.retry})$`)
      return {
        ...within(page, { press: '', cancel: '', failed: '', ready: 'A fox' }),
        streams: true,
        runsInBackground: true,
        press: page.locator('main').getByRole('button', { name: again }),
        cancel: page.locator('[data-slot=prompt-input-send][data-state=stop]'),
        failure: failed.filter({ hasText: t.error }),
        partial: failed.locator('[data-slot=prose]'),
        expectInput: () =>
          expect(page.locator('[data-slot=chat-message][data-from=user]')).toContainText(text),
      }
    },
  },
  {
    path: 'ai-studio/complex-query',
    give: write,
    tool: (page, locale) => ({
      ...within(page, { ...query[locale], press: query[locale].analyze }),
      streams: true,
      runsInBackground: true,
    }),
  },
  {
    path: 'ai-studio/smart-search',
    give: (page, locale) => page.locator('main').getByLabel(search[locale].query).fill(text),
    tool: (page, locale) => {
      const t = search[locale]
      const field = page.locator('main').getByLabel(t.query)
      return {
        ...within(page, { ...t, press: t.search }),
        runsInBackground: true,
        expectInput: () => expect(field).toHaveValue(text),
      }
    },
  },
  {
    path: 'ai-studio/tts',
    give: write,
    tool: (page, locale) => {
      const t = speech[locale]
      return within(page, { ...t, press: t.generate, ready: t.playing })
    },
  },
  {
    path: 'ai-studio/image-generation',
    give: write,
    tool: (page, locale) => {
      const t = images[locale].generation
      const own = { blocked: t.blockedHint, empty: t.emptyHint }
      return { ...within(page, { ...t, press: t.generate, cancel: t.stop }), own }
    },
  },
  {
    path: 'ai-studio/image-editor',
    give: async (page, locale) => {
      await bring(page, 'dot.png', 'image/png', Buffer.from(dot, 'base64'))
      await page.getByLabel(images[locale].editor.instruction).fill(text)
    },
    tool: (page, locale) => {
      const t = images[locale].editor
      const own = { blocked: t.blockedHint, empty: t.emptyHint }
      return { ...within(page, { ...t, press: t.apply, cancel: t.stop }), own }
    },
  },
  {
    path: 'ai-studio/audio-transcription',
    give: async (page, locale) => {
      const samples = Int16Array.from({ length: 8000 }, (_, at) => 9000 * Math.sin(at / 5))
      await bring(page, 'talk.wav', 'audio/wav', Buffer.from(toWav(new Uint8Array(samples.buffer), 8000)))
      await expect(page.getByText(transcript[locale].status.ready)).toBeVisible()
    },
    tool: (page, locale) => {
      const t = transcript[locale]
      const play = page.getByRole('button', { name: t.play, exact: true })
      return {
        ...within(page, { press: t.transcribe, cancel: t.cancel, failed: '', ready: t.status.done }),
        text: 'Transcribe this',
        failure: page.getByRole('alert').filter({ hasText: new RegExp(`${t.failed}|${t.noSpeech}`) }),
        own: { ...t.why, empty: t.noSpeechHint },
        expectInput: () => expect(play).toBeVisible(),
      }
    },
  },
  {
    path: 'ai-studio/video-analyzer',
    give: async (page) => {
      await bring(page, 'courtyard.mp4', 'video/mp4', await readFile(film))
      await expect(page.locator('main video')).toBeVisible()
      await write(page)
    },
    tool: (page, locale) => {
      const t = video[locale]
      const validation = t.unreadable.slice(0, t.unreadable.indexOf('{'))
      const names = { ...t, press: t.ask, cancel: t.stop }
      const partial = page.getByRole('article').filter({ hasText: t.broken })
      return { ...within(page, names), own: { validation }, streams: true, partial }
    },
  },
  {
    path: 'admin/content-generator',
    give: write,
    tool: (page, locale) => within(page, { ...draft[locale], press: draft[locale].generate }),
  },
]

for (const [index, [locale, { path, give, tool }]] of sample('failures', [
  ...alternateLocale(cases).entries(),
])) {
  test(`reports every failure at ${path}, keeps the input and recovers on retry (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    let uploads = 0
    page.on('request', (request) => {
      uploads += Number(request.headers()['x-goog-upload-command'] === 'start')
    })
    await visitor.open(path)
    await give(page, locale)
    // The analyzer checks the first third, which has 403 and 404.
    await checkFailingResponses(visitor, (locale) => tool(page, locale), index + 2)
    // A video is uploaded once for all questions, and again when it is gone (403, 404) and after leaving: offline
    // without success, then with it.
    expect(uploads).toBe(path.endsWith('video-analyzer') ? 5 : 0)
  })
}

test('answers each of two tabs with its own response', async ({ visit }) => {
  const visitor = await visit('ar')
  await visitor.open('ai-studio/complex-query')
  const other = await visitor.page.context().newPage()
  await other.goto(visitor.page.url())
  const tabs = [
    [visitor.page, 'القمر'],
    [other, 'البحر'],
  ] as const
  const { generation } = arImages
  const answers = (name: string) => (tab: Page) => tab.getByRole('region', { name, exact: true })
  for (const [id, begin, ready, answer] of [
    ['complex-query', arQuery.analyze, arQuery.ready, answers(arQuery.answer)],
    ['smart-search', arSearch.search, arSearch.ready, answers(arSearch.answer)],
    ['image-generation', generation.generate, generation.ready, null],
  ] as const) {
    for (const [tab, text] of tabs) {
      await tab.getByRole('link', { name: arStudio.tool[id].name }).first().click()
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(arStudio.tool[id].name)
      await tab.locator('main').getByRole('textbox').first().fill(text)
    }
    await Promise.all(
      tabs.map(([tab]) => tab.locator('main').getByRole('button', { name: begin, exact: true }).click()),
    )
    for (const [tab, text] of tabs) {
      await expect(tab.getByText(ready)).toBeVisible()
      if (answer) await expect(answer(tab)).toContainText(text)
      else await expect(tab.getByRole('img', { name: text, exact: true })).toBeVisible()
    }
  }
})
