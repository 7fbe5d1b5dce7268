import { describe, expect, test } from 'vitest'
import { CHAT, readError, KEY, PUBLIC, createHarness, type Harness } from '../testing/harness.ts'

const START = {
  'x-goog-upload-protocol': 'resumable',
  'x-goog-upload-command': 'start',
  'x-goog-upload-header-content-length': '10',
  'x-goog-upload-header-content-type': 'video/mp4',
}
const FILE = { file: { mimeType: 'video/mp4', sizeBytes: '10' } }
const LAST = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' }

/** Starts an upload. @returns the path to send it to */
async function begin(harness: Harness, cookie: string): Promise<string> {
  const started = await harness.ask('/upload/v1/files', { headers: { cookie, ...START }, body: FILE })
  return (started.headers.get('x-goog-upload-url') ?? '').slice(PUBLIC.length)
}

async function upload(harness: Harness, cookie: string): Promise<void> {
  const path = await begin(harness, cookie)
  await (await harness.ask(path, { headers: { cookie, ...LAST }, body: '0123456789' })).text()
}

async function makeVideo(harness: Harness, cookie: string): Promise<string> {
  const body = {
    model: 'gemini-omni-1.2-flash',
    input: 'a cat',
    response_format: { type: 'video', delivery: 'uri', duration: '5s' },
    background: true,
    store: true,
  }
  await harness.ask('/v1/interactions', { headers: { cookie }, body })
  const polled = await harness.ask('/v1/interactions/int-1', { method: 'GET', headers: { cookie } })
  const { steps } = (await polled.json()) as { steps: { content: { uri: string }[] }[] }
  return (steps[0]?.content[0]?.uri ?? '').slice(PUBLIC.length)
}

describe('an upload', () => {
  test('has a URL of the gateway, which reveals nothing of Google’s', async () => {
    const harness = createHarness()
    const cookie = await harness.getCookie()
    expect(await begin(harness, cookie)).toMatch(
      /^\/upload\/v1\/files\?upload_id=[\w-]{32}&upload_protocol=resumable$/,
    )
  })

  test('is not found for another client', async () => {
    const harness = createHarness()
    const path = await begin(harness, await harness.getCookie())
    const [other, body] = [await harness.getCookie(), '0123456789']
    const asked = { headers: { cookie: other, ...LAST }, body, address: '192.0.2.1' }
    expect((await harness.ask(path, asked)).status).toBe(404)
    expect(harness.gemini.received).toHaveLength(1)
  })

  test.each([
    ['too large', {}, { file: { mimeType: 'video/mp4', sizeBytes: '20971521' } }],
    ['of another type', {}, { file: { mimeType: 'text/html', sizeBytes: '10' } }],
    ['whose headers differ from the body', { 'x-goog-upload-header-content-length': '11' }, FILE],
    ['of another protocol', { 'x-goog-upload-protocol': 'raw' }, FILE],
    ['with its own name', {}, { file: { ...FILE.file, name: 'files/of-others' } }],
  ])('rejects %s', async (_, headers, body) => {
    const harness = createHarness()
    expect((await harness.ask('/upload/v1/files', { headers: { ...START, ...headers }, body })).status).toBe(
      400,
    )
    expect(harness.gemini.received).toEqual([])
  })

  test.each([
    ['more bytes than announced', LAST, '0123456789+', 413],
    ['more bytes than are left', { ...LAST, 'x-goog-upload-offset': '9' }, 'ab', 413],
    ['another command', { ...LAST, 'x-goog-upload-command': 'cancel' }, 'a', 400],
    ['another offset', { ...LAST, 'x-goog-upload-offset': '-1' }, 'a', 400],
  ])('does not accept %s', async (_, headers, body, status) => {
    const harness = createHarness()
    const cookie = await harness.getCookie()
    const path = await begin(harness, cookie)
    const length = `${body.length}`
    const asked = { headers: { cookie, 'content-length': length, ...headers }, body }
    expect((await harness.ask(path, asked)).status).toBe(status)
    expect(harness.gemini.received).toHaveLength(1)
  })

  test('without a content length is cut when it becomes too long', async () => {
    const harness = createHarness()
    const cookie = await harness.getCookie()
    const path = await begin(harness, cookie)
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(4)),
    })
    expect((await harness.ask(path, { headers: { cookie, ...LAST }, body })).status).toBe(502)
    expect(harness.gemini.received).toHaveLength(1)
  })
})

