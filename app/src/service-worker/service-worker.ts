/*
 * The portal's service worker: the portal itself, in both languages, and the games and pictures that were seen work
 * without a connection. It keeps nothing of an account. Why it is made so: docs/decisions/0012-offline-support.md.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies'
import { answerTo, keptAddress, type Answer } from './answers.ts'
import { hasExpectedType, isExpected } from './content-type.ts'
import { isTold, openPages, pageOf } from './messages.ts'
import { scope } from './scope.ts'
import { dropShells, shellOf } from './shells.ts'

/** What the build puts here: the files of the portal, and a name that changes with them. */
declare const SHELL: {
  readonly version: string
  /** The page's first script. */
  readonly entry: string
  readonly files: { readonly url: string; readonly revision: string | null }[]
}

// Read once: what the build puts there is long.
const { version, entry, files } = SHELL
const folder = scope.registration.scope
type Plugins = NonNullable<StrategyOptions['plugins']>

/** Neither stores nor uses another file than was asked for; an install that is answered with one fails. */
const expectedAlone: Plugins[number] = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isExpected(request.url, response, entry)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isExpected(request.url, cachedResponse, entry)) ? cachedResponse : null,
}

const shell = new PrecacheController({ cacheName: shellOf(version), plugins: [expectedAlone] })
shell.addToCacheList(files)

const keeps = (cacheName: string, maxEntries: number): StrategyOptions => ({
  cacheName,
  plugins: [expectedAlone, new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })] as Plugins,
})

/** A network that is there and does not answer is worse than none. */
const patience = 4

/** From the network, and as told where that does not answer. */
const networkOr = (otherwise: (request: Request) => Promise<Response | undefined>) =>
  new NetworkOnly({
    networkTimeoutSeconds: patience,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new Error(`The page was answered with ${response.status}.`)
          return response
        },
        handlerDidError: ({ request }) => otherwise(request),
      },
    ],
  })

const page = networkOr((request) => shell.matchPrecache(request.mode === 'navigate' ? './' : request))
// The page that is kept finds its files from the root alone.
const place = networkOr(async ({ url }) => Response.redirect(keptAddress(url, folder)))
const seen = new CacheFirst(keeps('saha-seen', 80))
const games = new CacheFirst(keeps('saha-games', 24))
// A page that got another file than the build wrote asks once more, past every cache.
games.plugins.push({
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    request.cache === 'reload' ? null : cachedResponse,
})
const posters = new StaleWhileRevalidate(keeps('saha-posters', 120))

const routeTo = (answer: Answer, handle: Parameters<typeof registerRoute>[1]) =>
  registerRoute(({ request }) => answerTo(request, folder) === answer, handle)

routeTo('page', page)
routeTo('place', place)
// A page of an earlier version finds its files in the shell that it came with.
routeTo('hashed', async (asked) => {
  const stored = await caches.match(asked.request, { ignoreVary: true })
  return stored && hasExpectedType(asked.request.url, stored) ? stored : seen.handle(asked)
})
routeTo('game', games)
routeTo('poster', posters)

const dropEarlier = () =>
  dropShells({ own: shellOf(version), caches, registration: scope.registration, openPages })

scope.addEventListener('install', (event) => void shell.install(event))
scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim().then(dropEarlier))
})

scope.addEventListener('message', (event) => {
  if (isTold(event.data, 'activate')) event.waitUntil(scope.skipWaiting())
  if (isTold(event.data, 'tidy')) event.waitUntil(dropEarlier())
  const script = pageOf(event.data)
  if (script === null) return
  // Whoever has loaded the portal anew has this version already, and nothing to be told.
  const isMine = files.some(({ url }) => new URL(url, folder).href === script)
  if (isMine) event.waitUntil(scope.skipWaiting())
  else event.ports[0]?.postMessage('newer')
})
