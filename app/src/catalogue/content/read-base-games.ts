import { gamesFolder, readManifests, type GameManifest } from '../../../../packages/games/src/manifests.ts'
import { readImageEnding, type ImageEnding } from './image-types.ts'

/** A base game, as lists of games need it. */
export interface BaseGame extends Omit<GameManifest, 'poster'> {
  /** Ending of its poster file. @default a drawing */
  imageEnding?: ImageEnding
}

/** Reads the base games from their folders, in any order. Runs in Node, at build time. */
export const readBaseGames = async (version = ''): Promise<readonly BaseGame[]> =>
  (await readManifests(version)).map(({ poster, ...manifest }) =>
    poster === undefined
      ? manifest
      : { ...manifest, imageEnding: readImageEnding(`${gamesFolder}${manifest.id}/`, poster) },
  )
