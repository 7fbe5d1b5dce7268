import type { Plugin } from 'vite'
import { posterFiles, shareFiles } from './files.ts'
import { Lettering } from './lettering.ts'
import { rasterize } from './rasterize.ts'

interface PictureFile {
  type: 'image/svg+xml' | 'image/png'
  make: () => string | Promise<Uint8Array>
}

/** Every picture as it was drawn, and as shares show it. */
function pictureFiles(): ReadonlyMap<string, PictureFile> {
  let read: Promise<Lettering> | undefined
  const lettering = () => (read ??= Lettering.read(700))
  return new Map([
    ...[...posterFiles()].map(([name, draw]): [string, PictureFile] => [
      name,
      { type: 'image/svg+xml', make: draw },
    ]),
    ...[...shareFiles()].map(([name, draw]): [string, PictureFile] => [
      name,
      { type: 'image/png', make: async () => rasterize(draw(await lettering())) },
    ]),
  ])
}

/** Serves the catalogue's pictures in development and writes them into the build, both under `posters/`. */
export function posters(): Plugin {
  const files = pictureFiles()
  return {
    name: 'saha:posters',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '').replace(/^\//, '').replace(/[?#].*$/, ''))
        if (!file) {
          next()
          return
        }
        response.setHeader('Content-Type', file.type)
        response.setHeader('X-Content-Type-Options', 'nosniff')
        Promise.resolve(file.make()).then((made) => response.end(made), next)
      })
    },
    async generateBundle() {
      for (const [fileName, { make }] of files)
        this.emitFile({ type: 'asset', fileName, source: await make() })
    },
  }
}
