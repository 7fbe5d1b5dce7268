import type { BaseGame } from '../content/read-base-games.ts'
import type { Game } from '../types.ts'
import { hashId } from './hash-id.ts'
import type { ListedGame } from './listed-games.ts'

/** The page that plays every game; the player adds `?game={id}&lang={locale}`. */
export const arcadeUrl = 'arcade/index.html'

const featuredChance = 0.3
/** Chosen so that the first variants stay featured as they were. */
const featuredSeed = 92_900_223
const popularFrom = 4.4
const firstDay = Date.UTC(2026, 10, 20)
const oneDay = 24 * 60 * 60 * 1000

/** Derives rating and date from the position: the first game is the newest and the best rated. */
export const derivePlace = (position: number) => ({
  rating: Number((4.8 - 0.1 * (position % 20)).toFixed(1)),
  createdAt: new Date(firstDay - position * oneDay).toISOString().slice(0, 10),
})

/** Creates a base game, or the same game at another level and seed. */
function createGame(base: BaseGame, { id, categoryId }: ListedGame, position: number): Game {
  const variant = Number(id.slice(base.id.length + 1))
  const { rating, createdAt } = derivePlace(position)
  return {
    id,
    baseId: base.id,
    variant,
    categoryId: categoryId || base.categoryId,
    title:
      variant === 0 ? base.title : { en: `${base.title.en} ${variant}`, ar: `${base.title.ar} ${variant}` },
    tags: rating >= popularFrom ? ['popular', ...base.tags] : base.tags,
    isFeatured: variant === 0 ? base.isFeatured : hashId(id, featuredSeed) < featuredChance * 2 ** 32,
    thumbnailUrl: `posters/${id}.${base.imageEnding ?? 'svg'}`,
    previewUrl: `previews/${id}.webm`,
    gameUrl: arcadeUrl,
    maxScore: base.maxScore,
    rating,
    createdAt,
    level: Math.max(1, variant),
  }
}

/** Returns the listed games in order. An entry depends on its line, its position and its base game only. */
export function generateGames(
  baseGames: readonly BaseGame[],
  listedGames: readonly ListedGame[],
): readonly Game[] {
  const bases = new Map(baseGames.map((base) => [base.id, base]))
  return listedGames.map((listed, position) => {
    const base = bases.get(listed.id) ?? bases.get(listed.id.replace(/-\d+$/, ''))
    if (!base) throw new Error(`No base game of "${listed.id}"`)
    return createGame(base, listed, position)
  })
}
