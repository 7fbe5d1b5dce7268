import { createHash } from 'node:crypto'
import type { GameFile } from '../source/game-file.ts'
import { createIsOwn, type IsOwn } from './correct-addresses.ts'
import { type PreparedFile, prepareDocument, prepareScript, prepareStyles } from './prepare-document.ts'

export interface PreparedFiles {
  files: GameFile[]
  bytes: number
  /** First 64 bits of the SHA-256 of names and content. */
  digest: string
  /** An SDK of another portal that the game loads. */
  sdk?: PreparedFile['sdk']
}

function prepareFile(file: GameFile, isOwn: IsOwn): PreparedFile {
  if (/\.x?html?$/i.test(file.path)) return prepareDocument(file, isOwn)
  if (/\.css$/i.test(file.path)) return prepareStyles(file, isOwn)
  return /\.(?:m?js|json)$/i.test(file.path) ? prepareScript(file, isOwn) : file
}

function computeDigest(files: readonly GameFile[]): string {
  const hash = createHash('sha256')
  for (const { path, bytes } of files) {
    hash.update(`${path}\0`)
    hash.update(createHash('sha256').update(bytes).digest())
  }
  return hash.digest('hex').slice(0, 16)
}

/** Adds the portal's first script to the documents of a game, replaces SDKs, and makes its own addresses relative. */
export function prepareFiles(files: readonly GameFile[]): PreparedFiles {
  const isOwn = createIsOwn(new Set(files.map(({ path }) => path)))
  const prepared = files
    .map((file) => prepareFile(file, isOwn))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const sdk = prepared.find((file) => file.sdk)?.sdk
  return {
    files: prepared.map(({ path, bytes }) => ({ path, bytes })),
    ...(sdk && { sdk }),
    bytes: prepared.reduce((sum, { bytes }) => sum + bytes.length, 0),
    digest: computeDigest(prepared),
  }
}
