import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Article, ArticleFile } from '../types.ts'
import { readImageEnding } from './image-types.ts'

/** Folder of the articles, one file each. */
export const articlesFolder = fileURLToPath(new URL('../articles/', import.meta.url))

const ending = '.ts'

/**
 * Imports an article's file. Runs in Node, at build time.
 *
 * @param version a new value reads a changed file again
 */
export async function loadArticle(id: string, version = ''): Promise<ArticleFile> {
  const file = `${articlesFolder}${id}${ending}`
  const { default: article } = (await import(`${pathToFileURL(file).href}?${version}`)) as {
    default?: ArticleFile
  }
  if (!article?.title || !article.body)
    throw new Error(
      `${file} has no article: its default export must have title, excerpt, createdAt and body, like the files beside it.`,
    )
  return article
}

/** Reads what lists show of every article in the folder. Runs in Node, at build time. */
export async function readArticles(version = ''): Promise<readonly Article[]> {
  return Promise.all(
    readdirSync(articlesFolder)
      .filter((name) => name.endsWith(ending))
      .map(async (name) => {
        const id = name.slice(0, -ending.length)
        const { title, excerpt, createdAt, image } = await loadArticle(id, version)
        const imageEnding = image === undefined ? 'svg' : readImageEnding(articlesFolder, image)
        return { id, title, excerpt, createdAt, thumbnailUrl: `posters/${id}.${imageEnding}` }
      }),
  )
}
