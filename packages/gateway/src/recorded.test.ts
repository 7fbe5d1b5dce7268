import { describe, expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import recorded from './testing/recorded-requests.json' with { type: 'json' }
import { KEY, createHarness } from './testing/harness.ts'

interface Recorded {
  readonly tool: string
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: Record<string, unknown> | null
}

const requests = recorded.requests as unknown as readonly Recorded[]

/** Creates a client with an upload, a file, and a pending video of each kind. */
async function visitorWithEverything() {
  const client = { perDay: 100, perMinute: 100, atOnce: 100 }
  const harness = createHarness({ limits: { ...LIMITS, client } })
  const cookie = await harness.getCookie()
  const find = (tool: string) => requests.find((entry) => entry.tool.startsWith(tool)) as Recorded
  const send = ({ url, method, headers, body }: Recorded) =>
    harness.ask(url, {
      method,
      headers: { cookie, ...headers },
      ...(body === null ? {} : { body }),
    })
  const started = await send(find('upload, begin'))
  const chunk = new URL(started.headers.get('x-goog-upload-url') ?? '')
  const sendPiece = (body: string) =>
    harness.ask(`${chunk.pathname.slice('/gateway'.length)}${chunk.search}`, {
      headers: { cookie, ...find('upload, last').headers },
      body,
    })
  await sendPiece('12345')
  await send(find('video of Veo'))
  await send(find('video, begin'))
  return { harness, send, sendPiece }
}

describe('forwards the SDK’s request for each tool as it was recorded', () => {
  const plain = requests.filter(({ tool }) => tool !== 'upload, last piece')
  test.each(plain)('$tool', async (request) => {
    const { harness, send } = await visitorWithEverything()
    const response = await send(request)
    await response.text()
    expect(response.status).toBe(200)
    const last = harness.gemini.received.at(-1)
    expect({ method: last?.method, path: last?.path }).toEqual({ method: request.method, path: request.url })
    const body = last?.text === '' ? null : JSON.parse(last?.text ?? '')
    const stored = request.url.includes('enerateContent') ? { store: false } : {}
    expect(body).toEqual(request.body === null ? null : { ...request.body, ...stored })
    expect(last?.headers.get('x-goog-api-key')).toBe(KEY)
    for (const [name, value] of Object.entries(request.headers ?? {}))
      expect(last?.headers.get(name)).toBe(value)
    expect(harness.failures).toEqual([])
  })

  test('upload, last chunk', async () => {
    const { harness, sendPiece } = await visitorWithEverything()
    expect((await sendPiece('the last bytes')).headers.get('x-goog-upload-status')).toBe('final')
    const last = harness.gemini.received.at(-1)
    const request = requests.find(({ tool }) => tool === 'upload, last piece')
    expect([last?.method, last?.path, last?.text]).toEqual(['POST', request?.url, 'the last bytes'])
    for (const [name, value] of Object.entries(request?.headers ?? {}))
      expect(last?.headers.get(name)).toBe(value)
  })
})

test('forwards no headers, cookie or key of the client', async () => {
  const harness = createHarness()
  const headers = {
    'x-goog-api-key': 'key-of-a-visitor',
    authorization: 'Bearer of-a-visitor',
    cookie: 'a=b',
    'x-goog-user-project': 'other',
    'x-forwarded-host': 'evil.example',
    'user-agent': 'sdk',
  }
  const [request] = requests as [Recorded]
  await (await harness.ask(request.url, { headers, body: request.body })).text()
  const received = harness.gemini.received[0]?.headers ?? new Headers()
  expect(Object.fromEntries(received)).toEqual({ 'content-type': 'application/json', 'x-goog-api-key': KEY })
})

test.each([
  ['http://localhost:4321/gemini', 'ar-SA,en;q=0.5', 'ar'],
  ['http://localhost:4321/gemini', 'fr', null],
  ['https://generativelanguage.googleapis.com', 'ar', null],
])('forwards the language %s to %s as %s', async (upstream, language, expected) => {
  const harness = createHarness({ upstream })
  const [request] = requests as [Recorded]
  await (
    await harness.ask(request.url, { headers: { 'accept-language': language }, body: request.body })
  ).text()
  expect(harness.gemini.received[0]?.headers.get('accept-language')).toBe(expected)
})
