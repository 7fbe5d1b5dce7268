import ar from '../../i18n/messages/ar.ts'
import en from '../../i18n/messages/en.ts'
import { catalogue } from '../catalogue.ts'
import type { Locale } from '../types.ts'
import { drawCategoryImage, drawPlaceholder, drawSiteImage } from './site-images.ts'
import { categoryImageUrl } from './share/category-image.ts'
import type { TextOutliner } from './share/text-outliner.ts'
import { drawArticlePoster, drawPoster } from './poster.ts'
import { drawShareCard } from './share/share-card.ts'
import { shareImageUrl } from './share/share-image.ts'

/** Returns the images of the catalogue by address, each with the function that draws it. */
export const getPosterFiles = (): ReadonlyMap<string, () => string> =>
  new Map<string, () => string>([
    ...catalogue.games().map((game) => [game.thumbnailUrl, () => drawPoster(game)] as const),
    ...catalogue
      .articles()
      .map((article) => [article.thumbnailUrl, () => drawArticlePoster(article)] as const),
    ['posters/placeholder.svg', drawPlaceholder],
    ['posters/share.svg', drawSiteImage],
  ])

const locales: readonly Locale[] = ['en', 'ar']
const tagline = { en: en.site.tagline, ar: ar.site.tagline }
const blog = { en: en.nav.blog, ar: ar.nav.blog }

/** Returns the share images by address: games, categories and articles in each language, and the portal. */
export const getShareFiles = (): ReadonlyMap<string, (outliner: TextOutliner) => string> =>
  new Map<string, (outliner: TextOutliner) => string>([
    ...locales.flatMap((locale) => [
      ...catalogue.games().map((game): [string, (outliner: TextOutliner) => string] => [
        shareImageUrl(game.thumbnailUrl, locale),
        (outliner) =>
          drawShareCard(
            {
              poster: drawPoster(game),
              title: game.title[locale],
              kind: catalogue.category(game.categoryId)?.title[locale] ?? '',
              locale,
              hue: game.categoryId,
            },
            outliner,
          ),
      ]),
      ...catalogue.categories().map(({ id, title }): [string, (outliner: TextOutliner) => string] => [
        shareImageUrl(categoryImageUrl(id), locale),
        (outliner) =>
          drawShareCard(
            {
              poster: drawCategoryImage(id, catalogue.gamesIn(id).map(drawPoster)),
              title: title[locale],
              kind: tagline[locale],
              locale,
              hue: id,
            },
            outliner,
          ),
      ]),
      ...catalogue.articles().map((article): [string, (outliner: TextOutliner) => string] => [
        shareImageUrl(article.thumbnailUrl, locale),
        (outliner) =>
          drawShareCard(
            {
              poster: drawArticlePoster(article),
              title: article.title[locale],
              kind: blog[locale],
              locale,
              hue: 'article',
            },
            outliner,
          ),
      ]),
    ]),
    [shareImageUrl('posters/share.svg', 'en'), drawSiteImage],
  ])
