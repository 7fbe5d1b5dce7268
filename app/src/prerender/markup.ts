import { pageOf } from '../routing/pages.ts'
import { appHrefMark } from '../routing/page-attributes.ts'

/** What stands in markup as React writes it, as it is read. */
export const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const encode = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Styles of single elements as rules of a sheet, because the policy allows no `style` in markup. They lie in no layer,
 * so that like the attribute they win over classes.
 */
export class ElementStyles {
  readonly #names = new Map<string, string>()

  /** Takes the styles out of markup and leaves names in their place. */
  take(markup: string): string {
    return markup.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
      const name = this.#names.get(style) ?? this.#names.size.toString(36)
      this.#names.set(style, name)
      return ` data-style="${name}"`
    })
  }

  /** The rules of everything that was taken. */
  sheet(): string {
    return [...this.#names].map(([style, name]) => `[data-style="${name}"]{${decode(style)}}`).join('\n')
  }
}

/** What asks for something that only the app knows: the list that a game was picked from. */
function linkOf(page: string, href: string): string {
  const query = new URLSearchParams(href.split('?')[1])
  query.delete('from')
  const part = query.get('part')
  query.delete('part')
  return `${page}${query.size > 0 ? `?${query}` : ''}${part === null ? '' : `#${part}`}`
}

/**
 * What React wrote for the app as a page of its own: its links lead to pages where there are some, and remember where
 * the app goes; its pictures are looked up from where the page lies.
 *
 * @param up the way from the page to the portal's root: `../../`
 */
export function asPage(markup: string, up: string): string {
  return markup
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/ href="(#\/[^"]*)"/g, (_, written: string) => {
      const href = decode(written)
      const page = pageOf(href)
      const to = page === null ? `${up || './'}${href}` : `${up || './'}${linkOf(page, href)}`
      return ` href="${encode(to)}" ${appHrefMark}="${written}"`
    })
    .replaceAll(/ src="(posters\/[^"]*)"/g, ` src="${up}$1"`)
}

/** The picture of the first screen: it is asked for before its place is read. */
export const heroOf = (markup: string): string | null =>
  /<img(?=[^>]* loading="eager")[^>]* src="([^"]*)"/.exec(markup)?.[1] ?? null
