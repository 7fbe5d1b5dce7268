import { createListing, type Description } from './listing/create-listing.ts'
import { prepareFiles } from './prepare/prepare-files.ts'
import type { OnProgress, ReadOptions } from './source/game-file.ts'
import { readSource } from './source/read-source.ts'
import { type StoredGame, type StoreOptions, storeGames } from './store/store.ts'

export interface ImportOptions extends StoreOptions {
  description: Description
  onProgress: OnProgress
  /** Plays the game. It throws an ImportError if the game does not play. */
  check?: ((game: StoredGame) => Promise<void>) | undefined
}

/** Reads, prepares and checks a game. */
export async function loadGame(
  path: string,
  description: Description,
  options: ReadOptions & Pick<ImportOptions, 'check'>,
): Promise<StoredGame> {
  const { files, source } = await readSource(path, options)
  const prepared = prepareFiles(files)
  const game = { listing: createListing(prepared, source, description), files: prepared.files }
  await options.check?.(game)
  return game
}

/**
 * Imports a game from a folder or a zip file.
 * @returns the changes of the catalogue, in lines; empty if it was imported before
 */
export async function importGame(path: string, options: ImportOptions): Promise<string[]> {
  async function* load() {
    yield await loadGame(path, options.description, options)
  }
  return await storeGames(load(), options)
}
