import { catalogue, type Catalogue } from '../catalogue/index.ts'
import { isLocale, type Locale } from '../i18n/locale.ts'
import { hasStudio, tools } from './tools.ts'

/** A place that everybody may find: the build writes a page of it in each language, and the site map lists it. */
export interface PublicPlace {
  /** Below the language: `game/zellige`. */
  path: string
  /** The folder of its screen, or its file there: `studio/tool-page`. */
  screen: string
  /** The day it came, where it is known. */
  since?: string
}

type Listed = Pick<Catalogue, 'articles' | 'categories' | 'games'>

/**
 * Every public place, the first screens first. What is somebody's own, asks for somebody or has no end is none.
 *
 * @param studio whether the build has the AI Studio
 */
export const publicPlaces = (listed: Listed, studio: boolean): readonly PublicPlace[] => [
  { path: '', screen: 'home' },
  { path: 'games', screen: 'games' },
  { path: 'about-us', screen: 'about' },
  { path: 'privacy-policy', screen: 'privacy' },
  { path: 'terms-of-service', screen: 'terms' },
  { path: 'contact', screen: 'contact' },
  { path: 'blog', screen: 'blog' },
  { path: 'global-games-guide', screen: 'guide' },
  { path: 'sitemap', screen: 'site-map' },
  ...(studio
    ? [
        { path: 'ai-studio', screen: 'studio' },
        ...tools.map((tool) => ({ path: `ai-studio/${tool}`, screen: 'studio/tool-page' })),
      ]
    : []),
  ...listed.categories().map(({ href }) => ({ path: href, screen: 'category' })),
  ...listed.games().map(({ id, createdAt }) => ({ path: `game/${id}`, screen: 'game', since: createdAt })),
  ...listed
    .articles()
    .map(({ id, createdAt }) => ({ path: `article/${id}`, screen: 'article', since: createdAt })),
]

let paths: ReadonlySet<string> | undefined
const isPublic = (path: string): boolean => {
  paths ??= new Set(publicPlaces(catalogue, hasStudio()).map(({ path }) => path))
  return paths.has(path)
}

/** Where the page of a public place is, below the portal's root: `en/game/zellige/`. */
export const pagePath = (locale: Locale, path: string): string => `${locale}/${path}${path && '/'}`

/** The page that the build wrote of an address of the portal (`#/en/game/zellige?from=all`); null where there is none. */
export function pageOf(href: string): string | null {
  const [, locale, path = ''] = /^#\/([a-z]+)\/([^?]*)/.exec(href) ?? []
  return isLocale(locale) && isPublic(path) ? pagePath(locale, path) : null
}

/**
 * An address of the portal as others are told it: of the page that can be found and previewed, where there is one.
 *
 * @param siteUrl where the portal is, with a slash at its end
 */
export const publicAddress = (href: string, siteUrl: string): string =>
  new URL(pageOf(href) ?? href, siteUrl).href
