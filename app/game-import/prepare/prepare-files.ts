import { createHash } from 'node:crypto'
import type { GameFile } from '../source/game-file.ts'
import { prepareDocument } from './prepare-document.ts'

export interface PreparedFiles {
  files: GameFile[]
  bytes: number
  /** First 64 bits of the SHA-256 of names and content. */
  digest: string
}

const isDocument = (path: string) => /\.x?html?$/i.test(path)

function computeDigest(files: readonly GameFile[]): string {
  const hash = createHash('sha256')
  for (const { path, bytes } of files) {
    hash.update(`${path}\0`)
    hash.update(createHash('sha256').update(bytes).digest())
  }
  return hash.digest('hex').slice(0, 16)
}

/** Adds the portal's first script to the documents of a game. Other files stay as they are. */
export function prepareFiles(files: readonly GameFile[]): PreparedFiles {
  const paths = new Set(files.map(({ path }) => path))
  const prepared = files
    .map((file) => (isDocument(file.path) ? prepareDocument(file, paths) : file))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return {
    files: prepared,
    bytes: prepared.reduce((sum, { bytes }) => sum + bytes.length, 0),
    digest: computeDigest(prepared),
  }
}
