import { catalogue, type ArticleBody } from '../../catalogue/index.ts'

const held = new Map<string, ArticleBody>()

/** Fetches an article's text before its screen asks, so that the page which the build wrote of it goes on as it is. */
export async function holdBody(articleId: string): Promise<void> {
  const body = await catalogue.articleBody(articleId)
  if (body) held.set(articleId, body)
}

/** An article's text, where it is here already. */
export const heldBody = (articleId: string): ArticleBody | undefined => held.get(articleId)
