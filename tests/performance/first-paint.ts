/**
 * `npm run benchmark:paint`: compares the largest contentful paint with that of a plain page with the same hero,
 * stylesheets, fonts and image but no script, on fast 3G and a CPU slowed four times.
 */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { Server } from '../e2e/support/server.ts'

const fast3g = { latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0 }
const processor = 4
const rounds = Number(process.argv[2] ?? 7)
const most = 1.2
const dist = fileURLToPath(new URL('../../app/dist/', import.meta.url))

/** Measured pages, and the markup of their hero. */
const pages = [
  { name: 'home', path: '', hero: /<section data-theme="dark".*?<\/section>/s },
  { name: 'home in Arabic', path: 'ar/', hero: /<section data-theme="dark".*?<\/section>/s },
  {
    name: 'a game',
    path: 'en/game/zellige/',
    hero: /<div class="grid gap-6 lg:grid-cols-.*?<\/ul><\/div><\/div>/s,
  },
] as const

/** Returns a hand-written page with the hero only. */
async function plainPage(path: string, hero: RegExp): Promise<string> {
  const html = await readFile(join(dist, path, 'index.html'), 'utf8')
  const root = /<html[^>]*>/.exec(html)?.[0] ?? ''
  const needed = html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]*>/g)
  const shown = hero.exec(html)?.[0]
  if (shown === undefined) throw new Error(`The page at /${path} has no hero.`)
  return `<!doctype html>${root.replace(/ data-[\w-]+(?:="[^"]*")?/g, '')}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Plain</title>${[...needed].map(([tag]) => tag).join('')}</head><body><main>${shown}</main></body></html>`
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the plain pages at their models' paths. */
async function plainHost(): Promise<{ url: string; close: () => void }> {
  const written = new Map<string, string>()
  for (const { path, hero } of pages) written.set(`/${path}`, await plainPage(path, hero))
  const compressed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://plain').pathname
    const page = written.get(path)
    const type = page === undefined ? types[extname(path)] : types['.html']
    const send = (body: Buffer) => {
      response.setHeader('content-type', type ?? '')
      if (type === 'font/woff2') return response.end(body)
      const small = compressed.get(path) ?? brotliCompressSync(body)
      compressed.set(path, small)
      return response.setHeader('content-encoding', 'br').end(small)
    }
    const refuse = () => response.writeHead(404).end()
    if (type === undefined) refuse()
    else if (page === undefined) readFile(join(dist, path)).then(send, refuse)
    else send(Buffer.from(page))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The plain host has no port.')
  return { url: `http://localhost:${address.port}/`, close: () => server.close() }
}

const portal = new Server()
await portal.start()
const plain = await plainHost()
const browser = await chromium.launch(chromiumLaunch())

/** Returns the time of the largest contentful paint in ms, once the page is idle. */
async function largestPaint(address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...fast3g })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  await page.addInitScript(() => {
    Object.assign(window, { largest: 0 })
    new PerformanceObserver((list) => {
      Object.assign(window, { largest: list.getEntries().at(-1)?.startTime ?? 0 })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  // The entry arrives after the paint.
  const told = await page.waitForFunction(() => (window as unknown as { largest: number }).largest)
  const largest = await told.jsonValue()
  await context.close()
  return largest
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

try {
  // Both servers compress a file on its first request.
  for (const { path } of pages) for (const url of [portal.url, plain.url]) await largestPaint(`${url}${path}`)
  console.log(`Largest paint, median of ${rounds}, fast 3G, processor slowed ${processor} times:\n`)
  for (const { name, path } of pages) {
    const own: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      own.push(await largestPaint(`${portal.url}${path}`))
      bare.push(await largestPaint(`${plain.url}${path}`))
    }
    const ratio = median(own) / median(bare)
    const verdict = ratio <= most ? '' : `  MORE THAN ${most}`
    console.log(
      `  ${name.padEnd(15)} ${seconds(median(own))}, plain ${seconds(median(bare))}: ${ratio.toFixed(2)} times${verdict}`,
    )
  }
} finally {
  await browser.close()
  plain.close()
  await portal.dispose()
}
