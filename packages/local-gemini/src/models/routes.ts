import { notFound } from '../http/api-error.ts'
import type { Route } from '../http/call.ts'
import { describeModelById, describeModels } from './models.ts'

const MAX_PAGE_SIZE = 1000

/** Routes of `models.list` and `models.get`. */
export const modelRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/(?:publishers\/google\/)?models$/,
    handle: ({ query }) => {
      const all = describeModels()
      const size = Math.min(Number(query.get('pageSize')) || 50, MAX_PAGE_SIZE)
      const from = Number(query.get('pageToken')) || 0
      const next = from + size
      return { models: all.slice(from, next), ...(next < all.length ? { nextPageToken: String(next) } : {}) }
    },
  },
  {
    method: 'GET',
    path: /^\/(?:publishers\/google\/)?models\/(?<model>[^/:]+)$/,
    handle: ({ path, version }) => {
      const model = path['model'] ?? ''
      const found = describeModelById(model)
      if (found === null)
        throw notFound(
          `Model is not found: models/${model} for api version ${version}. Call ListModels to see the list of available models.`,
        )
      return found
    },
  },
]
