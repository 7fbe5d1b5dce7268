import { describe, expect } from 'vitest'
import { sdkFor, send } from '../testing/test-gemini.ts'
import { test, UnexpectedRequests } from './index.ts'

const FLASH = 'gemini-3.8-flash'
const generate = async (gemini: { url: string }, contents: string) =>
  sdkFor(gemini).models.generateContent({ model: FLASH, contents })

describe('the fixture', () => {
  const urls = new Set<string>()

  test('answers with a text, parts and a function', async ({ gemini }) => {
    urls.add(gemini.url)
    gemini.answer('Waves')
    expect((await generate(gemini, 'A poem')).text).toBe('Waves')
    gemini.answer([{ functionCall: { name: 'look', args: {} } }])
    expect((await generate(gemini, 'Look')).functionCalls?.[0]?.name).toBe('look')
    gemini.answer(({ prompt }) => prompt.toUpperCase())
    expect((await generate(gemini, 'loud')).text).toBe('LOUD')
    gemini.expectRequests([{ model: FLASH, prompt: 'A poem' }, { prompt: /look/i }, { status: 200 }])
  })

  test('starts without answers and requests, on the same server', async ({ gemini }) => {
    urls.add(gemini.url)
    expect(urls.size).toBe(1)
    gemini.expectRequests([])
    expect((await generate(gemini, 'hi')).text).toContain('Demo answer')
  })

  test('fails the next call only', async ({ gemini }) => {
    gemini.answer('ok')
    gemini.fault('quota=3')
    await expect(generate(gemini, 'one')).rejects.toMatchObject({ status: 429 })
    expect((await generate(gemini, 'two')).text).toBe('ok')
    gemini.expectRequests([{ status: 429 }, { status: 200 }])
  })
})

test('says for each request how it differs', async ({ gemini }) => {
  await generate(gemini, 'A poem about the sky')
  await generate(gemini, 'Another')
  const compare = () => gemini.expectRequests([{ prompt: /sea/, model: FLASH }, {}, { system: 'Be brief' }])
  expect(compare).toThrow(UnexpectedRequests)
  expect(compare).toThrow(`Requests to Gemini: expected 3 requests, received 2.
  1. ✗ gemini-3.8-flash "A poem about the sky" → 200
       prompt was to be /sea/, and is "A poem about the sky"
  2. ✓ gemini-3.8-flash "Another" → 200
  3. ✗ missing: { system: "Be brief" }`)
  expect(() => gemini.expectRequests([{}])).toThrow('2. ✗ gemini-3.8-flash "Another" → 200: not expected')
})

describe('the list of requests', () => {
  const html = { accept: 'text/html' }

  test('masks the key in the address, the header and the body, and shortens files', async ({ gemini }) => {
    const key = 'AQ.Ab8RN6example-secret'
    const data = 'A'.repeat(9000)
    const body = {
      contents: [{ parts: [{ text: `My key is ${key}` }, { inlineData: { data, mimeType: 'image/png' } }] }],
    }
    await send(gemini, 'POST', `/v1/models/${FLASH}:generateContent?key=${key}`, body, {
      'x-goog-api-key': key,
    })
    const { body: listed } = await send(gemini, 'GET', '/_requests')
    expect(listed[0]).toMatchObject({ id: 1, method: 'POST', model: FLASH, key: 'AQ.A…', status: 200 })
    const page = await send(gemini, 'GET', '/_requests', undefined, html)
    for (const text of [JSON.stringify(listed), page.body as string]) {
      expect(text).not.toContain(key)
      expect(text).toContain('(9000 characters)')
      expect(text).toContain('key=…')
    }
  })

  test('is a page without scripts, on which prompts are text', async ({ gemini }) => {
    expect((await send(gemini, 'GET', '/_requests', undefined, html)).body).toContain(
      'No request has arrived yet.',
    )
    await generate(gemini, '<img src=x onerror=alert(1)>')
    const { body, headers } = await send(gemini, 'GET', '/_requests', undefined, html)
    expect(body).toContain('&#60;img src=x onerror=alert(1)&#62;')
    expect(body).not.toContain('<img')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect((await send(gemini, 'DELETE', '/_requests')).status).toBe(204)
    expect(gemini.requests).toEqual([])
  })

  test.for([{ 'x-forwarded-for': '203.0.113.5' }, { forwarded: 'for=203.0.113.5' }])(
    'is not found through a proxy: %j',
    async (headers, { gemini }) => {
      expect((await send(gemini, 'GET', '/_requests', undefined, headers)).status).toBe(404)
    },
  )

  test('holds the latest 200', async ({ gemini }) => {
    for (let index = 0; index < 205; index += 1) await send(gemini, 'GET', '/v1/models/none')
    expect(gemini.requests).toHaveLength(200)
    expect(gemini.requests.at(-1)).toMatchObject({ id: 205, status: 404, path: '/v1/models/none' })
  })
})
