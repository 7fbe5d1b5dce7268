import { parseUrl } from '../text-link/parse-url.ts'

/** URL of the page; undefined on a server. */
const getPageUrl = () => (typeof location === 'undefined' ? undefined : location.href)

/** Returns true if a frame with this URL would share the page's origin, as relative and empty URLs do. */
function sharesOrigin(src: string, page: string | undefined): boolean {
  const address = parseUrl(src, page)
  if (!address) return true
  if (address.protocol === 'about:' || address.protocol === 'javascript:') return true
  return page !== undefined && address.origin === new URL(page).origin
}

/**
 * Throws if the sandbox is ineffective: a same-origin frame with scripts can remove its sandbox and read the player's
 * session.
 */
export function assertSandboxHolds(sandbox: string, src: string, page = getPageUrl()) {
  const tokens = sandbox.toLowerCase().split(/\s+/)
  if (!tokens.includes('allow-same-origin') || !sharesOrigin(src, page)) return
  throw new Error(
    `<GameFrame> was given sandbox="${sandbox}" for "${src}", which has the page's own origin. ` +
      'A game with the page’s origin and scripts can remove its sandbox and act as the player. ' +
      'Leave allow-same-origin out, or serve the game from another site.',
  )
}
