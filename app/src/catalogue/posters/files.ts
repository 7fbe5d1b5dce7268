import { catalogue } from '../catalogue.ts'
import { placeholderSvg, shareSvg } from './cards.ts'
import { articlePosterSvg, posterSvg } from './poster.ts'

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
