import type { ReplyEvent } from '@saha/machines/chat'
import { PortError } from '@saha/machines/port'
import { describe, expect, it, vi } from 'vitest'
import { setStage } from './testing/stub-gemini-fetch.ts'

vi.hoisted(() =>
  vi.stubGlobal('window', {
    location: { origin: 'https://portal.test' },
    document: { documentElement: { lang: 'ar' } },
  }),
)

const { decodeBase64, encodeBase64 } = await import('./media/base64.ts')
const { blogDraft } = await import('./tools/blog-draft.ts')
const { reply } = await import('./tools/chat.ts')
const { analyzeQuery, complexQuery } = await import('./tools/complex-query.ts')
const { editImage, generateImage } = await import('./tools/images.ts')
const { limits } = await import('./client/models.ts')
const { groundingOf, search } = await import('./tools/smart-search.ts')
const { generateSpeech } = await import('./tools/text-to-speech.ts')
const { transcribe } = await import('./tools/transcription.ts')
const { analyzeVideos } = await import('./video/video-analysis.ts')

const { signal } = new AbortController()
const never = async () => null

describe('what is too large is told before anything is sent', () => {
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
      'a picture',
      () => editImage({ image: blob(limits.picture + 1, 'image/png'), instruction: 'blue' }, signal),
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
    ['a topic', () => blogDraft(never)('q'.repeat(limits.description + 1), signal)],
  ])('%s', async (_, use) => {
    const stage = await setStage()
    await expect(use()).rejects.toMatchObject({ kind: 'too-large' })
    expect(stage.sent).toEqual([])
  })
})

describe('a reply', () => {
  it.each(['piece by piece', 'all at once'])(
    'comes %s, and nothing more of it is told once it is closed',
    async (how) => {
      const stage = await setStage()
      const answer = fetch
      if (how === 'all at once')
        vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
          const response = await answer(...asked)
          return new Response(await response.arrayBuffer(), response)
        })
      const facts: ReplyEvent[] = []
      const first = Promise.withResolvers<void>()
      const close = await reply({
        input: { model: 'flash', turns: [{ role: 'user', text: 'Write 1500 words about palms' }] },
        signal,
        send: (fact) => {
          facts.push(fact)
          first.resolve()
        },
        receive: () => {},
      })
      await first.promise
      await close()
      expect(stage.sent[0]?.signal.aborted).toBe(true)
      await new Promise((resolve) => setImmediate(resolve))
      expect(facts).toEqual([{ type: 'reply.delta', text: expect.stringMatching(/\S/) }])
    },
  )
})

it('an analysis is seen growing, thoughts first, and what is seen last is the answer', async () => {
  await setStage()
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

it('a transcript is words alone in the language of the page, also where the model makes some of them bold', async () => {
  await setStage()
  const { value } = await transcribe({ clip: new Blob([new Uint8Array(64)], { type: 'audio/wav' }) }, signal)
  expect(value).toMatch(/^جواب تجريبي\. /)
  expect(value).not.toContain('**')
  expect(value).not.toContain('Transcribe')
})

describe('speech', () => {
  it('is a WAV file of what the model said, at its rate', async () => {
    await setStage()
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
  ])('that fails by %s is asked for %i times', async (fault, times) => {
    const stage = await setStage()
    stage.fault = fault
    await expect(generateSpeech({ text: 'hello', voice: 'Kore' }, signal)).rejects.toThrow()
    expect(stage.sent).toHaveLength(times)
  })
})

it.each([
  ['bad-json', 2],
  ['overloaded', 1],
])('a draft that fails by %s is asked for %i times', async (fault, times) => {
  const stage = await setStage()
  stage.fault = fault
  await expect(blogDraft(never)('rain', signal)).rejects.toThrow()
  expect(stage.sent).toHaveLength(times)
})

it('a draft is not asked for, and once alone, when nobody can say who asks', async () => {
  const stage = await setStage()
  const proof = vi.fn(() => Promise.reject(new PortError('auth', 'The session has ended')))
  await expect(blogDraft(proof)('rain', signal)).rejects.toMatchObject({ kind: 'auth' })
  expect(proof).toHaveBeenCalledTimes(1)
  expect(stage.sent).toEqual([])
})

describe('what a model writes is a draft only with all of its parts', () => {
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
    const asked = blogDraft(never)('rain', signal)
    const { slug: _slug, ...value } = (written ?? {}) as Record<string, unknown>
    if (good) await expect(asked).resolves.toEqual({ value, cutOff: false })
    else await expect(asked).rejects.toMatchObject({ kind: 'protocol' })
    expect(answers).toHaveBeenCalledTimes(good ? 1 : 2)
  })
})

describe('a draft is read wherever it stands in the answer', () => {
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
    await expect(blogDraft(never)('rain', signal)).resolves.toEqual({ value: draft, cutOff: false })
    expect(answers).toHaveBeenCalledTimes(1)
  })

  it('gives up at once on many braces that never close', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ candidates: [{ content: { parts: [{ text: '{"'.repeat(50_000) }] } }] }),
    )
    await expect(blogDraft(never)('rain', signal)).rejects.toMatchObject({ kind: 'protocol' })
  })
})

it.each([false, true])('a model that is gone is not found; with a gateway before it: %s', async (gateway) => {
  await setStage({ gateway })
  const asked = complexQuery('gemini-2.0-flash')('q', signal)
  await expect(asked).rejects.toMatchObject({ kind: 'not-found', status: 404 })
})

it('a limit says when asking again may help', async () => {
  const stage = await setStage()
  stage.fault = 'quota=7'
  await expect(analyzeQuery()('q', signal)).rejects.toMatchObject({ kind: 'rate-limit', retryAfter: 7 })
})

it('a search in Arabic cites what it says', async () => {
  await setStage()
  const { value } = await search({ query: 'من فاز بكأس الأمم؟', mode: 'web', position: null }, signal)
  const { citations, sources, text } = groundingOf(value)
  expect(citations.length).toBeGreaterThan(0)
  for (const { start, end, sources: cited } of citations) {
    expect(text.slice(start, end)).toMatch(/^\S[^]*\S$/)
    expect(text.slice(start, end)).not.toContain('\uFFFD')
    expect(cited.every((place) => sources[place] !== undefined)).toBe(true)
  }
})

it('bytes survive being base64, also more than fit into one call', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
  expect(decodeBase64(await encodeBase64(new Blob([bytes])))).toEqual(bytes)
})
