/** Runs the installed nginx and Caddy with the files that the build wrote for them. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { stopProcess } from '../stop-process.ts'

/** Where a server listens, as `http.request` takes it. */
type Address = Readonly<{ socketPath: string } | { port: number }>

interface Site {
  /** Holds the joined site as `dist`, and the server's files. */
  readonly folder: string
  readonly address: Address
  /** Socket of the gateway; configures the proxy for it. */
  readonly gateway?: string
}

interface HttpResponse {
  readonly status: number | undefined
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

export async function get(address: Address, path: string, accepted?: 'br' | 'gzip'): Promise<HttpResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        ...address,
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

/** Returns the gateway example in the comment at the start of nginx's file. */
function readGatewayExample(file: string): string {
  const [example] = /^#\s+location [^}]*\}/m.exec(file) ?? []
  if (example === undefined) throw new Error('The file has no gateway example.')
  return example.replaceAll(/^#/gm, '')
}

/** Returns the file of media types that nginx installs beside its configuration. */
function findMediaTypes(): string {
  const [, path = '/etc/nginx/nginx.conf'] =
    /--conf-path=(\S+)/.exec(spawnSync('nginx', ['-V'], { encoding: 'utf8' }).stderr) ?? []
  return join(dirname(path), 'mime.types')
}

/** Starts nginx with the directives that the comment of its file asks for. */
function startNginx({ folder, address, gateway }: Site): ChildProcess {
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
http { access_log off; include ${findMediaTypes()}; ${temporary}
server { listen ${'port' in address ? `127.0.0.1:${address.port}` : `unix:${address.socketPath}`};
${readDirectives(text).join('\n').replace('/srv/saha/public', join(folder, 'dist/public'))}
include ${file};
${proxy} } }`,
  )
  return spawn('nginx', ['-e', 'stderr', '-c', config], { stdio: 'ignore' })
}

function startCaddy({ folder, address, gateway }: Site): ChildProcess {
  const file = readFileSync(join(folder, 'dist/Caddyfile'), 'utf8')
  const [name, bind] =
    'port' in address
      ? [`http://localhost:${address.port}`, '127.0.0.1']
      : ['http://games.example.com', `unix/${address.socketPath}`]
  const site = file
    .replace(/^\S+ \{\n/m, () => `${name} {\n\tbind ${bind}\n`)
    .replace('/srv/saha/public', join(folder, 'dist/public'))
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      ...process.env,
      ...(gateway && { GATEWAY_UPSTREAM: `unix/${gateway}` }),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: 'ignore',
  })
}

/** Resolves when the server answers. @returns a function that stops it */
const whenReady = (start: (site: Site) => ChildProcess) => async (site: Site) => {
  const child = start(site)
  const answers = () =>
    get(site.address, '/').then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The server stopped with code ${child.exitCode}.`)
    await setTimeout(20)
  }
  return () => stopProcess(child)
}

const isInstalled = (name: string, version: string) => spawnSync(name, [version]).error === undefined

export const servers = [
  { name: 'nginx', isInstalled: isInstalled('nginx', '-v'), start: whenReady(startNginx) },
  { name: 'caddy', isInstalled: isInstalled('caddy', 'version'), start: whenReady(startCaddy) },
]
