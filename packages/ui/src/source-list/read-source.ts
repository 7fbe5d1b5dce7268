import { firstCharacters, shorten, visibleLine } from '../characters/index.ts'
import { parseUrl } from '../text-link/parse-url.ts'

/** Longest title that is shown, in characters. */
const longest = 120

/** Overrides and embeddings rewrite the order of letters ("gpj.exe"). The first cut bounds the time. */
const clean = (text: string): string => shorten(visibleLine(firstCharacters(text, 10 * longest)), longest)

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
  const site = clean(source.site ?? '') || (safe ? clean(url.hostname.replace(/^www\./, '')) : '')
  const title = clean(source.title ?? '')
  return { href: safe ? url.href : undefined, title: title || site, site: site === title ? '' : site }
}
