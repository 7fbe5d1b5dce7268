import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseAcceptEncoding, CompressionCache, type Encoding, ENCODING_SUFFIX } from './compression.ts'
import { findFile, type FoundFile, statInside } from './find-file.ts'
import { isCompressible, getMediaType } from './media-types.ts'
import type { Mount } from './mounts.ts'

const CACHE_BYTES = 64 * 1024 * 1024
/** Smaller files do not benefit from compression. */
const MIN_BYTES = 1024
/** Compressing larger files takes too much time and memory. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * File name with a content hash, as Vite writes it, whose content never changes. A word of eight letters is not a
 * hash. A hash without a capital or digit is rare, and only loses caching.
 */
const HASHED_ASSET = /(?:^|\/)assets\/(?:.*\/)?[^/]*[-.](?=[\w-]{0,7}[A-Z\d])[\w-]{8}\.[^/]+$/
/** Page for missing files. */
const NOT_FOUND_PAGE = '404.html'
const FOREVER = 'public, max-age=31536000, immutable'

/** Serves folders of built files. */
export class StaticFiles {
  readonly #mounts: readonly Mount[]
  readonly #cache = new CompressionCache(CACHE_BYTES)

  /** @param mounts longest prefix first, as `openMounts` returns them */
  constructor(mounts: readonly Mount[]) {
    this.#mounts = mounts
  }

  /** Handles a request outside the services. @param path percent-encoded, starts with `/` */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
  ): Promise<void> {
    response.setHeader('x-content-type-options', 'nosniff')
    const mount = this.#mounts.find(({ prefix }) => path.startsWith(prefix) || `${path}/` === prefix)
    if (mount === undefined) return plain(response, 404, 'Not found')
    if (`${path}/` === mount.prefix) return redirect(response, path, search)

    const below = path.slice(mount.prefix.length)
    // Patterns match paths of the whole site, as on a static host.
    for (const [name, value] of mount.headers.headersFor(decoded(path)))
      response.setHeader(name, value.replaceAll('{site}', siteOf(request, mount)))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return plain(response, 405, 'Method not allowed')
    }
    const found = await findFile(mount, below)
    if (found === null) return this.#notFound(mount, request, response)
    if ('folder' in found) return redirect(response, path, search)
    if (!response.hasHeader('cache-control'))
      response.setHeader('cache-control', HASHED_ASSET.test(below) ? FOREVER : 'no-cache')
    await this.#send(mount, found.file, request, response)
  }

  /** Clients that accept HTML get the folder's 404 page, like on static hosts. */
  async #notFound(mount: Mount, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = /\btext\/html\b/.test(request.headers.accept ?? '')
      ? await statInside(mount.folder, join(mount.folder, NOT_FOUND_PAGE))
      : null
    if (page === null) return plain(response, 404, 'Not found')
    response.setHeader('cache-control', 'no-cache')
    response.setHeader('content-type', getMediaType(page.path))
    return stream(page, request, response, 404)
  }

  async #send(
    mount: Mount,
    file: FoundFile,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const type = getMediaType(file.path)
    if (!response.hasHeader('content-type')) response.setHeader('content-type', type)
    const etag = `W/"${file.size.toString(16)}-${Math.floor(file.modified).toString(16)}"`
    response.setHeader('etag', etag)
    response.setHeader('last-modified', new Date(file.modified).toUTCString())
    if (isCompressible(type)) response.appendHeader('vary', 'Accept-Encoding')
    if (matches(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end()
      return
    }

    const encodings = isCompressible(type) ? parseAcceptEncoding(request.headers['accept-encoding']) : []
    const precompressed = await findPrecompressed(mount, file, encodings)
    if (precompressed !== null) {
      response.setHeader('content-encoding', precompressed.encoding)
      return stream(precompressed.file, request, response)
    }
    const [encoding] = encodings
    if (encoding === undefined || file.size < MIN_BYTES || file.size > MAX_BYTES)
      return stream(file, request, response)
    const key = `${file.path} ${etag}`
    const body = await this.#cache.get(key, encoding, () => readFile(file.path))
    response.writeHead(200, { 'content-encoding': encoding, 'content-length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Returns a precompressed sibling of the file. */
async function findPrecompressed(
  mount: Mount,
  file: FoundFile,
  encodings: readonly Encoding[],
): Promise<{ file: FoundFile; encoding: Encoding } | null> {
  for (const encoding of encodings) {
    const neighbour = await statInside(mount.folder, file.path + ENCODING_SUFFIX[encoding])
    if (neighbour !== null) return { file: neighbour, encoding }
  }
  return null
}

async function stream(
  file: FoundFile,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): Promise<void> {
  // A pipeline to a closed response does not handle errors of its file, such as a missing one, which end the process.
  if (response.destroyed) return
  response.writeHead(status, { 'content-length': file.size })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(file.path, { end: Math.max(0, file.size - 1) }), response)
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}

function redirect(response: ServerResponse, path: string, search: string): void {
  // A path that starts with two slashes would redirect to another host.
  response.setHeader('location', `${path.replace(/^\/+/, '/')}/${search}`)
  plain(response, 308, 'Moved')
}

/** Returns the address of a mount, without a trailing slash, for headers that name it as `{site}`. */
function siteOf({ headers }: IncomingMessage, { prefix }: Mount): string {
  const host = headers.host ?? ''
  return `http://${/^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(host) ? host : 'localhost'}${prefix.slice(0, -1)}`
}

/** Decodes the path, so that escaped letters cannot bypass a pattern. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function plain(response: ServerResponse, status: number, text: string): void {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache')
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}
