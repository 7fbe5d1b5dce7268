import { GoogleGenAI, Modality } from '@google/genai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { REPLY_CHUNKS } from '../testing/fake-gemini.ts'
import { eventually, type NodeHarness, startNodeHarness } from '../testing/node-harness.ts'

vi.setConfig({ testTimeout: 20_000 })

/** Creates the SDK as on a page: behind a gateway below a path, with the page's origin. */
function sdk({ url }: NodeHarness, apiKey = 'none', more: { apiVersion?: string } = {}) {
  return new GoogleGenAI({
    apiKey,
    httpOptions: { baseUrl: url, headers: { origin: new URL(url).origin } },
    ...more,
  })
}

test('the unmodified SDK chats', async () => {
  const chat = sdk(await startNodeHarness()).chats.create({ model: 'gemini-3.8-flash' })
  let text = ''
  for await (const chunk of await chat.sendMessageStream({ message: 'hi' })) text += chunk.text ?? ''
  expect(text).toBe(REPLY_CHUNKS.join(''))
})

test('the unmodified SDK uploads 9 MB in two chunks and gets the file', async () => {
  const harness = await startNodeHarness()
  const ai = sdk(harness)
  const file = await ai.files.upload({
    file: new Blob([new Uint8Array(9 * 1024 * 1024)]),
    config: { mimeType: 'video/mp4' },
  })
  expect(harness.gemini.received.map(({ text }) => text.length).slice(1)).toEqual([
    8 * 1024 * 1024,
    1024 * 1024,
  ])
  const parts = [{ fileData: { fileUri: file.uri ?? '', mimeType: 'video/mp4' } }, { text: 'what?' }]
  const answer = await ai.models.generateContent({
    model: 'gemini-3.8-flash',
    contents: [{ role: 'user', parts }],
  })
  expect(answer.text).toBe(REPLY_CHUNKS.join(''))
})

test('the unmodified SDK makes a video', async () => {
  const harness = await startNodeHarness()
  const ai = sdk(harness)
  const started = await ai.interactions.create({
    model: 'gemini-omni-1.2-flash',
    input: 'a cat',
    response_format: { type: 'video', aspect_ratio: '16:9', delivery: 'uri', duration: '5s' },
    background: true,
    store: true,
  } as never)
  const polled = JSON.stringify(await ai.interactions.get((started as { id: string }).id))
  expect(polled).toContain(`${harness.url}/v1/files/vid2:download?alt=media`)
})

test('the unmodified SDK understands a limit', async () => {
  const harness = await startNodeHarness({
    limits: {
      client: { perDay: 0, perMinute: 9, atOnce: 9 },
      network: { perDay: 1, perMinute: 9, atOnce: 9 },
      total: { perDay: 1, perMinute: 9, atOnce: 9 },
      liveMinutes: 1,
    },
  })
  const asking = sdk(harness).models.generateContent({ model: 'gemini-3.8-flash', contents: 'hi' })
  await expect(asking).rejects.toMatchObject({
    name: 'ApiError',
    status: 429,
    message: expect.stringContaining('retryDelay'),
  })
})

test('the unmodified SDK talks through the relay', async () => {
  const harness = await startNodeHarness()
  harness.onMessage = ({ socket }) => socket.send('{"setupComplete":{"sessionId":"s1"}}')
  const { url } = harness
  const model = 'gemini-3.8-live'
  const setup = { model: `models/${model}`, generationConfig: { responseModalities: ['AUDIO'] } }
  const response = await fetch(`${url}/live/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify({ setup }),
  })
  const { name, apiVersion, baseUrl } = (await response.json()) as Record<
    'name' | 'apiVersion' | 'baseUrl',
    string
  >
  expect(baseUrl).toBe(url)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const session = await sdk(harness, name, { apiVersion }).live.connect({
    model,
    config: { responseModalities: [Modality.AUDIO] },
    callbacks: { onmessage: () => {} },
  })
  session.sendRealtimeInput({ text: 'typed' })
  await eventually(() => harness.conversations[0]?.messages).toEqual([
    { setup },
    { realtimeInput: { text: 'typed' } },
  ])
  session.close()
})
