import { FileState, GenerateVideosOperation } from '@google/genai'
import { expect, test } from 'vitest'
import { sdkFor, startTestGemini } from './testing/test-gemini.ts'

const FLASH = 'gemini-3.8-flash'
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Reads width and height from a JPEG's start of frame. */
function jpegSize(base64: string | undefined): [number, number] {
  const bytes = Buffer.from(base64 ?? '', 'base64')
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  return [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]
}

test('streams a chat, keeps its history and refers to the previous turn', async () => {
  const chat = sdkFor(await startTestGemini()).chats.create({ model: FLASH })
  const chunks: string[] = []
  let usage
  for await (const chunk of await chat.sendMessageStream({ message: 'Tell me about falcons' })) {
    chunks.push(chunk.text ?? '')
    usage = chunk.usageMetadata
  }
  expect(chunks.length).toBeGreaterThan(5)
  expect(chunks.join('')).toMatch(/^\*\*Demo answer\.\*\*.*“Tell me about falcons”/)
  expect(usage?.totalTokenCount).toBe((usage?.promptTokenCount ?? 0) + (usage?.candidatesTokenCount ?? 0))
  const second = await chat.sendMessage({ message: 'And owls?' })
  expect(second.text).toContain('This is turn 2; before it you wrote “Tell me about falcons”.')
  expect(chat.getHistory(true).length).toBeGreaterThan(4)
})

test('returns thoughts apart from the reply, with their tokens', async () => {
  const answer = await sdkFor(await startTestGemini()).models.generateContent({
    model: 'gemini-2.5-pro',
    contents: 'لماذا السماء زرقاء؟',
    config: { thinkingConfig: { thinkingBudget: 32768, includeThoughts: true } },
  })
  const parts = answer.candidates?.[0]?.content?.parts ?? []
  expect(parts.filter(({ thought }) => thought)).toHaveLength(3)
  expect(answer.text).toMatch(/^\*\*جواب تجريبي\.\*\*/)
  expect(answer.text).not.toContain('التخطيط')
  expect(answer.usageMetadata?.thoughtsTokenCount).toBeGreaterThan(10)
})

test('returns JSON that conforms to its schema', async () => {
  const keys = ['en_title', 'en_body', 'en_tags', 'ar_title', 'ar_body', 'ar_tags']
  const properties = Object.fromEntries(
    keys.map((key) => [
      key,
      key.endsWith('tags') ? { type: 'array', items: { type: 'string' } } : { type: 'string' },
    ]),
  )
  const { text } = await sdkFor(await startTestGemini()).models.generateContent({
    model: FLASH,
    contents: 'Write a blog post about camel races',
    config: {
      responseMimeType: 'application/json',
      responseJsonSchema: { type: 'object', properties, required: keys },
    },
  })
  const draft = JSON.parse(text ?? '') as Record<string, unknown>
  expect(Object.keys(draft)).toEqual(keys)
  expect(draft['en_title']).toMatch(/camel/)
  expect(draft['ar_body']).toMatch(/^نص تجريبي/)
  expect(draft['ar_tags']).toContain('تجريبي')
})

test('draws a JPEG of the requested ratio, and keeps the ratio of an edited image', async () => {
  const { models } = sdkFor(await startTestGemini())
  const model = 'gemini-nano-banana-2.1'
  const wide = await models.generateContent({
    model,
    contents: 'a red house',
    config: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '16:9' } },
  })
  expect(jpegSize(wide.data)).toEqual([1360, 768])
  expect(wide.candidates?.[0]?.content?.parts?.[0]?.inlineData?.mimeType).toBe('image/jpeg')
  const edited = await models.generateContent({
    model,
    contents: [{ inlineData: { data: wide.data ?? '', mimeType: 'image/jpeg' } }, { text: 'make it gray' }],
  })
  const [words, image] = edited.candidates?.[0]?.content?.parts ?? []
  expect(words?.text).toContain('Demo edit of your image: “make it gray”')
  const [width, height] = jpegSize(image?.inlineData?.data)
  expect(width / height).toBeCloseTo(1360 / 768, 1)
  expect(image?.inlineData?.data).not.toBe(wide.data)
})

