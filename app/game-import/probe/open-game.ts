import type { Browser, Frame, Page, Request } from 'playwright'
import type { GameFile } from '../source/game-file.ts'

/** Files and scripts to play, by name. */
export interface PlayedGame {
  files: readonly GameFile[]
  /** Scripts beside the games: `first-script.js`, and adapters such as `sdk/poki-v2.js`. */
  scripts: ReadonlyMap<string, string>
}

/** Requests and errors of a game. */
export interface GameLog {
  /** Bytes of the game's own files that were sent. */
  bytes: number
  /** Hosts that were asked for something; nothing is sent to them. */
  foreignHosts: Set<string>
  /** Missing files of the game, with the kind of request. */
  missing: Map<string, string>
  errors: string[]
}

export interface OpenGame extends AsyncDisposable {
  page: Page
  frame: Frame
  log: GameLog
}

const origin = 'http://portal.test'
const folder = '/hosted/probe/0000000000000000/'
const size = { width: 960, height: 600 }
const maxErrors = 20

/** The policy of imported games, with the addresses of this page. */
const policy = [
  'sandbox allow-scripts allow-pointer-lock',
  "default-src 'none'",
  `script-src 'unsafe-inline' 'unsafe-eval' ${origin}/hosted/ data: blob:`,
  `style-src 'unsafe-inline' ${origin}${folder} data: blob:`,
  `img-src ${origin}${folder} data: blob:`,
  `media-src ${origin}${folder} data: blob:`,
  `font-src ${origin}${folder} data: blob:`,
  `connect-src ${origin}${folder} data: blob:`,
  `worker-src ${origin}${folder} data: blob:`,
  `frame-src ${origin}${folder} data: blob:`,
  "form-action 'none'",
].join('; ')

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  woff2: 'font/woff2',
}

const typeOf = (path: string) =>
  types[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'

const host = `<!doctype html><style>body{margin:0;background:#808}</style>
<iframe sandbox="allow-scripts allow-pointer-lock" allow="autoplay; gamepad" width="${size.width}" height="${size.height}" style="border:0;display:block" src="${folder}index.html"></iframe>`

const headers = { 'Content-Security-Policy': policy, 'Access-Control-Allow-Origin': '*' }

/** Returns the answer to a request of the page, and logs it. */
function answer(request: Request, { files, scripts }: PlayedGame, log: GameLog) {
  const url = new URL(request.url())
  if (url.origin !== origin) {
    log.foreignHosts.add(url.host)
    return null
  }
  const path = decodeURIComponent(url.pathname)
  if (path === '/') return { contentType: 'text/html', body: host }
  const script = scripts.get(path.replace('/hosted/', ''))
  if (script !== undefined) return { contentType: 'text/javascript', body: script }
  const file = path.startsWith(folder)
    ? files.find((candidate) => candidate.path === path.slice(folder.length))
    : undefined
  if (file) {
    log.bytes += file.bytes.length
    return { contentType: typeOf(file.path), body: Buffer.from(file.bytes), headers }
  }
  if (!path.endsWith('/favicon.ico')) log.missing.set(path.replace(folder, ''), request.resourceType())
  return { status: 404, body: '' }
}

/** Opens a game as the player does, in an opaque frame; the network is out of reach. */
export async function openGame(browser: Browser, game: PlayedGame): Promise<OpenGame> {
  const context = await browser.newContext({ viewport: size, locale: 'en', serviceWorkers: 'block' })
  const log: GameLog = { bytes: 0, foreignHosts: new Set(), missing: new Map(), errors: [] }
  const logError = (message: string) => {
    if (log.errors.length < maxErrors) log.errors.push(message.slice(0, 300))
  }
  await context.route('**/*', async (route) => {
    const response = answer(route.request(), game, log)
    await (response ? route.fulfill(response) : route.abort('blockedbyclient'))
  })
  const page = await context.newPage()
  // The policy blocks requests to other hosts before they can be intercepted.
  page.on('console', (message) => {
    const [, address] = /'(https?:\/\/[^']+)'.*Content Security Policy/s.exec(message.text()) ?? []
    if (address && !address.startsWith(origin)) log.foreignHosts.add(new URL(address).host)
  })
  page.on('pageerror', (error) => logError(error.message))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  page.on('crash', () => logError('The page crashed.'))
  await page.goto(`${origin}/`, { waitUntil: 'commit' })
  const element = await page.waitForSelector('iframe', { state: 'attached' })
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The frame of the game is missing.')
  return { page, frame, log, [Symbol.asyncDispose]: () => context.close() }
}
