import { takeGraphemes, shorten, toVisibleLine } from '../characters/index.ts'
import { parseUrl } from '../text-link/parse-url.ts'

/** Maximum length of a displayed title, in characters. */
const maxLength = 120

/** Removes bidi overrides, which reorder letters ("gpj.exe"). The first cut limits the time. */
const sanitizeText = (text: string): string =>
  shorten(toVisibleLine(takeGraphemes(text, 10 * maxLength)), maxLength)

interface SafeSource {
  /** URL of the link; undefined unless it is `https:` or of this site. */
  href: string | undefined
  title: string
  site: string
}

/** Returns whether a URL is of the site that shows it, which may be served over HTTP during development. */
const isOwnSite = ({ protocol, host }: URL): boolean =>
  protocol === 'http:' && typeof location !== 'undefined' && location.host === host

/** Returns the safe parts of a source found by a model: a safe URL, a single-line title and its site. */
export function sanitizeSource(source: { uri: string; title?: string; site?: string }): SafeSource {
  const url = parseUrl(source.uri)
  const isSafe =
    url !== null &&
    (url.protocol === 'https:' || isOwnSite(url)) &&
    url.username === '' &&
    url.password === ''
  const site =
    sanitizeText(source.site ?? '') || (isSafe ? sanitizeText(url.hostname.replace(/^www\./, '')) : '')
  const title = sanitizeText(source.title ?? '')
  return { href: isSafe ? url.href : undefined, title: title || site, site: site === title ? '' : site }
}
