import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleHostedScripts } from '../packages/games/bundle-hosted.ts'
import { folderOf, readHostedGames } from './src/catalogue/hosted/read-hosted-games.ts'

/**
 * Copies the imported games into the build, with the scripts that they load.
 *
 * @param hasHeaders whether the host sends headers; without their sandbox a game could read the portal's storage
 */
export const hosted = (hasHeaders: boolean): Plugin => ({
  name: 'saha:hosted',
  apply: 'build',
  buildStart() {
    if (!hasHeaders && readHostedGames().length > 0)
      throw new Error(
        'Imported games need the headers of the build, which VITE_HOST_HEADERS=off leaves out: name an empty folder in HOSTED_GAMES, or publish to a host that sends headers.',
      )
  },
  async generateBundle() {
    if (readHostedGames().length === 0) return
    for (const [name, source] of await bundleHostedScripts())
      this.emitFile({ type: 'asset', fileName: `hosted/${name}`, source })
  },
  writeBundle({ dir = '' }) {
    for (const game of readHostedGames())
      cpSync(folderOf(game), join(dir, 'hosted', game.id, game.digest), {
        recursive: true,
        // Links could lead out of the folder.
        dereference: false,
      })
  },
})
