import * as v from 'valibot'
import { mapCategory } from './category-map.ts'
import type { FeedRecord } from './feed-record.ts'
import { names, pixels, prose, providerId, title, toSize, toTags } from './fields.ts'

/** An item of `feeds.gamepix.com/v2/json`. */
export const gamePix = v.pipe(
  v.object({
    id: providerId,
    title,
    namespace: providerId,
    description: prose,
    category: names,
    width: pixels,
    height: pixels,
  }),
  v.transform((record): FeedRecord => ({
    source: `gamepix:${record.id}`,
    names: [record.id, record.namespace],
    title: record.title,
    description: record.description,
    category: record.category.map(mapCategory).find(Boolean),
    tags: toTags(record.category),
    ...toSize(record.width, record.height),
  })),
)
