import { decodeEntities } from './entities.ts'
import { parseUrl } from '../text-link/parse-url.ts'

/** An address that a stranger may send a reader to. */
export interface Address {
  href: string
  /** Where it really leads, to be seen: the host, or the mailbox. */
  place: string
  external: boolean
}

const mailbox = /^[^\s@%,;:<>()[\]"\\]+@[^\s@%,;:<>()[\]"\\]+$/

/**
 * Lets through `https:` with a host and without a name or password before it, and `mailto:` one mailbox,
 * without the subject, text or copies that an address can fill in. Everything else is no link.
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

/** Whether a link's words already say where it leads, and nothing else. */
export function saysPlace(words: string, place: string): boolean {
  const said = words.trim().replace(/^(?:https:\/\/|mailto:)/, '')
  return said === place || (said.startsWith(place) && /[/?#]/.test(said.charAt(place.length)))
}
