/**
 * `npm run benchmark:paint`: largest contentful paint on fast 3G and a CPU slowed four times. Compares prerendered pages
 * with plain pages (the same hero, stylesheets, fonts and image but no script), and hash URLs with the prerendered pages
 * of their routes, on the first visit and on a later one, which the service worker answers.
 */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type BrowserContext } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { Server } from '../e2e/support/server.ts'
import { startSlowNetwork } from './slow-network.ts'

const processor = 4
const rounds = Number(process.argv[2] ?? 7)
/** Largest ratios to the plain page, and of a hash URL to its page. */
const limits = { plain: 1.2, first: 1.5, later: 1 }
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

/** Routes measured at their hash URL and at their page. */
const routes = [
  'en/',
  'ar/games/',
  'en/game/zellige/',
  'ar/game/zellige/',
  'en/article/courtyard-games/',
] as const
const hashOf = (path: string) => `#/${path.replace(/(?<=\/.*)\/$/, '')}`

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
const slowPortal = await startSlowNetwork(portal.url)
const slowPlain = await startSlowNetwork(plain.url)
const browser = await chromium.launch(chromiumLaunch())

/** Returns the time of the largest contentful paint in ms, once the page is idle. */
async function largestPaint(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
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
  await page.close()
  return largest
}

const phone = () =>
  browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true, serviceWorkers: 'allow' })

async function firstVisit(address: string): Promise<number> {
  const context = await phone()
  const largest = await largestPaint(context, address)
  await context.close()
  return largest
}

/** A browser in which the service worker has stored the app. */
async function returningVisitor(): Promise<BrowserContext> {
  const context = await phone()
  const page = await context.newPage()
  await page.goto(slowPortal.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.close()
  return context
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const columns = [32, 8, 8] as const

/** Measures two addresses in turn and prints the ratio of their medians. */
async function compare(
  name: string,
  limit: number,
  measure: readonly [() => Promise<number>, () => Promise<number>],
): Promise<void> {
  const own: number[] = []
  const other: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    own.push(await measure[0]())
    other.push(await measure[1]())
  }
  const ratio = median(own) / median(other)
  const verdict = ratio <= limit ? '' : `  MORE THAN ${limit}`
  console.log(
    `  ${name.padEnd(columns[0])}${seconds(median(own)).padStart(columns[1])}${seconds(median(other)).padStart(columns[2])}  ${ratio.toFixed(2)}${verdict}`,
  )
}

const heading = (text: string) => console.log(`\n${text}`)

try {
  console.log(`Largest paint, median of ${rounds}, fast 3G, processor slowed ${processor} times`)
  heading('Prerendered page, plain page, ratio')
  for (const { name, path } of pages)
    await compare(name, limits.plain, [
      () => firstVisit(slowPortal.url + path),
      () => firstVisit(slowPlain.url + path),
    ])
  heading('Hash URL, prerendered page, ratio: first visit')
  for (const path of routes)
    await compare(hashOf(path), limits.first, [
      () => firstVisit(slowPortal.url + hashOf(path)),
      () => firstVisit(slowPortal.url + path),
    ])
  heading('Hash URL, prerendered page, ratio: later visit')
  const context = await returningVisitor()
  for (const path of routes)
    await compare(hashOf(path), limits.later, [
      () => largestPaint(context, slowPortal.url + hashOf(path)),
      () => largestPaint(context, slowPortal.url + path),
    ])
} finally {
  await browser.close()
  for (const host of [slowPortal, slowPlain, plain]) host.close()
  await portal.dispose()
}
