import { pageOf } from '../routing/public-pages.ts'
import { appHrefAttribute } from '../routing/page-attributes.ts'

/** Decodes the entities that React writes. */
export const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const encode = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Collects `style` attributes as CSS rules, because the policy forbids inline attributes. The rules are in no layer,
 * so like attributes they win over classes.
 */
export class ElementStyles {
  readonly #names = new Map<string, string>()

  /** Replaces style attributes in markup with generated names. */
  take(markup: string): string {
    return markup.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
      const name = this.#names.get(style) ?? this.#names.size.toString(36)
      this.#names.set(style, name)
      return ` data-style="${name}"`
    })
  }

  /** The collected rules. */
  sheet(): string {
    return [...this.#names].map(([style, name]) => `[data-style="${name}"]{${decode(style)}}`).join('\n')
  }
}

/** Keeps the query that only the app reads, such as the list a game was picked from. */
function toPageHref(page: string, href: string): string {
  const query = new URLSearchParams(href.split('?')[1])
  query.delete('from')
  const part = query.get('part')
  query.delete('part')
  return `${page}${query.size > 0 ? `?${query}` : ''}${part === null ? '' : `#${part}`}`
}

/**
 * Turns app markup into a standalone page: links lead to prerendered pages and remember the app's URL, and image URLs
 * become relative to the page.
 *
 * @param up relative path from the page to the portal's root: `../../`
 */
export function asPage(markup: string, up: string): string {
  return markup
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/ href="(#\/[^"]*)"/g, (_, encodedHref: string) => {
      const href = decode(encodedHref)
      const page = pageOf(href)
      const to = page === null ? `${up || './'}${href}` : `${up || './'}${toPageHref(page, href)}`
      return ` href="${encode(to)}" ${appHrefAttribute}="${encodedHref}"`
    })
    .replaceAll(/ src="(posters\/[^"]*)"/g, ` src="${up}$1"`)
}

/** Image of the first screen, for a preload hint. */
export const findHeroImage = (markup: string): string | null =>
  /<img(?=[^>]* loading="eager")[^>]* src="([^"]*)"/.exec(markup)?.[1] ?? null
