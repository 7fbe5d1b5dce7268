import { ChunkLoadError } from './load-chunk.ts'

/* Replaces Vite's preload step for every dynamic import (`app/chunks.ts`).
   
   Chromium never requests a module again after its first request failed. So a chunk's files are fetched first, with
   retries, and the import reads them from the HTTP cache. A second URL (`?retry`) would evaluate shared chunks twice. */

/** Files that have arrived or are loading. The document's own links load theirs. */
const files = new Map<string, Promise<void>>(
  [...document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload],[rel=stylesheet])')].map(
    ({ href }) => [href, Promise.resolve()],
  ),
)
/** Files whose last request failed: the HTTP cache may hold a wrong response. */
const failed = new Set<string>()

async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url, failed.has(url) ? { cache: 'reload' } : undefined)
  const isScript = /script/.test(response.headers.get('content-type') ?? '')
  if (!response.ok || !isScript) throw new ChunkLoadError(url, response.status < 500)
  // The browser caches a response only once its body was read to the end.
  await response.arrayBuffer()
}

function applySheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', (error) => {
      link.remove()
      reject(error)
    })
    document.head.append(link)
  })
}

function load(url: string): Promise<void> {
  const known = files.get(url)
  if (known) return known
  const arrival = (url.endsWith('.css') ? applySheet(url) : fetchScript(url)).catch((error: unknown) => {
    files.delete(url)
    failed.add(url)
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(url)
  })
  files.set(url, arrival)
  return arrival
}

/**
 * Imports a chunk once all of its files have arrived.
 *
 * @param names the chunk and its static imports, relative to the importing chunk
 * @throws ChunkLoadError when a file does not arrive; the next call requests that file again
 * @public Vite's build imports it by this name
 */
export async function __vitePreload<Module>(
  importChunk: () => Promise<Module>,
  names: readonly string[],
  importer: string,
): Promise<Module> {
  await Promise.all(names.map((name) => load(new URL(name, importer).href)))
  return importChunk()
}
