import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseHeaders } from '../../packages/local-cloud/src/static-files/headers-file.ts'
import { resolveCaddyHeaders, resolveNginxHeaders } from './resolve-headers.ts'
import { compressFiles } from './compress.mjs'
import { joinSite } from './join-site.mjs'
import { get, servers } from './servers.ts'

const RULES = `/
  Content-Security-Policy: default-src 'none'; img-src 'self' data:
/index.html
  Content-Security-Policy: default-src 'none'; img-src 'self' data:
/en/*
  Content-Security-Policy: default-src 'none'
/*
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=63072000
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/service-worker.js
  Content-Security-Policy: default-src 'none'; connect-src 'self'
`
const ARCADE = `/arcade/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: sandbox allow-scripts
/arcade/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
const FOUND = [
  '/',
  '/index.html',
  '/en/game/zellige/',
  '/assets/index-AbCd1234.js',
  '/service-worker.js',
  '/manifest.ar.webmanifest',
  '/arcade/',
  '/arcade/index.html',
  '/arcade/assets/game-AbCd1234.js',
]
const NOT_FOUND = ['/_headers', '/nothing', '/en/', '/en/login/', '/assets/gone.js', '/arcade/gone']

const folder = mkdtempSync(join(tmpdir(), 'saha-hosting-'))
const rules = parseHeaders(`${RULES}\n${ARCADE.replace(/^.*nosniff\n/m, '')}`, '_headers')
/** Hosts that read `_headers` do not cache by default; the others need a rule. */
const expectedHeaders = (path: string) => ({
  'cache-control': 'no-cache',
  ...Object.fromEntries(rules.headersFor(path)),
})
/** Long enough to be compressed. */
const content = (word: string) => `${word} `.repeat(200)
const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')

function write(name: string, content: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

beforeAll(async () => {
  for (const path of [...FOUND, '/404.html']) {
    const file = path.replace(/\/$/, '/index.html')
    write(
      file.startsWith('/arcade/') ? file : `portal${file}`,
      content(path === '/404.html' ? 'lost' : 'there'),
    )
  }
  write('portal/_headers', RULES)
  write('arcade/_headers', ARCADE)
  joinSite({
    portal: join(folder, 'portal'),
    arcade: join(folder, 'arcade'),
    target: join(folder, 'dist'),
    host: 'http://games.example.com',
  })
  await compressFiles(join(folder, 'dist/public'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([...FOUND, ...NOT_FOUND])(
  'the files for nginx and Caddy set the headers of _headers at %s',
  (path) => {
    expect(resolveNginxHeaders(read('nginx.conf'), path), 'nginx').toEqual(expectedHeaders(path))
    expect(resolveCaddyHeaders(read('Caddyfile'), path), 'Caddy').toEqual(expectedHeaders(path))
  },
)

describe.each(servers)('$name, if installed', ({ name, isInstalled, start }) => {
  test.skipIf(!isInstalled)('sends the headers of _headers', async () => {
    const socket = join(folder, `${name}.sock`)
    await start({ folder, socket })
    for (const path of [...FOUND, ...NOT_FOUND]) {
      const { status, headers, body } = await get(socket, path)
      const exists = FOUND.includes(path)
      expect({ path, status, body }).toEqual({
        path,
        status: exists ? 200 : 404,
        body: content(exists ? 'there' : 'lost'),
      })
      // A 404 is never cached, at any path.
      const wanted = { ...expectedHeaders(path), ...(exists ? {} : { 'cache-control': 'no-cache' }) }
      for (const header of [
        'content-security-policy',
        'x-content-type-options',
        'strict-transport-security',
        'cache-control',
      ])
        expect(headers[header], `${header} of ${path}`).toBe(Reflect.get(wanted, header))
      if (path.endsWith('.webmanifest')) expect(headers['content-type']).toBe('application/manifest+json')
    }
  })

  test.skipIf(!isInstalled)('sends precompressed files, for the 404 page too', async () => {
    const socket = join(folder, `${name}-compressed.sock`)
    await start({ folder, socket })
    // nginx needs a module for brotli, which its packages lack.
    const encodings = name === 'nginx' ? (['gzip'] as const) : (['br', 'gzip'] as const)
    for (const encoding of encodings)
      for (const path of ['/', '/assets/index-AbCd1234.js', '/nothing']) {
        const { headers, body } = await get(socket, path, encoding)
        expect(headers['content-encoding'], `${encoding} of ${path}`).toBe(encoding)
        expect(headers.vary, path).toMatch(/accept-encoding/i)
        expect(body).toBe(content(path === '/nothing' ? 'lost' : 'there'))
      }
  })
})
