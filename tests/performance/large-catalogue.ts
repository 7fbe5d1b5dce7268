import { articles, loadArticleBody } from '../../app/src/catalogue/content/articles.ts'
import { categories } from '../../app/src/catalogue/content/categories.ts'
import { createCatalogue } from '../../app/src/catalogue/create-catalogue.ts'
import { manyGames } from '../../app/src/testing/many-games.ts'

/** The portal's catalogue, with generated games instead of its own. */
export const createLargeCatalogue = (count: number) =>
  createCatalogue({ games: manyGames(count), categories, articles, loadBody: loadArticleBody })
