import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Serves the portal's folder below a path as GitHub Pages does: with no header but the type, and `404.html` for unknown
 * paths.
 */
export async function servePlainly(folder: string, base: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const send = async (status: number, path: string) => {
      const content = await readFile(join(folder, normalize(path)))
      response.writeHead(status, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(content)
    }
    const path = pathname.startsWith(base)
      ? pathname.slice(base.length).replace(/(^|\/)$/, '$1index.html')
      : ''
    void send(200, path).catch(async () => send(404, '404.html'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}${base}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
