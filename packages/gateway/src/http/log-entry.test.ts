import { inspect } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import recorded from '../testing/recorded-requests.json' with { type: 'json' }
import { CHAT, chat, readError, KEY, createHarness } from '../testing/harness.ts'

const SAID = 'something that only I say'
const HEARD = 'something that only the model says'

test('writes no content, no key and no identity', async () => {
  const written: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    const spy = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk))
      return true
    })
    onTestFinished(() => spy.mockRestore())
  }
  const consoles = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...words) => {
      written.push(words.map(String).join(' '))
    }),
  )
  onTestFinished(() => consoles.forEach((spy) => spy.mockRestore()))

  const harness = createHarness()
  const cookie = await harness.getCookie()
  const headers = { cookie, 'x-appwrite-jwt': 'jwt.of.visitor', 'x-goog-api-key': 'key-of-visitor' }
  harness.gemini.override = (request) =>
    request.url.includes('stream') ? new Response(`data: {"text":"${HEARD}"}\r\n\r\n`) : undefined
  const answers = recorded.requests.map(async ({ method, url, body }) => {
    const said =
      body === null ? {} : { body: JSON.stringify(body).replaceAll(/"text":"[^"]*"/g, `"text":"${SAID}"`) }
    await (await harness.ask(url, { method, headers, ...said })).text()
  })
  await Promise.all(answers)
  await harness.ask(`/v1/files/secret-file?token=${SAID}`, { method: 'GET', headers })
  await harness.ask(CHAT, { headers, body: { ...chat(), [SAID]: SAID } })
  harness.gemini.override = () => Promise.reject(new Error(`fetch failed with ${KEY}`))
  await harness.ask(CHAT, { headers, body: chat(SAID) })
  harness.gemini.override = () => Response.json({ id: `${HEARD}/` })
  await harness.ask('/v1/models/veo-3.1-generate-preview:predictLongRunning', {
    headers,
    body: { instances: [{ prompt: SAID }], parameters: {} },
  })

  const all = [
    ...written,
    ...harness.lines,
    ...harness.failures.map((failure) => inspect(failure, { depth: 10 })),
  ].join('\n')
  expect(harness.lines.length).toBeGreaterThan(recorded.requests.length)
  const secrets = [
    SAID,
    HEARD,
    KEY,
    'jwt.of.visitor',
    'key-of-visitor',
    '203.0.113',
    'secret-file',
    cookie.split('=')[1] ?? '?',
  ]
  for (const secret of [...secrets, await harness.ledger.secret()]) expect(all).not.toContain(secret)
  for (const line of harness.lines)
    expect(line).toMatch(/^\d{4}-[\d-]+T[\d:.]+Z \d{3} [A-Z]+ +[A-Za-z ]+ [\w.-]+ \d+ ms [nv]:[\w-]{6}$/)
})

test('hides problems with its own key, and never shows the key in an error', async () => {
  const harness = createHarness()
  const reason = {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: 'API_KEY_INVALID',
    domain: 'googleapis.com',
  }
  const invalid = {
    code: 400,
    message: `API key ${KEY} not valid.`,
    status: 'INVALID_ARGUMENT',
    details: [reason],
  }
  harness.gemini.override = () => Response.json({ error: invalid }, { status: 400 })
  expect(await readError(await harness.ask(CHAT, { body: chat() }))).toMatchObject({
    code: 503,
    details: [{ reason: 'GATEWAY_KEY' }],
  })

  harness.gemini.override = () =>
    Response.json({ error: { ...invalid, code: 404, details: [] } }, { status: 404 })
  expect((await readError(await harness.ask(CHAT, { body: chat() }))).message).toBe('API key … not valid.')

  harness.gemini.override = () =>
    new Response(`<html>${KEY}</html>`, { status: 502, headers: { 'content-type': 'text/html' } })
  expect(await readError(await harness.ask(CHAT, { body: chat() }))).toMatchObject({
    code: 502,
    status: 'UNAVAILABLE',
  })
})
