import type { Plugin } from 'vite'
import { posterFiles } from './files.ts'
import { rasterize } from './rasterize.ts'
import { sharePicture } from './share-picture.ts'

interface PictureFile {
  type: 'image/svg+xml' | 'image/png'
  make: () => string | Uint8Array
}

/** Every picture as it was drawn, and as shares show it. */
const pictureFiles = (): ReadonlyMap<string, PictureFile> =>
  new Map(
    [...posterFiles()].flatMap(([name, draw]): [string, PictureFile][] => [
      [name, { type: 'image/svg+xml', make: draw }],
      [sharePicture(name), { type: 'image/png', make: () => rasterize(draw()) }],
    ]),
  )

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
        response.end(file.make())
      })
    },
    generateBundle() {
      for (const [fileName, { make }] of files) this.emitFile({ type: 'asset', fileName, source: make() })
    },
  }
}
