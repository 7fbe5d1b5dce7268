import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'
import { ImportError } from '../import-error.ts'
import type { FeedRecord } from './feed-record.ts'
import { gameDistribution } from './game-distribution.ts'
import { gameMonetize } from './game-monetize.ts'
import { gamePix } from './game-pix.ts'

const maxFeedBytes = 50 * 1024 * 1024
const maxRecords = 50_000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the records of a feed, and the schema of its form, which follows from the first record. */
function recognize(feed: unknown) {
  const records = Array.isArray(feed) ? feed : isObject(feed) ? feed['items'] : undefined
  if (!Array.isArray(records)) return null
  const [first] = records as unknown[]
  if (!isObject(first)) return null
  if ('Md5' in first) return { records, schema: gameDistribution }
  if ('namespace' in first) return { records, schema: gamePix }
  return 'id' in first && 'url' in first ? { records, schema: gameMonetize } : null
}

/**
 * Returns the records of a feed of GameMonetize, GamePix or GameDistribution.
 * @throws ImportError that names the faulty record; one stops the import, as the feed may have changed its form
 */
export function parseFeed(text: string, name: string): FeedRecord[] {
  let feed: unknown
  try {
    feed = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError(`"${name}" is not JSON.`, reason, 'Download the feed again, in its JSON format.')
  }
  const recognized = recognize(feed)
  if (!recognized)
    throw new ImportError(
      `"${name}" is no known feed.`,
      'It has no records, or records of another form than GameMonetize, GamePix (v2) and GameDistribution.',
      'Choose a filter of the feed with games, and its JSON format.',
    )
  if (recognized.records.length > maxRecords)
    throw new ImportError(
      `"${name}" has more than ${maxRecords} records.`,
      'So many at once are no catalogue of one provider.',
      'Split the feed, and import its parts; a part deletes nothing.',
    )
  const sources = new Map<string, FeedRecord>()
  recognized.records.forEach((record: unknown, index) => {
    const { success, issues, output } = v.safeParse(recognized.schema, record)
    if (!success)
      throw new ImportError(
        `Record ${index + 1} of "${name}" is faulty; nothing was imported.`,
        `${v.getDotPath(issues[0]) ?? 'The record'}: ${issues[0].message}`,
        'Report it to the provider, or remove the record from the file.',
      )
    // The last duplicate is the newest.
    sources.set(output.source, output)
  })
  return [...sources.values()]
}

/** Reads a feed from a file. */
export async function readFeed(path: string): Promise<FeedRecord[]> {
  const handle = await open(path)
  try {
    if ((await handle.stat()).size > maxFeedBytes)
      throw new ImportError(
        `"${basename(path)}" is larger than ${maxFeedBytes / 1024 / 1024} MB.`,
        'No feed of 50,000 games is that large.',
        'Split the feed, and import its parts; a part deletes nothing.',
      )
    return parseFeed(await handle.readFile('utf8'), basename(path))
  } finally {
    await handle.close()
  }
}
