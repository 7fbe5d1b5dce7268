import type { Collection, Project } from '../config/project.ts'
import { DELETE_LIMIT, WRITE_LIMIT } from '../http/rate-limits.ts'
import type { Answer, Call, Route } from '../http/route.ts'
import { createDocument, deleteDocument, updateDocument, upsertDocument } from './changes.ts'
import type { DocumentStore } from './document-store.ts'
import { decrement, increment } from './increments.ts'
import { getDocument, listDocuments } from './reads.ts'
import { findCollection } from './request.ts'
import type { Scope } from './scope.ts'
import { DOCUMENTS, ROWS } from './vocabulary.ts'

type Operation = (scope: Scope, call: Call) => Answer

/** The routes of the databases service, once as documents and once as rows of the same store. */
export function documentRoutes(
  project: Project,
  storeOf: (collection: Collection) => DocumentStore,
): readonly Route[] {
  return [DOCUMENTS, ROWS].flatMap((vocabulary) => {
    const run = (operation: Operation) => (call: Call) => {
      const { database, collection } = findCollection(project, vocabulary, call)
      return operation({ database, collection, store: storeOf(collection), vocabulary }, call)
    }
    const service = 'databases'
    const list = vocabulary.listPath
    const item = `${list}/:itemId`
    const write = { limit: WRITE_LIMIT, key: byCaller }
    const remove = { limit: DELETE_LIMIT, key: byCaller }
    return [
      { method: 'GET', path: list, service, handle: run(listDocuments) },
      { method: 'POST', path: list, service, rate: write, handle: run(createDocument) },
      { method: 'GET', path: item, service, handle: run(getDocument) },
      { method: 'PATCH', path: item, service, rate: write, handle: run(updateDocument) },
      { method: 'PUT', path: item, service, rate: write, handle: run(upsertDocument) },
      { method: 'PATCH', path: `${item}/:key/increment`, service, rate: write, handle: run(increment) },
      { method: 'PATCH', path: `${item}/:key/decrement`, service, rate: write, handle: run(decrement) },
      { method: 'DELETE', path: item, service, rate: remove, handle: run(deleteDocument) },
    ] as const
  })
}

function byCaller({ ip, caller }: Call): string {
  return `${ip} ${caller.user?.id ?? ''}`
}
