import type { Collection, Database } from '../config/project.ts'
import type { DocumentStore } from './store/document-store.ts'
import type { ListWorkerPool } from './lists/list-worker-pool.ts'
import type { ApiDialect } from './api-dialect.ts'

/** Context of every document operation. */
export interface DocumentContext {
  readonly database: Database
  readonly collection: Collection
  readonly store: DocumentStore
  readonly dialect: ApiDialect
  /** Runs slow list queries. */
  readonly listWorkers: ListWorkerPool
}
