import { decodeEntities } from './entities.ts'
import { parseUrl } from '../../text-link/parse-url.ts'

/** A URL in untrusted text that may be linked. */
export interface SafeUrl {
  href: string
  /** The real destination to display: host or mailbox. */
  label: string
  external: boolean
}

const mailbox = /^[^\s@%,;:<>()[\]"\\]+@[^\s@%,;:<>()[\]"\\]+$/

/**
 * Accepts `https:` URLs without credentials, and `mailto:` URLs with one mailbox (subject, body and copies are
 * dropped). Returns undefined for all others.
 */
export function sanitizeUrl(text: string): SafeUrl | undefined {
  const decoded = decodeEntities(text)
  const url = parseUrl(decoded)
  if (!url) return undefined
  if (url.protocol === 'mailto:') {
    const label = url.pathname
    return mailbox.test(label) ? { href: `mailto:${label}`, label, external: false } : undefined
  }
  if (url.protocol !== 'https:' || !url.host || url.username || url.password) return undefined
  return { href: url.href, label: url.host, external: true }
}

/** Returns true if the link text is only the destination, which then is not displayed again. */
export function showsLabel(linkText: string, label: string): boolean {
  const shown = linkText.trim().replace(/^(?:https:\/\/|mailto:)/, '')
  return shown === label || (shown.startsWith(label) && /[/?#]/.test(shown.charAt(label.length)))
}
