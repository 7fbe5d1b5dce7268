import { expect, test } from 'vitest'
import { ask, send, startTestGemini } from './testing/test-gemini.ts'

const MODEL = '/v1/models/gemini-3.8-flash'

test.each(['v1', 'v1beta', 'v1alpha'])('%s answers', async (version) => {
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
  ['a key that Google does not know', { 'x-goog-api-key': 'bad-key' }],
  ['an ephemeral token', { 'x-goog-api-key': 'auth_tokens/abc' }],
])('%s is refused as Google refuses it', async (_, headers) => {
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

test('a key may stand in the query', async () => {
  const gemini = await startTestGemini()
  expect((await send(gemini, 'GET', `${MODEL}?key=k`, undefined, { 'x-goog-api-key': '' })).status).toBe(200)
})

test('a model that is not there is told in words that name it and the version', async () => {
  const gemini = await startTestGemini()
  const { status, body } = await send(gemini, 'POST', '/v1beta/models/m:generateContent', ask('x'))
  expect(status).toBe(404)
  expect(body.error).toMatchObject({ code: 404, status: 'NOT_FOUND' })
  expect(body.error.message).toContain(
    'models/m is not found for API version v1beta, or is not supported for generateContent',
  )
})

test('models that Google has retired are not there', async () => {
  const gemini = await startTestGemini()
  for (const id of [
    'gemini-2.5-flash-image',
    'gemini-3-pro-preview',
    'gemini-2.0-flash',
    'veo-3.0-generate-001',
  ])
    expect((await send(gemini, 'GET', `/v1/models/${id}`)).status).toBe(404)
})

test('models are listed page by page', async () => {
  const gemini = await startTestGemini()
  const first = await send(gemini, 'GET', '/v1/models?pageSize=2')
  expect(first.body.models).toHaveLength(2)
  const second = await send(gemini, 'GET', `/v1/models?pageSize=2&pageToken=${first.body.nextPageToken}`)
  expect(second.body.models[0].name).not.toBe(first.body.models[0].name)
})

test('a page of another origin may send what the SDK sends, and read the headers of an upload', async () => {
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

test('below a prefix it answers there alone, and says its addresses with the prefix', async () => {
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

test('what is no JSON is told so', async () => {
  const gemini = await startTestGemini()
  const { status, body } = await send(gemini, 'POST', `${MODEL}:generateContent`, '{"contents": [')
  expect(status).toBe(400)
  expect(body.error.message).toMatch(/^Invalid JSON payload received\. Unexpected token\.\n/)
})

test('an unknown path is not found', async () => {
  const gemini = await startTestGemini()
  expect((await send(gemini, 'GET', '/v1/corpora')).body).toEqual({
    error: { code: 404, message: 'Requested entity was not found.', status: 'NOT_FOUND' },
  })
})

test('a header lets every call fail, before its body is read', async () => {
  const gemini = await startTestGemini()
  for (const [method, path] of [
    ['GET', MODEL],
    ['GET', '/v1/files'],
    ['GET', '/v1/interactions/x'],
    ['POST', '/upload/v1/files'],
  ] as const)
    expect((await send(gemini, method, path, undefined, { 'x-saha-fault': 'overloaded' })).status).toBe(503)
})
