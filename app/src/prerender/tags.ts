import { escapeXml } from '../seo/crawler-text.ts'
/* HTML tags of a page's head. */

type Attributes = Readonly<Record<string, string | undefined>>

/** A void element. Undefined attributes are omitted. */
export const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? '' : value === '' ? ` ${key}` : ` ${key}="${escapeXml(value)}"`,
    )
    .join('')}>`

export const title = (text: string): string => `<title>${escapeXml(text)}</title>`

/** A JSON-LD script. Escaped, so that data cannot close the script element. */
export const jsonLd = (data: object): string =>
  `<script type="application/ld+json" data-of-page>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
