import * as v from 'valibot'
import { mapCategory } from './category-map.ts'
import type { FeedRecord } from './feed-record.ts'
import { names, pixels, prose, providerId, title, toSize, toTags } from './fields.ts'

/** A record of `gamemonetize.com/feed.php?format=0`. */
export const gameMonetize = v.pipe(
  v.object({
    id: providerId,
    title,
    description: prose,
    instructions: prose,
    url: v.pipe(v.string(), v.maxLength(2000)),
    category: names,
    tags: names,
    width: pixels,
    height: pixels,
  }),
  v.transform((record): FeedRecord => ({
    source: `gamemonetize:${record.id}`,
    names: [record.id],
    title: record.title,
    description: record.description,
    howToPlay: record.instructions,
    category: record.category.map(mapCategory).find(Boolean),
    tags: toTags(record.tags),
    ...toSize(record.width, record.height),
  })),
)
