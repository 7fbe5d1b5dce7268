import { firstCharacters, shorten, visibleLine } from '../characters/index.ts'
import { parseUrl } from '../text-link/parse-url.ts'

/** Maximum length of a displayed title, in characters. */
const longest = 120

/** Removes bidi overrides, which reorder letters ("gpj.exe"). The first cut limits the time. */
const clean = (text: string): string => shorten(visibleLine(firstCharacters(text, 10 * longest)), longest)

interface ReadSource {
  /** URL of the link; undefined unless it is `https:`. */
  href: string | undefined
  title: string
  site: string
}

/** Returns the safe parts of a source found by a model: an `https:` URL, a single-line title and its site. */
export function readSource(source: { uri: string; title?: string; site?: string }): ReadSource {
  const url = parseUrl(source.uri)
  const safe = url?.protocol === 'https:' && url.username === '' && url.password === ''
  const site = clean(source.site ?? '') || (safe ? clean(url.hostname.replace(/^www\./, '')) : '')
  const title = clean(source.title ?? '')
  return { href: safe ? url.href : undefined, title: title || site, site: site === title ? '' : site }
}
