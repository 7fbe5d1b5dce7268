import type { Article, ArticleBody, Catalogue, Category, Game } from './types.ts'

interface CatalogueData {
  games: readonly Game[]
  categories: readonly Category[]
  articles: readonly Article[]
  /** Loads the text of a listed article. */
  loadBody: (articleId: string) => Promise<ArticleBody | undefined>
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** Number of shared tags, and one more for boards of the same game. */
const likeness = (game: Game, other: Game): number =>
  game.tags.filter((tag) => other.tags.includes(tag)).length + Number(game.baseId === other.baseId)

/** Creates a catalogue and indexes its data once. */
export function createCatalogue({ games, categories, articles, loadBody }: CatalogueData): Catalogue {
  const gamesById = byId(games)
  const categoriesById = byId(categories)
  const articlesById = byId(articles)
  const gamesByCategory = new Map<string, Game[]>()
  for (const game of games) {
    const { categoryId } = game
    const peers = gamesByCategory.get(categoryId)
    if (peers) peers.push(game)
    else gamesByCategory.set(categoryId, [game])
  }
  const newestArticles = articles.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const tags = [...new Set(games.flatMap((game) => game.tags))].sort()
  const gamesIn = (categoryId: string): readonly Game[] => gamesByCategory.get(categoryId) ?? []

  return {
    games: () => games,
    game: (id) => gamesById.get(id),
    categories: () => categories,
    category: (id) => categoriesById.get(id),
    gamesIn,
    articles: () => newestArticles,
    article: (id) => articlesById.get(id),
    articleBody: async (id) => (articlesById.has(id) ? loadBody(id) : undefined),
    tags: () => tags,
    related: (game, limit = 4) => {
      const peers = gamesIn(game.categoryId)
      const place = peers.findIndex(({ id }) => id === game.id)
      const others = [...peers.slice(place + 1), ...peers.slice(0, Math.max(0, place))]
      const alike = others.toSorted((a, b) => likeness(game, b) - likeness(game, a)).slice(0, limit)
      // The last is the next of the category, so that every game is reached from another.
      const [next] = others
      return next && !alike.includes(next) ? [...alike.slice(0, -1), next] : alike
    },
  }
}
