import { expect, test } from 'vitest'
import { ask, send, startTestGemini } from './testing/test-gemini.ts'

const MODEL = '/v1/models/gemini-3.8-flash'

test.each(['v1', 'v1beta', 'v1alpha'])('answers below %s', async (version) => {
  const gemini = await startTestGemini()
  const { status, body } = await send(
    gemini,
    'POST',
    `/${version}/models/gemini-3.8-flash:generateContent`,
    ask('hi'),
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({
    candidates: [{ content: { role: 'model' }, finishReason: 'STOP', index: 0 }],
    modelVersion: 'local-emulator',
  })
})

test.each([
  ['no key', { 'x-goog-api-key': '' }],
  ['an invalid key', { 'x-goog-api-key': 'bad-key' }],
  ['an ephemeral token', { 'x-goog-api-key': 'auth_tokens/abc' }],
])('rejects %s as Google does', async (_, headers) => {
  const gemini = await startTestGemini()
  const { status, body } = await send(gemini, 'GET', MODEL, undefined, headers)
  expect(status).toBe(400)
  expect(body).toEqual({
    error: {
      code: 400,
      message: 'API key not valid. Please pass a valid API key.',
      status: 'INVALID_ARGUMENT',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_INVALID',
          domain: 'googleapis.com',
          metadata: { service: 'generativelanguage.googleapis.com' },
        },
      ],
    },
  })
})

test('accepts a key in the query', async () => {
  const gemini = await startTestGemini()
  expect((await send(gemini, 'GET', `${MODEL}?key=k`, undefined, { 'x-goog-api-key': '' })).status).toBe(200)
})

test('names an unknown model and the version in the error', async () => {
  const gemini = await startTestGemini()
  const { status, body } = await send(gemini, 'POST', '/v1beta/models/m:generateContent', ask('x'))
  expect(status).toBe(404)
  expect(body.error).toMatchObject({ code: 404, status: 'NOT_FOUND' })
  expect(body.error.message).toContain(
    'models/m is not found for API version v1beta, or is not supported for generateContent',
  )
})

test('does not find models that Google has retired', async () => {
  const gemini = await startTestGemini()
  for (const id of [
    'gemini-2.5-flash-image',
    'gemini-3-pro-preview',
    'gemini-2.0-flash',
    'veo-3.0-generate-001',
  ])
    expect((await send(gemini, 'GET', `/v1/models/${id}`)).status).toBe(404)
})

test('lists models page by page', async () => {
  const gemini = await startTestGemini()
  const first = await send(gemini, 'GET', '/v1/models?pageSize=2')
  expect(first.body.models).toHaveLength(2)
  const second = await send(gemini, 'GET', `/v1/models?pageSize=2&pageToken=${first.body.nextPageToken}`)
  expect(second.body.models[0].name).not.toBe(first.body.models[0].name)
})

test("lets other origins send the SDK's headers and read an upload's", async () => {
  const gemini = await startTestGemini()
  const asked =
    'content-type,x-goog-api-client,x-goog-api-key,x-server-timeout,x-goog-upload-command,user-agent'
  const preflight = await fetch(`${gemini.url}${MODEL}:generateContent`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://page.test',
      'access-control-request-headers': asked,
      'access-control-request-method': 'POST',
    },
  })
  expect(preflight.status).toBe(200)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://page.test')
  expect(preflight.headers.get('access-control-allow-headers')).toBe(asked)
  const { headers } = await send(gemini, 'GET', MODEL, undefined, { origin: 'http://page.test' })
  expect(headers.get('access-control-expose-headers')).toContain('x-goog-upload-url, x-goog-upload-status')
})

test('answers only below its prefix, and uses the prefix in its URLs', async () => {
  const gemini = await startTestGemini({ prefix: '/gemini' })
  expect(gemini.url).toMatch(/\/gemini$/)
  expect((await send(gemini, 'GET', MODEL)).status).toBe(200)
  expect((await fetch(gemini.url.replace('/gemini', '/v1/models'))).status).toBe(404)
  const { headers } = await send(
    gemini,
    'POST',
    '/upload/v1/files',
    { file: {} },
    { 'x-goog-upload-command': 'start' },
  )
  expect(headers.get('x-goog-upload-url')).toContain(`${gemini.url}/upload/v1/files?upload_id=`)
})

test('rejects invalid JSON', async () => {
  const gemini = await startTestGemini()
  const { status, body } = await send(gemini, 'POST', `${MODEL}:generateContent`, '{"contents": [')
  expect(status).toBe(400)
  expect(body.error.message).toMatch(/^Invalid JSON payload received\. Unexpected token\.\n/)
})

test('does not find an unknown path', async () => {
  const gemini = await startTestGemini()
  expect((await send(gemini, 'GET', '/v1/corpora')).body).toEqual({
    error: { code: 404, message: 'Requested entity was not found.', status: 'NOT_FOUND' },
  })
})

test('applies a header fault to every call before its body is read', async () => {
  const gemini = await startTestGemini()
  for (const [method, path] of [
    ['GET', MODEL],
    ['GET', '/v1/files'],
    ['GET', '/v1/interactions/x'],
    ['POST', '/upload/v1/files'],
  ] as const)
    expect((await send(gemini, method, path, undefined, { 'x-saha-fault': 'overloaded' })).status).toBe(503)
})
