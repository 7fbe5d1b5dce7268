import { expect, it, vi } from 'vitest'
import recorded from '../../../../packages/gateway/src/testing/recorded-requests.json' with { type: 'json' }
import { sendAtOnce, stubGeminiFetch } from './testing/stub-gemini-fetch.ts'

vi.hoisted(() =>
  vi.stubGlobal('window', {
    location: { origin: 'https://portal.test' },
    document: { documentElement: { lang: 'ar' } },
  }),
)

const { Secret } = await import('@saha/machines/auth')
const { createBlogDraftWriter } = await import('./tools/blog-draft.ts')
const { createReply } = await import('./tools/chat.ts')
const reply = createReply(async () => null)
const { complexQuery } = await import('./tools/complex-query.ts')
const { editImage, imageGeneration } = await import('./tools/images.ts')
const { models, imageRatios } = await import('./client/models.ts')
const { storeKey } = await import('./client/user-api-key.ts')
const { search } = await import('./tools/smart-search.ts')
const { generateSpeech } = await import('./tools/text-to-speech.ts')
const { transcribe } = await import('./tools/transcription.ts')
const { pollVideo, videoGeneration } = await import('./video/video-generation.ts')
const { videoAnalyzer } = await import('./video/video-analysis.ts')

type Body = Readonly<Record<string, unknown>>

const { signal } = new AbortController()
const requestOf = (tool: string) => {
  const found = recorded.requests.find((request) => request.tool.startsWith(tool))
  if (found === undefined) throw new Error(`Nothing was recorded of ${tool}`)
  return { ...found, body: found.body as Body | null }
}

/** Removes `store`, which was not recorded and which the SDK writes before the other settings. */
const unstored = ({ contents, generationConfig = {}, ...rest }: Body): Body => ({
  contents,
  ...rest,
  store: false,
  generationConfig,
})
const bytes = (size: number, type: string) => new Blob([new Uint8Array(size)], { type })
const inlined = (parts: unknown, text: unknown) => [{ parts: [(parts as unknown[])[0], { text }] }]
const getParts = (body: Body) => (body.contents as { parts: unknown[] }[])[0]?.parts
const ask = async (model: 'flash', turns: readonly { role: 'user' | 'model'; text: string }[]) => {
  const ended = Promise.withResolvers<void>()
  const send = ({ type }: { type: string }) => type === 'reply.delta' || ended.resolve()
  await reply({ input: { model, turns }, signal, send, receive: () => {} })
  await ended.promise
}
const getNoToken = async () => null
const own = () => storeKey(new Secret('own-key'))

const cases: [
  tool: string,
  use: () => Promise<unknown>,
  /** Differences of the adapter's request from the recorded SDK request. */
  otherwise?: ((body: Body) => Body) | undefined,
  /** Another model, or streaming. */
  address?: [recorded: string, ours: string],
][] = [
  [
    'chat, first turn',
    () => ask('flash', [{ role: 'user', text: 'hi' }]),
    ({ contents, generationConfig }) => unstored({ contents, generationConfig }),
  ],
  [
    'complex query',
    () => complexQuery('gemini-2.5-pro')('q', signal),
    undefined,
    ['gemini-3.1-pro-preview:generateContent', 'gemini-2.5-pro:streamGenerateContent?alt=sse'],
  ],
  [
    'image editing',
    () => editImage({ image: bytes(3, 'image/png'), instruction: 'make it blue' }, signal),
    (body) => ({ ...unstored(body), generationConfig: { responseModalities: ['IMAGE'] } }),
    ['gemini-3.1-flash-image', models.imageEditor],
  ],
  [
    'transcription',
    () => transcribe({ clip: bytes(3, 'audio/webm;codecs=opus') }, signal),
    (body) => ({
      ...unstored(body),
      contents: inlined(getParts(body), expect.any(String)),
    }),
  ],
  ['search the web', () => search({ query: 'who won', mode: 'web', position: null }, signal), unstored],
  [
    'search maps',
    () => search({ query: 'cafes', mode: 'maps', position: { latitude: 24.7, longitude: 46.6 } }, signal),
    (body) => ({
      ...unstored(body),
      toolConfig: { retrievalConfig: { latLng: { latitude: 24.7, longitude: 46.6 } } },
    }),
  ],
  [
    'text to speech',
    () => generateSpeech({ text: 'hello', voice: 'Kore' }, signal),
    unstored,
    ['gemini-3.8-flash-tts', models.textToSpeech],
  ],
  [
    'image of Imagen',
    () => imageGeneration('imagen-4.0-generate-001')({ prompt: 'cat', aspectRatio: '16:9' }, signal),
  ],
  [
    'video of Veo',
    async () => {
      own()
      await videoGeneration('veo-3.1-generate-preview')(
        { prompt: 'cat', image: { imageBytes: 'AAAA', mimeType: 'image/png' }, aspectRatio: '16:9' },
        signal,
      )
    },
  ],
  [
    'video, begin',
    async () => {
      own()
      await videoGeneration('gemini-omni-1.2-flash')(
        { prompt: 'a cat', image: { imageBytes: 'AAAA', mimeType: 'image/png' }, aspectRatio: '16:9' },
        signal,
      )
    },
    ({ model, input, response_format, ...body }) => {
      const { duration: _, ...format } = response_format as Body
      return { model, input, response_format: format, ...body }
    },
  ],
  [
    'video, poll',
    async () => {
      own()
      await pollVideo({ operation: 'interactions/int-1' }, signal)
    },
  ],
  [
    'poll a video of Veo',
    async () => {
      own()
      await pollVideo({ operation: 'models/veo-3.1-generate-preview/operations/op1' }, signal)
    },
  ],
]

