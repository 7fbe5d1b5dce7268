/**
 * `npm run benchmark:capacity`: requests a second, latency, processor time and memory of one server of each kind under
 * load by wrk: Caddy and nginx with the files of `npm run build:site`, and the gateway with its ledger on disk before a
 * fake Gemini that answers at once. Processor time holds on a busy machine too; requests a second do not.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { servers } from '../../scripts/hosting/servers.ts'
import { requireWrk, runWrk } from './wrk.ts'

const seconds = Number(process.argv[2] ?? 10)
const connections = 64
const site = 'dist/public'
const folder = mkdtempSync(join(tmpdir(), 'saha-capacity-'))

requireWrk()
if (!existsSync(site)) throw new Error('There is no built site: run npm run build:site.')

/** Returns processor seconds and the largest memory in MB of a process. */
function readUsage(pid: number): { cpu: number; memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  // Clock ticks are hundredths of a second.
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, memory: Number(peak) / 1000 }
}

async function findFreePort(): Promise<number> {
  const server = createSocket().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

interface Load {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent by POST. */
  readonly body?: string
}

/** Puts load on a server and prints a row. */
async function measure(name: string, pid: number, { url, headers, body }: Load): Promise<void> {
  const sample = await fetch(url, { headers, ...(body !== undefined && { method: 'POST', body }) })
  await sample.arrayBuffer()
  if (!sample.ok) throw new Error(`${url} answered ${sample.status}.`)
  const script = join(folder, 'load.lua')
  writeFileSync(script, body === undefined ? '' : `wrk.method = "POST"\nwrk.body = [[${body}]]`)
  const before = readUsage(pid)
  // wrk runs in a process of its own, because the fake Gemini answers in this one.
  const { requests, perSecond, size, p50, p99, failed } = await runWrk({
    url,
    headers,
    connections,
    seconds,
    script,
  })
  const { cpu, memory } = readUsage(pid)
  const microseconds = ((cpu - before.cpu) / requests) * 1e6
  console.log(
    `${name.padEnd(34)} ${size.toFixed(1).padStart(6)} kB ${perSecond.toFixed(0).padStart(9)}/s` +
      `  p50 ${p50}  p99 ${p99}  ${microseconds.toFixed(0).padStart(5)} µs CPU a request` +
      `  ${memory.toFixed(0)} MB${failed > 0 ? ` ${failed} failed` : ''}`,
  )
}

/** The largest script of home. */
const portal = [...readFileSync(join(site, 'en/index.html'), 'utf8').matchAll(/\/assets\/[^"]+\.js/g)]
  .map(([path]) => path)
  .toSorted((one, other) => statSync(join(site, other)).size - statSync(join(site, one)).size)[0]
if (portal === undefined) throw new Error('The built home page has no script.')

async function measureFiles(script: string): Promise<void> {
  // The servers write their files beside the site.
  symlinkSync(resolve('dist'), join(folder, 'dist'))
  for (const { name, isInstalled, start } of servers) {
    if (!isInstalled) {
      console.log(`${name} is not installed.`)
      continue
    }
    const port = await findFreePort()
    const before = listProcesses(name)
    const stop = await start({ folder, address: { port } })
    const pid = listProcesses(name).find((one) => !before.includes(one))
    if (pid === undefined) throw new Error(`${name} has no process.`)
    for (const encoding of name === 'nginx' ? ['gzip'] : ['br', 'gzip'])
      for (const path of ['/en/', script])
        await measure(`${name}, ${path.replace(/-[\w-]{8}\./, '.')}, ${encoding}`, pid, {
          url: `http://localhost:${port}${path}`,
          headers: { 'accept-encoding': encoding },
        })
    await stop()
  }
}

const listProcesses = (name: string): number[] =>
  spawnSync('pgrep', ['-x', name], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean).map(Number)

const reply = JSON.stringify({
  candidates: [{ content: { role: 'model', parts: [{ text: 'A short answer.' }] }, finishReason: 'STOP' }],
  usageMetadata: { promptTokenCount: 8, candidatesTokenCount: 4, totalTokenCount: 12 },
})

async function measureGateway(): Promise<void> {
  const upstream = createServer((asked, answer) => {
    asked.resume().on('end', () => answer.setHeader('content-type', 'application/json').end(reply))
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const port = await findFreePort()
  const unlimited = ['VISITOR', 'NETWORK', 'TOTAL'].flatMap((name) =>
    ['DOLLARS_PER_DAY', 'CALLS_PER_MINUTE', 'CALLS_AT_ONCE'].map((limit) => [
      `GATEWAY_${name}_${limit}`,
      '100000000',
    ]),
  )
  const gateway: ChildProcess = spawn(
    process.execPath,
    [
      '--conditions',
      'saha-source',
      'packages/gateway/src/cli.ts',
      '--port',
      `${port}`,
      '--ledger',
      join(folder, 'ledger.sqlite'),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...Object.fromEntries(unlimited),
        GATEWAY_UPSTREAM: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
        GATEWAY_ORIGINS: 'http://localhost',
      },
    },
  )
  if (gateway.stdout !== null) await once(gateway.stdout, 'data')
  const url = `http://127.0.0.1:${port}`
  const headers = { origin: 'http://localhost', 'content-type': 'application/json' }
  const pid = gateway.pid ?? 0
  await measure('gateway, health', pid, { url: `${url}/health`, headers })
  const body = JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'Say hello.' }] }] })
  await measure('gateway, a text call', pid, {
    url: `${url}/v1/models/gemini-3.8-flash:generateContent`,
    headers,
    body,
  })
  // The calls that wrk aborted are charged first.
  await setTimeout(2000)
  gateway.kill()
  await once(gateway, 'exit')
  upstream.close()
  upstream.closeAllConnections()
}

try {
  console.log(
    `${connections} connections, ${seconds} s, keep-alive, HTTP/1.1 without TLS, load average ${loadavg()[0]?.toFixed(1)}`,
  )
  await measureFiles(portal)
  await measureGateway()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