test('speaks 24 kHz PCM that is not silent, and longer for longer texts', async () => {
  const { models } = sdkFor(await startTestGemini())
  const say = async (text: string) => {
    const answer = await models.generateContent({
      model: 'gemini-3.8-flash-tts',
      contents: text,
      config: {
        responseModalities: ['AUDIO'],
        speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } },
      },
    })
    expect(answer.candidates?.[0]?.content?.parts?.[0]?.inlineData?.mimeType).toBe(
      'audio/L16;codec=pcm;rate=24000',
    )
    return Buffer.from(answer.data ?? '', 'base64')
  }
  const short = await say('Say this: hello')
  // The instruction is not read aloud.
  expect(short).toHaveLength((await say('hello')).length)
  const long = await say('Say this: مرحبًا بكم في ساحة، هنا نلعب ونتسابق كل يوم.')
  expect(long.length).toBeGreaterThan(short.length)
  expect(Math.max(...new Int16Array(short.buffer, short.byteOffset, short.length >> 1))).toBeGreaterThan(1000)
})

test('reports grounding offsets in bytes that match its sentences, in Arabic too', async () => {
  const answer = await sdkFor(await startTestGemini()).models.generateContent({
    model: FLASH,
    contents: 'من فاز بكأس آسيا؟',
    config: { tools: [{ googleSearch: {} }] },
  })
  const grounding = answer.candidates?.[0]?.groundingMetadata
  const bytes = Buffer.from(answer.text ?? '')
  for (const { segment } of grounding?.groundingSupports ?? [])
    expect(bytes.subarray(segment?.startIndex, segment?.endIndex).toString()).toBe(segment?.text)
  expect(grounding?.groundingSupports).toHaveLength(2)
  expect(grounding?.groundingChunks?.map(({ web }) => web?.title)).toEqual(['example.com', 'example.org'])
  expect(grounding?.searchEntryPoint?.renderedContent).toContain('<a class="chip"')
})

test("lists Maps places near the user's position", async () => {
  const answer = await sdkFor(await startTestGemini()).models.generateContent({
    model: FLASH,
    contents: 'cafes',
    config: {
      tools: [{ googleMaps: {} }],
      toolConfig: { retrievalConfig: { latLng: { latitude: 24.7, longitude: 46.6 } } },
    },
  })
  expect(answer.text).toContain('near 24.7, 46.6')
  const [place] = answer.candidates?.[0]?.groundingMetadata?.groundingChunks ?? []
  expect(place?.maps).toMatchObject({ title: 'Demo place 1: cafes', placeId: 'places/demo-1' })
})