it.each(cases)('sends %s as recorded', async (tool, use, otherwise, [was, is] = ['', '']) => {
  const stage = await stubGeminiFetch()
  const request = requestOf(tool)
  // A missing resource is requested all the same.
  await use().catch(() => {})
  const [sent] = stage.sent
  const keyed = tool.includes('video of Veo') || tool.startsWith('video,')
  expect([sent?.method, sent?.path]).toEqual([request.method, request.url.replace(was, is)])
  expect(sent?.headers.get('x-goog-api-key')).toBe(keyed ? 'own-key' : 'none')
  expect(sent?.headers.get('content-type')).toBe('application/json')
  expect(sent?.headers.get('x-server-timeout')).toBe(null)
  if (request.body === null) expect(sent?.body).toBe('')
  else {
    const body = otherwise ? otherwise(request.body) : request.body
    expect(JSON.parse(sent?.body ?? '')).toEqual(body)
    // Byte for byte.
    if (tool !== 'transcription') expect(sent?.body).toBe(JSON.stringify(body))
  }
})

it.each(imageRatios)('requests a %s image from a Gemini model', async (aspectRatio) => {
  const stage = await stubGeminiFetch()
  await imageGeneration('gemini-nano-banana-2.1')({ prompt: 'cat', aspectRatio }, signal)
  expect(stage.sent.map(({ path }) => path)).toEqual(['/v1/models/gemini-nano-banana-2.1:generateContent'])
  expect(JSON.parse(stage.sent[0]?.body ?? '')).toEqual({
    contents: [{ parts: [{ text: 'cat' }] }],
    store: false,
    generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio } },
  })
})

it('uses the highest thinking level', async () => {
  const stage = await stubGeminiFetch()
  await complexQuery('gemini-4-argon')('q', signal)
  expect(JSON.parse(stage.sent[0]?.body ?? '').generationConfig).toEqual({
    thinkingConfig: { thinkingLevel: 'HIGH', includeThoughts: true },
  })
})

it('sends the whole conversation to the model of each tier', async () => {
  const stage = await stubGeminiFetch()
  const turns = [
    { role: 'user', text: 'hi' },
    { role: 'model', text: 'Hello' },
    { role: 'user', text: 'again' },
  ] as const
  for (const model of ['pro', 'flash', 'flash-lite'] as const) await ask(model as 'flash', turns)
  expect(stage.sent.map(({ path }) => path)).toEqual(
    [models.pro, models.flash, models['flash-lite']].map(
      (model) => `/v1/models/${model}:streamGenerateContent?alt=sse`,
    ),
  )
  expect(JSON.parse(stage.sent[0]?.body ?? '').contents).toEqual(
    turns.map(({ role, text }) => ({ parts: [{ text }], role })),
  )
})

it('uploads a video in parts as recorded, refers to it by URI, and deletes it', async () => {
  const stage = await stubGeminiFetch()
  const size = 20 * 1024 * 1024
  const { ask: analyze, release } = videoAnalyzer({
    sleep: async () => {},
    send: sendAtOnce,
    onProgress: () => {},
  })
  await analyze({ video: bytes(size, 'video/mp4'), question: 'what?', earlier: [] }, signal)
  release()
  const [begin, ...parts] = stage.sent.filter(({ path }) => path.startsWith('/upload/'))
  const uploadStart = requestOf('upload, begin')
  const last = requestOf('upload, last')
  expect(begin?.path).toBe(uploadStart.url)
  const { displayName: _, ...file } = (uploadStart.body ?? {}).file as Body
  expect(JSON.parse(begin?.body ?? '')).toEqual({ file })
  expect(Object.fromEntries(begin?.headers ?? [])).toMatchObject(uploadStart.headers ?? {})
  expect(parts).toHaveLength(3)
  expect(Object.fromEntries(parts[2]?.headers ?? [])).toMatchObject(last.headers ?? {})
  const asked = stage.sent.find(({ path }) => path.endsWith(':streamGenerateContent?alt=sse'))
  expect(JSON.parse(asked?.body ?? '').contents).toEqual([
    {
      parts: [
        { fileData: { fileUri: expect.stringMatching(/\/v1\/files\/\w+$/), mimeType: 'video/mp4' } },
        { text: 'what?' },
      ],
      role: 'user',
    },
  ])
  await vi.waitUntil(() => stage.sent.at(-1)?.method === 'DELETE', { timeout: 20_000, interval: 5 })
  expect(stage.sent.at(-1)?.path).toMatch(/^\/v1\/files\/\w+$/)
})

it('requests a draft with its schema and the user’s token', async () => {
  const stage = await stubGeminiFetch()
  await createBlogDraftWriter(async () => 'a-jwt')('rainy days', signal)
  const [sent] = stage.sent
  expect(sent?.headers.get('x-appwrite-jwt')).toBe('a-jwt')
  const { generationConfig, contents } = JSON.parse(sent?.body ?? '') as {
    generationConfig: Body
    contents: unknown
  }
  expect(contents).toEqual([{ parts: [{ text: 'rainy days' }], role: 'user' }])
  const { required } = generationConfig.responseJsonSchema as { required: string[] }
  expect(required).toEqual(['en_title', 'en_body', 'en_tags', 'ar_title', 'ar_body', 'ar_tags'])
  await createBlogDraftWriter(getNoToken)('rainy days', signal)
  expect(stage.sent[1]?.headers.has('x-appwrite-jwt')).toBe(false)
})
