import { describe, expect, test } from 'vitest'
import { CHAT, chat, readError, createHarness } from '../testing/harness.ts'

const TEXT = { parts: [{ text: 'hi' }], role: 'user' }
const PNG = { inlineData: { data: 'AAAA', mimeType: 'image/png' } }
const SPEECH = '/v1/models/gemini-3.8-flash-tts:generateContent'
const IMAGE = '/v1/models/gemini-3.1-flash-image:generateContent'
const VIDEO = '/v1/interactions'

const video = {
  model: 'gemini-omni-1.2-flash',
  input: 'a cat',
  response_format: { type: 'video', delivery: 'uri' },
  background: true,
  store: true,
}

/** Bodies that no tool sends, by their defect. */
const rejected: readonly (readonly [string, string, unknown])[] = [
  ['safety settings', CHAT, { ...chat(), safetySettings: [{ category: 'X', threshold: 'BLOCK_NONE' }] }],
  ['cached content of others', CHAT, { ...chat(), cachedContent: 'cachedContents/x' }],
  ['functions', CHAT, { ...chat(), tools: [{ functionDeclarations: [{ name: 'f' }] }] }],
  ['code execution', CHAT, { ...chat(), tools: [{ codeExecution: {} }] }],
  ['URLs that Google would fetch', CHAT, { ...chat(), tools: [{ urlContext: {} }] }],
  ['search with options', CHAT, { ...chat(), tools: [{ googleSearch: { timeRangeFilter: {} } }] }],
  ['two tools', CHAT, { ...chat(), tools: [{ googleSearch: {} }, { googleMaps: {} }] }],
  ['several candidates', CHAT, { ...chat(), generationConfig: { candidateCount: 8 } }],
  [
    'too large a thinking budget',
    CHAT,
    { ...chat(), generationConfig: { thinkingConfig: { thinkingBudget: 32_769 } } },
  ],
  ['images of a text model', CHAT, { ...chat(), generationConfig: { responseModalities: ['IMAGE'] } }],
  ['another schema', CHAT, { ...chat(), generationConfig: { responseJsonSchema: { type: 'array' } } }],
  ['a field in snake case', CHAT, { ...chat(), system_instruction: TEXT }],
  ['another role', CHAT, { contents: [{ ...TEXT, role: 'system' }] }],
  ['a part of two kinds', CHAT, { contents: [{ parts: [{ text: 'a', ...PNG }] }] }],
  ['a document', CHAT, { contents: [{ parts: [{ inlineData: { data: 'AAAA', mimeType: 'text/html' } }] }] }],
  [
    'media that is not base64',
    CHAT,
    { contents: [{ parts: [{ inlineData: { data: '"}', mimeType: 'image/png' } }] }] },
  ],
  [
    'a type with a line break',
    CHAT,
    { contents: [{ parts: [{ inlineData: { data: 'AAAA', mimeType: 'audio/x\r\nb: c' } }] }] },
  ],
  ['no contents', CHAT, {}],
  ['a list', CHAT, [chat()]],
  ['nothing', CHAT, 'null'],
  [
    'a large image',
    IMAGE,
    {
      contents: [TEXT],
      generationConfig: { responseModalities: ['IMAGE'], imageConfig: { imageSize: '4K' } },
    },
  ],
  [
    'another ratio',
    IMAGE,
    {
      contents: [TEXT],
      generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '21:9' } },
    },
  ],
  [
    'a long speech',
    SPEECH,
    {
      contents: [{ parts: [{ text: 'a'.repeat(8001) }] }],
      generationConfig: {
        responseModalities: ['AUDIO'],
        speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } },
      },
    },
  ],
  ['speech as text', SPEECH, chat()],
  ['a long video', VIDEO, { ...video, response_format: { ...video.response_format, duration: '15s' } }],
  ['a large video', VIDEO, { ...video, response_format: { ...video.response_format, resolution: '4k' } }],
  ['an agent', VIDEO, { ...video, agent: 'deep-research' }],
  [
    'tools of an interaction',
    VIDEO,
    { ...video, tools: [{ type: 'mcp_server', url: 'https://evil.example' }] },
  ],
  ['an earlier interaction', VIDEO, { ...video, previous_interaction_id: 'int-of-others' }],
  ['a video by its URL', VIDEO, { ...video, input: [{ type: 'video', uri: 'https://evil.example' }] }],
]

