import { folderOf, readHostedGames } from '../hosted/read-hosted-games.ts'
import { gamesFolder, readManifests } from '../../../../packages/games/src/manifests.ts'
import { articlesFolder, loadArticle, readArticles } from './read-articles.ts'

/** Returns the image files of games and articles by id; the others have drawings. A variant has its base game's. */
export async function readImageFiles(): Promise<ReadonlyMap<string, string>> {
  const articles = await Promise.all(
    (await readArticles()).map(async ({ id }) => ({
      id,
      name: (await loadArticle(id)).image,
      folder: articlesFolder,
    })),
  )
  const games = (await readManifests()).map(({ id, poster }) => ({
    id,
    name: poster,
    folder: `${gamesFolder}${id}/`,
  }))
  const hosted = readHostedGames().map((game) => ({
    id: game.id,
    name: game.thumbnail,
    folder: `${folderOf(game)}/`,
  }))
  return new Map(
    [...games, ...hosted, ...articles].flatMap(({ id, name, folder }) =>
      name === undefined ? [] : [[id, `${folder}${name}`]],
    ),
  )
}
