import { takeGraphemes, shorten, toVisibleLine } from '../characters/index.ts'
import { parseUrl } from '../text-link/parse-url.ts'

/** Maximum length of a displayed title, in characters. */
const maxLength = 120

/** Removes bidi overrides, which reorder letters ("gpj.exe"). The first cut limits the time. */
const sanitizeText = (text: string): string =>
  shorten(toVisibleLine(takeGraphemes(text, 10 * maxLength)), maxLength)

interface SafeSource {
  /** URL of the link; undefined unless it is `https:`. */
  href: string | undefined
  title: string
  site: string
}

/** Returns the safe parts of a source found by a model: an `https:` URL, a single-line title and its site. */
export function sanitizeSource(source: { uri: string; title?: string; site?: string }): SafeSource {
  const url = parseUrl(source.uri)
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === ''
  const site =
    sanitizeText(source.site ?? '') || (isSafe ? sanitizeText(url.hostname.replace(/^www\./, '')) : '')
  const title = sanitizeText(source.title ?? '')
  return { href: isSafe ? url.href : undefined, title: title || site, site: site === title ? '' : site }
}
