import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { arcade as manifest } from '../app/arcade.ts'
import type { ArcadeManifest } from '../packages/games/bundle-games.ts'
import { getMediaType } from '../packages/local-cloud/src/static-files/media-types.ts'

const configFile = fileURLToPath(new URL('../packages/games/vite.config.ts', import.meta.url))

async function buildArcade(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const result = await build({ configFile, logLevel: 'warn', build: { write: false } })
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}

let built: ReturnType<typeof buildArcade> | undefined
/** The built arcade: its files by name, below `arcade/`. */
const arcadeFiles = () => (built ??= buildArcade())
const readManifest = async () =>
  JSON.parse(String((await arcadeFiles()).get('arcade.json'))) as ArcadeManifest

const served = (): Plugin => ({
  name: 'saha-arcade',
  async configureServer(server) {
    const files = await arcadeFiles()
    server.middlewares.use('/arcade', (request, response, next) => {
      const name = (request.url ?? '').replace(/^\//, '').replace(/[?#].*$/, '')
      const source = files.get(name)
      if (source === undefined) {
        next()
        return
      }
      response.setHeader('Content-Type', getMediaType(name))
      response.end(source)
    })
  },
  async generateBundle() {
    for (const [name, source] of await arcadeFiles())
      this.emitFile({ type: 'asset', fileName: `arcade/${name}`, source })
  },
})

/** Serves the games of the player's stories and writes them into the built Storybook, both under `arcade/`. */
export const arcade = (): Plugin[] => [served(), manifest(readManifest)]
