import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startLocalGemini } from '../start.ts'
import { ask, sdkFor, send, startTestGemini } from '../testing/test-gemini.ts'
import { hashRequest } from './fixture.ts'

const FLASH = 'gemini-3.8-flash'
/** Has the length of a real key, and characters that are encoded in addresses. */
const KEY = 'AQ.Ab8RN6example+secret/key0123456789'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fixtures-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const readAll = (folder: string) =>
  readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))

/** Starts an upstream, and a service that records it. */
async function startRecording(folder = temporaryFolder()) {
  const upstream = await startTestGemini()
  const recorder = await startTestGemini({ record: { folder, upstream: upstream.url } })
  return { folder, upstream, recorder }
}

/** Starts a server that answers everything with one response. */
async function startStub(status: number, contentType: string, body: (key: string) => string) {
  const received: { url: string; headers: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    received.push({ url: request.url ?? '', headers: request.headers })
    const key = String(request.headers['x-goog-api-key'] ?? request.headers.authorization)
    response.writeHead(status, { 'content-type': contentType }).end(body(key))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.close()
  })
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('replays a recorded text, stream, upload and error without the service', async () => {
  const { folder, upstream, recorder } = await startRecording()
  const use = async (url: string) => {
    const ai = sdkFor({ url }, KEY)
    const text = await ai.models.generateContent({ model: FLASH, contents: 'falcons' })
    let streamed = ''
    for await (const chunk of await ai.models.generateContentStream({ model: FLASH, contents: 'owls' }))
      streamed += chunk.text ?? ''
    const file = await ai.files.upload({ file: new Blob(['a,b'], { type: 'text/csv' }) })
    const found = await ai.files.get({ name: file.name ?? '' })
    const failed = await ai.models
      .generateContent({ model: FLASH, contents: 'x #fault:quota=9' })
      .catch((error: Error) => error.message)
    return [text.text, streamed, file.name, found.sizeBytes, failed]
  }
  const recorded = await use(recorder.url)
  await upstream.close()
  const replayed = await startTestGemini({ replay: folder })
  expect(await use(replayed.url)).toEqual(recorded)
  expect(recorded[4]).toContain('"retryDelay":"9s"')
})

test('writes one readable file for each call, named by the call', async () => {
  const { folder, recorder } = await startRecording()
  const { models } = sdkFor(recorder, KEY)
  await models.generateContent({ model: FLASH, contents: 'falcons' })
  await models.generateContent({ model: FLASH, contents: 'falcons' })
  await models.generateContent({ model: FLASH, contents: 'owls' })
  const files = readdirSync(folder)
  expect(files).toHaveLength(3)
  for (const file of files)
    expect(file).toMatch(/^gemini-3\.8-flash\.generateContent-[0-9a-f]{12}(\.2)?\.json$/)
  const fixture = JSON.parse(readAll(folder)[0] ?? '')
  expect(fixture.request).toMatchObject({
    method: 'POST',
    path: `/models/${FLASH}:generateContent`,
    body: { contents: [{ role: 'user' }] },
  })
  expect(fixture.response).toMatchObject({ status: 200, body: { modelVersion: 'local-emulator' } })
})

