import * as v from 'valibot'
import { mapCategory } from './category-map.ts'
import type { FeedRecord } from './feed-record.ts'
import { names, pixels, prose, providerId, title, toSize, toTags } from './fields.ts'

/** A record of `catalog.api.gamedistribution.com`, whose names start with capitals. */
export const gameDistribution = v.pipe(
  v.object({
    Md5: providerId,
    Title: title,
    Description: prose,
    Instructions: prose,
    Category: names,
    Tag: names,
    Width: pixels,
    Height: pixels,
  }),
  v.transform((record): FeedRecord => ({
    source: `gamedistribution:${record.Md5}`,
    names: [record.Md5],
    title: record.Title,
    description: record.Description,
    howToPlay: record.Instructions,
    category: record.Category.map(mapCategory).find(Boolean),
    tags: toTags(record.Tag),
    ...toSize(record.Width, record.Height),
  })),
)
