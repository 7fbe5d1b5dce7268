import type { Plugin } from 'vite'
import { readFileSync } from 'node:fs'
import { imageTypes, type ImageEnding } from '../content/image-types.ts'
import { getPosterFiles, getShareFiles } from './poster-files.ts'
import { getPreviewFiles } from './preview-files.ts'
import { TextOutliner } from './share/text-outliner.ts'
import { rasterize } from './rasterize.ts'

interface MediaFile {
  type: string
  make: () => string | Uint8Array | Promise<Uint8Array>
}

/** Returns all posters, all share images as PNG, and the clips of games. */
function createFiles(): ReadonlyMap<string, MediaFile> {
  let loading: Promise<TextOutliner> | undefined
  const loadOutliner = () => (loading ??= TextOutliner.load(700))
  return new Map([
    ...[...getPosterFiles()].map(([name, draw]): [string, MediaFile] => [
      name,
      { type: imageTypes[name.slice(name.lastIndexOf('.') + 1) as ImageEnding], make: draw },
    ]),
    ...[...getShareFiles()].map(([name, draw]): [string, MediaFile] => [
      name,
      { type: 'image/png', make: async () => rasterize(draw(await loadOutliner())) },
    ]),
    ...[...getPreviewFiles()].map(([name, path]): [string, MediaFile] => [
      name,
      { type: 'video/webm', make: () => readFileSync(path) },
    ]),
  ])
}

/** Serves the catalogue's images and clips in development and emits them in the build. */
export function posters(): Plugin {
  const files = createFiles()
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
