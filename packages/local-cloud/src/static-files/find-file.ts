import { type FileHandle, open, realpath } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { HEADERS_FILE } from './headers-file.ts'
import type { Mount } from './mounts.ts'

/** A file below a mount. */
export interface FoundFile {
  readonly path: string
  readonly size: number
  /** Milliseconds since 1970. */
  readonly modified: number
}

/** Result of a lookup; a folder with an index is redirected to its path with a slash. */
export type FoundPath = { readonly file: FoundFile } | { readonly folder: true } | null

/**
 * Finds the file of a URL path. Files outside the mount's folder, hidden files and `_headers` are never found.
 *
 * @param path rest of the path after the mount's prefix, still percent-encoded
 */
export async function findFile(mount: Mount, path: string): Promise<FoundPath> {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const parts = decoded.split('/')
  if (/[\0\\:]/.test(decoded) || parts.some(isHidden) || parts.at(-1) === HEADERS_FILE) return null
  // `resolve` ignores empty segments, but the patterns of `_headers` do not.
  if (parts.slice(0, -1).includes('')) return null
  const isFolderPath = decoded === '' || decoded.endsWith('/')
  const target = resolve(mount.folder, ...parts, isFolderPath ? 'index.html' : '')
  const file = await statInside(mount.folder, target)
  if (file !== null) return { file }
  if (isFolderPath) return null
  return (await statInside(mount.folder, join(target, 'index.html'))) === null ? null : { folder: true }
}

/** Returns size and age of a regular file, or null when it is missing or outside the folder. */
export async function statInside(folder: string, path: string): Promise<FoundFile | null> {
  let handle: FileHandle | undefined
  try {
    // Symbolic links may point outside the folder, so the real path is checked.
    const real = await realpath(path)
    if (!real.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null
    handle = await open(real)
    const stats = await handle.stat()
    return stats.isFile() ? { path: real, size: stats.size, modified: stats.mtimeMs } : null
  } catch {
    return null
  } finally {
    await handle?.close()
  }
}

function isHidden(part: string, position: number): boolean {
  return part.startsWith('.') && !(position === 0 && part === '.well-known')
}
