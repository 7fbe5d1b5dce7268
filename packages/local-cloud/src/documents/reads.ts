import { unauthorized } from '../http/api-error.ts'
import type { Answer, Call } from '../http/route.ts'
import { documentAnswer } from './answers.ts'
import type { StoredDocument } from './document-store.ts'
import { allows } from './permissions.ts'
import { planQueries, type QueryPlan, readCursor } from './query-plan.ts'
import { pathId, queriesParameter } from './request.ts'
import type { Scope } from './scope.ts'
import { cursorNotFound, itemNotFound, orderByNull } from './vocabulary.ts'

/** GET a list: the documents the caller may read, or 401 when no document could be among them. */
export function listDocuments(scope: Scope, call: Call): Answer {
  const { collection, store, vocabulary } = scope
  const { roles } = call.caller
  const queries = queriesParameter(call)
  const cursor = findCursor(scope, readCursor(queries)?.documentId)
  const plan = planQueries(collection, queries)
  if (cursor !== null) refuseNullOrder(scope, plan, cursor)

  const readsAll = call.caller.key !== null || allows(collection.permissions, 'read', roles)
  if (!readsAll && !collection.documentSecurity) throw unauthorized()
  const { total, documents } = store.find(plan, readsAll ? null : roles, cursor)
  const items = documents.map((document) => documentAnswer(scope, document, plan.select))
  return { status: 200, json: { total, [vocabulary.items]: items } }
}

/** GET one: a document the caller may not read is not there. */
export function getDocument(scope: Scope, call: Call): Answer {
  const { collection, store, vocabulary } = scope
  const id = pathId(vocabulary.itemId, call.path['itemId'] ?? '')
  const { select } = planQueries(collection, queriesParameter(call))
  const document = store.get(id)
  if (document === null || !mayRead(scope, document, call)) throw itemNotFound(vocabulary, id)
  return { status: 200, json: documentAnswer(scope, document, select) }
}

/** Whether the caller may read a document: by a right over the collection, or over the document itself. */
export function mayRead({ collection }: Scope, document: StoredDocument, { caller }: Call): boolean {
  return (
    caller.key !== null ||
    allows(collection.permissions, 'read', caller.roles) ||
    (collection.documentSecurity && allows(document.permissions, 'read', caller.roles))
  )
}

function findCursor({ store, vocabulary }: Scope, id: string | undefined): StoredDocument | null {
  if (id === undefined) return null
  const document = store.get(id)
  if (document === null) throw cursorNotFound(vocabulary, id)
  return document
}

/** "After null" has no meaning in an order, so Appwrite refuses to continue from there. */
function refuseNullOrder({ store, vocabulary }: Scope, plan: QueryPlan, cursor: StoredDocument): void {
  for (const { key } of plan.orders)
    if (store.sortValue(cursor, key) === null) throw orderByNull(vocabulary, key)
}
