import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js'
import { ImportError } from '../import-error.ts'
import { limits as defaultLimits, type Limits } from '../limits.ts'
import { FileList } from './file-list.ts'
import type { GameFile, ReadOptions } from './game-file.ts'

// Node decompresses natively; workers of the library would outlive the import.
configure({ useWebWorkers: false })

const repack = 'Pack the folder of the game again as a plain zip file.'

function checkEntry(entry: FileEntry, { maxRatio, ratioFreeBytes }: Limits): void {
  const { filename, encrypted, symlink, compressedSize, uncompressedSize } = entry
  if (symlink)
    throw new ImportError(
      `"${filename}" is a symbolic link.`,
      'A link could publish files from outside the game.',
      'Pack the game again with the file instead of the link (zip follows links unless it has the option -y).',
    )
  if (encrypted)
    throw new ImportError(`"${filename}" is encrypted.`, 'Its content cannot be checked.', repack)
  if (uncompressedSize > ratioFreeBytes && uncompressedSize > compressedSize * maxRatio)
    throw new ImportError(
      `"${filename}" unpacks to more than ${maxRatio} times its size.`,
      'Files of games do not compress that far; archives that exhaust a machine do.',
      'Import the unpacked folder if the file is right.',
    )
}

/** Collects at most the declared number of bytes. */
async function readEntry(entry: FileEntry, signal: AbortSignal): Promise<Uint8Array> {
  const bytes = new Uint8Array(entry.uncompressedSize)
  let length = 0
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      if (length + chunk.length > bytes.length) throw new RangeError('more content than declared')
      bytes.set(chunk, length)
      length += chunk.length
    },
  })
  await entry.getData(writable, { signal, checkSignature: true, checkOverlappingEntry: true })
  if (length !== bytes.length) throw new RangeError('less content than declared')
  return bytes
}

async function readEntries(reader: ZipReader<Blob>, options: ReadOptions, limits: Limits) {
  const { signal, onProgress } = options
  const list = new FileList(limits)
  const entries: FileEntry[] = []
  for await (const entry of reader.getEntriesGenerator()) {
    signal.throwIfAborted()
    if (entry.directory) continue
    checkEntry(entry, limits)
    if (list.add(entry.filename, entry.uncompressedSize)) entries.push(entry)
  }
  const files: GameFile[] = []
  let done = 0
  for (const entry of entries) {
    files.push({ path: entry.filename, bytes: await readEntry(entry, signal) })
    onProgress((done += entry.uncompressedSize), list.bytes)
  }
  return files
}

/**
 * Reads the files of a game from a zip file.
 * @throws ImportError for damaged archives, links, and names, sizes and ratios that are not allowed
 */
export async function readZip(
  path: string,
  options: ReadOptions,
  limits = defaultLimits,
): Promise<GameFile[]> {
  const { size } = await stat(path)
  if (size > limits.maxBytes)
    throw new ImportError(
      `The archive is larger than ${limits.maxBytes / 1024 / 1024} MB.`,
      'Players on phones leave before such a game has loaded.',
      'Compress images and sounds, and leave out sources and unused assets.',
    )
  const reader = new ZipReader(new BlobReader(await openAsBlob(path)), { strictness: 'strict' })
  try {
    return await readEntries(reader, options, limits)
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof ImportError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError(
      `"${basename(path)}" is not a valid zip file.`,
      `Reading it failed: ${reason}.`,
      repack,
    )
  } finally {
    await reader.close()
  }
}
