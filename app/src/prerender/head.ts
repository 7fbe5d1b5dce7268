import { shareImageSize, shareImageUrl } from '../catalogue/posters/share/share-image.ts'
import { defaultLocale, locales, type Locale } from '../i18n/locale.ts'
import { shareLocale, type CompletePageMeta } from '../layout/page-meta.ts'
import { pagePath } from '../routing/public-pages.ts'
import { site } from '../config/site.ts'
import { allNames } from './built-files.ts'
import { jsonLd, tag, title } from './tags.ts'

/** Metadata of a page for clients without scripts: search engines and link previews. */
interface PageHead extends CompletePageMeta {
  /** Null for the root page, which has both languages. */
  locale: Locale | null
  /** Path without the language. */
  path: string
  data: readonly object[]
}

const meta = (property: string, content: string) => tag('meta', { property, content })

/**
 * Creates the head tags.
 *
 * @param base prefix of URLs: the portal's public URL, or the relative path from the page
 */
export function createHead(
  { title: name, description, image, imageAlt, locale, path, data }: PageHead,
  base: string,
): string[] {
  const pageLocale = locale ?? defaultLocale
  // The root repeats the home pages of all languages, so its canonical URL is that of the default one.
  const url = `${base}${pagePath(pageLocale, path)}`
  const alternate = (hreflang: string, href: string) =>
    tag('link', { rel: 'alternate', hreflang, href: `${base}${href}`, 'data-of-page': '' })
  return [
    title(name),
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...locales.map((each) => alternate(each, pagePath(each, path))),
    alternate('x-default', pagePath(defaultLocale, path)),
    meta('og:site_name', allNames),
    meta('og:type', path.startsWith('article/') ? 'article' : 'website'),
    meta('og:title', name),
    meta('og:description', description),
    meta('og:url', url),
    meta('og:locale', shareLocale[pageLocale]),
    ...locales
      .filter((each) => each !== pageLocale)
      .map((each) => meta('og:locale:alternate', shareLocale[each])),
    meta('og:image', `${base}${shareImageUrl(image ?? site.sharePoster, pageLocale)}`),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', String(shareImageSize.width)),
    meta('og:image:height', String(shareImageSize.height)),
    meta('og:image:alt', imageAlt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...data.map(jsonLd),
  ]
}
