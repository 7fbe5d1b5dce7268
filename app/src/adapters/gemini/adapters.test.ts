import type { ReplyEvent } from '@saha/machines/chat'
import { PortError } from '@saha/machines/port'
import { describe, expect, it, vi } from 'vitest'
import { stubGeminiFetch } from './testing/stub-gemini-fetch.ts'

vi.hoisted(() =>
  vi.stubGlobal('window', {
    location: { origin: 'https://portal.test' },
    document: { documentElement: { lang: 'ar' } },
  }),
)

const { decodeBase64, encodeBase64 } = await import('./media/base64.ts')
const { createBlogDraftWriter } = await import('./tools/blog-draft.ts')
const { createReply } = await import('./tools/chat.ts')
const reply = createReply(async () => null)
const { analyzeQuery, complexQuery } = await import('./tools/complex-query.ts')
const { editImage, generateImage } = await import('./tools/images.ts')
const { limits } = await import('./client/models.ts')
const { withGrounding, search } = await import('./tools/smart-search.ts')
const { generateSpeech } = await import('./tools/text-to-speech.ts')
const { transcribe } = await import('./tools/transcription.ts')
const { analyzeVideos } = await import('./video/video-analysis.ts')

const { signal } = new AbortController()
const never = async () => null

describe('rejects oversized input before sending', () => {
  const blob = (size: number, type: string) => ({ size, type }) as Blob
  it.each<[string, () => Promise<unknown>]>([
    [
      'a video',
      () =>
        analyzeVideos(() => {}).ask(
          { video: blob(limits.video + 1, 'video/mp4'), question: 'what?', earlier: [] },
          signal,
        ),
    ],
    ['a recording', () => transcribe({ clip: blob(limits.recording + 1, 'audio/webm') }, signal)],
    [
      'an image',
      () => editImage({ image: blob(limits.image + 1, 'image/png'), instruction: 'blue' }, signal),
    ],
    ['a question', () => analyzeQuery()('q'.repeat(limits.prompt + 1), signal)],
    ['a search', () => search({ query: 'q'.repeat(limits.prompt + 1), mode: 'web', position: null }, signal)],
    [
      'a description',
      () => generateImage({ prompt: 'q'.repeat(limits.description + 1), aspectRatio: '1:1' }, signal),
    ],
    [
      'a text to read',
      () => generateSpeech({ text: 'q'.repeat(limits.wholeSpeech + 1), voice: 'Kore' }, signal),
    ],
    ['a topic', () => createBlogDraftWriter(never)('q'.repeat(limits.description + 1), signal)],
  ])('%s', async (_, use) => {
    const stage = await stubGeminiFetch()
    await expect(use()).rejects.toMatchObject({ kind: 'too-large' })
    expect(stage.sent).toEqual([])
  })
})

describe('a reply', () => {
  it.each(['piece by piece', 'all at once'])(
    'streams %s and reports nothing after it is closed',
    async (how) => {
      const stage = await stubGeminiFetch()
      const answer = fetch
      if (how === 'all at once')
        vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
          const response = await answer(...asked)
          return new Response(await response.arrayBuffer(), response)
        })
      const events: ReplyEvent[] = []
      const first = Promise.withResolvers<void>()
      const close = await reply({
        input: { model: 'flash', turns: [{ role: 'user', text: 'Write 1500 words about palms' }] },
        signal,
        send: (event) => {
          events.push(event)
          first.resolve()
        },
        receive: () => {},
      })
      await first.promise
      await close()
      expect(stage.sent[0]?.signal.aborted).toBe(true)
      await new Promise((resolve) => setImmediate(resolve))
      expect(events).toEqual([{ type: 'reply.delta', text: expect.stringMatching(/\S/) }])
    },
  )
})

it('streams an analysis, thoughts first, up to the full answer', async () => {
  await stubGeminiFetch()
  const seen: { text: string; thoughts: string }[] = []
  const { value } = await analyzeQuery((soFar) => seen.push(soFar))('Why is the sky blue?', signal)
  expect(seen[0]).toMatchObject({ text: '', thoughts: expect.stringMatching(/\S/) })
  for (const [index, { text, thoughts }] of seen.entries()) {
    expect(text.startsWith(seen[index - 1]?.text ?? '')).toBe(true)
    expect(thoughts.startsWith(seen[index - 1]?.thoughts ?? '')).toBe(true)
  }
  expect(seen.at(-1)).toEqual(value)
  expect(value.text).not.toContain(value.thoughts.trim())
})

it('transcribes plain text in the page’s language, without bold marks', async () => {
  await stubGeminiFetch()
  const { value } = await transcribe({ clip: new Blob([new Uint8Array(64)], { type: 'audio/wav' }) }, signal)
  expect(value).toMatch(/^جواب تجريبي\. /)
  expect(value).not.toContain('**')
  expect(value).not.toContain('Transcribe')
})

describe('speech', () => {
  it('is a WAV file at the model’s sample rate', async () => {
    await stubGeminiFetch()
    const { bytes, mimeType } = await generateSpeech({ text: 'hello', voice: 'Puck' }, signal)
    const view = new DataView(bytes.buffer as ArrayBuffer)
    expect(mimeType).toBe('audio/wav')
    expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('RIFF')
    expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([bytes.length - 8, bytes.length - 44])
    expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
      1, 24_000, 16,
    ])
  })

  it.each([
    ['other', 2],
    ['internal', 2],
    ['safety', 1],
    ['quota', 1],
  ])('requests speech that fails with %s %i times', async (fault, times) => {
    const stage = await stubGeminiFetch()
    stage.fault = fault
    await expect(generateSpeech({ text: 'hello', voice: 'Kore' }, signal)).rejects.toThrow()
    expect(stage.sent).toHaveLength(times)
  })
})

