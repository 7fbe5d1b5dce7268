import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { HostedGame } from '../../src/catalogue/hosted/hosted-schema.ts'
import { ImportError } from '../import-error.ts'
import { describeChanges, mergeGames } from '../listing/describe-changes.ts'
import type { GameFile } from '../source/game-file.ts'
import {
  listReferenced,
  readCatalogue,
  readPrevious,
  restorePrevious,
  writeCatalogue,
} from './catalogue-file.ts'
import { withLock } from './lock.ts'

export interface StoredGame {
  listing: HostedGame
  files: readonly GameFile[]
}

/** Unfinished copies; removed by the next import. */
const stagingFolder = '.staging'

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Writes a version into its final folder, which appears complete or not at all. */
async function storeFiles(root: string, { listing, files }: StoredGame, signal: AbortSignal): Promise<void> {
  const folder = join(root, listing.id, listing.digest)
  if (await exists(folder)) return
  const staging = join(root, stagingFolder, listing.id)
  for (const { path, bytes } of files) {
    signal.throwIfAborted()
    const target = join(staging, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes, { flag: 'wx' })
  }
  await mkdir(dirname(folder), { recursive: true })
  signal.throwIfAborted()
  await rename(staging, folder)
}

/** Removes the versions that no catalogue names. */
async function removeUnreferenced(root: string): Promise<void> {
  const referenced = await listReferenced(root)
  const folders = new Set(referenced.map(({ id, digest }) => join(root, id, digest)))
  const ids = new Set(referenced.map(({ id }) => id))
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue
    const folder = join(root, entry.name)
    for (const version of await readdir(folder))
      if (/^[0-9a-f]{16}$/.test(version) && !folders.has(join(folder, version)))
        await rm(join(folder, version), { recursive: true, force: true })
    if (!ids.has(entry.name) && (await readdir(folder)).length === 0) await rm(folder, { recursive: true })
  }
}

/** Where games are stored, and whether they are. */
export interface StoreOptions {
  /** Folder of all stored games. */
  root: string
  /** Computes the changes and stores nothing. */
  dryRun: boolean
  signal: AbortSignal
}

async function previewChanges(root: string, games: AsyncIterable<StoredGame>): Promise<string[]> {
  const listings: HostedGame[] = []
  for await (const { listing } of games) listings.push(listing)
  const current = await readCatalogue(root)
  return describeChanges(current, mergeGames(current, listings))
}

/**
 * Stores games and adds them to the catalogue, all or none. Readers see the old catalogue until it is replaced by one
 * rename.
 * @param games loaded one at a time, to save memory
 * @returns the changes of the catalogue, in lines
 * @throws the signal's reason if it is aborted before the catalogue is replaced
 */
export async function storeGames(
  games: AsyncIterable<StoredGame>,
  { root, dryRun, signal }: StoreOptions,
): Promise<string[]> {
  if (dryRun) return await previewChanges(root, games)
  await mkdir(root, { recursive: true })
  return await withLock(root, async () => {
    const staging = join(root, stagingFolder)
    await rm(staging, { recursive: true, force: true })
    try {
      const listings: HostedGame[] = []
      for await (const game of games) {
        await storeFiles(root, game, signal)
        listings.push(game.listing)
      }
      const current = await readCatalogue(root)
      const next = mergeGames(current, listings)
      const changes = describeChanges(current, next)
      signal.throwIfAborted()
      if (changes.length > 0) await writeCatalogue(root, next)
      return changes
    } finally {
      await rm(staging, { recursive: true, force: true })
      await removeUnreferenced(root)
    }
  })
}

/**
 * Restores the catalogue before the last import. Versions that only the undone one names are removed.
 * @throws ImportError if there is none
 */
export async function undo(root: string): Promise<void> {
  if (!(await readPrevious(root)))
    throw new ImportError(
      'There is no import to undo.',
      'Nothing was imported yet, or all remembered imports were undone; five are remembered.',
      'Import an earlier version of the game again.',
    )
  await withLock(root, async () => {
    await restorePrevious(root)
    await removeUnreferenced(root)
  })
}
