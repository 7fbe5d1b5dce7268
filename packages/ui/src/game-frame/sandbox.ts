import { parseUrl } from '../text-link/parse-url.ts'

/** The page's own address; a server has none. */
const here = () => (typeof location === 'undefined' ? undefined : location.href)

/** Whether a frame with this address would get the page's own origin. Relative and empty addresses do. */
function sharesOrigin(src: string, page: string | undefined): boolean {
  const address = parseUrl(src, page)
  if (!address) return true
  if (address.protocol === 'about:' || address.protocol === 'javascript:') return true
  return page !== undefined && address.origin === new URL(page).origin
}

/**
 * Throws when a sandbox would be none: a frame that keeps the page's own origin and may run scripts can
 * take its sandbox off and read the player's session.
 */
export function assertSandboxHolds(sandbox: string, src: string, page = here()) {
  const tokens = sandbox.toLowerCase().split(/\s+/)
  if (!tokens.includes('allow-same-origin') || !sharesOrigin(src, page)) return
  throw new Error(
    `<GameFrame> was given sandbox="${sandbox}" for "${src}", which has the page's own origin. ` +
      'A game with the page’s origin and scripts can remove its sandbox and act as the player. ' +
      'Leave allow-same-origin out, or serve the game from another site.',
  )
}