describe('rejects what no tool sends, without a request to Google', () => {
  test.each(rejected)('%s', async (_, path, body) => {
    const harness = createHarness()
    const response = await harness.ask(path, { body })
    expect(await readError(response)).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' })
    expect(harness.gemini.received).toEqual([])
    expect(harness.failures).toEqual([])
    expect(await harness.ledger.getSpent('2026-11-22', 'all')).toBe(0)
  })
})

/** Bodies that two parsers could interpret differently. */
const ambiguous: readonly (readonly [string, string])[] = [
  ['prototypes', '{"contents":[{"parts":[{"text":"hi"}]}],"__proto__":{"tools":[{"codeExecution":{}}]}}'],
  ['constructors', '{"contents":[{"parts":[{"text":"hi"}]}],"constructor":{"prototype":{"store":true}}}'],
  ['deep nesting', `{"contents":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['many values', `{"contents":[${'0,'.repeat(100_000)}0]}`],
  ['an unterminated string', '{"contents":"'],
  ['two bodies', `${JSON.stringify(chat())}{"store":true}`],
  ['a comment', '/**/{}'],
]

test.each(ambiguous)('%s are rejected before they are parsed into values', async (_, body) => {
  const harness = createHarness()
  expect((await readError(await harness.ask(CHAT, { body }))).code).toBe(400)
  expect(harness.gemini.received).toEqual([])
  expect(({} as Record<string, unknown>)['tools']).toBeUndefined()
})

test('keeps one value of a duplicate key, whatever another parser would take', async () => {
  const harness = createHarness()
  const body =
    '{"store":true,"contents":[{"parts":[{"text":"first"}]}],"contents":[{"parts":[{"text":"last"}]}],"store":true}'
  expect((await harness.ask(CHAT, { body })).status).toBe(200)
  expect(harness.gemini.received[0]?.text).toBe('{"contents":[{"parts":[{"text":"last"}]}],"store":false}')
})

describe('other encodings', () => {
  test.each([
    ['text/plain', {}],
    ['application/json; charset=utf-16', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('%s %o', async (type, headers) => {
    const harness = createHarness()
    const response = await harness.ask(CHAT, { headers: { 'content-type': type, ...headers }, body: chat() })
    expect(response.status).toBe(415)
    expect(harness.gemini.received).toEqual([])
  })

  test('rejects invalid UTF-8', async () => {
    const harness = createHarness()
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
    expect((await harness.ask(CHAT, { body })).status).toBe(400)
  })

  test('stops reading an endless body when it is too long', async () => {
    const harness = createHarness()
    let chunks = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1
        controller.enqueue(new Uint8Array(16 * 1024).fill(0x20))
      },
    })
    expect((await harness.ask(SPEECH, { body })).status).toBe(413)
    expect(chunks).toBeLessThan(10)
  })

  test('rejects a false or too large content length', async () => {
    const harness = createHarness()
    for (const length of ['99999999999', '-5', 'NaN', '5'])
      expect((await harness.ask(CHAT, { headers: { 'content-length': length }, body: chat() })).status).toBe(
        413,
      )
  })
})

test('reports the path of an invalid field, without its value', async () => {
  const harness = createHarness()
  const error = await readError(await harness.ask(CHAT, { body: { ...chat(), 'secret<b>': 'value' } }))
  expect(error.message).toBe('Not allowed here: secret?b?.')
})
