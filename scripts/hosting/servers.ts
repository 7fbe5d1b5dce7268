/** Runs the installed nginx and Caddy with the files that the build wrote for them. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { expect, onTestFinished } from 'vitest'

interface Site {
  /** Holds the joined site as `dist`, and the server's files. */
  readonly folder: string
  /** Socket of the server. */
  readonly socket: string
  /** Socket of the gateway; enables the gateway example in the file. */
  readonly gateway?: string
}

interface HttpResponse {
  readonly status: number | undefined
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

export async function get(socketPath: string, path: string, accepted?: 'br' | 'gzip'): Promise<HttpResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        socketPath,
        path,
        headers: { host: 'games.example.com', ...(accepted && { 'accept-encoding': accepted }) },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
  return { status: response.statusCode, headers: response.headers, body: await readText(decoded(response)) }
}

const decoders = { br: createBrotliDecompress, gzip: createGunzip }

function decoded(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']
  return encoding === 'br' || encoding === 'gzip' ? response.pipe(decoders[encoding]()) : response
}

/** Returns the directives in the comment at the start of a file. */
const readDirectives = (file: string): string[] =>
  Array.from(file.split('# which sends')[0]?.matchAll(/^# {5}(.*;)$/gm) ?? [], ([, line = '']) => line)

/** Returns the gateway example in the comment at the start of a file. */
function readGatewayExample(file: string): string {
  const [example] = /^#\s+(?:location|handle) [^}]*\}/m.exec(file) ?? []
  if (example === undefined) throw new Error('The file has no gateway example.')
  return example.replaceAll(/^#/gm, '')
}

/** Starts nginx with the directives that the comment of its file asks for. */
function startNginx({ folder, socket, gateway }: Site): ChildProcess {
  const file = join(folder, 'dist/nginx.conf')
  const text = readFileSync(file, 'utf8')
  const proxy =
    gateway === undefined ? '' : readGatewayExample(text).replace('127.0.0.1:4322', `unix:${gateway}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const config = join(folder, 'nginx-alone.conf')
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${join(folder, 'nginx.pid')}; error_log stderr;
events {}
http { access_log off; ${temporary}
server { listen unix:${socket};
${readDirectives(text).join('\n').replace('/srv/saha/public', join(folder, 'dist/public'))}
include ${file};
${proxy} } }`,
  )
  return spawn('nginx', ['-e', 'stderr', '-c', config], { stdio: 'ignore' })
}

function startCaddy({ folder, socket, gateway }: Site): ChildProcess {
  const file = readFileSync(join(folder, 'dist/Caddyfile'), 'utf8')
  const proxy =
    gateway === undefined ? '' : readGatewayExample(file).replace('127.0.0.1:4322', `unix/${gateway}`)
  const site = file
    .replace('games.example.com {\n', (line) => `${line}\tbind unix/${socket}\n${proxy}\n`)
    .replace('/srv/saha/public', join(folder, 'dist/public'))
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  })
}

/** Resolves when the site is served; stops the server after the test. */
const stopAfterTest = (begin: (site: Site) => ChildProcess) => async (site: Site) => {
  const child = begin(site)
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
  })
  await expect
    .poll(() => get(site.socket, '/').then(({ status }) => status, String), { timeout: 20_000 })
    .toBe(200)
}

const isInstalled = (name: string, version: string) => spawnSync(name, [version]).error === undefined

export const servers = [
  { name: 'nginx', isInstalled: isInstalled('nginx', '-v'), start: stopAfterTest(startNginx) },
  { name: 'caddy', isInstalled: isInstalled('caddy', 'version'), start: stopAfterTest(startCaddy) },
]
