import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GoogleGenAI } from '@google/genai'
import { expect, test as base } from '@playwright/test'
import { Server } from '../../e2e/support/server.ts'
import type { Ai } from '../pages/ai-page.ts'
import { pageScript } from '../pages/page-script.ts'

declare global {
  interface Window {
    readonly GoogleGenAI: typeof GoogleGenAI
    readonly ai: Ai
  }
}

const KEY = 'AQ.not-a-key-of-anybody-but-as-long-as-one-is'

const test = base.extend<{
  startPortal: (env?: Record<string, string>, flags?: string[]) => Promise<Server>
}>({
  startPortal: async ({}, provide) => {
    const servers: Server[] = []
    await provide(async (env, flags) => {
      const server = new Server(env, flags)
      servers.push(server)
      await server.start()
      return server
    })
    await Promise.all(servers.map((server) => server.dispose()))
  },
})

test('chats and talks through /gateway without a key, under the portal’s CSP @quick', async ({
  page,
  startPortal,
}) => {
  const { url } = await startPortal()
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto(url)
  await page.evaluate(await pageScript('gemini'))
  const seen = await page.evaluate(async () => {
    const gateway = `${location.origin}/gateway`
    await fetch(`${gateway}/health`)
    const ai = new window.GoogleGenAI({ apiKey: 'none', httpOptions: { baseUrl: gateway } })
    let text = ''
    const chat = ai.chats.create({ model: 'gemini-3.8-flash' })
    for await (const chunk of await chat.sendMessageStream({ message: 'Tell me about palms' }))
      text += chunk.text ?? ''

    const model = 'gemini-3.8-live'
    const setup = { model: `models/${model}`, generationConfig: { responseModalities: ['AUDIO'] } }
    const token = await fetch(`${gateway}/live/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ setup }),
    })
    const { name, apiVersion, baseUrl } = (await token.json()) as Record<
      'name' | 'apiVersion' | 'baseUrl',
      string
    >
    const spoken = Promise.withResolvers<void>()
    let sound = 0
    const session = await new window.GoogleGenAI({
      apiKey: name,
      apiVersion,
      httpOptions: { baseUrl },
    }).live.connect({
      model,
      config: { responseModalities: ['AUDIO' as never] },
      callbacks: {
        onmessage: ({ data, serverContent }) => {
          sound += data?.length ?? 0
          if (serverContent?.generationComplete === true) spoken.resolve()
        },
      },
    })
    session.sendRealtimeInput({ text: 'hi' })
    await spoken.promise
    session.close()
    return { text, sound, baseUrl }
  })
  expect(seen.text).toMatch(/^\*\*Demo answer\.\*\*.*palms/)
  expect(seen.sound).toBeGreaterThan(1000)
  expect(seen.baseUrl).toBe(`${url}gateway`)
  expect(refused).toEqual([])
  expect((await fetch(`${url}gemini/v1/models`, { headers: { 'x-goog-api-key': 'any' } })).status).toBe(200)
})

test('answers the portal’s own calls, and generated media plays', async ({ page, startPortal }) => {
  const { url } = await startPortal()
  const refused: string[] = []
  const keyed: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  page.on('request', (request) => {
    const key = request.headers()['x-goog-api-key'] ?? 'none'
    if (key !== 'none') keyed.push(`${key} ${new URL(request.url()).pathname}`)
    asked.push(request.url())
  })
  // A key in the URL is ignored.
  await page.goto(`${url}?key=of-the-address&apiKey=of-the-address#/en/?key=of-the-address`)
  await page.evaluate(await pageScript('ai'))
  const events = await page.evaluate(() => window.ai.chat('Tell me about palms'))
  expect(events.at(-1)).toEqual({ type: 'reply.done', cutOff: false })
  expect(events.length).toBeGreaterThan(2)
  const found = await page.evaluate(() => window.ai.search('من فاز بالكأس؟'))
  expect(found.value.citations.length).toBeGreaterThan(0)
  const drawn = await page.evaluate(() => window.ai.draw('a cat'))
  expect(drawn.value.generatedImages[0].image.mimeType).toBe('image/jpeg')
  expect(await page.evaluate(() => window.ai.speak('مرحبا بكم'))).toBeGreaterThan(0.3)
  const size = 9 * 1024 * 1024
  const { value, told } = await page.evaluate((bytes) => window.ai.analyze(bytes), size)
  expect(value).toContain('What is in it?')
  const uploaded = told.flatMap((progress) => (progress.phase === 'uploading' ? [progress.sent] : []))
  expect(uploaded.at(-1)).toBe(size)
  expect(await page.evaluate(() => window.ai.film('a boat at sea', 'my-own-key'))).toBeGreaterThan(2)
  expect(keyed[0]).toBe('my-own-key /gemini/v1/interactions')
  expect(keyed.at(-1)).toMatch(/^my-own-key \/gemini\/v1beta\/files\/[a-z0-9]+:download$/)
  expect(keyed.filter((call) => !call.startsWith('my-own-key /gemini/'))).toEqual([])
  expect(asked.filter((address) => address.includes('my-own-key'))).toEqual([])
  expect(refused).toEqual([])
})

test('asks Appwrite for the user when a label opens the content generator', async ({ page, startPortal }) => {
  const { url } = await startPortal({ VITE_ADMIN_LABEL: 'editor' }, ['--label', 'editor@example.com=editor'])
  await page.goto(url)
  await page.evaluate(await pageScript('ai'))
  const draft = (withToken = true) => page.evaluate((token) => window.ai.draft(token), withToken)
  expect(await draft(), 'guest').toBe('auth')
  expect(await draft(false), 'guest without a token').toBe('auth')
  await page.evaluate(() => window.ai.signUp('reader@example.com'))
  expect(await draft(), 'user without the label').toBe('permission')
  await page.evaluate(() => window.ai.signOut())
  await page.evaluate(() => window.ai.signUp('Editor@example.com'))
  expect(await draft(false), 'editor without a token').toBe('auth')
  expect(await draft(), 'editor').toEqual([
    'en_title',
    'en_body',
    'en_tags',
    'ar_title',
    'ar_body',
    'ar_tags',
  ])
  const answers = await page.evaluate(() => window.ai.chat('Tell me about palms'))
  expect(answers.at(-1), 'the chat needs no label').toMatchObject({ type: 'reply.done' })
})

test('keeps the key in the gateway, and starts no local Gemini', async ({ startPortal }) => {
  const arrived: { path: string | undefined; key: unknown }[] = []
  const google = createServer((request, response) => {
    arrived.push({ path: request.url, key: request.headers['x-goog-api-key'] })
    response.setHeader('content-type', 'application/json')
    response.end('{"candidates":[{"content":{"parts":[{"text":"hello"}]},"finishReason":"STOP"}]}')
  })
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = google.address() as AddressInfo
    const { url } = await startPortal({
      GEMINI_API_KEY: KEY,
      VITE_GEMINI_API_KEY: KEY,
      GATEWAY_UPSTREAM: `http://127.0.0.1:${port}`,
    })
    const ask = await fetch(`${url}gateway/v1/models/gemini-3.8-flash:generateContent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(url).origin },
      body: JSON.stringify({ contents: [{ parts: [{ text: 'hi' }] }] }),
    })
    expect(await ask.text()).toContain('hello')
    expect(arrived).toEqual([{ path: '/v1/models/gemini-3.8-flash:generateContent', key: KEY }])
    expect((await fetch(`${url}gemini/v1/models`)).status).toBe(404)
    const page = await (await fetch(url)).text()
    expect(page).not.toContain(KEY)
  } finally {
    google.closeAllConnections()
    google.close()
  }
})
