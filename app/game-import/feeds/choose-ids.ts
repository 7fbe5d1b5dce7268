import type { HostedGame } from '../../src/catalogue/hosted/hosted-schema.ts'
import { isFreeId, toSlug } from '../listing/create-listing.ts'
import type { FeedRecord } from './feed-record.ts'

/**
 * Returns the ids of a feed's games by source. A stored game keeps its id, whatever the feed changes or leaves out; if
 * two games have the same title, the provider's id is added to the second.
 */
export function chooseIds(
  records: readonly FeedRecord[],
  stored: readonly HostedGame[],
): ReadonlyMap<string, string> {
  const ids = new Map(stored.map(({ source, id }) => [source, id]))
  const taken = new Set(stored.map(({ id }) => id))
  for (const { source, title, names } of records) {
    if (ids.has(source)) continue
    const slug = toSlug(title)
    const suffix = toSlug(names[0] ?? '')
    const id =
      isFreeId(slug) && !taken.has(slug) ? slug : `${slug.slice(0, 59 - suffix.length) || 'game'}-${suffix}`
    ids.set(source, id)
    taken.add(id)
  }
  return ids
}
