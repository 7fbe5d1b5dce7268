/**
 * `npm run benchmark:visits`: counts the requests and bytes of a visit that opens home and plays a game, from the
 * portal's files and from Appwrite's API. A proxy counts, because the browser reports no requests of service workers.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from 'playwright'
import config from '../../appwrite.config.json' with { type: 'json' }
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { password } from '../e2e/support/accounts.ts'
import { Visitor } from '../e2e/support/portal.ts'
import { Server } from '../e2e/support/server.ts'

const gameId = 'zellige'
/** A full board, which costs the most reads. */
const scoresOnBoard = 100

interface Exchange {
  readonly method: string
  readonly path: string
  readonly status: number
  /** Bytes of the response as sent, with HTTP/1.1 headers. */
  readonly bytes: number
  /** Documents of a list. */
  readonly rows: number
  /** Whether the service worker asked, to store the file for later. */
  readonly isStored: boolean
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** Returns the number of documents that a response of the API contains. */
function countRows(path: string, body: Buffer, encoding = ''): number {
  if (!path.startsWith('/v1/databases/') || body.length === 0) return 0
  const text = (decoders[encoding]?.(body) ?? body).toString()
  return (JSON.parse(text) as { documents?: unknown[] }).documents?.length ?? 0
}

const server = new Server()
await server.start()
const target = new URL(server.url)
let exchanges: Exchange[] = []
let open = 0

/** Forwards a request and records its response. */
function forward(asked: IncomingMessage, answer: ServerResponse): void {
  open += 1
  const path = asked.url ?? '/'
  const onward = request(
    { port: target.port, path, method: asked.method, headers: asked.headers },
    (response) => {
      const chunks: Buffer[] = []
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        answer.write(chunk)
      })
      response.on('end', () => {
        answer.end()
        open -= 1
        const body = Buffer.concat(chunks)
        exchanges.push({
          method: asked.method ?? 'GET',
          path,
          status: response.statusCode ?? 0,
          bytes: body.length + response.rawHeaders.join('    ').length,
          isStored: asked.headers.referer?.endsWith('/service-worker.js') ?? false,
          rows: countRows(path, body, response.headers['content-encoding']),
        })
      })
    },
  )
  asked.pipe(onward)
}

const proxy = createServer(forward)
proxy.on('upgrade', (asked: IncomingMessage, socket) => {
  exchanges.push({
    method: 'UPGRADE',
    path: asked.url ?? '',
    status: 101,
    bytes: 0,
    rows: 0,
    isStored: false,
  })
  const onward = request({ port: target.port, path: asked.url, headers: asked.headers })
  onward.on('upgrade', (response, upstream) => {
    const headers = response.rawHeaders.map((text, index) => (index % 2 === 0 ? `\r\n${text}: ` : text))
    socket.write(`HTTP/1.1 101 Switching Protocols${headers.join('')}\r\n\r\n`)
    upstream.pipe(socket).pipe(upstream)
    for (const each of [socket, upstream]) each.on('error', () => upstream.destroy())
  })
  onward.end()
})
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
const url = `http://localhost:${(proxy.address() as AddressInfo).port}/`

/** Resolves when no request was open for half a second. */
async function rest(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = open === 0 ? quiet + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Fills the game's board through the API. */
async function fillBoard(): Promise<void> {
  const email = await server.account()
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': config.projectId }
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${server.url}v1/${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    })
  const session = await post('account/sessions/email', { email, password })
  const cookie = session.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ')
  for (let score = 1; score <= scoresOnBoard; score += 1) {
    const data = { game_id: gameId, user_id: 'player', user_name: 'Player', score }
    const path = 'databases/games_db/collections/high_scores/documents'
    const { status } = await post(path, { documentId: 'unique()', data }, cookie)
    if (status !== 201) throw new Error(`A score was answered ${status}.`)
  }
}

const browser = await chromium.launch(chromiumLaunch())
const newContext = () =>
  browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true, serviceWorkers: 'allow' })

/** Opens home, waits until the service worker has stored what it stores, opens the game and plays it. */
async function visit(
  context: BrowserContext,
  onGamePage: (visitor: Visitor) => Promise<void> = async () => {},
) {
  exchanges = []
  const page = await context.newPage()
  const visitor = new Visitor(page, 'en', url)
  await page.goto(`${url}en/`, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await rest()
  await visitor.open(`game/${gameId}`)
  await rest()
  await onGamePage(visitor)
  await page.getByRole('link', { name: visitor.words.gamePage.play }).click()
  await page.locator('[data-slot=game-frame][data-state=ready]').waitFor()
  await rest()
  await page.close()
  return exchanges
}

/** Adds a favorite and a rating, and submits the score of a run. */
async function takePart({ page, words }: Visitor): Promise<void> {
  const main = page.locator('main')
  await main.getByRole('button', { name: words.game.favorite, exact: true }).click()
  await main.getByRole('radio').nth(3).check({ force: true })
  await main.getByRole('button', { name: words.rating.confirm }).click()
  await rest()
  const path = `/en/play/${gameId}`
  const intent = JSON.stringify({ path, action: { kind: 'score', gameId, score: 4210 } })
  await page.evaluate((text) => sessionStorage.setItem('saha.intent', text), intent)
  await page.goto(`${url}#${path}`)
  const offer = page.getByRole('region', { name: words.player.afterGame })
  await offer.getByRole('button', { name: words.player.scoreSubmit }).click()
  await offer.locator('tr[data-state=me]').waitFor()
  await rest()
  await page.goto(`${url}#/en/game/${gameId}`)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function report(name: string, visited: readonly Exchange[]): void {
  const isApi = ({ path }: Exchange) => path.startsWith('/v1')
  const api = visited.filter(isApi)
  const files = visited.filter((exchange) => !isApi(exchange))
  const bytes = (of: readonly Exchange[]) => kilobytes(sum(of.map((exchange) => exchange.bytes)))
  const revalidated = files.filter(({ status }) => status === 304).length
  console.log(`\n${name}`)
  const stored = files.filter(({ isStored }) => isStored)
  console.log(
    `  files: ${files.length} requests (${revalidated} answered 304), ${bytes(files)}; ` +
      `of these ${stored.length} of the service worker, ${bytes(stored)}`,
  )
  // A list without rows counts as one read.
  const lists = api.filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/databases'))
  const writes = api.filter(
    ({ method, path }) => /^(?:POST|PATCH|DELETE)$/.test(method) && path.includes('/documents'),
  )
  const reads = sum(lists.map(({ rows }) => Math.max(1, rows)))
  console.log(
    `  API: ${api.length} requests, ${bytes(api)}, ${reads} rows read, ${writes.length} rows written`,
  )
  const routes = api.map(
    ({ method, path, status }) => `${method} ${path.replace(/\?.*|\/[\da-f]{20}$/g, '')} ${status}`,
  )
  for (const [route, same] of Object.entries(Object.groupBy(routes, (route) => route)))
    console.log(`    ${same?.length} × ${route}`)
}

try {
  await fillBoard()
  console.log(`Home and the game ${gameId}, with ${scoresOnBoard} scores on its board, bytes as sent:`)
  const guest = await newContext()
  report('A guest, first visit', await visit(guest))
  report('A guest, second visit', await visit(guest))
  await guest.close()

  const member = await newContext()
  const page = await member.newPage()
  await new Visitor(page, 'en', url).signUp()
  await page.close()
  report('A user, signed in before, who adds a favorite, a rating and a score', await visit(member, takePart))
  await member.close()
} finally {
  await browser.close()
  proxy.close()
  proxy.closeAllConnections()
  await server.dispose()
}
