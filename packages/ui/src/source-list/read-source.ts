import { firstCharacters } from '../first-characters.ts'
import { parseUrl } from '../text-link/parse-url.ts'

/** Longest title that is shown, in characters. */
const longest = 120
// Overrides and embeddings rewrite the order of letters ("gpj.exe"); control characters have no place in a line.
// oxlint-disable-next-line no-control-regex
const unwanted = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/g

function clean(text: string): string {
  const line = firstCharacters(text, 10 * longest)
    .replaceAll(unwanted, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const beginning = firstCharacters(line, longest)
  return beginning === line ? line : `${beginning.trimEnd()}…`
}

interface ReadSource {
  /** Where the link leads; undefined when the address is not a secure one. */
  href: string | undefined
  title: string
  site: string
}

/** What can be trusted of a source that a model found: an https address, a title on one line, its site. */
export function readSource(source: { uri: string; title?: string; site?: string }): ReadSource {
  const url = parseUrl(source.uri)
  const safe = url?.protocol === 'https:' && url.username === '' && url.password === ''
  const site = clean(source.site ?? (safe ? url.hostname.replace(/^www\./, '') : ''))
  const title = clean(source.title ?? '')
  return { href: safe ? url.href : undefined, title: title || site, site: site === title ? '' : site }
}
