/** Everything about this portal that is a value and not a rule: brand, contact, limits. Each once. */
export const site = {
  name: { en: 'Saha', ar: 'ساحة' },
  contact: 'hello@saha.example',
  /** Where the portal is besides: the networks' own front pages until it has pages there. */
  social: {
    facebook: 'https://www.facebook.com/',
    twitter: 'https://x.com/',
    instagram: 'https://www.instagram.com/',
  },
  /** Who may sell the ad space, a record of ads.txt each: `ads.example.com, 12345, DIRECT`. None: nobody may. */
  adSellers: [] as readonly string[],
  /** A new message or version shows the banner again to those who dismissed the old one. */
  welcome: { id: 'welcome', version: 1 },
  home: { featured: 8, popular: 8, newest: 8, articles: 4 },
  relatedGames: 4,
  scores: { shown: 5, fetched: 100 },
  favoritesLimit: 500,
  passwordMinimum: 8,
  notice: { copied: 2000, thanks: 2500 },
  scrollTopThreshold: 300,
  skeletonCards: 8,
  /** Where a visitor gets a key of their own for videos. */
  getKey: 'https://aistudio.google.com/apikey',
  /** The picture of every screen that has none of its own. */
  sharePoster: 'posters/share.svg',
} as const
