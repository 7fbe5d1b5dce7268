import type { HostedGame } from './hosted-schema.ts'
import { createListing, type Description } from './listing/create-listing.ts'
import { describeChanges } from './listing/describe-changes.ts'
import { prepareFiles } from './prepare/prepare-files.ts'
import type { OnProgress } from './source/game-file.ts'
import { readSource } from './source/read-source.ts'
import { readCatalogue } from './store/catalogue-file.ts'
import { commit, type StoredGame } from './store/store.ts'

export interface ImportOptions {
  /** Folder of all stored games. */
  root: string
  /** Reports the changes and stores nothing. */
  dryRun: boolean
  description: Description
  signal: AbortSignal
  onProgress: OnProgress
}

/** Replaces games in their places and appends new ones. */
export function mergeGames(current: readonly HostedGame[], added: readonly HostedGame[]): HostedGame[] {
  const byId = new Map(current.map((game) => [game.id, game]))
  for (const game of added) byId.set(game.id, game)
  return [...byId.values()]
}

/**
 * Stores games unless nothing changes or it is a dry run.
 * @returns the changes of the catalogue, in lines
 */
export async function storeGames(
  games: readonly StoredGame[],
  { root, dryRun, signal }: Pick<ImportOptions, 'root' | 'dryRun' | 'signal'>,
): Promise<string[]> {
  const listings = games.map(({ listing }) => listing)
  const change = (current: readonly HostedGame[]) => mergeGames(current, listings)
  const current = await readCatalogue(root)
  const changes = describeChanges(current, change(current))
  if (changes.length > 0 && !dryRun) await commit(root, games, change, signal)
  return changes
}

/** Reads, checks and prepares a game. */
export async function loadGame(
  path: string,
  description: Description,
  options: Pick<ImportOptions, 'signal' | 'onProgress'>,
): Promise<StoredGame> {
  const { files, source } = await readSource(path, options)
  const prepared = prepareFiles(files)
  return { listing: createListing(prepared, source, description), files: prepared.files }
}

/**
 * Imports a game from a folder or a zip file.
 * @returns the changes of the catalogue, in lines; empty if it was imported before
 */
export const importGame = async (path: string, options: ImportOptions): Promise<string[]> =>
  await storeGames([await loadGame(path, options.description, options)], options)
