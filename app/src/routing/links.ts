import type { Locale } from '../i18n/locale.ts'
import { escapeText } from './escape.ts'

/** The list that a game is played from; decides its previous and next games. */
export type PlayContext =
  | 'all'
  | 'new'
  | 'featured'
  | 'popular'
  | `category:${string}`
  | `search:${string}`
  | `related:${string}`

const id = escapeText

/** What an address asks for after its path; nothing where nothing is asked. */
const asking = (name: string, value: string | null | undefined): string =>
  value ? `?${name}=${escapeText(value)}` : ''

/**
 * Every address inside the portal, as the `href` of a plain link, built in one place so that ids and
 * queries are always escaped. The hash router follows plain links by itself.
 */
export const links = (locale: Locale) => {
  const at = (path = '') => `#/${locale}/${path}`
  return {
    home: at(),
    games: at('games'),
    tag: (tag: string) => at(`games${asking('tag', tag)}`),
    /** A game's page, which leads on to the player with the list that the game was picked from. */
    game: (gameId: string, from?: PlayContext | null) => at(`game/${id(gameId)}${asking('from', from)}`),
    category: (categoryId: string) => at(`category/${id(categoryId)}`),
    search: (query: string) => at(`search/${escapeText(query)}`),
    play: (gameId: string, from?: PlayContext | null) => at(`play/${id(gameId)}${asking('from', from)}`),
    favorites: at('favorites'),
    account: at('account'),
    settings: at('settings'),
    played: at('recently-played'),
    login: at('login'),
    signup: at('signup'),
    blog: at('blog'),
    article: (articleId: string) => at(`article/${id(articleId)}`),
    about: at('about-us'),
    privacy: at('privacy-policy'),
    terms: at('terms-of-service'),
    contact: at('contact'),
    guide: at('global-games-guide'),
    siteMap: at('sitemap'),
    studio: at('ai-studio'),
    contentGenerator: at('admin/content-generator'),
    tool: (toolId: string) => at(`ai-studio/${id(toolId)}`),
    /** Any place by its path, as texts and files for programs name it. */
    place: at,
  }
}

/** The router's path of such an address, for going there without a click. */
export const pathOf = (href: string): string => href.replace(/^#/, '')
