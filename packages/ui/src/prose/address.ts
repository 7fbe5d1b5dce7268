import { decodeEntities } from './entities.ts'
import { parseUrl } from '../text-link/parse-url.ts'

/** A URL in untrusted text that may be linked. */
export interface Address {
  href: string
  /** The real destination to display: host or mailbox. */
  place: string
  external: boolean
}

const mailbox = /^[^\s@%,;:<>()[\]"\\]+@[^\s@%,;:<>()[\]"\\]+$/

/**
 * Accepts `https:` URLs without credentials, and `mailto:` URLs with one mailbox (subject, body and copies are
 * dropped). Returns undefined for all others.
 */
export function safeAddress(written: string): Address | undefined {
  const decoded = decodeEntities(written)
  const url = parseUrl(decoded)
  if (!url) return undefined
  if (url.protocol === 'mailto:') {
    const place = url.pathname
    return mailbox.test(place) ? { href: `mailto:${place}`, place, external: false } : undefined
  }
  if (url.protocol !== 'https:' || !url.host || url.username || url.password) return undefined
  return { href: url.href, place: url.host, external: true }
}

/** Returns true if the link text is only the destination, which then is not displayed again. */
export function saysPlace(words: string, place: string): boolean {
  const said = words.trim().replace(/^(?:https:\/\/|mailto:)/, '')
  return said === place || (said.startsWith(place) && /[/?#]/.test(said.charAt(place.length)))
}
