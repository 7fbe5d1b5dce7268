import { articles, loadArticleBody } from './articles/articles.ts'
import { categories } from './categories.ts'
import { createCatalogue } from './create-catalogue.ts'
import { generateGames } from './games/generate-games.ts'

/** The catalogue of this portal. To serve another (a feed, say), put it here: no screen knows the difference. */
export const catalogue = createCatalogue({
  games: generateGames(),
  categories,
  articles,
  loadBody: loadArticleBody,
})
