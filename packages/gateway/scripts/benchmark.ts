/**
 * Measures the gateway's memory under load, its added latency, and the number of concurrent clients it handles.
 * Upstream, gateway and clients share this process, so its memory is an upper bound.
 */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createGateway } from '../src/gateway.ts'
import { openLedger } from '../src/ledger/sqlite.ts'
import { attachNode } from '../src/node/mount.ts'
import { fakeGemini } from '../src/testing/fake-gemini.ts'
import { listen } from '../src/testing/listen.ts'

const MEGABYTE = 1024 * 1024
const PIECE = new Uint8Array(64 * 1024)
const ORIGIN = 'http://localhost'
const HEADERS = { origin: ORIGIN, 'content-type': 'application/json' }
const CHAT = '/v1/models/gemini-3.8-flash:generateContent'
const STREAM = '/v1/models/gemini-3.8-flash:streamGenerateContent?alt=sse'
const BODY = JSON.stringify({ contents: [{ parts: [{ text: 'hi' }], role: 'user' }] })

/** Empty chunks, created as they are pulled. */
function chunks(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left > 0) controller.enqueue(PIECE.slice())
      else controller.close()
      left -= PIECE.length
    },
  })
}

async function drain(response: Response): Promise<number> {
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length
  return bytes
}

/** Runs a task and prints its duration and peak memory growth. */
async function measured(name: string, work: () => Promise<string>): Promise<void> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 20)
  const started = performance.now()
  const said = await work()
  clearInterval(watch)
  const grown = ((highest - before) / MEGABYTE).toFixed(0)
  process.stdout.write(
    `${name}: ${said}, ${(performance.now() - started).toFixed(0)} ms, memory grew by ${grown} MB at most\n`,
  )
}

// Longer than any part takes: a kept-alive connection that closes on a busy machine would distort the figures.
const upstream = createServer({ keepAliveTimeout: 600_000 })
const base = await listen(upstream)
const gemini = fakeGemini(base)
/** Length of the next streamed response, in bytes. */
let streamed = 0
gemini.override = (request) => {
  const size = Number(new URL(request.url).searchParams.get('upload_id')?.slice(2) ?? 0)
  if (request.url.includes('stream'))
    return new Response(chunks(streamed), { headers: { 'content-type': 'text/event-stream' } })
  if (size > 0 && request.body !== null) return drainUpload(request)
  return undefined
}

async function drainUpload(request: Request): Promise<Response> {
  await drain(new Response(request.body))
  return new Response(null, { headers: { 'x-goog-upload-status': 'active' } })
}

const limit = { perDay: 1e6, perMinute: 1e6, atOnce: 1e6 }
/** Total dollars a day; only the last part reaches it. */
const ceiling = 0.5
const ledger = openLedger(':memory:')
const server = createServer({ keepAliveTimeout: 600_000 })
const gatewayWith = (perDay: number) =>
  attachNode(
    createGateway({
      ledger,
      origins: [ORIGIN],
      upstream: base,
      limits: { client: limit, network: limit, total: { ...limit, perDay }, liveMinutes: 10 },
    }),
  )
let mounted = gatewayWith(1e6)
upstream.on('request', (request, response) => {
  void getRequestListener((made) => gemini.answer(made), { overrideGlobalObjects: false })(request, response)
})
server.on('request', (request, response) => mounted.handle(request, response))
const url = await listen(server)

const ask = (
  path: string,
  body: string | ReadableStream<Uint8Array> = BODY,
  headers: Record<string, string> = {},
) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body,
    duplex: 'half' as const,
  })

await drain(await ask(CHAT))

for (const megabytes of [200, 800])
  await measured(`An answer of ${megabytes} MB streamed through`, async () => {
    streamed = megabytes * MEGABYTE
    const bytes = await drain(await ask(STREAM))
    return `${(bytes / MEGABYTE).toFixed(0)} MB`
  })

async function upload(): Promise<void> {
  const uploadStart = await ask(
    '/upload/v1/files',
    JSON.stringify({ file: { mimeType: 'video/mp4', sizeBytes: `${20 * MEGABYTE}` } }),
    {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': `${20 * MEGABYTE}`,
      'x-goog-upload-header-content-type': 'video/mp4',
    },
  )
  const path = (uploadStart.headers.get('x-goog-upload-url') ?? '').slice(url.length)
  const headers = { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0' }
  const sent = await ask(path, chunks(20 * MEGABYTE), headers)
  if (!sent.ok) throw new Error(`An upload was answered ${sent.status}: ${await sent.text()} ${path}`)
}

for (const rounds of [2, 10])
  await measured(`${4 * rounds} uploads of 20 MB, four at once`, async () => {
    for (let round = 0; round < rounds; round += 1)
      await Promise.all([upload(), upload(), upload(), upload()])
    return `${80 * rounds} MB`
  })

await measured('A video of 20 MB inside of the question', async () => {
  const data = 'A'.repeat(Math.floor((20 * MEGABYTE * 4) / 3))
  const parts = [{ inlineData: { data, mimeType: 'video/mp4' } }, { text: 'what?' }]
  const response = await ask(CHAT, JSON.stringify({ contents: [{ parts }] }))
  await drain(response)
  return `answered ${response.status}`
})

for (const [name, target] of [
  ['straight to the upstream', base],
  ['through the gateway', url],
] as const)
  await measured(`100 questions one by one ${name}`, async () => {
    for (let index = 0; index < 100; index += 1)
      await drain(await fetch(`${target}${CHAT}`, { method: 'POST', headers: HEADERS, body: BODY }))
    return 'all answered'
  })

const today = () => ledger.getSpent(new Date().toISOString().slice(0, 10), 'all')
const before = await today()
mounted.close()
mounted = gatewayWith(before / 1e6 + ceiling)
await measured(`1000 visitors at once, at a ceiling of ${ceiling} dollars`, async () => {
  const answers = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const response = await ask(CHAT)
      await drain(response)
      return response.status
    }),
  )
  const forwardResponse = answers.filter((status) => status === 200).length
  const spent = (await today()) - before
  return `${forwardResponse} passed, ${1000 - forwardResponse} were refused, ${(spent / 1e6).toFixed(2)} dollars charged`
})

mounted.close()
server.closeAllConnections()
server.close()
upstream.closeAllConnections()
upstream.close()
ledger.close()
