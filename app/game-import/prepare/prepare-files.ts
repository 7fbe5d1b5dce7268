import { createHash } from 'node:crypto'
import type { GameFile } from '../source/game-file.ts'
import { createIsOwn } from './correct-addresses.ts'
import {
  type GameFacts,
  type PreparedFile,
  prepareDocument,
  prepareScript,
  prepareStyles,
} from './prepare-document.ts'

export interface PreparedFiles {
  files: GameFile[]
  bytes: number
  /** First 64 bits of the SHA-256 of names and content. */
  digest: string
  /** An SDK of another portal that the game loads. */
  sdk?: PreparedFile['sdk']
}

/** Returns whether a file may open a database; a text in UTF-16 is not recognized. */
const usesDatabases = ({ path, bytes }: GameFile): boolean =>
  /\.(?:m?js|x?html?)$/i.test(path) && Buffer.from(bytes).includes('indexedDB')

function prepareFile(file: GameFile, facts: GameFacts): PreparedFile {
  if (/\.x?html?$/i.test(file.path)) return prepareDocument(file, facts)
  if (/\.css$/i.test(file.path)) return prepareStyles(file, facts.isOwn)
  return /\.(?:m?js|json)$/i.test(file.path) ? prepareScript(file, facts.isOwn) : file
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
  const facts = {
    isOwn: createIsOwn(new Set(files.map(({ path }) => path))),
    usesDatabases: files.some(usesDatabases),
  }
  const prepared = files
    .map((file) => prepareFile(file, facts))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const sdk = prepared.find((file) => file.sdk)?.sdk
  return {
    files: prepared.map(({ path, bytes }) => ({ path, bytes })),
    ...(sdk && { sdk }),
    bytes: prepared.reduce((sum, { bytes }) => sum + bytes.length, 0),
    digest: computeDigest(prepared),
  }
}
