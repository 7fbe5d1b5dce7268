import { promptTokens, sumTokens } from '../content/usage.ts'
import type { Context } from '../context.ts'
import { invalidArgument, permissionDenied } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call, Route } from '../http/call.ts'
import { requireModel } from '../models/models.ts'
import type { CachedContent } from '../schema/batch-request.ts'
import { readMessage } from '../schema/read-message.ts'
import type { StoredCache } from '../stores/cache-store.ts'

const CACHE_PATH = /^\/cachedContents\/(?<cache>[a-z0-9-]+)$/
const DEFAULT_SECONDS = 3600

/** Routes that create, list, get, update and delete cached contents. */
export const cacheRoutes = (context: Context): readonly Route[] => [
  {
    method: 'POST',
    path: /^\/cachedContents$/,
    handle: async (call) => {
      const content = readMessage('CachedContent', await readJson(call))
      const model = (content.model ?? '').replace(/^models\//, '')
      requireModel(model, call.version, 'createCachedContent')
      const expires = readExpiry(content, context.now()) ?? context.now() + DEFAULT_SECONDS * 1000
      return describeCache(context.caches.add(call.key, content, expires))
    },
  },
  {
    method: 'GET',
    path: /^\/cachedContents$/,
    handle: ({ key }) => {
      const cachedContents = context.caches.list(key).map(describeCache)
      return cachedContents.length === 0 ? {} : { cachedContents }
    },
  },
  { method: 'GET', path: CACHE_PATH, handle: (call) => describeCache(requireCache(call, context)) },
  {
    method: 'PATCH',
    path: CACHE_PATH,
    handle: async (call) => {
      const cache = requireCache(call, context)
      const changes = readMessage('CachedContent', await readJson(call))
      const expires = readExpiry(changes, context.now())
      if (expires === null) throw invalidArgument('Only expire_time and ttl can be updated.')
      cache.expires = expires
      cache.updated = context.now()
      return describeCache(cache)
    },
  },
  {
    method: 'DELETE',
    path: CACHE_PATH,
    handle: (call) => {
      context.caches.remove(requireCache(call, context).id)
      return {}
    },
  },
]

function requireCache({ path, key }: Call, context: Context): StoredCache {
  const cache = context.caches.find(path['cache'] ?? '', key)
  if (cache === null) throw permissionDenied('CachedContent not found (or permission denied)')
  return cache
}

/** Returns when a content shall expire, or null if the body does not say. */
function readExpiry({ ttl, expireTime }: CachedContent, now: number): number | null {
  if (ttl !== undefined) return now + Number.parseFloat(ttl) * 1000
  return expireTime === undefined ? null : Date.parse(expireTime)
}

function describeCache({ id, content, created, updated, expires }: StoredCache): object {
  const { model = '', displayName, contents = [], systemInstruction } = content
  return {
    name: `cachedContents/${id}`,
    model: model.startsWith('models/') ? model : `models/${model}`,
    ...(displayName === undefined ? {} : { displayName }),
    createTime: new Date(created).toISOString(),
    updateTime: new Date(updated).toISOString(),
    expireTime: new Date(expires).toISOString(),
    usageMetadata: {
      totalTokenCount: sumTokens(promptTokens([...contents, systemInstruction ?? { parts: [] }])),
    },
  }
}
