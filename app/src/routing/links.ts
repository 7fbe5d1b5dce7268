import type { Locale } from '../i18n/locale.ts'

/** Where the player was opened from; decides its previous and next games. */
export type PlayContext =
  | 'all'
  | 'new'
  | 'featured'
  | 'popular'
  | `category:${string}`
  | `search:${string}`
  | `related:${string}`

/**
 * Every address inside the portal, as the `href` of a plain link, built in one place so that ids and
 * queries are always encoded. The hash router follows plain links by itself.
 */
export const links = (locale: Locale) => {
  const at = (path = '') => `#/${locale}/${path}`
  const id = encodeURIComponent
  return {
    home: at(),
    games: at('games'),
    tag: (tag: string) => at(`games?${new URLSearchParams({ tag })}`),
    game: (gameId: string) => at(`game/${id(gameId)}`),
    category: (categoryId: string) => at(`category/${id(categoryId)}`),
    search: (query: string) => at(`search/${id(query)}`),
    play: (gameId: string, from?: PlayContext | null) =>
      at(`play/${id(gameId)}${from ? `?${new URLSearchParams({ from })}` : ''}`),
    favorites: at('favorites'),
    login: at('login'),
    signup: at('signup'),
    blog: at('blog'),
    article: (articleId: string) => at(`article/${id(articleId)}`),
    about: at('about-us'),
    privacy: at('privacy-policy'),
    terms: at('terms-of-service'),
    contact: at('contact'),
    guide: at('global-games-guide'),
  }
}

/** The router's path of such an address, for going there without a click. */
export const pathOf = (href: string): string => href.replace(/^#/, '')