test('makes a video after some polls, and serves it to its key, in ranges too', async () => {
  const gemini = await startTestGemini()
  const started = await fetch(`${gemini.url}/v1/models/veo-3.1-generate-preview:predictLongRunning`, {
    method: 'POST',
    headers: { 'x-goog-api-key': 'test-key' },
    body: JSON.stringify({
      instances: [{ prompt: 'a boat' }],
      parameters: { aspectRatio: '9:16', resolution: '360p', durationSeconds: 4 },
    }),
  })
  const operation = Object.assign(new GenerateVideosOperation(), await started.json())
  const { operations } = sdkFor(gemini)
  const states: unknown[] = []
  let polled = await operations.getVideosOperation({ operation })
  while (polled.done !== true) {
    states.push(polled.metadata?.['state'])
    polled = await operations.getVideosOperation({ operation: polled })
  }
  expect(states.length).toBeGreaterThanOrEqual(2)
  expect(new Set(states)).toEqual(new Set(['RUNNING']))
  const uri = polled.response?.generatedVideos?.[0]?.video?.uri ?? ''
  expect(uri).toMatch(/\/v1\/files\/[a-z0-9]+:download\?alt=media$/)
  const whole = await fetch(uri, { headers: { 'x-goog-api-key': 'test-key' } })
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp')
  const part = await fetch(uri, { headers: { 'x-goog-api-key': 'test-key', range: 'bytes=4-7' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 4-7/${bytes.length}`,
    'ftyp',
  ])
  expect((await fetch(uri, { headers: { 'x-goog-api-key': 'other' } })).status).toBe(403)
  expect((await fetch(uri)).status).toBe(400)
})

test('makes a video by an interaction in the background, and cancels and deletes it', async () => {
  const { interactions } = sdkFor(await startTestGemini())
  const begin = async () =>
    interactions.create({
      model: 'gemini-omni-1.2-flash',
      input: [
        { type: 'text', text: 'a cat' },
        { type: 'image', data: PIXEL, mime_type: 'image/png' },
      ],
      response_format: {
        type: 'video',
        aspect_ratio: '16:9',
        resolution: '360p',
        delivery: 'uri',
        duration: '3s',
      },
      background: true,
      store: true,
    })
  const first = await begin()
  expect(first.status).toBe('in_progress')
  let polls = 0
  let polled = await interactions.get(first.id)
  for (; polled.status === 'in_progress'; polls += 1) polled = await interactions.get(first.id)
  expect(polls).toBeGreaterThanOrEqual(2)
  expect(polled.status).toBe('completed')
  expect(polled.output_video).toMatchObject({ type: 'video', mime_type: 'video/mp4' })
  expect(polled.output_video?.uri).toContain(':download?alt=media')

  const second = await begin()
  expect((await interactions.cancel(second.id)).status).toBe('cancelled')
  await interactions.delete(second.id)
  await expect(interactions.get(second.id)).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('Requested entity was not found.') as string,
  })
})

test('processes an uploaded video, and then measures it', async () => {
  const gemini = await startTestGemini()
  const ai = sdkFor(gemini)
  const made = await ai.interactions.create({
    model: 'gemini-omni-1.2-flash',
    input: 'the sea',
    response_format: { type: 'video', resolution: '360p', duration: '3s' },
  })
  const bytes = Buffer.from(made.output_video?.data ?? '', 'base64')
  let file = await ai.files.upload({
    file: new Blob([bytes], { type: 'video/mp4' }),
    config: { displayName: 'sea' },
  })
  expect(file).toMatchObject({ state: 'PROCESSING', sizeBytes: String(bytes.length), displayName: 'sea' })
  const ask = async () =>
    ai.models.generateContent({
      model: FLASH,
      contents: [
        { fileData: { fileUri: file.uri ?? '', mimeType: 'video/mp4' } },
        { text: 'What happens here?' },
      ],
    })
  await expect(ask()).rejects.toThrow('is not in an ACTIVE state')
  while (file.state === FileState.PROCESSING) file = await ai.files.get({ name: file.name ?? '' })
  const { text } = await ask()
  expect(text).toContain('Length: 3.0 s')
  expect(text).toContain('Image: 640 × 360, 12 frames per second')
  expect(text).toContain('You asked: “What happens here?”.')
  await ai.files.delete({ name: file.name ?? '' })
  await expect(ai.files.get({ name: file.name ?? '' })).rejects.toMatchObject({ status: 403 })
})

test('counts tokens, lists models and gets one', async () => {
  const { models } = sdkFor(await startTestGemini())
  expect((await models.countTokens({ model: FLASH, contents: 'one two three' })).totalTokens).toBe(4)
  expect((await models.get({ model: FLASH })).displayName).toBe('Gemini 3.8 Flash')
  const listed = []
  for await (const { name } of await models.list({ config: { pageSize: 5 } })) listed.push(name)
  expect(listed).toContain('models/gemini-3.8-live')
})
