import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parseHeaders } from '../../packages/local-cloud/src/static/headers-file.ts'
import { caddyHeaders, nginxHeaders } from './as-read.ts'
import { joinSite } from './join-site.mjs'

const RULES = `/
  Content-Security-Policy: default-src 'none'; img-src 'self' data:
/index.html
  Content-Security-Policy: default-src 'none'; img-src 'self' data:
/en/*
  Content-Security-Policy: default-src 'none'
/*
  X-Content-Type-Options: nosniff
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
  '/boot.js',
  '/en/game/zellige/',
  '/assets/index-AbCd1234.js',
  '/service-worker.js',
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
const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')

function write(name: string, content: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

beforeAll(() => {
  for (const path of [...THERE, '/404.html']) {
    const file = path.replace(/\/$/, '/index.html')
    write(file.startsWith('/arcade/') ? file : `portal${file}`, path === '/404.html' ? 'lost' : 'there')
  }
  write('portal/_headers', RULES)
  write('arcade/_headers', ARCADE)
  joinSite({
    portal: join(folder, 'portal'),
    arcade: join(folder, 'arcade'),
    target: join(folder, 'dist'),
    host: 'http://games.example.com',
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([...THERE, ...NOT_THERE])(
  'the files for nginx and Caddy promise what _headers does at %s',
  (path) => {
    expect(nginxHeaders(read('nginx.conf'), path), 'nginx').toEqual(promised(path))
    expect(caddyHeaders(read('Caddyfile'), path), 'Caddy').toEqual(promised(path))
  },
)

interface Answer {
  readonly status: number | undefined
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

async function get(socketPath: string, path: string): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath, path, headers: { host: 'games.example.com' } }, resolve)
      .on('error', reject)
      .end()
  })
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

/** Starts nginx on a socket, with what the first lines of its file ask for. */
function startNginx(socket: string): ChildProcess {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const config = write(
    'nginx-alone.conf',
    `daemon off; master_process off; pid ${join(folder, 'nginx.pid')}; error_log stderr;
events {}
http { access_log off; ${temporary}
server { listen unix:${socket}; root ${join(folder, 'dist/public')}; index index.html;
include ${join(folder, 'dist/nginx.conf')}; } }`,
  )
  return spawn('nginx', ['-e', 'stderr', '-c', config], { stdio: 'ignore' })
}

function startCaddy(socket: string): ChildProcess {
  const site = read('Caddyfile')
    .replace('games.example.com {\n', (line) => `${line}\tbind unix/${socket}\n`)
    .replace('/srv/saha/public', join(folder, 'dist/public'))
  const config = write('Caddyfile', `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  })
}

const servers = [
  { name: 'nginx', version: '-v', start: startNginx },
  { name: 'caddy', version: 'version', start: startCaddy },
]
describe.each(servers)('where it is installed, $name', ({ name, version, start }) => {
  test.skipIf(spawnSync(name, [version]).error !== undefined)('sends what _headers promises', async () => {
    const socket = join(folder, `${name}.sock`)
    const child = start(socket)
    onTestFinished(async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit')
    })
    await expect
      .poll(() => get(socket, '/').then(({ status }) => status, String), { timeout: 20_000 })
      .toBe(200)
    for (const path of [...THERE, ...NOT_THERE]) {
      const { status, headers, body } = await get(socket, path)
      const isThere = THERE.includes(path)
      expect({ path, status, body }).toEqual({
        path,
        status: isThere ? 200 : 404,
        body: isThere ? 'there' : 'lost',
      })
      // That there is nothing is never kept, wherever it is.
      const wanted = { ...promised(path), ...(isThere ? {} : { 'cache-control': 'no-cache' }) }
      for (const header of ['content-security-policy', 'x-content-type-options', 'cache-control'])
        expect(headers[header], `${header} of ${path}`).toBe(Reflect.get(wanted, header))
    }
  })
})
