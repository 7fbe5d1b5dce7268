// Compresses by the browser's own `CompressionStream`; the main entry adds 30 KB of WebAssembly.
import {
  BlobReader,
  BlobWriter,
  configure,
  TextReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { Entry } from './entry.ts'
import type { LibraryStore } from './library-store.ts'

// The content security policy allows no worker from a blob.
configure({ useWebWorkers: false })

/** Returns a file extension by the media type: `png`, `webm`. */
const getExtension = (type: string): string => /^\w+\/(?:x-)?(\w+)/.exec(type)?.[1] ?? 'bin'

/** Returns the path of an entry's file in an archive. */
const toFilePath = (entry: string, file: string, type: string): string =>
  `files/${`${entry}-${file}`.replaceAll(/[^\w-]/g, '_')}.${getExtension(type)}`

interface ArchiveText {
  readonly name: string
  readonly text: string
}

/**
 * Creates an archive of texts and of the entries' files, which are not compressed again.
 *
 * @param entries whose missing files are left out
 */
export async function createArchive(
  texts: readonly ArchiveText[],
  entries: readonly Entry[],
  library: Pick<LibraryStore, 'loadFiles'>,
): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'))
  for (const { name, text } of texts) await zip.add(name, new TextReader(text))
  for (const entry of entries.filter(({ files }) => files.length > 0))
    for (const [id, blob] of (await library.loadFiles(entry)) ?? [])
      await zip.add(toFilePath(entry.id, id, blob.type), new BlobReader(blob), { level: 0 })
  return zip.close()
}

/** Creates an archive of entries: as JSON, as Markdown, and their files. */
export const zipEntries = (
  entries: readonly Entry[],
  library: Pick<LibraryStore, 'loadFiles'>,
  toMarkdown: (entry: Entry) => string,
): Promise<Blob> =>
  createArchive(
    [
      { name: 'history.json', text: JSON.stringify(entries, null, 2) },
      { name: 'history.md', text: entries.map(toMarkdown).join('\n---\n\n') },
    ],
    entries,
    library,
  )