describe('the key of the real service', () => {
  const echoes: readonly (readonly [string, string, (key: string) => string])[] = [
    ['JSON', 'application/json', (key) => JSON.stringify({ error: { message: `api_key:${key}` } })],
    ['an address', 'text/html', (key) => `<a href="/?key=${encodeURIComponent(key)}">again</a>`],
    ['base64', 'application/json', (key) => JSON.stringify({ debug: Buffer.from(key).toString('base64') })],
    ['an event', 'text/event-stream', (key) => `data: {"error":{"message":"${key}"}}\n\n`],
  ]
  const encodings = [KEY, encodeURIComponent(KEY), Buffer.from(KEY).toString('base64').replace(/=+$/, '')]

  test.each(echoes)('is in no file when the service echoes it as %s', async (_, contentType, body) => {
    const folder = temporaryFolder()
    const stub = await startStub(403, contentType, body)
    const recorder = await startTestGemini({ record: { folder, upstream: stub.url } })
    const path = `/v1beta/models/${FLASH}:generateContent`
    await send(recorder, 'POST', path, ask(`My key is ${KEY}`), { 'x-goog-api-key': KEY })
    const inQuery = `${path}?alt=json&key=${encodeURIComponent(KEY)}`
    await send(recorder, 'POST', inQuery, ask('hi'), { 'x-goog-api-key': '' })
    const bearer = { 'x-goog-api-key': '', authorization: `Bearer ${KEY}` }
    await send(recorder, 'POST', '/v1beta/openai/chat/completions', { model: FLASH }, bearer)
    const written = [...readAll(folder), ...readdirSync(folder)].join('\n')
    expect(readdirSync(folder)).toHaveLength(3)
    for (const encoded of encodings) expect(written).not.toContain(encoded)
    expect(written).toContain('{key}')
    for (const { url, headers } of stub.received) {
      expect(url).not.toContain('key=')
      expect([headers['x-goog-api-key'], headers['authorization']]).toContainEqual(
        expect.stringContaining(KEY),
      )
    }
  })

  test('comes from the options, so that the client needs none', async () => {
    const folder = temporaryFolder()
    const stub = await startStub(200, 'application/json', (key) => JSON.stringify({ key }))
    const recorder = await startTestGemini({ record: { folder, upstream: stub.url, key: KEY } })
    const { body } = await send(recorder, 'GET', '/v1/models', undefined, { 'x-goog-api-key': 'any' })
    expect(body).toEqual({ key: KEY })
    expect(readAll(folder).join('')).not.toContain(KEY)
  })

  test('is not sent to another host, nor unencrypted', async () => {
    const other = await startStub(200, 'application/json', () => '{}')
    const stub = createServer((_, response) => response.writeHead(302, { location: other.url }).end())
    await new Promise<void>((resolve) => {
      stub.listen(0, '127.0.0.1', resolve)
    })
    onTestFinished(() => {
      stub.close()
    })
    const upstream = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`
    const recorder = await startTestGemini({ record: { folder: temporaryFolder(), upstream } })
    const answer = await fetch(`${recorder.url}/v1/models?key=${encodeURIComponent(KEY)}`, {
      redirect: 'manual',
    })
    expect(answer.status).toBe(302)
    expect(other.received).toEqual([])
    const unencrypted = { folder: temporaryFolder(), upstream: 'http://gemini.example' }
    await expect(startLocalGemini({ port: 0, record: unencrypted })).rejects.toThrow(
      'is not an https address',
    )
  })
})

describe('replay', () => {
  const fixture = (prompt: string, text: string) => ({
    request: { method: 'POST', path: `/models/${FLASH}:generateContent`, body: ask(prompt) },
    response: { status: 200, body: { candidates: [{ content: { parts: [{ text }] } }] } },
  })
  const write = (folder: string, file: string, content: object) =>
    writeFileSync(join(folder, file), JSON.stringify(content))

  test('names the missing request, the nearest fixture and the command', async () => {
    const folder = temporaryFolder()
    write(folder, 'sea.json', fixture('A poem about the sea', 'Waves'))
    const gemini = await startTestGemini({ replay: folder })
    const path = `/v1/models/${FLASH}:generateContent`
    const { status, body } = await send(gemini, 'POST', path, ask('A poem about the sky'))
    expect(status).toBe(404)
    expect(body.error.message).toContain(`No fixture in ${folder} answers POST /models/${FLASH}`)
    expect(body.error.message).toContain(
      'The nearest is sea.json: body.contents[0].parts[0].text is "A poem about the sky", and was recorded as "A poem about the sea".',
    )
    expect(body.error.message).toContain(`npx @saha/local-gemini --record ${folder}`)
  })

  test('answers equal requests in order and repeats the last, whatever the version and the order of fields', async () => {
    const folder = temporaryFolder()
    write(folder, 'b.2.json', fixture('hi', 'second'))
    write(folder, 'b.json', fixture('hi', 'first'))
    write(folder, 'b.10.json', fixture('hi', 'third'))
    const gemini = await startTestGemini({ replay: folder })
    const texts: string[] = []
    for (const version of ['v1', 'v1beta', 'v1alpha', 'v1']) {
      const reordered = '{"contents":[{"parts":[{"text":"hi"}],"role":"user"}],"store":null}'
      const { body } = await send(gemini, 'POST', `/${version}/models/${FLASH}:generateContent`, reordered)
      texts.push(body.candidates[0].content.parts[0].text)
    }
    expect(texts).toEqual(['first', 'second', 'third', 'third'])
  })

  test('refuses a folder that is missing or holds something else', async () => {
    const start = async (replay: string) => startLocalGemini({ port: 0, env: {}, replay })
    await expect(start('/does/not/exist')).rejects.toThrow('record some first')
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'other.json'), '{"name":"x"}')
    await expect(start(folder)).rejects.toThrow('other.json is not a fixture')
    const both = { port: 0, env: {}, replay: folder, answer: () => 'x' }
    await expect(startLocalGemini(both)).rejects.toThrow('use one')
  })
})

test('hashes long inline files by their content', () => {
  const image = Buffer.alloc(4000, 7).toString('base64')
  const hash = (data: string) => hashRequest({ method: 'POST', path: '/x', body: { data } })
  expect(hash(image)).not.toBe(hash(Buffer.alloc(4000, 8).toString('base64')))
})
