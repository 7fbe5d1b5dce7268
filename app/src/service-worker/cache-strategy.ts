import { hashAddress } from '../routing/hash-address.ts'
import { publicRoutePattern } from '../routing/route-manifest.ts'
import { locales } from '../i18n/locale.ts'
import { hasStudio } from '../routing/tools.ts'

/**
 * Caching strategy of a request.
 * - `page` the app document: network first, cache on failure
 * - `prerendered` a prerendered page: network first, redirect to the hash URL on failure
 * - `hashed` a file with a content hash: cache first
 * - `game` a file of a game: cache first
 * - `poster` an image: stale while revalidate
 * - `network` everything else (backend, AI tools): not handled
 */
export type CacheStrategy = 'page' | 'prerendered' | 'hashed' | 'game' | 'poster' | 'network'

/** The parts of a request that decide; `mode` is `navigate` for documents. */
type RequestParts = Pick<Request, 'method' | 'mode' | 'url'>

/** Paths below the scope that the cached document serves. */
export const pages: ReadonlySet<string> = new Set(['', 'index.html'])

/** Other documents (robots.txt, the site map) come from the server. */
const prerenderedPath = new RegExp(`^(?:${locales.join('|')})(?:/|$)`)

/** Unhashed files that are versioned with the document. */
export const unhashedFiles: ReadonlySet<string> = new Set(['favicon.svg'])

const rules: readonly (readonly [RegExp, CacheStrategy])[] = [
  [/^assets\/[^/]+$/, 'hashed'],
  [/^arcade\/assets\/handed-over\/[^/]+$/, 'game'],
  [/^posters\/[^/.]+\.(?:svg|png|jpg|webp)$/, 'poster'],
]

const toPath = (url: string, scope: string) => new URL(url).pathname.slice(new URL(scope).pathname.length)

/**
 * Returns the strategy of a request. Only listed paths are cached, never account data.
 * @param scope the worker's scope, with a trailing slash
 */
export function cacheStrategy({ method, mode, url }: RequestParts, scope: string): CacheStrategy {
  if (method !== 'GET' || !url.startsWith(scope)) return 'network'
  const path = toPath(url, scope)
  if (mode === 'navigate') {
    if (pages.has(path)) return 'page'
    return prerenderedPath.test(path) ? 'prerendered' : 'network'
  }
  if (unhashedFiles.has(path)) return 'page'
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? 'network'
}

/** The hash URL of a prerendered page's URL: `…/#/en/games` for `…/en/games/`. */
export function hashUrl(url: string, scope: string): string {
  const path = toPath(url, scope).replace(/\/+(?:index\.html)?$/, '')
  return new URL(hashAddress(`/${path}`, new URL(url)), scope).href
}

/** Built on first use: the configuration of the build imports this module too, where no variables are defined. */
let publicRoute: RegExp | undefined

/**
 * The prerendered page of a hash URL, or null: `/en/games/` for `/#/en/games`. Only at the root of an origin, because
 * links of a page are relative to the page's own path.
 */
export function prerenderedUrl(url: string, scope: string): string | null {
  const [, locale, route = ''] = /^#\/(en|ar)\/?([^?]*)/.exec(new URL(url).hash) ?? []
  publicRoute ??= new RegExp(publicRoutePattern(hasStudio()))
  if (locale === undefined || !publicRoute.test(route) || new URL(scope).pathname !== '/') return null
  return new URL(`${locale}/${route && `${route}/`}`, scope).href
}
