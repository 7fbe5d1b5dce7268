import { catalogue, type ArticleBody } from '../../catalogue/index.ts'

const bodies = new Map<string, ArticleBody>()

/** Loads an article's body before its screen renders, so that hydration finds the prerendered text. */
export async function preloadArticleBody(articleId: string): Promise<void> {
  const body = await catalogue.articleBody(articleId)
  if (body) bodies.set(articleId, body)
}

/** Returns an article's body if it is preloaded. */
export const getPreloadedArticleBody = (articleId: string): ArticleBody | undefined => bodies.get(articleId)
