import { ApiError, invalidArgument } from '../http/api-error.ts'
import { parameter } from '../http/parameters.ts'
import type { Answer, Call } from '../http/route.ts'
import { ID_RULE, isValidId, uniqueId } from '../identifiers.ts'
import { isObject } from '../json.ts'
import { documentHappening } from './happenings.ts'
import { documentAnswer } from './answers.ts'
import { insert, replace } from './changes.ts'
import { withOperators } from './operators.ts'
import { parseQuery } from './query-grammar.ts'
import { planQueries } from './query-plan.ts'
import { dataParameter, permissionsParameter } from './request.ts'
import type { Scope } from './scope.ts'
import type { StoredDocument } from './stored-document.ts'
import { databaseNotFound } from './vocabulary.ts'

/** As many as one call changes where no limit is given. */
const MOST = 5000

type Change = 'create' | 'update' | 'upsert' | 'delete'

/** Whether a body holds several documents. */
export function isBulk({ vocabulary }: Scope, { body }: Call): boolean {
  return Array.isArray(parameter(body, vocabulary.items))
}

/** POST several documents, all or none. Only keys may: each of the documents may be anybody's. */
export function createDocuments(scope: Scope, call: Call): Answer {
  if (call.caller.key === null) throw notForClients()
  const written = scope.store.together(() =>
    items(scope, call).map(({ id, data, permissions }) => insert(scope, call, id, data, permissions)),
  )
  return done(scope, written, 'create')
}

/** PUT several documents, each made when its id is free, all or none. */
export function upsertDocuments(scope: Scope, call: Call): Answer {
  requireKey(call)
  const written = scope.store.together(() =>
    items(scope, call).map(({ id, data, permissions }) => {
      const before = scope.store.get(id)
      const changes = withOperators(data, before?.values ?? new Map(), call.now)
      if (before === null) return insert(scope, call, id, changes, permissions)
      return replace(scope, call, before, merged(before, changes), permissions ?? before.permissions)
    }),
  )
  return done(scope, written, 'upsert')
}

/** PATCH all documents that match, all or none. */
export function updateDocuments(scope: Scope, call: Call): Answer {
  requireKey(call)
  const data = dataParameter(call.body)
  const permissions = permissionsParameter({ permissions: data.get('$permissions') })
  const written = scope.store.together(() =>
    matching(scope, call).map((before) =>
      replace(
        scope,
        call,
        before,
        merged(before, withOperators(data, before.values, call.now)),
        permissions ?? before.permissions,
      ),
    ),
  )
  return done(scope, written, 'update')
}

/** DELETE all documents that match, all or none. */
export function deleteDocuments(scope: Scope, call: Call): Answer {
  requireKey(call)
  const gone = scope.store.together(() => {
    const found = matching(scope, call)
    for (const document of found) scope.store.delete(document)
    return found
  })
  return done(scope, gone, 'delete')
}

interface Item {
  readonly id: string
  readonly data: ReadonlyMap<string, unknown>
  readonly permissions: readonly string[] | null
}

function items({ vocabulary }: Scope, { body }: Call): Item[] {
  const list = parameter(body, vocabulary.items)
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject))
    throw invalidArgument(
      vocabulary.items,
      'Value must a valid array no longer than 100 items and Value must be a valid JSON object',
    )
  return list.map((item) => {
    const id = item['$id'] ?? uniqueId()
    if (!isValidId(id)) throw invalidArgument('$id', ID_RULE)
    const permissions = permissionsParameter({ permissions: item['$permissions'] })
    return { id, permissions, data: new Map(Object.entries(item)) }
  })
}

function matching({ collection, store }: Scope, { body }: Call): readonly StoredDocument[] {
  const given = parameter(body, 'queries') ?? []
  const texts = Array.isArray(given) ? (given as unknown[]).map(String) : []
  const queries = texts.map(parseQuery)
  const plan = planQueries(collection, queries)
  const limit = queries.some(({ method }) => method === 'limit') ? plan.limit : MOST
  return store.documents({ plan: { ...plan, limit }, readers: null, cursor: null })
}

function merged({ values }: StoredDocument, data: ReadonlyMap<string, unknown>): Map<string, unknown> {
  return new Map<string, unknown>([...values, ...data])
}

function done(scope: Scope, documents: readonly StoredDocument[], change: Change): Answer {
  return {
    status: change === 'create' ? 201 : 200,
    json: {
      total: documents.length,
      [scope.vocabulary.items]: documents.map((document) => documentAnswer(scope, document)),
    },
    happened: documents.flatMap((document) => documentHappening(scope, document, change)),
  }
}

/** Appwrite lets clients believe that there is nothing. */
function requireKey({ caller, path }: Call): void {
  if (caller.key === null) throw databaseNotFound(path['databaseId'] ?? '')
}

function notForClients(): ApiError {
  return new ApiError(
    401,
    'general_unauthorized_scope',
    'The current user or API key does not have the required scopes to access the requested resource.',
  )
}
