import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { ArcadeManifest } from '../packages/games/bundle-games.ts'

const built = fileURLToPath(new URL('../packages/games/dist/arcade.json', import.meta.url))

/** Reads the manifest of the games' build. */
export function readArcade(): ArcadeManifest {
  try {
    return JSON.parse(readFileSync(built, 'utf8')) as ArcadeManifest
  } catch (cause) {
    throw new Error(
      'The portal needs to know the files of the built arcade. Run `npm run build -w @saha/games` first.',
      { cause },
    )
  }
}

const virtual = 'virtual:arcade'

/** Provides the games' manifest as `virtual:arcade`. */
export const arcade = (read: () => ArcadeManifest | Promise<ArcadeManifest> = readArcade): Plugin => ({
  name: 'saha:arcade',
  resolveId: (source) => (source === virtual ? `\0${virtual}` : null),
  load: async (id) => (id === `\0${virtual}` ? `export default ${JSON.stringify(await read())}` : null),
})
