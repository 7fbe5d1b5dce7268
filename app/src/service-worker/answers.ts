import { hashAddress } from '../routing/hash-address.ts'

/**
 * How the service worker answers a request.
 * - `page` the portal itself: from the network, and as it was kept where that does not answer
 * - `place` a page of the build, or where there might be one: from the network, and the portal at that place where
 *   that does not answer
 * - `hashed` a file whose name changes with what is in it: as it was kept, and else from the network
 * - `game` what a game is made of, the same way
 * - `poster` a picture: as it was kept, while it is fetched anew for the next time
 * - `network` the worker has nothing to do with it: the backend, the AI tools, and whatever nobody named here
 */
export type Answer = 'page' | 'place' | 'hashed' | 'game' | 'poster' | 'network'

/** What is asked for; `mode` is `navigate` for a page. */
type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** The addresses, below the worker's own folder, at which the page that is kept is served. */
export const pages: ReadonlySet<string> = new Set(['', 'index.html'])

/** Everything else that is opened as a page of its own (robots.txt, the sitemap) is the server's. */
const place = /^(?:en|ar)(?:\/|$)/

/** Files of one name that go with the page and change with it. */
export const besidePage: ReadonlySet<string> = new Set(['favicon.svg'])

const rules: readonly (readonly [RegExp, Answer])[] = [
  [/^assets\/[^/]+$/, 'hashed'],
  [/^arcade\/assets\/handed-over\/[^/]+$/, 'game'],
  [/^posters\/[^/]+\.svg$/, 'poster'],
]

const pathOf = (url: string, scope: string) => new URL(url).pathname.slice(new URL(scope).pathname.length)

/**
 * What the worker does with a request. Only what is named here is ever kept: an account's answers are not among it.
 * @param scope the worker's folder, ending in a slash
 */
export function answerTo({ method, mode, url }: Asked, scope: string): Answer {
  if (method !== 'GET' || !url.startsWith(scope)) return 'network'
  const path = pathOf(url, scope)
  if (mode === 'navigate') {
    if (pages.has(path)) return 'page'
    return place.test(path) ? 'place' : 'network'
  }
  if (besidePage.has(path)) return 'page'
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? 'network'
}

/** Where the portal shows a place (`…/en/games/`) from the page that is kept: `…/#/en/games`. */
export function keptAddress(url: string, scope: string): string {
  const path = pathOf(url, scope).replace(/\/+(?:index\.html)?$/, '')
  return new URL(hashAddress(`/${path}`, new URL(url)), scope).href
}
