import type { Plugin } from 'vite'
import { posterFiles } from './files.ts'

/** Serves the catalogue's pictures in development and writes them into the build, both under `posters/`. */
export function posters(): Plugin {
  const files = posterFiles()
  return {
    name: 'saha:posters',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const draw = files.get((request.url ?? '').replace(/^\//, '').replace(/[?#].*$/, ''))
        if (!draw) {
          next()
          return
        }
        response.setHeader('Content-Type', 'image/svg+xml')
        response.setHeader('X-Content-Type-Options', 'nosniff')
        response.end(draw())
      })
    },
    generateBundle() {
      for (const [fileName, draw] of files) this.emitFile({ type: 'asset', fileName, source: draw() })
    },
  }
}
