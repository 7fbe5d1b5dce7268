import type { Locale } from '../i18n/locale.ts'
import { escapeText } from './escape.ts'
import { staticRoutes, type StaticRouteName } from './route-manifest.ts'

/** The list a game is played from. It determines the previous and next game. */
export type PlayContext =
  | 'all'
  | 'new'
  | 'featured'
  | 'popular'
  | `category:${string}`
  | `search:${string}`
  | `related:${string}`

const id = escapeText

/** A query parameter, or an empty string without a value. */
const asking = (name: string, value: string | null | undefined): string =>
  value ? `?${name}=${escapeText(value)}` : ''

/**
 * Creates the `href` of every link in the portal, with ids and queries escaped. The hash router handles plain links.
 */
export const links = (locale: Locale) => {
  const at = (path: string) => `#/${locale}/${path}`
  const fixed = Object.fromEntries(staticRoutes.map(([name, { path }]) => [name, at(path)]))
  return {
    ...(fixed as Record<StaticRouteName, string>),
    tag: (tag: string) => at(`tag/${id(tag)}`),
    /** Page of a game. It passes the list on to the player. */
    game: (gameId: string, from?: PlayContext | null) => at(`game/${id(gameId)}${asking('from', from)}`),
    gameBoard: (gameId: string) => at(`board/${id(gameId)}`),
    category: (categoryId: string) => at(`category/${id(categoryId)}`),
    search: (query: string) => at(`search/${escapeText(query)}`),
    play: (gameId: string, from?: PlayContext | null) => at(`play/${id(gameId)}${asking('from', from)}`),
    article: (articleId: string) => at(`article/${id(articleId)}`),
    tool: (toolId: string) => at(`ai-studio/${id(toolId)}`),
    /** Any route by its path, as static content names it. */
    place: at,
  }
}

/** Converts a link to the router's path, for `navigate`. */
export const pathOf = (href: string): string => href.replace(/^#/, '')
