/** nginx and Caddy themselves, where they are installed, with the files that the build wrote for them. */
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
  /** Holds the joined site as `dist`, and what the server writes. */
  readonly folder: string
  /** Where the server listens. */
  readonly socket: string
  /** Where the gateway listens; the example for it in the file is used then. */
  readonly gateway?: string
}

interface Answer {
  readonly status: number | undefined
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

export async function get(socketPath: string, path: string, accepted?: 'br' | 'gzip'): Promise<Answer> {
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

/** The directives that the comment at the beginning of a file asks for. */
const directivesIn = (file: string): string[] =>
  Array.from(file.split('# which sends')[0]?.matchAll(/^# {5}(.*;)$/gm) ?? [], ([, line = '']) => line)

/** The example of a gateway in the comment that a file begins with. */
function gatewayIn(file: string): string {
  const [example] = /^#\s+(?:location|handle) [^}]*\}/m.exec(file) ?? []
  if (example === undefined) throw new Error('The file shows no gateway.')
  return example.replaceAll(/^#/gm, '')
}

/** With what the first lines of its file ask for. */
function startNginx({ folder, socket, gateway }: Site): ChildProcess {
  const file = join(folder, 'dist/nginx.conf')
  const text = readFileSync(file, 'utf8')
  const proxy = gateway === undefined ? '' : gatewayIn(text).replace('127.0.0.1:4322', `unix:${gateway}`)
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
${directivesIn(text).join('\n').replace('/srv/saha/public', join(folder, 'dist/public'))}
include ${file};
${proxy} } }`,
  )
  return spawn('nginx', ['-e', 'stderr', '-c', config], { stdio: 'ignore' })
}

function startCaddy({ folder, socket, gateway }: Site): ChildProcess {
  const file = readFileSync(join(folder, 'dist/Caddyfile'), 'utf8')
  const proxy = gateway === undefined ? '' : gatewayIn(file).replace('127.0.0.1:4322', `unix/${gateway}`)
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

/** Resolves once the site is served, until the test is over. */
const untilTheEnd = (begin: (site: Site) => ChildProcess) => async (site: Site) => {
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
  { name: 'nginx', isInstalled: isInstalled('nginx', '-v'), start: untilTheEnd(startNginx) },
  { name: 'caddy', isInstalled: isInstalled('caddy', 'version'), start: untilTheEnd(startCaddy) },
]
