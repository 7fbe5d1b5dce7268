import type { Catalogue } from '../catalogue/index.ts'
import { locales } from '../i18n/locale.ts'
import { pagePath, publicPages } from '../routing/public-pages.ts'
import { portal } from '../config/portal.ts'
import type { CrawlerFile } from './crawler-files.ts'
import { parseUrl } from '../platform/parse-url.ts'

type Listed = Pick<Catalogue, 'articles' | 'categories' | 'games' | 'tags'>

/** Escapes a text for XML and HTML, and for attributes in double quotes. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Lists every public page in both languages with alternate links. */
function sitemapXml(siteUrl: string, catalogue: Listed, studio: boolean): string {
  const entries = publicPages(catalogue, studio).flatMap(({ path, since }) => {
    const addresses = locales.map((locale) => ({
      locale,
      address: escapeXml(`${siteUrl}${pagePath(locale, path)}`),
    }))
    return addresses.map(({ address }) =>
      [
        '  <url>',
        `    <loc>${address}</loc>`,
        ...(since ? [`    <lastmod>${since}</lastmod>`] : []),
        ...addresses.map(
          ({ locale, address }) => `    <xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`,
        ),
        '  </url>',
      ].join('\n'),
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Crawlers ignore a relative sitemap URL. */
const robotsTxt = (siteUrl: string): string => `# Everything here may be read.
User-agent: *
Allow: /
${parseUrl(siteUrl) ? `\nSitemap: ${siteUrl}sitemap.xml\n` : ''}`

/** The record that declares no authorized sellers (IAB Tech Lab, ads.txt 1.1); an empty file declares nothing. */
const noSellers = 'placeholder.example.com, placeholder, DIRECT, placeholder'

const adsTxt = (): string => `# Who may sell the advertising space of ${portal.name.en}.
${portal.adSellers.length > 0 ? portal.adSellers.join('\n') : `# It is not for sale, so there are no authorized sellers.\n${noSellers}`}
contact=${portal.contact}
`

/**
 * Content of a crawler file, for the screens that show it and for the files at the root.
 *
 * @param siteUrl the portal's URL with a trailing slash
 * @param studio whether the build includes the AI Studio
 */
export function crawlerText(name: CrawlerFile, siteUrl: string, catalogue: Listed, studio: boolean): string {
  if (name === 'sitemap.xml') return sitemapXml(siteUrl, catalogue, studio)
  return name === 'robots.txt' ? robotsTxt(siteUrl) : adsTxt()
}
