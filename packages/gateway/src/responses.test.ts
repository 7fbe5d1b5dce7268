import { describe, expect, test } from 'vitest'
import { createGateway } from './gateway.ts'
import { gatewayRoutes } from './routes.ts'
import { chat, KEY, ORIGIN, createHarness, type Harness } from './testing/harness.ts'

const VIDEO = {
  model: 'gemini-omni-1.2-flash',
  input: 'a cat',
  response_format: { type: 'video', delivery: 'uri', duration: '5s' },
  background: true,
  store: true,
}
const UPLOAD = {
  'x-goog-upload-protocol': 'resumable',
  'x-goog-upload-command': 'start',
  'x-goog-upload-header-content-length': '10',
  'x-goog-upload-header-content-type': 'video/mp4',
}
const CHUNK = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' }
const MODELS = '/v1/models'
const SETUP = { model: 'models/gemini-3.8-live', generationConfig: { responseModalities: ['AUDIO'] } }

type Asking = readonly [path: string, headers?: Record<string, string>, body?: unknown]

/** One valid request for every route, by its method and path in the router. */
const requests: Readonly<Record<string, readonly Asking[]>> = {
  'GET /health': [['/health']],
  'POST /:version{v1(?:beta)?}/prompts/:target': [['/v1/prompts/hello:generateContent', {}, {}]],
  'POST /live/token': [['/live/token', {}, { setup: SETUP }]],
  'POST /:version{v1(?:beta)?}/models/:target': [
    [`${MODELS}/gemini-3.8-flash:generateContent`, {}, chat()],
    [`${MODELS}/gemini-3.8-flash:streamGenerateContent?alt=sse`, {}, chat()],
    [
      `${MODELS}/imagen-4.0-generate-001:predict`,
      {},
      { instances: [{ prompt: 'a' }], parameters: { sampleCount: 1 } },
    ],
    [
      `${MODELS}/veo-3.1-generate-preview:predictLongRunning`,
      {},
      { instances: [{ prompt: 'a' }], parameters: {} },
    ],
  ],
  'GET /:version{v1(?:beta)?}/models/:model/operations/:id': [
    [`${MODELS}/veo-3.1-generate-preview/operations/op1`],
  ],
  'POST /:version{v1(?:beta)?}/interactions': [['/v1/interactions', {}, VIDEO]],
  'GET /:version{v1(?:beta)?}/interactions/:id': [['/v1/interactions/int-1?stream=false']],
  'POST /:version{v1(?:beta)?}/interactions/:id/cancel': [['/v1/interactions/int-1/cancel', {}, {}]],
  'DELETE /:version{v1(?:beta)?}/interactions/:id': [['/v1/interactions/int-1']],
  'POST /upload/:version{v1(?:beta)?}/files': [
    ['/upload/v1/files', UPLOAD, { file: { mimeType: 'video/mp4', sizeBytes: '10' } }],
    ['UPLOAD', CHUNK, '0123456789'],
  ],
  'GET /:version{v1(?:beta)?}/files/:id': [['/v1/files/f1'], ['/v1/files/vid2:download?alt=media']],
  'DELETE /:version{v1(?:beta)?}/files/:id': [['/v1/files/f1']],
}

