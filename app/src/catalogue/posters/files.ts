import ar from '../../i18n/messages/ar.ts'
import en from '../../i18n/messages/en.ts'
import { catalogue } from '../catalogue.ts'
import type { Locale } from '../types.ts'
import { categorySvg, placeholderSvg, shareSvg } from './cards.ts'
import { categoryPicture } from './category-picture.ts'
import type { Lettering } from './lettering.ts'
import { articlePosterSvg, posterSvg } from './poster.ts'
import { shareCardSvg } from './share-card.ts'
import { sharePicture } from './share-picture.ts'

/** Every picture of the catalogue by its address, drawn when asked for. */
export const posterFiles = (): ReadonlyMap<string, () => string> =>
  new Map<string, () => string>([
    ...catalogue.games().map((game) => [game.thumbnailUrl, () => posterSvg(game)] as const),
    ...catalogue
      .articles()
      .map((article) => [article.thumbnailUrl, () => articlePosterSvg(article)] as const),
    ['posters/placeholder.svg', placeholderSvg],
    ['posters/share.svg', shareSvg],
  ])

const locales: readonly Locale[] = ['en', 'ar']
const tagline = { en: en.site.tagline, ar: ar.site.tagline }
const blog = { en: en.nav.blog, ar: ar.nav.blog }

/** What shares show, by its address: of each game, category and article in each language, and of the portal itself. */
export const shareFiles = (): ReadonlyMap<string, (lettering: Lettering) => string> =>
  new Map<string, (lettering: Lettering) => string>([
    ...locales.flatMap((locale) => [
      ...catalogue.games().map((game): [string, (lettering: Lettering) => string] => [
        sharePicture(game.thumbnailUrl, locale),
        (lettering) =>
          shareCardSvg(
            {
              poster: posterSvg(game),
              title: game.title[locale],
              kind: catalogue.category(game.categoryId)?.title[locale] ?? '',
              locale,
              hue: game.categoryId,
            },
            lettering,
          ),
      ]),
      ...catalogue.categories().map(({ id, title }): [string, (lettering: Lettering) => string] => [
        sharePicture(categoryPicture(id), locale),
        (lettering) =>
          shareCardSvg(
            {
              poster: categorySvg(id, catalogue.gamesIn(id).map(posterSvg)),
              title: title[locale],
              kind: tagline[locale],
              locale,
              hue: id,
            },
            lettering,
          ),
      ]),
      ...catalogue.articles().map((article): [string, (lettering: Lettering) => string] => [
        sharePicture(article.thumbnailUrl, locale),
        (lettering) =>
          shareCardSvg(
            {
              poster: articlePosterSvg(article),
              title: article.title[locale],
              kind: blog[locale],
              locale,
              hue: 'article',
            },
            lettering,
          ),
      ]),
    ]),
    [sharePicture('posters/share.svg', 'en'), shareSvg],
  ])
