import type { Messages } from 'use-intl'

/** A section of the site map that lists routes. */
export type RouteSection = 'portal' | 'reading' | 'account'

/** Keys of the texts without arguments. */
type PlainKey<Texts> = keyof {
  [Key in keyof Texts as Texts[Key] extends `${string}{${string}` ? never : Key]: Texts[Key]
}

/** Message keys of the routes' labels. */
type RouteLabel = {
  [Name in 'nav' | 'footer' | 'auth']: `${Name}.${Extract<PlainKey<Messages[Name]>, string>}`
}['nav' | 'footer' | 'auth']

/** A route of the portal. A route without parameters is a link of its name. */
export interface RouteEntry {
  /** Path below the language, as the router takes it: `game/:gameId`. */
  readonly path: string
  /**
   * Folder of the screen, or a file in it: `studio/tool-page`; true if the folder has the route's name. Only public
   * routes have it: they are prerendered in each language and listed for search engines.
   */
  readonly publicScreen?: string | true
  /** Section of the site map, and the message key of its label. */
  readonly siteMap?: readonly [section: RouteSection, label: RouteLabel]
  /** Whether header, footer and banners surround the screen; default true. */
  readonly hasLayout?: boolean
}

/** Every route; links, router, prerendering, site maps and end-to-end tests read it. */
export const routeManifest = {
  home: { path: '', publicScreen: true, siteMap: ['portal', 'nav.home'] },
  games: { path: 'games', publicScreen: true, siteMap: ['portal', 'nav.games'] },
  game: { path: 'game/:gameId', publicScreen: true },
  category: { path: 'category/:categoryId', publicScreen: true },
  tag: { path: 'tag/:tagId', publicScreen: 'games' },
  board: { path: 'board', publicScreen: true, siteMap: ['portal', 'nav.board'] },
  gameBoard: { path: 'board/:gameId' },
  profile: { path: 'profile', siteMap: ['account', 'nav.profile'] },
  search: { path: 'search/:query' },
  about: { path: 'about-us', publicScreen: true, siteMap: ['portal', 'nav.about'] },
  contact: { path: 'contact', publicScreen: true, siteMap: ['portal', 'nav.contact'] },
  privacy: { path: 'privacy-policy', publicScreen: true, siteMap: ['portal', 'footer.privacy'] },
  terms: { path: 'terms-of-service', publicScreen: true, siteMap: ['portal', 'footer.terms'] },
  blog: { path: 'blog', publicScreen: true, siteMap: ['reading', 'nav.blog'] },
  article: { path: 'article/:articleId', publicScreen: true },
  favorites: { path: 'favorites', siteMap: ['account', 'nav.favorites'] },
  settings: { path: 'settings' },
  played: { path: 'recently-played' },
  account: { path: 'account' },
  login: { path: 'login', siteMap: ['account', 'auth.loginTitle'] },
  signup: { path: 'signup', siteMap: ['account', 'auth.signupTitle'] },
  guide: { path: 'global-games-guide', publicScreen: true, siteMap: ['reading', 'footer.guide'] },
  siteMap: { path: 'sitemap', publicScreen: 'site-map' },
  play: { path: 'play/:gameId', hasLayout: false },
  studio: { path: 'ai-studio', publicScreen: true },
  tool: { path: 'ai-studio/:toolId', publicScreen: 'studio/tool-page' },
  contentGenerator: { path: 'admin/content-generator' },
} as const satisfies Readonly<Record<string, RouteEntry>>

export type RouteName = keyof typeof routeManifest

type PathOf<Name extends RouteName> = (typeof routeManifest)[Name]['path']

/** A route without parameters. */
export type StaticRouteName = {
  [Name in RouteName]: PathOf<Name> extends `${string}:${string}` ? never : Name
}[RouteName]

const entries = Object.entries(routeManifest) as readonly [RouteName, RouteEntry][]

/** Routes without parameters, in the order of the manifest. */
export const staticRoutes = entries.filter(([, { path }]) => !path.includes(':')) as readonly [
  StaticRouteName,
  RouteEntry,
][]

/** Names of the routes of the AI Studio, which `VITE_AI_STUDIO=off` leaves out of a build. */
const studioRoutes: ReadonlySet<RouteName> = new Set(['studio', 'tool'])

/**
 * Routes that have prerendered pages.
 *
 * @param studio whether the build includes the AI Studio
 */
export const publicRoutes = (studio: boolean): readonly { path: string; screen: string }[] =>
  entries.flatMap(([name, { path, publicScreen }]) =>
    publicScreen !== undefined && (studio || !studioRoutes.has(name))
      ? [{ path, screen: publicScreen === true ? name : publicScreen }]
      : [],
  )

/**
 * Pattern of the routes that have prerendered pages: `^(?:|games|game/[^/]+)$`.
 *
 * @param studio whether the build includes the AI Studio
 */
export const publicRoutePattern = (studio: boolean): string =>
  `^(?:${publicRoutes(studio)
    .map(({ path }) => path.replace(/:\w+/, '[^/]+'))
    .join('|')})$`
