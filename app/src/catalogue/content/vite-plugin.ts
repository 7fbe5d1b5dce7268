import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gamesFolder } from '../../../../packages/games/src/manifests.ts'
import type { Plugin } from 'vite'
import { categories as entries } from '../categories.ts'
import { categories } from './categories.ts'
import { categoryDescriptions } from './category-descriptions.ts'
import { hostedGames } from './hosted-games.ts'
import { hostedTexts } from './hosted-texts.ts'
import { readIcon } from './read-icon.ts'
import { articlesFolder, readArticles } from './read-articles.ts'
import { listedGames } from '../games/listed-games.ts'
import { readBaseGames } from './read-base-games.ts'

interface Module {
  write: (version: string) => string | Promise<string>
  /** Returns the files that the module depends on. */
  findSources: () => readonly string[]
}

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const categoriesFile = path('../categories.ts')
const listedGamesFile = path('../games/listed-games.ts')

const writeBaseGames = async (version: string) =>
  `export const baseGames = ${JSON.stringify(await readBaseGames(version))}`

/** Bodies are chunks of their own. */
async function writeArticles(version: string): Promise<string> {
  const articles = await readArticles(version)
  const loaders = articles.map(
    ({ id }) => `[${JSON.stringify(id)}, () => loadChunk(() => import('../articles/${id}.ts'))]`,
  )
  return `import { loadChunk } from '../../chunks/load-chunk.ts'
export const articles = ${JSON.stringify(articles)}
const loaders = new Map([${loaders.join(', ')}])
export const loadArticleBody = async (id) => (await loaders.get(id)()).default.body`
}

/** As one text: the list is part of the first load. */
function writeListedGames(): string {
  const lines = listedGames.map(({ id, categoryId = '' }) => `${id},${categoryId}`)
  return `export const listedGames = ${JSON.stringify(lines.join(' '))}.split(' ').map((line) => {
    const [id, categoryId] = line.split(',')
    return { id, categoryId }
  })`
}

const writeCategories = () =>
  `export const categories = ${JSON.stringify(categories.map(({ id, title, hue }) => [id, title, hue]))}.map(([id, title, hue]) => ({ id, title, hue, href: 'category/' + id }))`

const writeHostedGames = () => `export const hostedGames = ${JSON.stringify(hostedGames)}`

const writeHostedTexts = () => `export const hostedTexts = ${JSON.stringify(hostedTexts)}`

const writeDescriptions = () => `export const categoryDescriptions = ${JSON.stringify(categoryDescriptions)}`

/** Imports the icons that categories name. */
function writeIcons(): string {
  const named = entries.flatMap(({ id, icon }) =>
    icon === undefined ? [] : [{ id, icon: readIcon(id, icon) }],
  )
  const names = [...new Set(named.map(({ icon }) => icon))]
  return `${names.length > 0 ? `import { ${names.join(', ')} } from '@saha/ui'` : ''}
export const categoryIcons = { ${named.map(({ id, icon }) => `${JSON.stringify(id)}: ${icon}`).join(', ')} }`
}

/** Modules that read folders in Node, with what bundles contain instead. */
const modules: ReadonlyMap<string, Module> = new Map([
  [
    path('base-games.ts'),
    { write: writeBaseGames, findSources: () => globSync(`${gamesFolder}*/manifest.ts`) },
  ],
  [path('articles.ts'), { write: writeArticles, findSources: () => globSync(`${articlesFolder}*.ts`) }],
  [path('hosted-games.ts'), { write: writeHostedGames, findSources: () => [] }],
  [path('hosted-texts.ts'), { write: writeHostedTexts, findSources: () => [] }],
  [listedGamesFile, { write: writeListedGames, findSources: () => [listedGamesFile] }],
  [path('categories.ts'), { write: writeCategories, findSources: () => [categoriesFile] }],
  [path('category-descriptions.ts'), { write: writeDescriptions, findSources: () => [categoriesFile] }],
  [path('category-icons.ts'), { write: writeIcons, findSources: () => [categoriesFile] }],
])

/** Puts the games and articles that the folders contain into the bundle. */
export const content = (): Plugin => ({
  name: 'saha:content',
  enforce: 'pre',
  async load(id) {
    const module = modules.get(id.split('?')[0] ?? id)
    if (!module) return null
    for (const file of module.findSources()) this.addWatchFile(file)
    return module.write(String(Date.now()))
  },
})
