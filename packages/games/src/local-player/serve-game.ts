import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostedPolicy } from '../hosted/hosted-policy.ts'

const id = 'game'
const digest = '0000000000000000'
const folderPath = `/hosted/${id}/${digest}/`

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
}

/** Files of the player by address, beside this module in the package. */
const playerFiles: Readonly<Record<string, string>> = {
  '/': 'page.html',
  '/page.js': 'page.js',
  '/hosted/first-script.js': 'first-script.js',
  '/hosted/indexed-db.js': 'indexed-db.js',
}

/** Adds the portal's scripts to a document, before any other. */
function addScripts(html: string, path: string): string {
  const up = '../'.repeat(path.split('/').length + 1)
  const tags = ['first-script', 'indexed-db']
    .map((name) => `<script src="${up}${name}.js"></script>`)
    .join('')
  const head = /<head(?:\s[^>]*)?>|<html(?:\s[^>]*)?>|<!doctype[^>]*>/gi
  const places = [...html.matchAll(head)]
  const place = places.find(([text]) => /^<head/i.test(text)) ?? places.at(-1)
  const at = place ? place.index + place[0].length : 0
  return html.slice(0, at) + tags + html.slice(at)
}

/** Returns the path in the folder, or null for one that leaves it or is hidden. */
function findFile(folder: string, path: string): string | null {
  const file = resolve(folder, path)
  const isInside = file.startsWith(folder.endsWith(sep) ? folder : folder + sep)
  return isInside && !path.split('/').some((name) => name.startsWith('.')) ? file : null
}

async function sendGameFile(response: ServerResponse, folder: string, path: string, origin: string) {
  const file = findFile(folder, path)
  if (file === null) throw new Error('The path leads out of the folder.')
  const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream'
  const bytes = await readFile(file)
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Security-Policy': hostedPolicy({ id, digest }, `${origin}/hosted`),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
  response.end(type.startsWith('text/html') ? addScripts(bytes.toString('utf8'), path) : bytes)
}

/**
 * Serves a game in a page that frames it as the portal does, and shows its messages.
 *
 * @param folder of the game, with an `index.html`
 * @param port 0 for any free one
 * @returns the address of the page
 */
export async function serveGame(folder: string, port: number): Promise<{ url: string; close: () => void }> {
  const root = resolve(folder)
  await readFile(join(root, 'index.html'))
  const answer = async (address: string, origin: string, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(address, origin).pathname)
    if (path.startsWith(folderPath))
      return sendGameFile(response, root, path.slice(folderPath.length) || 'index.html', origin)
    const name = playerFiles[path]
    if (name === undefined) throw new Error('The player has no such file.')
    const bytes = await readFile(fileURLToPath(new URL(name, import.meta.url)))
    response.writeHead(200, { 'Content-Type': types[extname(name)] ?? '', 'Cache-Control': 'no-store' })
    response.end(bytes)
  }
  const server = createServer((request, response) => {
    const { port: actual } = server.address() as AddressInfo
    const origin = `http://localhost:${actual}`
    // Pages of other sites could reach this server by a name of their own that leads to this machine.
    if (request.headers.host !== `localhost:${actual}`) response.writeHead(403).end()
    else answer(request.url ?? '/', origin, response).catch(() => response.writeHead(404).end('Not found'))
  })
  await new Promise<void>((started, failed) => {
    server.once('error', failed)
    server.listen(port, 'localhost', started)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
