import { expect, test } from 'vitest'
import { ask, sdkFor, send, startTestGemini } from '../../testing/test-gemini.ts'
import { findAnswer } from './authored-answers.ts'
import { fillTemplate } from './fill-template.ts'
import { scoreMatch, toMeaning } from './match-prompt.ts'
import { parseAnswers } from './parse-answers.ts'
import { toSpokenText } from './spoken-text.ts'

const FLASH = 'gemini-3.8-flash'
const matches = (asked: string, authored: string) => scoreMatch(toMeaning(asked), toMeaning(authored)) > 0

test.each([
  ['  write a SHORT poem about the sea, at night!!', 'Write a short poem about the sea at night'],
  ['Please write a poem about the sea at night', 'Write a short poem about the sea at night'],
  ['function in JavaScript that counts word', 'Write a JavaScript function that counts words'],
  ['إشرح لطفلٍ لماذا السّماء زرقـــاء؟', 'اشرح لطفل لماذا السماء زرقاء'],
  [
    'خطط لي نهاية اسبوع من العاب الطاوله لسته اصدقاء من فضلك',
    'خطّط لي نهاية أسبوع من ألعاب الطاولة لستة أصدقاء',
  ],
])('matches “%s” with “%s”', (asked, authored) => {
  expect(matches(asked, authored)).toBe(true)
})

test.each([
  ['Plan a weekend of board games for eight friends', 'Plan a weekend of board games for six friends'],
  ['Write a short poem about the sea at night in French', 'Write a short poem about the sea at night'],
  ['Write a poem', 'Write a short poem about the sea at night'],
  ['اكتب قصيدة قصيرة عن الجبل', 'اكتب قصيدة قصيرة عن البحر ليلًا'],
  ['', 'Ask anything'],
  ['?!', 'Ask anything'],
])('does not match “%s” with “%s”', (asked, authored) => {
  expect(matches(asked, authored)).toBe(false)
})

test('parses wordings, thoughts and footnotes, and ignores headings in code', () => {
  const [answer, other] = parseAnswers(
    [
      '# A question',
      '',
      'Also: Another wording',
      '',
      '> **First**',
      '>',
      '> Reads.',
      '>',
      '> **Second**',
      '',
      '- **One.** Claimed.[^a][^b] Said.',
      '',
      '```sh',
      '# a comment',
      '```',
      '',
      '[^a]: [Title: a](en/games/)',
      '[^b]: [B](https://example.com/?q=%D8%B4)',
      '# Another',
      'Text',
    ].join('\n'),
  )
  expect(answer).toEqual({
    prompts: ['A question', 'Another wording'],
    thoughts: ['**First**\n\nReads.', '**Second**'],
    text: '- **One.** Claimed. Said.\n\n```sh\n# a comment\n```',
    sources: [
      { title: 'Title: a', uri: 'en/games/' },
      { title: 'B', uri: 'https://example.com/?q=%D8%B4' },
    ],
    citations: [{ start: 11, end: 19, sources: [0, 1] }],
  })
  expect(other).toMatchObject({ prompts: ['Another'], text: 'Text', citations: [] })
  expect(() => parseAnswers('# A\n\nText[^a]')).toThrow('a is missing')
})

test('fills a template: leaves out, repeats, sorts and numbers lines', () => {
  const template = 'Sound:{on}\n\n1. {late}\n2. {unknown}\n3. {times} – {word}\n\nOff.{off}\n\nEnd'
  expect(fillTemplate(template, { on: '', late: '1:05', times: ['0:02', '0:59.5'], word: '{off}' })).toBe(
    'Sound:\n\n1. 0:02 – {off}\n2. 0:59.5 – {off}\n3. 1:05\n\nEnd',
  )
})

test('speaks an answer without its code, tables and marks', () => {
  expect(toSpokenText('# A\n\n- **One**\n\n| a |\n| - |\n\n```js\nx\n```\n\n_Two_!')).toBe('A. One. Two!')
})

