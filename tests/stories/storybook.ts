import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../storybook-static/', import.meta.url))

/** A story in the index of the built Storybook. */
export interface StoryEntry {
  id: string
  title: string
  name: string
  exportName: string
  type: 'story' | 'docs'
  tags: string[]
}

/** Returns all stories and docs pages of the built Storybook. */
export function entries(): StoryEntry[] {
  let index: { entries: Record<string, StoryEntry> }
  try {
    index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as typeof index
  } catch (error) {
    throw new Error('The built Storybook is missing. Run `npm run build-storybook` first.', {
      cause: error,
    })
  }
  return Object.values(index.entries)
}

/** Returns all stories of the built Storybook. */
export const storyEntries = () => entries().filter(({ type }) => type === 'story')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the built Storybook on a free local port. */
export async function serve(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    readFile(join(folder, path)).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
          .end(body),
      () => response.writeHead(path === '/favicon.ico' ? 204 : 404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
