import { derivePlace } from '../games/generate-games.ts'
import { tagLabels } from '../games/tags.ts'
import type { Game, Localised } from '../types.ts'
import type { HostedGame } from './hosted-schema.ts'

/**
 * Creates the catalogue's games from the imported ones, which follow the portal's own.
 *
 * @param firstPosition number of games before them
 */
export const createHostedGames = (games: readonly HostedGame[], firstPosition: number): readonly Game[] =>
  games.map(({ id, digest, entry, titles, category, tags, thumbnail, addedAt }, index) => {
    const { rating, createdAt } = derivePlace(firstPosition + index)
    return {
      id,
      baseId: id,
      variant: 0,
      categoryId: category,
      title: titles,
      // Other tags have no label.
      tags: tags.filter((tag) => tagLabels.has(tag)),
      isFeatured: false,
      thumbnailUrl: `posters/${id}.${thumbnail?.slice(thumbnail.lastIndexOf('.') + 1) ?? 'svg'}`,
      previewUrl: `previews/${id}.webm`,
      gameUrl: `hosted/${id}/${digest}/${entry}`,
      maxScore: Number.MAX_SAFE_INTEGER,
      rating,
      createdAt: addedAt ?? createdAt,
      level: 1,
      isHosted: true,
    }
  })

/** For games without instructions. */
const defaultHowToPlay: Localised = {
  en: 'The game itself shows how it is played.',
  ar: 'تعرض اللعبة نفسها طريقة لعبها.',
}

/** Returns the texts of an imported game's page. */
export const getHostedTexts = ({ descriptions, howToPlay = defaultHowToPlay }: HostedGame) => ({
  description: descriptions,
  howToPlay,
})
