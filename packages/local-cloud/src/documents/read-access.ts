import { unauthorized } from '../http/api-error.ts'
import type { ApiResponse, ApiCall } from '../api/route.ts'
import { toDocumentModel, buildJsonColumns, formatListBody } from './models.ts'
import { isAllowed, expandPermissions } from '../parsing/permissions.ts'
import { planQueries, type QueryPlan, readCursor } from './queries/query-plan.ts'
import { readPathId, readQueryParameters } from './request.ts'
import type { DocumentContext } from './context.ts'
import { sortValue, type StoredDocument } from './store/stored-document.ts'
import { cursorNotFound, itemNotFound, orderByNull } from './errors.ts'

/** GET: lists the documents that the caller may read; 401 when none can be readable. */
export async function listDocuments(context: DocumentContext, call: ApiCall): Promise<ApiResponse> {
  const { listWorkers, collection, store, dialect } = context
  const { roles } = call.caller
  const queries = readQueryParameters(call)
  const cursor = findCursor(context, readCursor(queries)?.documentId)
  const plan = planQueries(collection, queries)
  if (cursor !== null) rejectNullOrder(context, plan, cursor)

  const readsAll = call.caller.key !== null || isAllowed(collection.permissions, 'read', roles)
  if (!readsAll && !collection.documentSecurity) throw unauthorized()
  const request = { plan, readRoles: readsAll ? null : roles, cursor }
  if (!store.isFast(request))
    return {
      status: 200,
      body: await listWorkers.find({
        request,
        collection,
        dialect,
        client: queueOwner(call),
        signal: call.signal,
      }),
    }
  return {
    status: 200,
    body: formatListBody(context, store.find(request, buildJsonColumns(context, plan.select))),
  }
}

/** GET: returns one document; 404 when the caller may not read it. */
export function getDocument(context: DocumentContext, call: ApiCall): ApiResponse {
  const { collection, store, dialect } = context
  const id = readPathId(dialect.itemId, call.path['itemId'] ?? '')
  const { select } = planQueries(collection, readQueryParameters(call))
  const document = store.get(id)
  if (document === null || !canRead(context, document, call)) throw itemNotFound(dialect, id)
  return { status: 200, json: toDocumentModel(context, document, select) }
}

/** Returns whether the collection's or the document's permissions let the caller read it. */
export function canRead(
  { collection }: DocumentContext,
  document: StoredDocument,
  { caller }: ApiCall,
): boolean {
  return (
    caller.key !== null ||
    isAllowed(collection.permissions, 'read', caller.roles) ||
    (collection.documentSecurity && isAllowed(expandPermissions(document.permissions), 'read', caller.roles))
  )
}

/** Clients are addresses, because accounts are cheap to create. */
function queueOwner({ caller, ip }: ApiCall): string {
  return caller.key === null ? ip : 'key'
}

function findCursor({ store, dialect }: DocumentContext, id: string | undefined): StoredDocument | null {
  if (id === undefined) return null
  const document = store.get(id)
  if (document === null) throw cursorNotFound(dialect, id)
  return document
}

/** Appwrite rejects a cursor whose ordered value is null, because the order is undefined there. */
function rejectNullOrder(
  { collection, dialect }: DocumentContext,
  plan: QueryPlan,
  cursor: StoredDocument,
): void {
  for (const { key } of plan.orders)
    if (sortValue(collection, cursor, key) === null) throw orderByNull(dialect, key)
}
