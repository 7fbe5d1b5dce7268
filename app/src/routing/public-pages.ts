import { catalogue, type Catalogue } from '../catalogue/index.ts'
import { isLocale, type Locale } from '../i18n/locale.ts'
import { publicRoutes } from './route-manifest.ts'
import { hasStudio, tools } from './tools.ts'

/** A public route: it is prerendered in each language and listed in the site map. */
export interface PublicPage {
  /** Path without the language: `game/zellige`. */
  path: string
  /** Folder of the screen, or a file in it: `studio/tool-page`. */
  screen: string
  /** Date of publication, if known. */
  since?: string
}

type Listed = Pick<Catalogue, 'articles' | 'categories' | 'games' | 'tags'>

/**
 * All public routes, those without parameters first. Personal screens, forms and search results are not public.
 *
 * @param studio whether the build includes the AI Studio
 */
export function publicPages(listed: Listed, studio: boolean): readonly PublicPage[] {
  return [
    ...publicRoutes(studio).filter(({ path }) => !path.includes(':')),
    ...(studio ? tools.map((id) => ({ path: `ai-studio/${id}`, screen: 'studio/tool-page' })) : []),
    ...listed.categories().map(({ href }) => ({ path: href, screen: 'category' })),
    ...listed.tags().map((id) => ({ path: `tag/${id}`, screen: 'games' })),
    ...listed.games().map(({ id, createdAt }) => ({ path: `game/${id}`, screen: 'game', since: createdAt })),
    ...listed.articles().map(({ id, createdAt }) => ({
      path: `article/${id}`,
      screen: 'article',
      since: createdAt,
    })),
  ]
}

let paths: ReadonlySet<string> | undefined
const isPublic = (path: string): boolean => {
  paths ??= new Set(publicPages(catalogue, hasStudio()).map(({ path }) => path))
  return paths.has(path)
}

/** Path of a prerendered page below the portal's root: `en/game/zellige/`. */
export const pagePath = (locale: Locale, path: string): string => `${locale}/${path}${path && '/'}`

/** Prerendered page of an app URL (`#/en/game/zellige?from=all`), or null. */
export function pageOf(href: string): string | null {
  const [, locale, path = ''] = /^#\/([a-z]+)\/([^?]*)/.exec(href) ?? []
  return isLocale(locale) && isPublic(path) ? pagePath(locale, path) : null
}

/**
 * URL of a route for sharing: the prerendered page where there is one, which link previews can read.
 *
 * @param siteUrl the portal's URL with a trailing slash
 */
export const sharedUrl = (href: string, siteUrl: string): string =>
  new URL(pageOf(href) ?? href, siteUrl).href
