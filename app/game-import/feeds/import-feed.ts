import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ImportError } from '../import-error.ts'
import { loadGame, type ImportOptions } from '../import-game.ts'
import { toSlug } from '../listing/create-listing.ts'
import { readCatalogue } from '../store/catalogue-file.ts'
import { storeGames, type StoredGame } from '../store/store.ts'
import { chooseIds } from './choose-ids.ts'
import type { FeedRecord } from './feed-record.ts'
import { readFeed } from './parse-feed.ts'

export interface FeedReport {
  /** Changes of the catalogue, in lines. */
  changes: string[]
  /** Games that are not imported, with the reason. */
  refused: { title: string; error: ImportError }[]
  /** Number of records without files beside the feed. */
  withoutFiles: number
}

/** Returns the file or folder of each record that has one. */
async function findFiles(feed: string, records: readonly FeedRecord[]): Promise<[FeedRecord, string][]> {
  const folder = dirname(feed)
  const entries = await readdir(folder, { withFileTypes: true })
  const paths = new Map(
    entries
      .filter((entry) => entry.isDirectory() || /\.zip$/i.test(entry.name))
      .map(({ name }) => [name.replace(/\.zip$/i, ''), join(folder, name)]),
  )
  return records.flatMap((record): [FeedRecord, string][] => {
    const path = [...record.names, toSlug(record.title)].map((name) => paths.get(name)).find(Boolean)
    return path === undefined ? [] : [[record, path]]
  })
}

/**
 * Imports the games of a feed whose files are beside it. A record that the feed no longer has changes nothing.
 * @throws ImportError if the feed is faulty
 */
export async function importFeed(feed: string, options: ImportOptions): Promise<FeedReport> {
  const records = await readFeed(feed)
  const found = await findFiles(feed, records)
  const ids = chooseIds(records, await readCatalogue(options.root))
  const refused: FeedReport['refused'] = []
  async function* load(): AsyncGenerator<StoredGame> {
    for (const [index, [record, path]] of found.entries()) {
      options.signal.throwIfAborted()
      options.onProgress(index, found.length)
      const category = record.category ?? options.description.category
      try {
        const { listing, files } = await loadGame(
          path,
          { ...record, category, id: ids.get(record.source) },
          { ...options, onProgress: () => undefined },
        )
        yield { listing: { ...listing, source: record.source }, files }
      } catch (error) {
        if (!(error instanceof ImportError)) throw error
        refused.push({ title: record.title, error })
      }
    }
  }
  const changes = await storeGames(load(), options)
  return { changes, refused, withoutFiles: records.length - found.length }
}
