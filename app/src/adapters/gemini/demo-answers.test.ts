import { type RunningGemini, startLocalGemini } from '@saha/local-gemini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLook } from '../../../../packages/local-gemini/src/media/scene/looks.ts'
import { findSymbols } from '../../../../packages/local-gemini/src/media/scene/symbols.ts'
import { catalogue } from '../../catalogue/index.ts'
import { chatbotMessages } from '../../i18n/messages/chatbot/index.ts'
import { complexQueryMessages } from '../../i18n/messages/complex-query/index.ts'
import { contentGeneratorMessages } from '../../i18n/messages/content-generator/index.ts'
import { imagesMessages } from '../../i18n/messages/images/index.ts'
import { liveChatMessages } from '../../i18n/messages/live-chat/index.ts'
import { smartSearchMessages } from '../../i18n/messages/smart-search/index.ts'
import { videoAnalyzerMessages } from '../../i18n/messages/video-analyzer/index.ts'
import { videoGenerationMessages } from '../../i18n/messages/video-generation/index.ts'
import { publicPages } from '../../routing/public-pages.ts'
import guideAr from '../../static-content/guide/ar.ts'
import guideEn from '../../static-content/guide/en.ts'
import { toWav } from './media/wav.ts'
import { models } from './client/models.ts'

const languages = ['en', 'ar'] as const
type Language = (typeof languages)[number]
type Texts = Readonly<Record<Language, object>>

/** Keys of messages that suggest a prompt, without the title of the suggestions. */
const isPrompt = (key: string) => /(?:[eE]xample\d+|^idea[A-Z]\w*|^placeholder)$/.test(key)

/** Lists the prompts that a tool suggests, in both languages. */
const promptsOf = (texts: Texts): [Language, string][] =>
  languages.flatMap((language) =>
    Object.entries(texts[language]).flatMap(([key, text]): [Language, string][] =>
      isPrompt(key) && typeof text === 'string' ? [[language, text]] : [],
    ),
  )

let gemini: RunningGemini
beforeAll(async () => {
  gemini = await startLocalGemini({ port: 0, env: {} })
})
afterAll(async () => gemini.close())

interface Candidate {
  readonly content: { readonly parts: readonly { readonly text?: string; readonly thought?: boolean }[] }
  readonly groundingMetadata?: {
    readonly groundingChunks: readonly Readonly<
      Partial<Record<'web' | 'maps', { readonly uri: string; readonly title: string }>>
    >[]
    readonly groundingSupports: readonly object[]
  }
}

