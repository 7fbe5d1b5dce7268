import type { Browser, Frame, Page, Request } from 'playwright'
import { createEnvelope, protocol } from '../../../packages/games/src/bridge/protocol/protocol.ts'
import { hostedPolicy } from '../../../packages/games/src/hosted/hosted-policy.ts'
import { getMediaType } from '../../../packages/local-cloud/src/static-files/media-types.ts'
import type { GameFile } from '../source/game-file.ts'

/** Files and scripts to play, by name. */
export interface PlayedGame {
  files: readonly GameFile[]
  /** Scripts beside the games: `first-script.js`, and adapters such as `sdk/poki-v2.js`. */
  scripts: ReadonlyMap<string, string>
}

/** Requests and errors of a game. */
interface GameLog {
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
  /** The current frame of the game. */
  findFrame: () => Promise<Frame>
  log: GameLog
}

const origin = 'http://portal.test'
const folder = '/hosted/probe/0000000000000000/'
const size = { width: 960, height: 600 }
const maxErrors = 20

const policy = hostedPolicy({ id: 'probe', digest: '0000000000000000' }, `${origin}/hosted`)

const welcome = createEnvelope({
  type: 'welcome',
  locale: 'en',
  dir: 'ltr',
  muted: false,
  seed: 1,
  level: 1,
  start: true,
})

/** Frames the game as the player does: it answers the game's bridge, and has `reopen` for a new frame with the saves. */
const host = `<!doctype html><style>body{margin:0;background:#fff}</style><script>
  globalThis.storage = null
  let frame
  addEventListener('message', ({ source, data }) => {
    if (source !== frame?.contentWindow || data?.protocol !== '${protocol}' || data.type !== 'here') return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data: message }) => {
      if (message.type === 'storage') globalThis.storage = message.data
    }
    source.postMessage(${JSON.stringify(welcome)}, '*', [port2])
  })
  globalThis.reopen = () => {
    frame?.remove()
    frame = document.createElement('iframe')
    frame.sandbox = 'allow-scripts allow-pointer-lock'
    frame.allow = 'autoplay; gamepad'
    frame.name = JSON.stringify({ saha: 1, storage: globalThis.storage })
    frame.width = ${size.width}
    frame.height = ${size.height}
    frame.style = 'border:0;display:block'
    frame.src = '${folder}index.html'
    document.body.append(frame)
  }
  document.addEventListener('DOMContentLoaded', globalThis.reopen)
</script><body>`

declare global {
  /** Saves that the host of a probe has received. */
  var storage: string | null
  var reopen: () => void
}

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
    return { contentType: getMediaType(file.path), body: Buffer.from(file.bytes), headers }
  }
  if (!path.endsWith('/favicon.ico')) log.missing.set(path.replace(folder, ''), request.resourceType())
  return { status: 404, body: '' }
}

/** Kinds of requests by the directive of the policy that blocks them. */
const kinds: Readonly<Record<string, string>> = {
  script: 'script',
  worker: 'script',
  frame: 'document',
  style: 'stylesheet',
  img: 'image',
}

/** Logs a request that the policy blocked before it could be intercepted, from the message of the browser. */
function logBlocked(message: string, log: GameLog): void {
  const [, address, directive = ''] = /'(https?:\/\/[^']+)'.*directive: "([a-z]+)-src/s.exec(message) ?? []
  if (address === undefined || !URL.canParse(address)) return
  const url = new URL(address)
  if (url.origin === origin) log.missing.set(url.pathname, kinds[directive] ?? directive)
  else log.foreignHosts.add(url.host)
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
  page.on('console', (message) => logBlocked(message.text(), log))
  page.on('pageerror', (error) => logError(error.message))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  page.on('crash', () => logError('The page crashed.'))
  await page.goto(`${origin}/`, { waitUntil: 'commit' })
  const findFrame = async () => {
    const element = await page.waitForSelector('iframe', { state: 'attached' })
    const frame = await element.contentFrame()
    if (!frame) throw new Error('The frame of the game is missing.')
    return frame
  }
  return { page, findFrame, log, [Symbol.asyncDispose]: () => context.close() }
}
