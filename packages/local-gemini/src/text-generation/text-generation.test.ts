import { expect, test } from 'vitest'
import type { ReplySchema } from '../schema/generate-request.ts'
import { writeArticle } from './article.ts'
import { describeRecording } from './recording.ts'
import { writeJson } from './json.ts'
import { detectLanguage, preferredLanguage } from '../language.ts'
import { readPrompt } from './prompt.ts'

const prompt = (text: string) => readPrompt([{ role: 'user', parts: [{ text }] }])
const json = (schema: ReplySchema, text = 'camel races in the desert') => writeJson(schema, prompt(text))

test.each([
  ['hello', 'en'],
  ['مرحبا', 'ar'],
  ['اشرح React باختصار شديد', 'ar'],
  ['explain كيف in this sentence', 'en'],
  ['123', 'en'],
])('detects the language of “%s” as %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})

test('refers to the previous turn, and to no turn that does not exist', () => {
  const contents = ['first question', 'second question'].flatMap((text) => [
    { role: 'user', parts: [{ text }] },
    { role: 'model', parts: [{ text: 'secret plan' }] },
  ])
  const article = writeArticle(readPrompt(contents))
  expect(article).toContain('This is turn 2; before it you wrote “first question”.')
  expect(article).not.toContain('secret')
})

test('leaves the fault marker out of the reply', () => {
  expect(writeArticle(prompt('palms #fault:slow=2'))).not.toContain('fault')
})

test('quotes only a part of a long prompt', () => {
  expect(writeArticle(prompt('word '.repeat(2000))).length).toBeLessThan(1000)
})

test("conforms to Google's schemas and to JSON Schema", () => {
  expect(
    json({ type: 'OBJECT', properties: { n: { type: 'INTEGER', minimum: 5 }, ok: { type: 'BOOLEAN' } } }),
  ).toEqual({ n: 5, ok: true })
  expect(json({ type: 'object', properties: { n: { type: ['number', 'null'], maximum: 0 } } })).toEqual({
    n: 0,
  })
})

test('respects order, choices, references, lengths and dates', () => {
  const schema: ReplySchema = {
    type: 'object',
    propertyOrdering: ['kind', 'rows', 'short', 'when', 'leaf'],
    properties: {
      leaf: { $ref: '#/$defs/leaf' },
      when: { type: 'string', format: 'date-time' },
      short: { type: 'string', maxLength: 5 },
      rows: { type: 'array', items: { type: 'integer' }, minItems: 4, maxItems: 4 },
      kind: { enum: ['post', 'note'] },
    },
    $defs: { leaf: { anyOf: [{ type: 'null' }, { type: 'string' }] } },
  }
  const made = json(schema) as Record<string, unknown>
  expect(Object.keys(made)).toEqual(['kind', 'rows', 'short', 'when', 'leaf'])
  expect(made).toMatchObject({ kind: 'post', rows: [1, 1, 1, 1], when: '2026-01-01T00:00:00Z', leaf: null })
  expect((made['short'] as string).length).toBe(5)
})

test('ends for a recursive schema', () => {
  const node: ReplySchema = { type: 'object', properties: { next: { $ref: '#/$defs/node' } } }
  expect(() => json({ ...node, $defs: { node } })).not.toThrow()
})

test('writes fields in the language of their name', () => {
  const made = json({
    type: 'object',
    properties: { en_title: { type: 'string' }, ar_title: { type: 'string' }, bodyAr: { type: 'string' } },
  }) as Record<string, string>
  expect(made['en_title']).toBe('Demo draft: camel races desert')
  expect(made['ar_title']).toMatch(/^مسودة تجريبية/)
  expect(made['bodyAr']).toMatch(/^نص تجريبي/)
})

test('describes the measurements of a recording without inventing words', async () => {
  const loudness = {
    seconds: 65,
    average: -20.4,
    peak: -3.2,
    pauses: [{ from: 1.5, to: 62 }],
    sounds: [
      { from: 0, to: 1.5 },
      { from: 62, to: 65 },
    ],
    loudestAt: 63,
  }
  const measured = { seconds: 65, loudness, hasSound: true, videoTrack: null }
  const english = await describeRecording(measured, 'audio', prompt('What is it?'))
  expect(english).toContain(
    '- Length: 65.0 s\n- Loudness: −20 dB on average, −3 dB at its loudest\n- Pauses: 0:01.5–1:02.0',
  )
  expect(english).toContain('No transcript: the demo measures sound')
  const arabic = await describeRecording(
    { ...measured, loudness: { ...loudness, average: null } },
    'audio',
    prompt('فرّغ هذا التسجيل'),
  )
  expect(arabic).toContain('التسجيل صامت')
  const videoTrack = { width: 640, height: 360, rate: 12 }
  expect(await describeRecording({ ...measured, videoTrack }, 'video', prompt('What is in it?'))).toContain(
    'Moments: it begins at 0:00, its middle is at 0:32, and it ends at 1:05',
  )
  expect(await describeRecording(null, 'video', prompt('x'))).toContain('could not be read')
  expect(
    await describeRecording({ ...measured, videoTrack }, 'video', prompt('What happens, moment by moment?')),
  ).toContain(
    '- 0:00.0–0:01.5 – Something can be heard.\n- 0:32 – Half of it is over.\n- 1:02.0–1:05.0 – Something can be heard.\n- 1:03 – It is at its loudest: −3 dB.\n',
  )
})

// The instruction that the transcription screen sends.
const INSTRUCTION =
  'Transcribe this recording word for word, in the language that is spoken. Answer with the words alone, as plain text, and with nothing at all when nobody speaks.'

test.each([
  ['ar', /^\*\*جواب تجريبي/],
  ['en', /^\*\*Demo answer/],
  [null, /^\*\*Demo answer/],
] as const)(
  "hides a tool's instruction, and replies in the page's language: %s",
  async (preferred, begins) => {
    for (const measured of [null, { seconds: 3, loudness: null, hasSound: true, videoTrack: null }]) {
      const answer = await describeRecording(measured, 'audio', prompt(INSTRUCTION), preferred)
      expect(answer).toMatch(begins)
      expect(answer).not.toMatch(/word for word|plain text/)
      if (preferred === 'ar') expect(answer.replaceAll(/\*/g, '')).not.toMatch(/[a-z]/i)
    }
  },
)

test("quotes a user's question about a recording, and replies in its language", async () => {
  expect(await describeRecording(null, 'video', prompt('ماذا يحدث هنا؟'), 'en')).toContain(
    'سألتَ: «ماذا يحدث هنا؟».',
  )
  expect(await describeRecording(null, 'video', prompt('What happens here?'), 'ar')).toContain(
    'You asked: “What happens here?”.',
  )
})

test.each([
  ['ar', 'ar'],
  ['ar-SA,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr-FR, en-GB;q=0.9', 'en'],
  ['fr', null],
  ['', null],
  [undefined, null],
])('reads accept-language %j as %j', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
