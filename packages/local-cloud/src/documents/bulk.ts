import { ApiError, invalidArgument } from '../http/api-error.ts'
import { readParameter } from '../http/parameters.ts'
import type { ApiResponse, ApiCall } from '../api/route.ts'
import { ID_RULE, isValidId, generateId } from '../identifiers.ts'
import { isObject } from '../json.ts'
import { documentEvents } from './realtime-events.ts'
import { toDocumentModel } from './models.ts'
import { insert, replace } from './mutations.ts'
import { parseOperators } from './operators/operators.ts'
import { parseQuery } from './queries/parse-query.ts'
import { planQueries } from './queries/query-plan.ts'
import { readData, readPermissions } from './request.ts'
import type { DocumentContext } from './context.ts'
import type { StoredDocument } from './store/stored-document.ts'
import { databaseNotFound } from './errors.ts'

/** Default limit of changed documents per call. */
const MAX_CHANGED = 5000

type Change = 'create' | 'update' | 'upsert' | 'delete'

/** Returns whether a body contains several documents. */
export function isBulk({ dialect }: DocumentContext, { body }: ApiCall): boolean {
  return Array.isArray(readParameter(body, dialect.items))
}

/**
 * POST: creates several documents in one transaction. Requires a key, because the documents may belong to any user.
 */
export function createDocuments(context: DocumentContext, call: ApiCall): ApiResponse {
  if (call.caller.key === null) throw keyRequired()
  const changed = context.store.inTransaction(() =>
    items(context, call).map(({ id, data, permissions }) => insert(context, call, id, data, permissions)),
  )
  return createResponse(context, changed, 'create')
}

/** PUT: creates or replaces several documents in one transaction. */
export function upsertDocuments(context: DocumentContext, call: ApiCall): ApiResponse {
  requireKey(call)
  const changed = context.store.inTransaction(() =>
    items(context, call).map(({ id, data, permissions }) => {
      const before = context.store.get(id)
      const changes = parseOperators(data, before?.values ?? new Map(), call.now)
      if (before === null) return insert(context, call, id, changes, permissions)
      return replace(context, call, before, merged(before, changes), permissions ?? before.permissions)
    }),
  )
  return createResponse(context, changed, 'upsert')
}

/** PATCH: updates all matching documents in one transaction. */
export function updateDocuments(context: DocumentContext, call: ApiCall): ApiResponse {
  requireKey(call)
  const data = readData(call.body)
  const permissions = readPermissions({ permissions: data.get('$permissions') })
  const changed = context.store.inTransaction(() =>
    matching(context, call).map((before) =>
      replace(
        context,
        call,
        before,
        merged(before, parseOperators(data, before.values, call.now)),
        permissions ?? before.permissions,
      ),
    ),
  )
  return createResponse(context, changed, 'update')
}

/** DELETE: deletes all matching documents in one transaction. */
export function deleteDocuments(context: DocumentContext, call: ApiCall): ApiResponse {
  requireKey(call)
  const deleted = context.store.inTransaction(() => {
    const found = matching(context, call)
    for (const document of found) context.store.delete(document)
    return found
  })
  return createResponse(context, deleted, 'delete')
}

interface Item {
  readonly id: string
  readonly data: ReadonlyMap<string, unknown>
  readonly permissions: readonly string[] | null
}

function items({ dialect }: DocumentContext, { body }: ApiCall): Item[] {
  const list = readParameter(body, dialect.items)
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject))
    throw invalidArgument(
      dialect.items,
      'Value must a valid array no longer than 100 items and Value must be a valid JSON object',
    )
  return list.map((item) => {
    const id = item['$id'] ?? generateId()
    if (!isValidId(id)) throw invalidArgument('$id', ID_RULE)
    const permissions = readPermissions({ permissions: item['$permissions'] })
    return { id, permissions, data: new Map(Object.entries(item)) }
  })
}

function matching({ collection, store }: DocumentContext, { body }: ApiCall): readonly StoredDocument[] {
  const given = readParameter(body, 'queries') ?? []
  const texts = Array.isArray(given) ? (given as unknown[]).map(String) : []
  const queries = texts.map(parseQuery)
  const plan = planQueries(collection, queries)
  const limit = queries.some(({ method }) => method === 'limit') ? plan.limit : MAX_CHANGED
  return store.documents({ plan: { ...plan, limit }, readRoles: null, cursor: null })
}

function merged({ values }: StoredDocument, data: ReadonlyMap<string, unknown>): Map<string, unknown> {
  return new Map<string, unknown>([...values, ...data])
}

function createResponse(
  context: DocumentContext,
  documents: readonly StoredDocument[],
  change: Change,
): ApiResponse {
  return {
    status: change === 'create' ? 201 : 200,
    json: {
      total: documents.length,
      [context.dialect.items]: documents.map((document) => toDocumentModel(context, document)),
    },
    realtimeEvents: documents.flatMap((document) => documentEvents(context, document, change)),
  }
}

/** Appwrite returns 404 to clients without a key. */
function requireKey({ caller, path }: ApiCall): void {
  if (caller.key === null) throw databaseNotFound(path['databaseId'] ?? '')
}

function keyRequired(): ApiError {
  return new ApiError(
    401,
    'general_unauthorized_scope',
    'The current user or API key does not have the required scopes to access the requested resource.',
  )
}
