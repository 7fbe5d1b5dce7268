/** Limits and times of the portal, each defined once. `portal.ts` has what differs between portals. */
export const site = {
  /** A new id or version shows the banner again to users who dismissed the old one. */
  welcome: { id: 'welcome', version: 1 },
  home: { featured: 8, popular: 8, newest: 8, articles: 4 },
  /** Games in a short row: related ones (spec §9), and those of a mood. */
  rowGames: 4,
  scores: { shown: 5, fetched: 100 },
  favoritesLimit: 500,
  passwordMinimum: 8,
  notice: { copied: 2000, thanks: 2500 },
  scrollTopThreshold: 300,
  skeletonCards: 8,
  /** Share image of screens without their own. */
  sharePoster: 'posters/share.svg',
} as const
