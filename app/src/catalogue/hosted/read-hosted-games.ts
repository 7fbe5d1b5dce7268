import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { categories } from '../categories.ts'
import { readHostedCatalogue, type HostedGame } from './hosted-schema.ts'

const project = fileURLToPath(new URL('../../../../', import.meta.url))

/** Folder of the imported games: `HOSTED_GAMES`, or `hosted-games` in the project. */
const hostedFolder: string = resolve(project, process.env['HOSTED_GAMES'] || 'hosted-games')

/** Returns the folder of a game's files. */
export const folderOf = ({ id, digest }: Pick<HostedGame, 'id' | 'digest'>, folder = hostedFolder): string =>
  join(folder, id, digest)

/**
 * Reads the imported games. Runs in Node, at build time.
 *
 * @throws for a faulty catalogue, an unknown category or a missing file
 */
export function readHostedGames(folder = hostedFolder): readonly HostedGame[] {
  const file = join(folder, 'catalogue.json')
  if (!existsSync(file)) return []
  const games = readHostedCatalogue(readFileSync(file, 'utf8'))
  const known = new Set(categories.map(({ id }) => id))
  for (const game of games) {
    if (!known.has(game.category))
      throw new Error(
        `The hosted game "${game.id}" is of the category "${game.category}", which app/src/catalogue/categories.ts does not have.`,
      )
    for (const name of [game.entry, game.thumbnail]) {
      const path = name === undefined ? undefined : join(folderOf(game, folder), name)
      if (path !== undefined && !(existsSync(path) && statSync(path).isFile()))
        throw new Error(`The hosted game "${game.id}" has no file ${name}: import it again.`)
    }
  }
  return games
}
