import { articles, loadArticleBody } from './content/articles.ts'
import { categories } from './content/categories.ts'
import { createCatalogue } from './create-catalogue.ts'
import { baseGames } from './content/base-games.ts'
import { hostedGames } from './content/hosted-games.ts'
import { generateGames } from './games/generate-games.ts'
import { listedGames } from './games/listed-games.ts'

/** The portal's catalogue. To serve another source (a feed, say), change it here; screens only use the interface. */
export const catalogue = createCatalogue({
  games: [...generateGames(baseGames, listedGames), ...hostedGames],
  categories,
  articles,
  loadBody: loadArticleBody,
})
