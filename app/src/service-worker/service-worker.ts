/* Service worker of the portal. Caches the app in both languages, and games and images once opened. Never caches
   account data. See docs/decisions/0012-offline-support.md. */
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies'
import { cacheStrategy, hashUrl, prerenderedUrl, type CacheStrategy } from './cache-strategy.ts'
import { hasExpectedType, isExpected } from './content-type.ts'
import { isWorkerCommand, openPages, readVersionQuery } from './messages.ts'
import { scope } from './scope.ts'
import { deleteOldCaches, cacheName } from './version-caches.ts'

/** Injected by the build: the files of the app and a version derived from them. */
declare const SHELL: {
  readonly version: string
  /** Entry script of the document. */
  readonly entry: string
  readonly files: { readonly url: string; readonly revision: string | null }[]
}

// Destructured once: the injected list is long.
const { version, entry, files } = SHELL
const folder = scope.registration.scope
type Plugins = NonNullable<StrategyOptions['plugins']>

/** Rejects responses that are not the requested file; an install that gets one fails. */
const rejectUnexpected: Plugins[number] = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isExpected(request.url, response, entry)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isExpected(request.url, cachedResponse, entry)) ? cachedResponse : null,
}

const shell = new PrecacheController({ cacheName: cacheName(version), plugins: [rejectUnexpected] })
shell.addToCacheList(files)

const cacheOptions = (cacheName: string, maxEntries: number): StrategyOptions => ({
  cacheName,
  plugins: [rejectUnexpected, new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })] as Plugins,
})

/** Network timeout in seconds: an unresponsive network is worse than none. */
const networkTimeoutSeconds = 4

/** Network first, with a fallback. */
const networkWithFallback = (fallback: (request: Request) => Promise<Response | undefined>) =>
  new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new Error(`The page was answered with ${response.status}.`)
          return response
        },
        handlerDidError: ({ request }) => fallback(request),
      },
    ],
  })

const root = networkWithFallback(() => shell.matchPrecache('./'))
const unhashed = networkWithFallback((request) => shell.matchPrecache(request))
// The cached document resolves its files only from the root.
const prerendered = networkWithFallback(async ({ url }) => Response.redirect(hashUrl(url, folder)))
// Pages of hash URLs. Those of another version are not used: they do not name this version's entry script.
const pages = new StaleWhileRevalidate(cacheOptions('saha-pages', 100))
const hashed = new CacheFirst(cacheOptions('saha-seen', 80))
const games = new CacheFirst(cacheOptions('saha-games', 24))
// If a file differs from the build's, requests it once more, bypassing every cache.
games.plugins.push({
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    request.cache === 'reload' ? null : cachedResponse,
})
const posters = new StaleWhileRevalidate(cacheOptions('saha-posters', 120))

const routeTo = (strategy: CacheStrategy, handle: Parameters<typeof registerRoute>[1]) =>
  registerRoute(({ request }) => cacheStrategy(request, folder) === strategy, handle)

// Browsers tell the worker the hash of a navigation, so it can answer with the page of the route.
routeTo('page', async (context) => {
  const { event, request } = context
  if (request.mode !== 'navigate') return unhashed.handle(context)
  const url = prerenderedUrl(request.url, folder)
  if (url === null) return root.handle(context)
  const page = await pages.handle({ event, request: new Request(url) }).catch(() => null)
  return page?.ok ? page : root.handle(context)
})
routeTo('prerendered', prerendered)
// A page of an earlier version reads the cache of that version.
routeTo('hashed', async (context) => {
  const stored = await caches.match(context.request, { ignoreVary: true })
  return stored && hasExpectedType(context.request.url, stored) ? stored : hashed.handle(context)
})
routeTo('game', games)
routeTo('poster', posters)

const deleteEarlierCaches = () =>
  deleteOldCaches({ current: cacheName(version), caches, registration: scope.registration, openPages })

scope.addEventListener('install', (event) => void shell.install(event))
scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim().then(deleteEarlierCaches))
})

scope.addEventListener('message', (event) => {
  if (isWorkerCommand(event.data, 'activate')) event.waitUntil(scope.skipWaiting())
  if (isWorkerCommand(event.data, 'tidy')) event.waitUntil(deleteEarlierCaches())
  const script = readVersionQuery(event.data)
  if (script === null) return
  // A page that was loaded after the update already has this version.
  const isCurrent = files.some(({ url }) => new URL(url, folder).href === script)
  if (isCurrent) event.waitUntil(scope.skipWaiting())
  else event.ports[0]?.postMessage('newer')
})