describe('a file', () => {
  test('is found by its client only, and by no one after it is deleted elsewhere', async () => {
    const harness = createHarness()
    const [cookie, other] = [await harness.getCookie(), await harness.getCookie()]
    await upload(harness, cookie)
    const body = (fileUri: string) => ({
      contents: [{ parts: [{ fileData: { fileUri, mimeType: 'video/mp4' } }, { text: 'q' }], role: 'user' }],
    })
    const own = 'https://generativelanguage.googleapis.com/v1/files/f1'
    expect((await harness.ask(CHAT, { headers: { cookie }, body: body(own) })).status).toBe(200)
    expect((await harness.ask(CHAT, { headers: { cookie: other }, body: body(own) })).status).toBe(403)
    for (const uri of [
      'https://evil.example/a.mp4',
      'gs://bucket/a',
      'file:///etc/passwd',
      'https://x/v1/files/../f1',
    ])
      expect((await harness.ask(CHAT, { headers: { cookie }, body: body(uri) })).status).toBe(403)
  })

  test('is requested from Google whatever the host of its URI', async () => {
    const harness = createHarness()
    const cookie = await harness.getCookie()
    await upload(harness, cookie)
    const fileData = { fileUri: 'https://evil.example/v1/files/f1', mimeType: 'video/mp4' }
    await harness.ask(CHAT, { headers: { cookie }, body: { contents: [{ parts: [{ fileData }] }] } })
    expect(harness.gemini.received.at(-1)?.text).toContain(
      '"https://generativelanguage.googleapis.com/v1/files/f1"',
    )
  })

  test('that a model made is downloaded by its client only', async () => {
    const harness = createHarness()
    const [cookie, other] = [await harness.getCookie(), await harness.getCookie()]
    const path = await makeVideo(harness, cookie)
    expect(path).toBe('/v1/files/vid2:download?alt=media')
    const response = await harness.ask(path, { method: 'GET', headers: { cookie, range: 'bytes=0-' } })
    expect(await response.text()).toBe('the video')
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(harness.gemini.received.at(-1)?.headers.get('range')).toBe('bytes=0-')
    expect((await harness.ask(path, { method: 'GET', headers: { cookie: other } })).status).toBe(404)
  })

  test('does not belong to a client who only mentions it', async () => {
    const harness = createHarness()
    const cookie = await harness.getCookie()
    const text = 'https://generativelanguage.googleapis.com/v1/files/of-others:download?alt=media'
    harness.gemini.override = () =>
      Response.json({ id: 'int-1', steps: [{ content: [{ type: 'text', text }] }] })
    await makeVideo(harness, cookie).catch(() => {})
    const path = '/v1/files/of-others:download?alt=media'
    expect((await harness.ask(path, { method: 'GET', headers: { cookie } })).status).toBe(404)
  })

  test('is downloaded from Google’s storage without the key, and from no other host', async () => {
    const harness = createHarness()
    const cookie = await harness.getCookie()
    const path = await makeVideo(harness, cookie)
    const seen: [string, string | null][] = []
    let to = 'https://storage.googleapis.com/x'
    harness.gemini.override = (request) => {
      seen.push([new URL(request.url).host, request.headers.get('x-goog-api-key')])
      if (request.url === to) return new Response('bytes', { headers: { 'content-type': 'text/html' } })
      return new Response(null, { status: 302, headers: { location: to } })
    }
    const response = await harness.ask(path, { method: 'GET', headers: { cookie } })
    expect(await response.text()).toBe('bytes')
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(seen).toEqual([
      ['generativelanguage.googleapis.com', KEY],
      ['storage.googleapis.com', null],
    ])
    for (to of [
      'https://evil.example/x',
      'http://storage.googleapis.com/x',
      'https://storage.googleapis.com.evil.example/x',
      'https://storage.googleapis.com:8443/x',
    ]) {
      expect((await readError(await harness.ask(path, { method: 'GET', headers: { cookie } }))).code).toBe(
        502,
      )
      expect(seen.some(([host]) => host.includes('evil') || host.includes('8443'))).toBe(false)
    }
  })
})

test('redirects of other calls are not followed', async () => {
  const harness = createHarness()
  const hosts: string[] = []
  harness.gemini.override = (request) => {
    hosts.push(new URL(request.url).host)
    return new Response(null, { status: 307, headers: { location: 'https://evil.example/' } })
  }
  expect((await harness.ask(CHAT, { body: { contents: [{ parts: [{ text: 'q' }] }] } })).status).toBe(502)
  expect(hosts).toEqual(['generativelanguage.googleapis.com'])
})
