import { unauthorized } from '../http/api-error.ts'
import type { Answer, Call } from '../http/route.ts'
import { documentAnswer, jsonColumns, listBody } from './answers.ts'
import { allows, documentPermissions } from '../grammar/permissions.ts'
import { planQueries, type QueryPlan, readCursor } from './query-plan.ts'
import { pathId, queriesParameter } from './request.ts'
import type { Scope } from './scope.ts'
import { sortValue, type StoredDocument } from './stored-document.ts'
import { cursorNotFound, itemNotFound, orderByNull } from './vocabulary.ts'

/** GET a list: the documents the caller may read, or 401 when no document could be among them. */
export async function listDocuments(scope: Scope, call: Call): Promise<Answer> {
  const { aside, collection, store, vocabulary } = scope
  const { roles } = call.caller
  const queries = queriesParameter(call)
  const cursor = findCursor(scope, readCursor(queries)?.documentId)
  const plan = planQueries(collection, queries)
  if (cursor !== null) refuseNullOrder(scope, plan, cursor)

  const readsAll = call.caller.key !== null || allows(collection.permissions, 'read', roles)
  if (!readsAll && !collection.documentSecurity) throw unauthorized()
  const request = { plan, readers: readsAll ? null : roles, cursor }
  if (!store.isQuick(request))
    return {
      status: 200,
      body: await aside.find({ request, collection, vocabulary, client: clientOf(call), gone: call.gone }),
    }
  return { status: 200, body: listBody(scope, store.find(request, jsonColumns(scope, plan.select))) }
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
    (collection.documentSecurity && allows(documentPermissions(document.permissions), 'read', caller.roles))
  )
}

/** Accounts are cheap to make, so people of one address are one client. */
function clientOf({ caller, ip }: Call): string {
  return caller.key === null ? ip : 'key'
}

function findCursor({ store, vocabulary }: Scope, id: string | undefined): StoredDocument | null {
  if (id === undefined) return null
  const document = store.get(id)
  if (document === null) throw cursorNotFound(vocabulary, id)
  return document
}

/** "After null" has no meaning in an order, so Appwrite refuses to continue from there. */
function refuseNullOrder({ collection, vocabulary }: Scope, plan: QueryPlan, cursor: StoredDocument): void {
  for (const { key } of plan.orders)
    if (sortValue(collection, cursor, key) === null) throw orderByNull(vocabulary, key)
}
