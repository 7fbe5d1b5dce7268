import type { Hue } from '@saha/ui'
import type { Block } from '../static-content/types.ts'

export type Locale = 'en' | 'ar'

/** A text in every language of the catalogue. */
export type Localised = Readonly<Record<Locale, string>>

/** Lower-case slug, listed in `categories.ts`. */
export type CategoryId = string

export interface Category {
  id: CategoryId
  title: Localised
  /** Color, and icon if it is named. A number is an angle on the color wheel: 30 is orange, 210 blue. */
  hue: Hue
  /** Path below the language prefix: `category/{id}`. */
  href: string
}

export interface Game {
  /** Lower-case slug, unique in the catalogue. Shared links depend on it, so it never changes. */
  id: string
  /** Id of the game that is played: its own, or its base game's. */
  baseId: string
  /** 0 for a base game, otherwise the number in its id and title. */
  variant: number
  categoryId: CategoryId
  title: Localised
  /** Slugs; `tagLabel` returns their labels. */
  tags: readonly string[]
  isFeatured: boolean
  /** Relative address of the poster, 400 × 256. */
  thumbnailUrl: string
  /** Relative address of the clip that its card shows on hover. */
  previewUrl: string
  /** Relative address of the page that plays the game; the player adds an arcade game's id and the language. */
  gameUrl: string
  /** Upper bound of a run's points; higher scores are rejected. */
  maxScore: number
  /** Stars, 1 to 5, with one decimal. */
  rating: number
  /** ISO date without a time: a day in UTC. */
  createdAt: string
  /** Difficulty: 1 for a base game, its number for a variant. */
  level: number
  /** Made by other people and framed by its address. @default a game of the arcade */
  isHosted?: true
}

export interface Article {
  id: string
  title: Localised
  excerpt: Localised
  /** Relative address of the image, 400 × 256. */
  thumbnailUrl: string
  /** ISO date without a time: a day in UTC. */
  createdAt: string
}

/** Default export of a file in `articles`, whose name is the article's id. */
export interface ArticleFile extends Pick<Article, 'title' | 'excerpt' | 'createdAt'> {
  /** Name of an image beside the file: svg, png, jpg or webp. @default a drawing */
  image?: string
  body: ArticleBody
}

export type ArticleBlock = Extract<Block, { type: 'p' | 'h2' }>

/** Both languages have the same sequence of blocks. */
export type ArticleBody = Readonly<Record<Locale, readonly ArticleBlock[]>>

/** Games and articles of the portal. Screens use only this interface, so a feed can replace the static data. */
export interface Catalogue {
  games(): readonly Game[]
  game(id: string): Game | undefined
  categories(): readonly Category[]
  category(id: string): Category | undefined
  /** In catalogue order; empty for an unknown category. */
  gamesIn(categoryId: string): readonly Game[]
  /** Newest first. */
  articles(): readonly Article[]
  article(id: string): Article | undefined
  /** Loads the text of an article; `undefined` for an unknown one. Rejects when the network fails. */
  articleBody(id: string): Promise<ArticleBody | undefined>
  /** All used tags, sorted by slug. */
  tags(): readonly string[]
  /** Other games of the category: the most alike first, and among them the next one, so that all games are reached. */
  related(game: Game, limit?: number): readonly Game[]
}
