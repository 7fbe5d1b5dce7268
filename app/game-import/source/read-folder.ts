import { constants } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportError } from '../import-error.ts'
import { limits as defaultLimits } from '../limits.ts'
import { isIgnored } from './check-path.ts'
import { FileList } from './file-list.ts'
import type { GameFile, ReadOptions } from './game-file.ts'

interface Found {
  path: string
  size: number
}

const refuseSpecial = (path: string, isLink: boolean) =>
  new ImportError(
    `"${path}" is ${isLink ? 'a symbolic link' : 'neither a file nor a folder'}.`,
    'A link could publish files from outside the game.',
    'Replace it with a copy of the file, or remove it.',
  )

/** Lists the files of a folder in a fixed order, without following links. */
async function listFiles(root: string, list: FileList, signal: AbortSignal, prefix = ''): Promise<Found[]> {
  const found: Found[] = []
  const entries = await readdir(join(root, prefix), { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    signal.throwIfAborted()
    const path = `${prefix}${entry.name}`
    if (isIgnored(path)) continue
    if (entry.isDirectory()) found.push(...(await listFiles(root, list, signal, `${path}/`)))
    else {
      const { size } = await lstat(join(root, path))
      if (!entry.isFile()) throw refuseSpecial(path, entry.isSymbolicLink())
      if (list.add(path, size)) found.push({ path, size })
    }
  }
  return found
}

/** Reads a file of a known size; it may have become a link or grown since it was listed. */
async function readExactly(root: string, { path, size }: Found): Promise<Uint8Array> {
  // Windows has no such flag; links to files need privileges there.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)
  const handle = await open(join(root, path), flags)
  try {
    const bytes = new Uint8Array(size + 1)
    let length = 0
    for (;;) {
      const { bytesRead } = await handle.read(bytes, length, bytes.length - length)
      if (bytesRead === 0) break
      length += bytesRead
    }
    if (length !== size)
      throw new ImportError(
        `"${path}" changed while it was read.`,
        'Another program writes to the folder.',
        'Wait until it has finished, then import again.',
      )
    return bytes.subarray(0, size)
  } finally {
    await handle.close()
  }
}

/**
 * Reads the files of a game from a folder.
 * @throws ImportError for links, names and sizes that are not allowed
 */
export async function readFolder(
  folder: string,
  { signal, onProgress }: ReadOptions,
  limits = defaultLimits,
): Promise<GameFile[]> {
  const list = new FileList(limits)
  const found = await listFiles(folder, list, signal)
  const files: GameFile[] = []
  let done = 0
  for (const file of found) {
    signal.throwIfAborted()
    files.push({ path: file.path, bytes: await readExactly(folder, file) })
    onProgress((done += file.size), list.bytes)
  }
  return files
}
