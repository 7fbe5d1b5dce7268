import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { GameManifest } from './manifest.ts'

export type { GameManifest }

/** Folder of the games, one folder each. */
export const gamesFolder = fileURLToPath(new URL('games/', import.meta.url))

/**
 * Reads the manifest of every game's folder. Runs in Node, at build time.
 *
 * @param version a new value reads changed files again
 * @throws when a folder has no manifest, or one of another id
 */
export async function readManifests(version = ''): Promise<readonly GameManifest[]> {
  return Promise.all(
    readdirSync(gamesFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const file = `${gamesFolder}${name}/manifest.ts`
        const { manifest } = (await import(`${pathToFileURL(file).href}?${version}`)) as {
          manifest?: GameManifest
        }
        if (manifest?.id !== name)
          throw new Error(
            `${file} describes the game "${manifest?.id}", but its folder is "${name}". ` +
              'Export a `manifest` whose id is the name of the folder: addresses contain it.',
          )
        return manifest
      }),
  )
}
