import { loadArticle, readArticles } from './read-articles.ts'
import type { ArticleBody } from '../types.ts'

/** The articles, in any order. Bundles contain the result, and load bodies as chunks (`vite-plugin.ts`). */
export const articles = await readArticles()

/** Loads the body of a listed article, which is not part of the first load. */
export const loadArticleBody = async (id: string): Promise<ArticleBody> => (await loadArticle(id)).body
