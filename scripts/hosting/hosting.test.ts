import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
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
const NOT_FOUND = ['/nothing', '/en/', '/en/login/', '/assets/gone.js', '/arcade/gone']

/** Long enough to be compressed. */
const content = (word: string) => `${word} `.repeat(200)
const folder = mkdtempSync(join(tmpdir(), 'saha-hosting-'))
const portal = join(folder, 'portal')
const arcade = join(folder, 'arcade')
/** Folder of a joined site. */
const siteAt = (base: string) => join(folder, `site${base.replaceAll('/', '-')}`)

function write(name: string, content: string): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

beforeAll(() => {
  for (const path of [...FOUND, '/404.html']) {
    const file = path.replace(/\/$/, '/index.html')
    write(
      file.startsWith('/arcade/') ? file : `portal${file}`,
      content(path === '/404.html' ? 'lost' : 'there'),
    )
  }
  write('arcade/assets/handed-over/game-AbCd1234.js', content('there'))
  write('portal/_headers', RULES)
  write('arcade/_headers', ARCADE)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(['', '/games', '/our/games'])('a portal at "%s/"', (base) => {
  const site = siteAt(base)
  const found = FOUND.map((path) => `${base}${path}`)
  const paths = [...found, ...NOT_FOUND.map((path) => `${base}${path}`)]
  const rules = parseHeaders(
    `${RULES}\n${ARCADE.replace(/^.*nosniff\n/m, '')}`.replaceAll(/^\//gm, `${base}/`),
    '_headers',
  )
  /** Hosts that read `_headers` do not cache by default; the others need a rule. */
  const expectedHeaders = (path: string) => ({
    'cache-control': 'no-cache',
    ...Object.fromEntries(rules.headersFor(path)),
  })
  const read = (name: string) => readFileSync(join(site, 'dist', name), 'utf8')

  beforeAll(async () => {
    joinSite({ portal, arcade, target: join(site, 'dist'), url: `http://games.example.com${base}/` })
    await compressFiles(join(site, 'dist/public'))
  })

  test('has one file of headers, at the root of the host name', () => {
    const files = readdirSync(join(site, 'dist/public'), { recursive: true }).map(String)
    expect(files.filter((name) => name.endsWith('_headers'))).toEqual(['_headers'])
    const joined = parseHeaders(read('public/_headers'), '_headers')
    for (const path of paths) expect([...joined.headersFor(path)]).toEqual([...rules.headersFor(path)])
  })

  test.each([...paths, '/_headers'])(
    'has the same headers in the files for nginx and Caddy at %s',
    (path) => {
      expect(resolveNginxHeaders(read('nginx.conf'), path), 'nginx').toEqual(
        path === '/_headers' && base ? { 'cache-control': 'no-cache' } : expectedHeaders(path),
      )
      expect(resolveCaddyHeaders(read('Caddyfile'), path), 'Caddy').toEqual(expectedHeaders(path))
    },
  )

  describe.each(servers)('served by $name, if installed', ({ name, isInstalled, start }) => {
    const address = { socketPath: join(site, `${name}.sock`) }

    test.skipIf(!isInstalled)('sends the headers of _headers', async () => {
      onTestFinished(await start({ folder: site, address }))
      for (const path of paths) {
        const { status, headers, body } = await get(address, path)
        const exists = found.includes(path)
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
      expect((await get(address, '/_headers')).status).toBe(404)
    })

    test.skipIf(!isInstalled)('sends precompressed files, for the 404 page too', async () => {
      onTestFinished(await start({ folder: site, address }))
      // nginx needs a module for brotli, which its packages lack.
      const encodings = name === 'nginx' ? (['gzip'] as const) : (['br', 'gzip'] as const)
      for (const encoding of encodings)
        for (const path of ['/', '/assets/index-AbCd1234.js', '/nothing']) {
          const { headers, body } = await get(address, `${base}${path}`, encoding)
          expect(headers['content-encoding'], `${encoding} of ${path}`).toBe(encoding)
          expect(headers.vary, path).toMatch(/accept-encoding/i)
          expect(body).toBe(content(path === '/nothing' ? 'lost' : 'there'))
        }
    })

    test.skipIf(!isInstalled || base === '')('leaves the rest of the host name alone', async () => {
      onTestFinished(await start({ folder: site, address }))
      for (const path of ['/', '/nothing']) {
        const { status, headers, body } = await get(address, path)
        expect(status, path).not.toBe(200)
        expect(headers['content-security-policy']).toBeUndefined()
        expect(body).not.toContain('lost')
      }
      const { status, headers } = await get(address, base)
      expect([301, 308]).toContain(status)
      expect(String(headers['location'])).toMatch(new RegExp(`^(?:http://games\\.example\\.com)?${base}/$`))
    })
  })
})

test('a portal for a host without headers has no page of the arcade, which only headers sandbox', () => {
  const target = join(folder, 'without-headers')
  const url = 'https://user.github.io/saha/'
  const published = joinSite({ portal, arcade, target, url, hasHeaders: false })
  expect(published).toBe(join(target, 'public/saha'))
  expect(readdirSync(target)).toEqual(['public'])
  const files = ['index.html', '404.html', '.nojekyll', 'arcade/index.html', '_headers']
  expect(files.filter((name) => existsSync(join(published, name)))).toEqual(files.slice(0, 3))
  expect(readdirSync(join(published, 'arcade'), { recursive: true }).map(String)).toEqual([
    'assets',
    'assets/handed-over',
    'assets/handed-over/game-AbCd1234.js',
  ])
})

test('rejects a path that files of servers cannot name', () => {
  const url = 'https://games.example.com/our%20games/'
  expect(() => joinSite({ portal, arcade, target: join(folder, 'bad'), url })).toThrow(/use only letters/)
})
