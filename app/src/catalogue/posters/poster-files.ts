import { readFileSync } from 'node:fs'
import { locales } from '../../i18n/locale.ts'
import ar from '../../i18n/messages/ar.ts'
import en from '../../i18n/messages/en.ts'
import webAppAr from '../../i18n/messages/web-app/ar.ts'
import webAppEn from '../../i18n/messages/web-app/en.ts'
import { catalogue } from '../catalogue.ts'
import { readImageFiles } from '../content/image-files.ts'
import { imageTypes, type ImageEnding } from '../content/image-types.ts'
import type { Article, Game } from '../types.ts'
import { drawPlaceholder, drawCategoryImage, drawSiteImage } from './site-images.ts'
import { categoryImageUrl } from './share/category-image.ts'
import type { TextOutliner } from './share/text-outliner.ts'
import { height, width } from './drawing/backdrop.ts'
import { drawArticlePoster, drawPoster } from './poster.ts'
import { drawShareCard } from './share/share-card.ts'
import { shareImageUrl } from './share/share-image.ts'

const siteHues = catalogue.categories().map(({ hue }) => hue)
const imageFiles = await readImageFiles()

/** Returns the path of a poster's file, or undefined if the poster is a drawing. */
const getFile = (item: Game | Article): string | undefined =>
  imageFiles.get('baseId' in item ? item.baseId : item.id)

const getHue = ({ categoryId }: Game) => catalogue.category(categoryId)?.hue ?? 'article'

const draw = (item: Game | Article): string =>
  'baseId' in item ? drawPoster(item, getHue(item)) : drawArticlePoster(item)

/** Returns a poster as an SVG document: its drawing, or its file in a document of the same size. */
function toSvg(item: Game | Article): string {
  const file = getFile(item)
  if (file === undefined) return draw(item)
  const type = imageTypes[file.slice(file.lastIndexOf('.') + 1) as ImageEnding]
  const data = `data:${type};base64,${readFileSync(file, 'base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${data}"/></svg>`
}

/** Returns the images of the catalogue by address, each with the function that draws or reads it. */
export function getPosterFiles(): ReadonlyMap<string, () => string | Uint8Array> {
  const items = [...catalogue.games(), ...catalogue.articles()]
  const twice = items.find(({ id }, index) => items.findIndex((other) => other.id === id) !== index)
  if (twice)
    throw new Error(
      `Two of the games and articles have the id "${twice.id}", so they would share one poster. Rename one.`,
    )
  return new Map<string, () => string | Uint8Array>([
    ...items.map((item): [string, () => string | Uint8Array] => {
      const file = getFile(item)
      return [item.thumbnailUrl, file === undefined ? () => draw(item) : () => readFileSync(file)]
    }),
    ['posters/placeholder.svg', drawPlaceholder],
    ['posters/share.svg', () => drawSiteImage(siteHues)],
  ])
}

const tagline = { en: webAppEn.tagline, ar: webAppAr.tagline }
const blog = { en: en.nav.blog, ar: ar.nav.blog }

type ShareFile = [address: string, draw: (outliner: TextOutliner) => string]

/** Returns the share images by address: games, categories and articles in each language, and the portal. */
export const getShareFiles = (): ReadonlyMap<string, ShareFile[1]> =>
  new Map<string, ShareFile[1]>([
    ...locales.flatMap((locale) => [
      ...catalogue.games().map((game): ShareFile => [
        shareImageUrl(game.thumbnailUrl, locale),
        (outliner) =>
          drawShareCard(
            {
              poster: toSvg(game),
              title: game.title[locale],
              kind: catalogue.category(game.categoryId)?.title[locale] ?? '',
              locale,
              hue: getHue(game),
            },
            outliner,
          ),
      ]),
      ...catalogue.categories().map(({ id, title, hue }): ShareFile => [
        shareImageUrl(categoryImageUrl(id), locale),
        (outliner) =>
          drawShareCard(
            {
              poster: drawCategoryImage(hue, catalogue.gamesIn(id).map(toSvg)),
              title: title[locale],
              kind: tagline[locale],
              locale,
              hue,
            },
            outliner,
          ),
      ]),
      ...catalogue.articles().map((article): ShareFile => [
        shareImageUrl(article.thumbnailUrl, locale),
        (outliner) =>
          drawShareCard(
            {
              poster: toSvg(article),
              title: article.title[locale],
              kind: blog[locale],
              locale,
              hue: 'article',
            },
            outliner,
          ),
      ]),
    ]),
    [shareImageUrl('posters/share.svg', 'en'), () => drawSiteImage(siteHues)],
  ])
