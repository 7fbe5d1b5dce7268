import { catalogue, type ArticleBody } from '../../catalogue/index.ts'

const bodies = new Map<string, ArticleBody>()

/**
 * Loads an article's body before its screen renders, so that hydration finds the prerendered text.
 *
 * @throws when the article has no text
 */
export async function preloadArticleBody(articleId: string): Promise<void> {
  const body = await catalogue.articleBody(articleId)
  if (!body) throw new Error(`The article "${articleId}" has no text.`)
  bodies.set(articleId, body)
}

/** Returns an article's body if it is preloaded. */
export const getPreloadedArticleBody = (articleId: string): ArticleBody | undefined => bodies.get(articleId)
