import { articles, loadArticleBody } from './articles/articles.ts'
import { categories } from './categories.ts'
import { createCatalogue } from './create-catalogue.ts'
import { generateGames } from './games/generate-games.ts'

/** The portal's catalogue. To serve another source (a feed, say), change it here; screens only use the interface. */
export const catalogue = createCatalogue({
  games: generateGames(),
  categories,
  articles,
  loadBody: loadArticleBody,
})
