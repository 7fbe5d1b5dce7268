import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startTestCloud, temporaryFolder } from '../testing/test-cloud.ts'

const SCRIPT = 'console.log("hello");\n'.repeat(200)

function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

interface ApiResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Sends a raw request: unlike `fetch`, it does not normalize the path or decode the body. */
async function get(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject).end()
  })
}

async function serveSite(files: Readonly<Record<string, string | Buffer>> = {}) {
  const folder = folderOf({ 'index.html': '<!doctype html>home', 'assets/app-BxK29dQ1.js': SCRIPT, ...files })
  const { url } = await startTestCloud({ serve: { '/': folder } })
  return {
    folder,
    fetch: (path: string, headers?: Record<string, string>, method?: string) =>
      get(url, path, headers, method),
  }
}

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/app-BxK29dQ1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font-Arabic-DxL-9_aQ.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/assets/my-compound.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/logo.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/app-BxK29dQ1.css', 'text/css; charset=utf-8', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/font.woff2', 'font/woff2', 'no-cache'],
    ['/engine.wasm', 'application/wasm', 'no-cache'],
    ['/data.unknown', 'application/octet-stream', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/%D8%B3%D8%A7%D8%AD%D8%A9.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('serves %s as %s with %s', async (path, type, cache) => {
    const others = ['assets/logo.svg', 'app-BxK29dQ1.css', 'site.webmanifest', 'font.woff2', 'engine.wasm']
    const more = [
      'data.unknown',
      'assets/font-Arabic-DxL-9_aQ.woff2',
      'assets/my-compound.js',
      '.well-known/security.txt',
      'ساحة.txt',
    ]
    const site = await serveSite(Object.fromEntries([...others, ...more].map((name) => [name, 'x'])))
    const { status, headers } = await site.fetch(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('serves an empty file', async () => {
    const site = await serveSite({ 'empty.txt': '' })
    expect(await site.fetch('/empty.txt')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  })

  test('responds to HEAD with the headers of GET and no body', async () => {
    const site = await serveSite()
    const path = '/assets/app-BxK29dQ1.js'
    for (const encoding of ['identity', 'br']) {
      const whole = await site.fetch(path, { 'accept-encoding': encoding })
      const head = await site.fetch(path, { 'accept-encoding': encoding }, 'HEAD')
      expect(head.body).toHaveLength(0)
      expect(head.headers['content-length']).toBe(String(whole.body.length))
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
    }
  })

  test('rejects other methods', async () => {
    const site = await serveSite()
    const reply = await site.fetch('/', {}, 'POST')
    expect([reply.status, reply.headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})

test('responds with 304 until the file changes', async () => {
  const site = await serveSite({ 'note.txt': 'first' })
  const { etag } = (await site.fetch('/note.txt')).headers
  const tag = String(etag)
  for (const match of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const again = await site.fetch('/note.txt', { 'if-none-match': match })
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, tag])
  }
  expect((await site.fetch('/note.txt', { 'if-none-match': '"other"' })).status).toBe(200)
  writeFileSync(join(site.folder, 'note.txt'), 'other')
  utimesSync(join(site.folder, 'note.txt'), 1, 2)
  expect((await site.fetch('/note.txt', { 'if-none-match': tag })).body.toString()).toBe('other')
})

describe('compression', () => {
  const path = '/assets/app-BxK29dQ1.js'

  test.each<[string, string | undefined, (body: Buffer) => Buffer]>([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, *', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['identity', undefined, (body) => body],
    ['br;q=0, gzip;q=0', undefined, (body) => body],
    ['', undefined, (body) => body],
  ])('for "%s" uses %s', async (accepted, encoding, open) => {
    const site = await serveSite()
    for (let time = 0; time < 2; time += 1) {
      const { headers, body } = await site.fetch(path, { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['vary']).toBe('Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.length))
      expect(open(body).toString()).toBe(SCRIPT)
    }
  })

  test('serves a precompressed file unchanged', async () => {
    const site = await serveSite({ 'assets/app-BxK29dQ1.js.gz': gzipSync('prepared') })
    const { headers, body } = await site.fetch(path, { 'accept-encoding': 'gzip, br' })
    expect([headers['content-encoding'], headers['content-type'], gunzipSync(body).toString()]).toEqual([
      'gzip',
      'text/javascript; charset=utf-8',
      'prepared',
    ])
  })

  test('compresses a changed file again', async () => {
    const site = await serveSite()
    await site.fetch(path, { 'accept-encoding': 'br' })
    writeFileSync(join(site.folder, path), `${SCRIPT}changed`)
    const { body } = await site.fetch(path, { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(body).toString()).toBe(`${SCRIPT}changed`)
  })

  test('does not compress images and small files', async () => {
    const site = await serveSite({ 'photo.png': SCRIPT, 'small.js': 'x' })
    for (const name of ['/photo.png', '/small.js'])
      expect(
        (await site.fetch(name, { 'accept-encoding': 'br' })).headers['content-encoding'],
      ).toBeUndefined()
    expect((await site.fetch('/photo.png')).headers['vary']).toBeUndefined()
  })
})

describe('paths', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '//secret.txt',
    '/C:/secret.txt',
    '/link.txt',
    '/linked/secret.txt',
    '/.env',
    '/.git/config',
    '/_headers',
    '/%5fheaders',
    '/none.html',
    '/index.html/',
    '/%00',
    '/%zz',
  ])('%s is not found', async (path) => {
    const site = await serveSite({ '.env': 'KEY=1', '.git/config': 'x', _headers: '/*\n  X-A: 1\n' })
    writeFileSync(join(site.folder, '..', 'secret.txt'), 'secret')
    try {
      symlinkSync(join(site.folder, '..', 'secret.txt'), join(site.folder, 'link.txt'))
      symlinkSync(join(site.folder, '..'), join(site.folder, 'linked'))
      const { status, body, headers } = await site.fetch(path)
      expect([status, body.toString()]).toEqual([404, 'Not found\n'])
      expect(headers['x-a']).toBe('1')
    } finally {
      rmSync(join(site.folder, '..', 'secret.txt'))
    }
  })

  test('serves the index of a folder at its path with a slash', async () => {
    const site = await serveSite({ 'guide/index.html': 'guide', 'bare/file.txt': 'x' })
    expect((await site.fetch('/guide/')).body.toString()).toBe('guide')
    const { status, headers } = await site.fetch('/guide?lang=ar')
    expect([status, headers['location']]).toEqual([308, '/guide/?lang=ar'])
    for (const path of ['/bare', '/bare/', '/assets/']) expect((await site.fetch(path)).status).toBe(404)
  })

  test('never redirects to another host', async () => {
    const site = await serveSite({ 'evil.example/index.html': 'x' })
    const { status, headers } = await site.fetch('//evil.example')
    expect(status === 404 || headers['location'] === '/evil.example/').toBe(true)
  })
})

test('uses files and headers of the mount with the longest path', async () => {
  const portal = folderOf({
    'index.html': 'portal',
    'arcade/index.html': 'hidden',
    _headers: '/*\n  X-From: portal\n',
  })
  const arcade = folderOf({
    'index.html': 'arcade',
    _headers:
      '/arcade/\n  X-From: arcade\n/arcade/index.html\n  Cache-Control: max-age=60\n  Content-Type: text/plain\n',
  })
  const { url } = await startTestCloud({ serve: { '/': portal, '/arcade': arcade } })
  const seen = async (path: string) => {
    const { status, headers, body } = await get(url, path)
    return [status, headers['x-from'], headers['cache-control'], body.toString()]
  }
  expect(await seen('/')).toEqual([200, 'portal', 'no-cache', 'portal'])
  expect(await seen('/arcade/')).toEqual([200, 'arcade', 'no-cache', 'arcade'])
  expect(await seen('/arcade/index.html')).toEqual([200, undefined, 'max-age=60', 'arcade'])
  expect((await get(url, '/arcade/index.html')).headers['content-type']).toBe('text/plain')
  expect(await seen('/arcade/none')).toEqual([404, undefined, 'no-cache', 'Not found\n'])
  expect(await seen('/arcades')).toEqual([404, 'portal', 'no-cache', 'Not found\n'])
  expect((await get(url, '/arcade?level=2')).headers['location']).toBe('/arcade/?level=2')
})

test('rejects empty path segments, so that _headers and its rules are not bypassed', async () => {
  const { fetch } = await serveSite({ _headers: '/index.html\n  X-From: rules\n', 'deep/_headers': 'x' })
  for (const path of [
    '//_headers',
    '/%2F_headers',
    '///_headers',
    '/_headers',
    '/deep/_headers',
    '//',
    '//index.html',
    '/assets//app-BxK29dQ1.js',
  ])
    expect([path, (await fetch(path)).status]).toEqual([path, 404])
  expect((await fetch('/index.html')).headers['x-from']).toBe('rules')
})

test.each([
  [{ '/': 'nowhere' }, /nowhere cannot be served at \/: it has no index\.html\. Build it first/],
  [{ '/v1': '.' }, /Files cannot be served at \/v1: the API uses \/v1/],
  [{ '/v1/x': '.' }, /the API uses \/v1/],
  [{ '/a b': '.' }, /use a plain path such as \/arcade/],
])('%j: rejects with a sentence', async (serve, sentence) => {
  await expect(startTestCloud({ serve })).rejects.toThrow(sentence)
})

test('rejects an invalid _headers file with the line number', async () => {
  const folder = folderOf({ 'index.html': 'x', _headers: 'X-A: 1' })
  await expect(startTestCloud({ serve: { '/': folder } })).rejects.toThrow(
    /_headers, line 1: a path must start/,
  )
})

test('serves the folder’s 404 page to clients that accept HTML, and text to others', async () => {
  const site = await serveSite({ '404.html': '<!doctype html>lost' })
  const page = await site.fetch('/nowhere/at/all', { accept: 'text/html,*/*;q=0.8' })
  expect([page.status, page.headers['content-type'], page.body.toString()]).toEqual([
    404,
    'text/html; charset=utf-8',
    '<!doctype html>lost',
  ])
  const script = await site.fetch('/nowhere.js', { accept: '*/*' })
  expect([script.status, script.body.toString()]).toEqual([404, 'Not found\n'])
  const head = await site.fetch('/nowhere', { accept: 'text/html' }, 'HEAD')
  expect([head.status, head.body.length]).toEqual([404, 0])
})
