import { BlobReader, configure, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'

configure({ useWebWorkers: false })

/** Returns the files of an archive by name, in its order. */
export async function readArchive(archive: Blob): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const entry of await new ZipReader(new BlobReader(archive)).getEntries())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new Uint8ArrayWriter()))
  return files
}
