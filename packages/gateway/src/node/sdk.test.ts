import { GoogleGenAI, Modality } from '@google/genai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PIECES } from '../testing/fake-gemini.ts'
import { eventually, type NodeStage, setNodeStage } from '../testing/node-stage.ts'

vi.setConfig({ testTimeout: 20_000 })

/** The SDK as a page has it: behind a gateway below a path, with the page's origin. */
function sdk({ url }: NodeStage, apiKey = 'none', more: { apiVersion?: string } = {}) {
  return new GoogleGenAI({
    apiKey,
    httpOptions: { baseUrl: url, headers: { origin: new URL(url).origin } },
    ...more,
  })
}

test('the unmodified SDK chats through it', async () => {
  const chat = sdk(await setNodeStage()).chats.create({ model: 'gemini-3.8-flash' })
  let text = ''
  for await (const chunk of await chat.sendMessageStream({ message: 'hi' })) text += chunk.text ?? ''
  expect(text).toBe(PIECES.join(''))
})

test('the unmodified SDK uploads 9 MB in two pieces and asks about them', async () => {
  const stage = await setNodeStage()
  const ai = sdk(stage)
  const file = await ai.files.upload({
    file: new Blob([new Uint8Array(9 * 1024 * 1024)]),
    config: { mimeType: 'video/mp4' },
  })
  expect(stage.gemini.arrived.map(({ text }) => text.length).slice(1)).toEqual([8 * 1024 * 1024, 1024 * 1024])
  const parts = [{ fileData: { fileUri: file.uri ?? '', mimeType: 'video/mp4' } }, { text: 'what?' }]
  const answer = await ai.models.generateContent({
    model: 'gemini-3.8-flash',
    contents: [{ role: 'user', parts }],
  })
  expect(answer.text).toBe(PIECES.join(''))
})

test('the unmodified SDK makes a video through it', async () => {
  const stage = await setNodeStage()
  const ai = sdk(stage)
  const begun = await ai.interactions.create({
    model: 'gemini-omni-1.2-flash',
    input: 'a cat',
    response_format: { type: 'video', aspect_ratio: '16:9', delivery: 'uri', duration: '5s' },
    background: true,
    store: true,
  } as never)
  const polled = JSON.stringify(await ai.interactions.get((begun as { id: string }).id))
  expect(polled).toContain(`${stage.url}/v1/files/vid2:download?alt=media`)
})

test('the unmodified SDK understands a limit', async () => {
  const stage = await setNodeStage({
    limits: {
      visitor: { perDay: 0, perMinute: 9, atOnce: 9 },
      network: { perDay: 1, perMinute: 9, atOnce: 9 },
      everybody: { perDay: 1, perMinute: 9, atOnce: 9 },
      liveMinutes: 1,
    },
  })
  const asking = sdk(stage).models.generateContent({ model: 'gemini-3.8-flash', contents: 'hi' })
  await expect(asking).rejects.toMatchObject({
    name: 'ApiError',
    status: 429,
    message: expect.stringContaining('retryDelay'),
  })
})

test('the unmodified SDK talks through the relay', async () => {
  const stage = await setNodeStage()
  stage.onMessage = ({ socket }) => socket.send('{"setupComplete":{"sessionId":"s1"}}')
  const { url } = stage
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
  const session = await sdk(stage, name, { apiVersion }).live.connect({
    model,
    config: { responseModalities: [Modality.AUDIO] },
    callbacks: { onmessage: () => {} },
  })
  session.sendRealtimeInput({ text: 'typed' })
  await eventually(() => stage.conversations[0]?.messages).toEqual([
    { setup },
    { realtimeInput: { text: 'typed' } },
  ])
  session.close()
})
