/* What the head of a page is written with. */

type Attributes = Readonly<Record<string, string | undefined>>

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** An element without content; an attribute that is not there is left out. */
export const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? '' : value === '' ? ` ${key}` : ` ${key}="${escapeText(value)}"`,
    )
    .join('')}>`

export const title = (text: string): string => `<title>${escapeText(text)}</title>`

/** Data for programs; nothing in it can end the script that it stands in. */
export const jsonLd = (data: object): string =>
  `<script type="application/ld+json" data-of-page>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
