import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
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

/** A file that was sent. */
interface SentFile {
  path: string
  bytes: number
}

/** A server of the built Storybook. */
export interface StorybookServer {
  url: string
  /** Every answer with a file so far, in order. */
  sent: readonly SentFile[]
  /** Whether stories in frames of a docs page are empty documents, because each starts a Storybook of its own. */
  areFramesEmpty: boolean
  close: () => void
}

/** Serves the built Storybook on a free local port. Browsers may cache its files, as those of GitHub Pages. */
export async function serve(): Promise<StorybookServer> {
  const sent: SentFile[] = []
  const answer = (response: ServerResponse, path: string, body: Buffer) => {
    sent.push({ path, bytes: body.length })
    const type = types[extname(path)] ?? 'application/octet-stream'
    return response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body)
  }
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    if (storybook.areFramesEmpty && request.headers['sec-fetch-dest'] === 'iframe') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Story</title>')
      return
    }
    readFile(join(folder, path)).then(
      (body) => answer(response, path, body),
      () => response.writeHead(path === '/favicon.ico' ? 204 : 404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const storybook = { url, sent, areFramesEmpty: false, close: () => server.close() }
  return storybook
}
