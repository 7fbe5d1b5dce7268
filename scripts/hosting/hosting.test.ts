import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseHeaders } from '../../packages/local-cloud/src/static-files/headers-file.ts'
import { caddyHeaders, nginxHeaders } from './as-read.ts'
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
const THERE = [
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
const NOT_THERE = ['/_headers', '/nothing', '/en/', '/en/login/', '/assets/gone.js', '/arcade/gone']

const folder = mkdtempSync(join(tmpdir(), 'saha-hosting-'))
const rules = parseHeaders(`${RULES}\n${ARCADE.replace(/^.*nosniff\n/m, '')}`, '_headers')
/** Hosts that read `_headers` let nothing be kept unasked; the others have to be told. */
const promised = (path: string) => ({
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
  for (const path of [...THERE, '/404.html']) {
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

test.each([...THERE, ...NOT_THERE])(
  'the files for nginx and Caddy promise what _headers does at %s',
  (path) => {
    expect(nginxHeaders(read('nginx.conf'), path), 'nginx').toEqual(promised(path))
    expect(caddyHeaders(read('Caddyfile'), path), 'Caddy').toEqual(promised(path))
  },
)

describe.each(servers)('where it is installed, $name', ({ name, isInstalled, start }) => {
  test.skipIf(!isInstalled)('sends what _headers promises', async () => {
    const socket = join(folder, `${name}.sock`)
    await start({ folder, socket })
    for (const path of [...THERE, ...NOT_THERE]) {
      const { status, headers, body } = await get(socket, path)
      const isThere = THERE.includes(path)
      expect({ path, status, body }).toEqual({
        path,
        status: isThere ? 200 : 404,
        body: content(isThere ? 'there' : 'lost'),
      })
      // That there is nothing is never kept, wherever it is.
      const wanted = { ...promised(path), ...(isThere ? {} : { 'cache-control': 'no-cache' }) }
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

  test.skipIf(!isInstalled)(
    'sends what the build compressed ahead, also where there is nothing',
    async () => {
      const socket = join(folder, `${name}-compressed.sock`)
      await start({ folder, socket })
      // nginx has brotli only with a module that its packages lack.
      const encodings = name === 'nginx' ? (['gzip'] as const) : (['br', 'gzip'] as const)
      for (const encoding of encodings)
        for (const path of ['/', '/assets/index-AbCd1234.js', '/nothing']) {
          const { headers, body } = await get(socket, path, encoding)
          expect(headers['content-encoding'], `${encoding} of ${path}`).toBe(encoding)
          expect(headers.vary, path).toMatch(/accept-encoding/i)
          expect(body).toBe(content(path === '/nothing' ? 'lost' : 'there'))
        }
    },
  )
})
