import type { Collection, Project } from '../config/project.ts'
import { DELETE_LIMIT, WRITE_LIMIT } from '../http/rate-limiter.ts'
import { rateKeyByCaller, type ApiResponse, type ApiCall, type Route } from '../api/route.ts'
import { createDocuments, deleteDocuments, isBulk, updateDocuments, upsertDocuments } from './bulk.ts'
import { createDocument, deleteDocument, updateDocument, upsertDocument } from './mutations.ts'
import type { DocumentStore } from './store/document-store.ts'
import { decrement, increment } from './operators/increments.ts'
import type { ListWorkerPool } from './lists/list-worker-pool.ts'
import { getDocument, listDocuments } from './read-access.ts'
import { findCollection } from './request.ts'
import type { DocumentContext } from './context.ts'
import { DOCUMENTS, ROWS } from './api-dialect.ts'

type Operation = (context: DocumentContext, call: ApiCall) => ApiResponse | Promise<ApiResponse>

/** Returns the document routes of the databases service, for documents and for rows of the same store. */
export function documentRoutes(
  project: Project,
  getStore: (collection: Collection) => DocumentStore,
  listWorkers: ListWorkerPool,
): readonly Route[] {
  return [DOCUMENTS, ROWS].flatMap((dialect) => {
    const run = (operation: Operation) => (call: ApiCall) => {
      const { database, collection } = findCollection(project, dialect, call)
      return operation({ database, collection, store: getStore(collection), dialect, listWorkers }, call)
    }
    const service = 'databases'
    const keysOnly = false
    const names = dialect === ROWS ? ['rows', 'documents'] : ['documents']
    const scopes = (action: 'read' | 'write') => names.map((name) => `${name}.${action}`)
    const [reads, writes] = [
      { service, keysOnly, scopes: scopes('read') },
      { service, keysOnly, scopes: scopes('write') },
    ] as const
    const list = dialect.listPath
    const item = `${list}/:itemId`
    const write = { limit: WRITE_LIMIT, key: rateKeyByCaller }
    const remove = { limit: DELETE_LIMIT, key: rateKeyByCaller }
    return [
      { ...reads, method: 'GET', path: list, handle: run(listDocuments) },
      { ...writes, method: 'POST', path: list, rate: write, handle: run(createSingleOrBulk) },
      { ...writes, method: 'PUT', path: list, rate: write, handle: run(upsertDocuments) },
      { ...writes, method: 'PATCH', path: list, rate: write, handle: run(updateDocuments) },
      { ...writes, method: 'DELETE', path: list, rate: remove, handle: run(deleteDocuments) },
      { ...reads, method: 'GET', path: item, handle: run(getDocument) },
      { ...writes, method: 'PATCH', path: item, rate: write, handle: run(updateDocument) },
      { ...writes, method: 'PUT', path: item, rate: write, handle: run(upsertDocument) },
      { ...writes, method: 'PATCH', path: `${item}/:key/increment`, rate: write, handle: run(increment) },
      { ...writes, method: 'PATCH', path: `${item}/:key/decrement`, rate: write, handle: run(decrement) },
      { ...writes, method: 'DELETE', path: item, rate: remove, handle: run(deleteDocument) },
    ] as const
  })
}

function createSingleOrBulk(context: DocumentContext, call: ApiCall): ApiResponse {
  return isBulk(context, call) ? createDocuments(context, call) : createDocument(context, call)
}
