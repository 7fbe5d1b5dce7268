import type { Collection, Database } from '../config/project.ts'
import type { DocumentStore } from './store/document-store.ts'
import type { ListWorkerPool } from './lists/list-worker-pool.ts'
import type { ApiDialect } from './api-dialect.ts'

/** What every operation on documents works on. */
export interface DocumentContext {
  readonly database: Database
  readonly collection: Collection
  readonly store: DocumentStore
  readonly dialect: ApiDialect
  /** Finds the lists that take long. */
  readonly listWorkers: ListWorkerPool
}
