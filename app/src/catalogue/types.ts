import type { Block } from '../static-content/types.ts'

/** A language of the catalogue. */
export type Locale = 'en' | 'ar'

/** One text, written in every language of the catalogue. */
export type Localised = Readonly<Record<Locale, string>>

export type CategoryId = 'action' | 'puzzle' | 'racing' | 'adventure' | 'girls' | 'cooking'

export interface Category {
  id: CategoryId
  title: Localised
  /** Path below the language prefix: `category/{id}`. */
  href: string
}

export interface Game {
  /** Lower-case slug, unique in the catalogue; it never changes once shared. */
  id: string
  /** The game that is played: the id itself, or the one this is a variant of. */
  baseId: string
  /** 0 for a base game, otherwise the number in its id and title. */
  variant: number
  categoryId: CategoryId
  title: Localised
  /** Slugs; `tagLabel` has their words. */
  tags: readonly string[]
  isFeatured: boolean
  /** Relative address of the poster, 400 × 256. */
  thumbnailUrl: string
  /** Relative address of the page that plays it; the player adds the game's id and the language. */
  gameUrl: string
  /** The most points that a run can give; a claim beyond is not believed. */
  maxScore: number
  /** Stars, 1 to 5, with one decimal. */
  rating: number
  /** ISO date without a time: a day in UTC. */
  createdAt: string
  /** Unsigned 32-bit number that lays out the game's world and its poster. */
  seed: number
  /** How far along its family the game is: 1 for a base game. */
  level: number
}

export interface Article {
  id: string
  title: Localised
  excerpt: Localised
  /** Relative address of the picture, 400 × 256. */
  thumbnailUrl: string
  /** ISO date without a time: a day in UTC. */
  createdAt: string
}

export type ArticleBlock = Extract<Block, { type: 'p' | 'h2' }>

/** Both languages tell it in the same blocks, one for one. */
export type ArticleBody = Readonly<Record<Locale, readonly ArticleBlock[]>>

/** Everything that can be played and read. Screens know this and nothing behind it, so a feed can take its place. */
export interface Catalogue {
  games(): readonly Game[]
  game(id: string): Game | undefined
  categories(): readonly Category[]
  category(id: string): Category | undefined
  /** In catalogue order; none for an unknown category. */
  gamesIn(categoryId: string): readonly Game[]
  /** Newest first. */
  articles(): readonly Article[]
  article(id: string): Article | undefined
  /** Loads the text of an article on demand; `undefined` for an unknown one. Rejects when the network fails. */
  articleBody(id: string): Promise<ArticleBody | undefined>
  /** Every tag in use, once, in alphabetical order of the slugs. */
  tags(): readonly string[]
  /** Others of the same category, starting after this game and going round, so that each game leads on to new ones. */
  related(game: Game, limit?: number): readonly Game[]
}