/** Creates a client with everything that a route may ask for. */
async function visitorWithEverything() {
  const plenty = { perDay: 100, perMinute: 1000, atOnce: 100 }
  const limits = { client: plenty, network: plenty, total: plenty, liveMinutes: 10 }
  const prompts = [{ name: 'hello', model: 'gemini-3.8-flash', prompt: 'Say hello.', fields: {} }]
  const harness = createHarness({ limits, prompts })
  const cookie = await harness.getCookie()
  let upload = ''
  const send = async (route: string, [path, headers = {}, body]: Asking) => {
    const response = await harness.ask(path === 'UPLOAD' ? upload : path, {
      method: route.split(' ')[0] ?? '',
      headers: { cookie, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    const url = URL.parse(response.headers.get('x-goog-upload-url') ?? '')
    if (url !== null) upload = `${url.pathname.slice('/gateway'.length)}${url.search}`
    return response
  }
  return { harness, send }
}

function expectSafe(response: Response): void {
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
}

describe('every response forbids caching and sniffing', () => {
  test('of any route', async () => {
    const routes = gatewayRoutes().routes.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(routes)).toEqual(new Set(Object.keys(requests)))
    const { send } = await visitorWithEverything()
    // Deletion comes last, so that the other routes find their resources.
    const order = Object.keys(requests).toSorted(
      (a, b) => Number(a.startsWith('D')) - Number(b.startsWith('D')),
    )
    for (const name of [
      'POST /:version{v1(?:beta)?}/models/:target',
      'POST /upload/:version{v1(?:beta)?}/files',
    ])
      for (const asking of requests[name] ?? []) await (await send(name, asking)).text()
    await send('POST', ['/v1/interactions', {}, VIDEO])
    await send('GET', ['/v1/interactions/int-1?stream=false'])
    for (const name of order)
      for (const asking of requests[name] ?? []) {
        const response = await send(name, asking)
        expect([name, response.status]).toEqual([name, 200])
        expectSafe(response)
      }
  })

  const kinds: readonly (readonly [string, number, (harness: Harness) => Response | Promise<Response>])[] = [
    ['an unknown path', 404, (harness) => harness.ask('/nothing', { method: 'GET' })],
    [
      'another page',
      403,
      (harness) => harness.ask('/health', { method: 'GET', headers: { origin: 'https://evil.example' } }),
    ],
    [
      'a rejected body',
      400,
      (harness) => harness.ask(requests['POST /live/token']?.[0]?.[0] ?? '', { body: {} }),
    ],
    [
      'another content type',
      415,
      (harness) =>
        harness.ask(`${MODELS}/gemini-3.8-flash:generateContent`, {
          headers: { 'content-type': 'text/plain' },
          body: '',
        }),
    ],
    [
      'an error of Google',
      503,
      (harness) => {
        harness.gemini.override = () =>
          Response.json({ error: { code: 503, message: 'x', status: 'UNAVAILABLE' } }, { status: 503 })
        return harness.ask(`${MODELS}/gemini-3.8-flash:generateContent`, { body: chat() })
      },
    ],
    [
      'an unreachable service',
      502,
      (harness) => {
        harness.gemini.override = () => Promise.reject(new TypeError('fetch failed'))
        return harness.ask(`${MODELS}/gemini-3.8-flash:generateContent`, { body: chat() })
      },
    ],
    [
      'a ledger that fails',
      503,
      (harness) => {
        harness.ledger.admit = () => Promise.reject(new Error('disk full'))
        return harness.ask(`${MODELS}/gemini-3.8-flash:generateContent`, { body: chat() })
      },
    ],
    [
      'a preflight',
      204,
      (harness) =>
        harness.ask('/health', { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }),
    ],
  ]
  test.each(kinds)('to %s', async (_, status, ask) => {
    const response = await ask(createHarness())
    expect(response.status).toBe(status)
    expectSafe(response)
  })
})

describe('without a public URL', () => {
  test.each([
    ['trusts the host of an allowed origin', 'http://games.example.com/gateway', ORIGIN],
    ['trusts this computer', 'http://127.0.0.1:4322/gateway', 'http://127.0.0.1:4322'],
    ['does not trust another host', 'http://evil.example/gateway', ORIGIN],
  ])('%s', async (_, base, expected) => {
    const { gemini, ledger } = createHarness()
    const gateway = createGateway({
      ledger,
      origins: [ORIGIN],
      key: KEY,
      basePath: '/gateway',
      fetch: gemini.fetch,
    })
    const request = new Request(`${base}/upload/v1/files`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...UPLOAD },
      body: JSON.stringify({ file: { mimeType: 'video/mp4', sizeBytes: '10' } }),
    })
    const response = await gateway.fetch(request, { address: '203.0.113.7' })
    expect(response.headers.get('x-goog-upload-url')).toMatch(`${expected}/gateway/upload/v1/files?`)
  })
})

test('has no price at Google for a model that Google has shut down', async () => {
  const { ledger } = createHarness()
  const ask = async (upstream: string) => {
    const gemini = createHarness({ upstream }).gemini
    const gateway = createGateway({ ledger, origins: [ORIGIN], key: KEY, upstream, fetch: gemini.fetch })
    const request = new Request(`${ORIGIN}/v1/models/imagen-4.0-generate-001:predict`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ instances: [{ prompt: 'a' }], parameters: { sampleCount: 1 } }),
    })
    return (await gateway.fetch(request, { address: '203.0.113.7' })).status
  }
  expect(await ask('https://generativelanguage.googleapis.com')).toBe(404)
  expect(await ask('http://localhost:4321/gemini')).toBe(200)
})
