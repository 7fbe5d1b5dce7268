import type { Collection, Project } from '../config/project.ts'
import { DELETE_LIMIT, WRITE_LIMIT } from '../http/rate-limits.ts'
import type { Answer, Call, Route } from '../http/route.ts'
import { createDocuments, deleteDocuments, isBulk, updateDocuments, upsertDocuments } from './bulk.ts'
import { createDocument, deleteDocument, updateDocument, upsertDocument } from './changes.ts'
import type { DocumentStore } from './document-store.ts'
import { decrement, increment } from './increments.ts'
import type { ListsAside } from './lists-aside.ts'
import { getDocument, listDocuments } from './reads.ts'
import { findCollection } from './request.ts'
import type { Scope } from './scope.ts'
import { DOCUMENTS, ROWS } from './vocabulary.ts'

type Operation = (scope: Scope, call: Call) => Answer | Promise<Answer>

/** The routes of the databases service, once as documents and once as rows of the same store. */
export function documentRoutes(
  project: Project,
  storeOf: (collection: Collection) => DocumentStore,
  aside: ListsAside,
): readonly Route[] {
  return [DOCUMENTS, ROWS].flatMap((vocabulary) => {
    const run = (operation: Operation) => (call: Call) => {
      const { database, collection } = findCollection(project, vocabulary, call)
      return operation({ database, collection, store: storeOf(collection), vocabulary, aside }, call)
    }
    const service = 'databases'
    const keysOnly = false
    const names = vocabulary === ROWS ? ['rows', 'documents'] : ['documents']
    const scopes = (action: 'read' | 'write') => names.map((name) => `${name}.${action}`)
    const [reads, writes] = [
      { service, keysOnly, scopes: scopes('read') },
      { service, keysOnly, scopes: scopes('write') },
    ] as const
    const list = vocabulary.listPath
    const item = `${list}/:itemId`
    const write = { limit: WRITE_LIMIT, key: byCaller }
    const remove = { limit: DELETE_LIMIT, key: byCaller }
    return [
      { ...reads, method: 'GET', path: list, handle: run(listDocuments) },
      { ...writes, method: 'POST', path: list, rate: write, handle: run(createOneOrMore) },
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

function byCaller({ ip, caller }: Call): string {
  return `${ip} ${caller.user?.id ?? ''}`
}

function createOneOrMore(scope: Scope, call: Call): Answer {
  return isBulk(scope, call) ? createDocuments(scope, call) : createDocument(scope, call)
}
