import type { Ads } from './portal-config.ts'

/** Advertisements of this portal, apart from `portal.ts`, because the home page shows none. The build checks them. */
export const ads: Ads = {
  game: {
    image: 'posters/dune-rally.svg',
    link: 'board',
    text: { en: 'Who leads today? See the high scores', ar: 'من يتصدّر اليوم؟ شاهد لوحة النتائج' },
  },
  article: {
    image: 'posters/lantern-leap.svg',
    link: 'games',
    text: { en: 'Enough reading? Pick a game', ar: 'قرأت بما يكفي؟ اختر لعبة' },
  },
}
