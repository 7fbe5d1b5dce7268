import { describe, expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import recorded from './testing/recorded-requests.json' with { type: 'json' }
import { KEY, setStage } from './testing/stage.ts'

interface Recorded {
  readonly tool: string
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: Record<string, unknown> | null
}

const requests = recorded.requests as unknown as readonly Recorded[]

/** A visitor who has an upload, a file, a video of each kind under way. */
async function visitorWithEverything() {
  const visitor = { perDay: 100, perMinute: 100, atOnce: 100 }
  const stage = setStage({ limits: { ...LIMITS, visitor } })
  const cookie = await stage.visitor()
  const find = (tool: string) => requests.find((entry) => entry.tool.startsWith(tool)) as Recorded
  const send = ({ url, method, headers, body }: Recorded) =>
    stage.ask(url, {
      method,
      headers: { cookie, ...headers },
      ...(body === null ? {} : { body }),
    })
  const begun = await send(find('upload, begin'))
  const piece = new URL(begun.headers.get('x-goog-upload-url') ?? '')
  const sendPiece = (body: string) =>
    stage.ask(`${piece.pathname.slice('/gateway'.length)}${piece.search}`, {
      headers: { cookie, ...find('upload, last').headers },
      body,
    })
  await sendPiece('12345')
  await send(find('video of Veo'))
  await send(find('video, begin'))
  return { stage, send, sendPiece }
}

describe('what the SDK sends for each tool passes, and arrives as it was recorded', () => {
  const plain = requests.filter(({ tool }) => tool !== 'upload, last piece')
  test.each(plain)('$tool', async (request) => {
    const { stage, send } = await visitorWithEverything()
    const response = await send(request)
    await response.text()
    expect(response.status).toBe(200)
    const last = stage.gemini.arrived.at(-1)
    expect({ method: last?.method, path: last?.path }).toEqual({ method: request.method, path: request.url })
    const body = last?.text === '' ? null : JSON.parse(last?.text ?? '')
    const stored = request.url.includes('enerateContent') ? { store: false } : {}
    expect(body).toEqual(request.body === null ? null : { ...request.body, ...stored })
    expect(last?.headers.get('x-goog-api-key')).toBe(KEY)
    for (const [name, value] of Object.entries(request.headers ?? {}))
      expect(last?.headers.get(name)).toBe(value)
    expect(stage.failures).toEqual([])
  })

  test('upload, last piece', async () => {
    const { stage, sendPiece } = await visitorWithEverything()
    expect((await sendPiece('the last bytes')).headers.get('x-goog-upload-status')).toBe('final')
    const last = stage.gemini.arrived.at(-1)
    const request = requests.find(({ tool }) => tool === 'upload, last piece')
    expect([last?.method, last?.path, last?.text]).toEqual(['POST', request?.url, 'the last bytes'])
    for (const [name, value] of Object.entries(request?.headers ?? {}))
      expect(last?.headers.get(name)).toBe(value)
  })
})

test('nothing else of a request arrives: not its headers, its cookie or its own key', async () => {
  const stage = setStage()
  const headers = {
    'x-goog-api-key': 'key-of-a-visitor',
    authorization: 'Bearer of-a-visitor',
    cookie: 'a=b',
    'x-goog-user-project': 'other',
    'x-forwarded-host': 'evil.example',
    'user-agent': 'sdk',
  }
  const [request] = requests as [Recorded]
  await (await stage.ask(request.url, { headers, body: request.body })).text()
  const arrived = stage.gemini.arrived[0]?.headers ?? new Headers()
  expect(Object.fromEntries(arrived)).toEqual({ 'content-type': 'application/json', 'x-goog-api-key': KEY })
})

test.each([
  ['http://localhost:4321/gemini', 'ar-SA,en;q=0.5', 'ar'],
  ['http://localhost:4321/gemini', 'fr', null],
  ['https://generativelanguage.googleapis.com', 'ar', null],
])('%s is told of the language %s as %s', async (upstream, language, expected) => {
  const stage = setStage({ upstream })
  const [request] = requests as [Recorded]
  await (
    await stage.ask(request.url, { headers: { 'accept-language': language }, body: request.body })
  ).text()
  expect(stage.gemini.arrived[0]?.headers.get('accept-language')).toBe(expected)
})
