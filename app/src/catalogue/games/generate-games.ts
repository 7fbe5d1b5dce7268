import { manifests as baseGames } from '@saha/games/manifests'
import { categories } from '../categories.ts'
import { createSeededRandom } from '../seeded-random.ts'
import type { CategoryId, Game } from '../types.ts'

/** The page that plays every game; the player adds `?game={id}&lang={locale}`. */
export const arcadeUrl = 'arcade/index.html'

const variantCount = 30
const featuredChance = 0.3
const popularFrom = 4.4
const firstDay = Date.UTC(2026, 10, 20)
const oneDay = 24 * 60 * 60 * 1000
/** Chosen for an even spread. A new seed would move games between categories and break shared links. */
const catalogueSeed = 2016

const roundRobin = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** Derives rating and date from the position: the first game is the newest and the best rated. */
const placed = (position: number) => ({
  rating: Number((4.8 - 0.1 * (position % 20)).toFixed(1)),
  createdAt: new Date(firstDay - position * oneDay).toISOString().slice(0, 10),
})

interface Draw {
  variant: number
  categoryId: CategoryId
  isFeatured: boolean
  seed: number
}

/** Creates a base game, or with a variant above 0 the same game at another level and seed. */
function entry(
  base: (typeof baseGames)[number],
  position: number,
  { variant, categoryId, isFeatured, seed }: Draw,
): Game {
  const id = variant === 0 ? base.id : `${base.id}-${variant}`
  const level = Math.max(1, variant)
  const { rating, createdAt } = placed(position)
  return {
    id,
    baseId: base.id,
    variant,
    categoryId,
    title:
      variant === 0 ? base.title : { en: `${base.title.en} ${variant}`, ar: `${base.title.ar} ${variant}` },
    tags: rating >= popularFrom ? ['popular', ...base.tags] : base.tags,
    isFeatured,
    thumbnailUrl: `posters/${id}.svg`,
    gameUrl: arcadeUrl,
    maxScore: base.maxScore,
    rating,
    createdAt,
    seed,
    level,
  }
}

/** Returns the base games in order, then rounds of their variants, numbered from 2. */
export function generateGames(seed: number = catalogueSeed): readonly Game[] {
  const random = createSeededRandom(seed)
  const wholeNumber = () => Math.floor(random() * 2 ** 32)
  const bases = baseGames.map((base, position) =>
    entry(base, position, {
      variant: 0,
      categoryId: base.categoryId,
      isFeatured: base.isFeatured,
      seed: wholeNumber(),
    }),
  )
  const variants = Array.from({ length: variantCount }, (_, index) => {
    return entry(roundRobin(baseGames, index), baseGames.length + index, {
      variant: Math.floor(index / baseGames.length) + 2,
      categoryId: roundRobin(categories, Math.floor(random() * categories.length)).id,
      isFeatured: random() < featuredChance,
      seed: wholeNumber(),
    })
  })
  return [...bases, ...variants]
}
