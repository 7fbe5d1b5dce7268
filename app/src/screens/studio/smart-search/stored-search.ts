import type { Search } from '@saha/machines/smart-search'
import * as v from 'valibot'
import type { GroundedResult } from '../../../adapters/gemini/tools/smart-search.ts'
import { createEntryKind } from '../../../adapters/library/entry-kind.ts'

/** A search as it is stored. */
export interface StoredSearch extends Search {
  readonly result: GroundedResult
  readonly cutOff: boolean
}

const link = v.object({ uri: v.string(), title: v.string() })
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const schema = v.object({
  query: v.string(),
  mode: v.picklist(['web', 'maps']),
  result: v.object({
    text: v.pipe(v.string(), v.nonEmpty()),
    sources: v.array(v.union([v.object({ web: link }), v.object({ maps: link })])),
    citations: v.array(v.object({ start: index, end: index, sources: v.array(index) })),
    suggestions: v.string(),
  }),
  cutOff: v.boolean(),
})

/** Reads stored searches. */
export const searchKind = createEntryKind<StoredSearch>({
  tool: 'smart-search',
  schema,
  getTexts: ({ query, result }) => [query, result.text],
})