async function ask(text: string, more: object = {}, files: readonly object[] = []): Promise<Candidate> {
  const response = await fetch(`${gemini.url}/v1/models/${models.flash}:generateContent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': 'test' },
    body: JSON.stringify({ contents: [{ role: 'user', parts: [...files, { text }] }], ...more }),
  })
  const { candidates } = (await response.json()) as { candidates: [Candidate] }
  return candidates[0]
}

const answerOf = ({ content: { parts } }: Candidate) =>
  parts.flatMap(({ text = '', thought = false }) => (thought ? [] : [text])).join('')

const demoMark = /^\*\*(?:Demo answer|جواب تجريبي)/

describe('every suggested prompt has an authored answer', () => {
  it.each([...promptsOf(chatbotMessages.chatbot), ...promptsOf(liveChatMessages.liveChat)])(
    'chat and conversation: %s %s',
    async (_, prompt) => {
      const text = answerOf(await ask(prompt))
      expect(text).not.toMatch(demoMark)
      expect(text.length).toBeGreaterThan(150)
    },
  )

  it.each(promptsOf(complexQueryMessages.complexQuery))('complex query: %s %s', async (_, prompt) => {
    const answer = await ask(prompt, { generationConfig: { thinkingConfig: { includeThoughts: true } } })
    expect(answerOf(answer)).not.toMatch(demoMark)
    expect(answerOf(answer).length).toBeGreaterThan(800)
    const thoughts = answer.content.parts.filter(({ thought }) => thought)
    expect(thoughts.length).toBeGreaterThan(1)
    for (const { text } of thoughts) expect(text).not.toMatch(/Reading the question|قراءة السؤال/)
  })

  it.each(promptsOf(contentGeneratorMessages.contentGenerator))('draft: %s %s', async (_, prompt) => {
    const keys = ['en_title', 'en_body', 'en_tags', 'ar_title', 'ar_body', 'ar_tags']
    const properties = Object.fromEntries(
      keys.map((key) => [key, { type: key.endsWith('tags') ? 'array' : 'string' }]),
    )
    const schema = { type: 'object', properties, required: keys }
    const answer = await ask(prompt, {
      generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
    })
    const draft = JSON.parse(answerOf(answer)) as Record<string, string>
    expect(Object.keys(draft)).toEqual(keys)
    expect(draft['en_title']).not.toMatch(/demo/i)
    for (const body of [draft['en_body'], draft['ar_body']])
      expect(body?.split('\n\n').length).toBeGreaterThanOrEqual(3)
  })

  it.each(promptsOf(videoAnalyzerMessages.videoAnalyzer))('video: %s %s', async (_, prompt) => {
    const silence = toWav(new Uint8Array(48_000 * 2), 24_000)
    const inlineData = { mimeType: 'video/wav', data: Buffer.from(silence).toString('base64') }
    const text = answerOf(await ask(prompt, {}, [{ inlineData }]))
    expect(text).toMatch(demoMark)
    expect(text).toContain('0:02')
    // The answer to any other question quotes it.
    expect(text).not.toContain(prompt.slice(0, 12))
  })
})

describe('every suggested image and video can be drawn', () => {
  const { en, ar } = imagesMessages.images
  /** Placeholders begin with “For example:”. */
  const described = (texts: Texts) =>
    promptsOf(texts).map(([language, text]) => [language, text.replace(/^[^:،]{1,12}: /, '')] as const)

  it.each([
    ...described({ en: en.generation, ar: ar.generation }),
    ...described(videoGenerationMessages.videoGeneration),
  ])('%s %s', (_, prompt) => {
    expect(findSymbols(prompt).length).toBeGreaterThan(0)
  })

  it.each(described({ en: en.editor, ar: ar.editor }))('edit: %s %s', (_, instruction) => {
    const { isNamed, style } = findLook(instruction)
    expect(isNamed || style !== null).toBe(true)
  })
})

describe('every suggested search has sources', () => {
  /** Titles of the portal's pages that answers may cite. */
  const titles = (language: Language) =>
    new Map<string, string>([
      ...catalogue.articles().map(({ id, title }) => [`article/${id}`, title[language]] as const),
      ...catalogue.games().map(({ id, title }) => [`game/${id}`, title[language]] as const),
      ['global-games-guide', (language === 'ar' ? guideAr : guideEn).title] as const,
    ])
  const paths = new Set(publicPages(catalogue, true).map(({ path }) => path))
  const { smartSearch } = smartSearchMessages
  const searches = (mode: string) =>
    languages.flatMap((language) =>
      Object.entries(smartSearch[language]).flatMap(([key, text]): [Language, string][] =>
        isPrompt(key) && key.startsWith(mode) ? [[language, text]] : [],
      ),
    )

  it('in the web or on the map', () => {
    expect(searches('web').length + searches('maps').length).toBe(promptsOf(smartSearch).length)
  })

  it.each(searches('web'))('pages of this portal, in its language: %s %s', async (language, prompt) => {
    const answer = await ask(prompt, { tools: [{ googleSearch: {} }] })
    expect(answerOf(answer)).not.toMatch(demoMark)
    const { groundingChunks = [], groundingSupports = [] } = answer.groundingMetadata ?? {}
    expect(groundingChunks.length).toBeGreaterThan(0)
    expect(groundingSupports.length).toBeGreaterThan(0)
    for (const { web } of groundingChunks) {
      const [, locale, path = ''] = /^(en|ar)\/(.+)\/$/.exec(web?.uri ?? '') ?? []
      expect(locale).toBe(language)
      expect(paths).toContain(path)
      expect(web?.title).toBe(titles(language).get(path))
    }
  })

  it.each(searches('maps'))('searches of a map: %s %s', async (_, prompt) => {
    const answer = await ask(prompt, { tools: [{ googleMaps: {} }] })
    expect(answerOf(answer)).not.toMatch(demoMark)
    const { groundingChunks = [] } = answer.groundingMetadata ?? {}
    expect(groundingChunks.length).toBe(3)
    for (const { maps } of groundingChunks)
      expect(maps?.uri).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\S+$/)
  })
})
