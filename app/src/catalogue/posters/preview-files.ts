import { existsSync } from 'node:fs'
import { gamesFolder } from '../../../../packages/games/src/manifests.ts'
import { catalogue } from '../catalogue.ts'

/** Returns the clips of games by address, each with the path of its file. `npm run previews` draws them. */
export const getPreviewFiles = (): ReadonlyMap<string, string> =>
  new Map(
    catalogue
      .games()
      .map(({ id, baseId, previewUrl }): [string, string] => [
        previewUrl,
        `${gamesFolder}${baseId}/previews/${id}.webm`,
      ])
      // Without a clip the card keeps its poster.
      .filter(([, path]) => existsSync(path)),
  )