it.each([
  ['bad-json', 2],
  ['overloaded', 1],
])('requests a draft that fails with %s %i times', async (fault, times) => {
  const stage = await stubGeminiFetch()
  stage.fault = fault
  await expect(createBlogDraftWriter(never)('rain', signal)).rejects.toThrow()
  expect(stage.sent).toHaveLength(times)
})

it('does not request a draft without a token', async () => {
  const stage = await stubGeminiFetch()
  const proof = vi.fn(() => Promise.reject(new PortError('auth', 'The session has ended')))
  await expect(createBlogDraftWriter(proof)('rain', signal)).rejects.toMatchObject({ kind: 'auth' })
  expect(proof).toHaveBeenCalledTimes(1)
  expect(stage.sent).toEqual([])
})

describe('a draft needs all of its fields', () => {
  const whole = {
    en_title: 'Rain',
    en_body: 'It rains.',
    en_tags: ['rain'],
    ar_title: 'مطر',
    ar_body: 'المطر ينهمر.',
    ar_tags: ['مطر'],
  }
  const { ar_body: _, ...half } = whole
  it.each<[string, unknown, boolean]>([
    ['all of it', whole, true],
    ['more than all', { slug: 'rain', ...whole }, true],
    ['no tags', { ...whole, en_tags: [], ar_tags: [] }, true],
    ['a part missing', half, false],
    ['a blank title', { ...whole, ar_title: '  ' }, false],
    ['tags in one text', { ...whole, en_tags: 'rain, games' }, false],
    ['a blank tag', { ...whole, en_tags: [''] }, false],
    ['a list of two', [half, half], false],
    ['nothing', null, false],
  ])('%s', async (_name, written, good) => {
    const answers = vi.fn(async () =>
      Response.json({
        candidates: [{ content: { parts: [{ text: JSON.stringify(written) }] }, finishReason: 'STOP' }],
      }),
    )
    vi.stubGlobal('fetch', answers)
    const asked = createBlogDraftWriter(never)('rain', signal)
    const { slug: _slug, ...value } = (written ?? {}) as Record<string, unknown>
    if (good) await expect(asked).resolves.toEqual({ value, cutOff: false })
    else await expect(asked).rejects.toMatchObject({ kind: 'protocol' })
    expect(answers).toHaveBeenCalledTimes(good ? 1 : 2)
  })
})

describe('finds the draft anywhere in the answer', () => {
  const draft = {
    en_title: 'Rain } and "shine" {',
    en_body: 'It rains.\n```js\nif (a) { b() }\n```',
    en_tags: ['rain'],
    ar_title: 'مطر',
    ar_body: 'المطر ينهمر «{».',
    ar_tags: ['مطر'],
  }
  const json = JSON.stringify(draft, null, 2)
  it.each([
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['in a fence without a language', `\`\`\`\n${json}\n\`\`\`\n`],
    ['between sentences', `Here is "the draft":\n${json}\nAnything else? {}`],
    ['after sentences in Arabic, in a fence', `إليك المسودة:\n\`\`\`json\n${json}\n\`\`\`\nهل أعدّلها؟`],
    ['after braces of prose', `A {draft} with {"en_title": "Rain"}: ${json}`],
    ['in a list', `[${json}]`],
    ['after a byte order mark', `\ufeff${json}`],
  ])('%s', async (_name, text) => {
    const answers = vi.fn(async () =>
      Response.json({ candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] }),
    )
    vi.stubGlobal('fetch', answers)
    await expect(createBlogDraftWriter(never)('rain', signal)).resolves.toEqual({
      value: draft,
      cutOff: false,
    })
    expect(answers).toHaveBeenCalledTimes(1)
  })

  it('rejects many unclosed braces quickly', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ candidates: [{ content: { parts: [{ text: '{"'.repeat(50_000) }] } }] }),
    )
    await expect(createBlogDraftWriter(never)('rain', signal)).rejects.toMatchObject({ kind: 'protocol' })
  })
})

it.each([false, true])('reports a retired model as not found, behind a gateway: %s', async (gateway) => {
  await stubGeminiFetch({ gateway })
  const asked = complexQuery('gemini-2.0-flash')('q', signal)
  await expect(asked).rejects.toMatchObject({ kind: 'not-found', status: 404 })
})

it('reports when a rate limit ends', async () => {
  const stage = await stubGeminiFetch()
  stage.fault = 'quota=7'
  await expect(analyzeQuery()('q', signal)).rejects.toMatchObject({ kind: 'rate-limit', retryAfter: 7 })
})

it('cites ranges of an Arabic answer', async () => {
  await stubGeminiFetch()
  const { value } = await search({ query: 'من فاز بكأس الأمم؟', mode: 'web', position: null }, signal)
  const { citations, sources, text } = withGrounding(value)
  expect(citations.length).toBeGreaterThan(0)
  for (const { start, end, sources: cited } of citations) {
    expect(text.slice(start, end)).toMatch(/^\S[^]*\S$/)
    expect(text.slice(start, end)).not.toContain('\uFFFD')
    expect(cited.every((place) => sources[place] !== undefined)).toBe(true)
  }
})

it('encodes and decodes base64, even larger than one chunk', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
  expect(decodeBase64(await encodeBase64(new Blob([bytes])))).toEqual(bytes)
})