test('answers the last turn of a chat, streamed, whatever the instruction', async () => {
  const ai = sdkFor(await startTestGemini())
  const chunks = await ai.models.generateContentStream({
    model: FLASH,
    contents: [
      { role: 'user', parts: [{ text: 'Hello there' }] },
      { role: 'model', parts: [{ text: 'Hello' }] },
      { role: 'user', parts: [{ text: 'write a short poem about the sea at night' }] },
    ],
    config: { systemInstruction: 'Be friendly.' },
  })
  let text = ''
  let count = 0
  for await (const chunk of chunks) {
    text += chunk.text ?? ''
    count += 1
  }
  expect(count).toBeGreaterThan(3)
  expect(text).toBe((await findAnswer('Write a short poem about the sea at night', 'en'))?.text)
})

test('thinks as authored, and as for any prompt where no thoughts are authored', async () => {
  const gemini = await startTestGemini()
  const thinking = { generationConfig: { thinkingConfig: { includeThoughts: true } } }
  const thoughts = async (text: string) => {
    const { body } = await send(gemini, 'POST', `/v1/models/${FLASH}:generateContent`, ask(text, thinking))
    return body.candidates[0].content.parts[0].text as string
  }
  expect(await thoughts('لماذا كانت مكتبات قرطبة مهمة لأوروبا؟ وازن بين ثلاثة تفسيرات.')).toContain(
    '**المشهد**',
  )
  expect(await thoughts('Write a short poem about the sea at night')).toContain('Reading the question')
})

test.each([
  ['en', 'How did chess come from India to Europe?'],
  ['ar', 'كيف وصل الشطرنج من الهند إلى أوروبا'],
])(
  'grounds an answer in pages of the portal, with offsets in UTF-8 bytes: %s',
  async (language, question) => {
    const gemini = await startTestGemini()
    const { body } = await send(
      gemini,
      'POST',
      `/v1/models/${FLASH}:generateContent`,
      ask(question, { tools: [{ googleSearch: {} }] }),
    )
    const [{ content, groundingMetadata }] = body.candidates
    const bytes = Buffer.from(content.parts[0].text)
    expect(groundingMetadata.groundingChunks[0].web.uri).toBe(`${language}/article/courtyard-games/`)
    expect(groundingMetadata.groundingSupports.length).toBeGreaterThan(2)
    for (const { segment, groundingChunkIndices } of groundingMetadata.groundingSupports) {
      expect(bytes.subarray(segment.startIndex, segment.endIndex).toString()).toBe(segment.text)
      expect(groundingMetadata.groundingChunks[groundingChunkIndices[0]]).toBeDefined()
    }
  },
)

test('fills a schema from a draft, but not one that asks for more', async () => {
  const ai = sdkFor(await startTestGemini())
  const text = { type: 'string' }
  const write = async (properties: object) => {
    const { text: json = '' } = await ai.models.generateContent({
      model: FLASH,
      contents: 'How to play with the whole family on one phone',
      config: { responseMimeType: 'application/json', responseJsonSchema: { type: 'object', properties } },
    })
    return JSON.parse(json) as Record<string, unknown>
  }
  const tags = { type: 'array', items: text }
  expect(await write({ en_title: text, ar_tags: tags })).toEqual({
    en_title: 'One phone, one family',
    ar_tags: ['عائلة', 'لعب جماعي', 'هاتف واحد', 'نصائح'],
  })
  expect(await write({ en_title: text, price: { type: 'number' } })).toMatchObject({ price: 1 })
})

test.each([
  ['en', 'Write a JavaScript function that counts words'],
  ['ar', 'اكتب دالة برمجية تعدّ الكلمات'],
] as const)('writes a function that runs and logs what its comments say: %s', async (language, question) => {
  const answer = await findAnswer(question, language)
  const [, code = ''] = /```js\n([^]*?)```/.exec(answer?.text ?? '') ?? []
  const logged: unknown[] = []
  // oxlint-disable-next-line typescript/no-implied-eval -- the test runs what a reader would run
  const run = new Function('console', code) as (console: object) => void
  run({ log: (value: unknown) => logged.push(value) })
  const expected = [...code.matchAll(/\) \/\/ (\d+)$/gm)].map(([, number]) => Number(number))
  expect(expected.length).toBeGreaterThan(2)
  expect(logged).toEqual(expected)
})
