import { parentPort, workerData } from 'node:worker_threads'
import type { Collection } from '../../config/project.ts'
import { openReadOnly } from '../../storage/database.ts'
import { type ListRequest, ListReader, CANCEL_CHECK } from './list-reader.ts'
import { buildJsonColumns, formatListBody } from '../models.ts'
import type { ApiDialect } from '../api-dialect.ts'

/** A list query with everything the response body needs. */
export interface ListWorkerRequest {
  readonly request: ListRequest
  readonly collection: Collection
  readonly dialect: ApiDialect
  /** Number by which the query can be cancelled. */
  readonly job: number
}

/** JSON of the response body, or an error. */
export type ListWorkerResponse = { readonly body: Uint8Array } | { readonly error: unknown }

const { data, cancelledJob } = workerData as { readonly data: string; readonly cancelledJob: Int32Array }
const db = openReadOnly(data)
let currentJob = 0
db.function(CANCEL_CHECK, () => {
  if (Atomics.load(cancelledJob, 0) === currentJob) throw new Error('The query was cancelled.')
  return 1
})
db.exec('PRAGMA query_only = ON')

parentPort?.on('message', ({ request, collection, dialect, job }: ListWorkerRequest) => {
  currentJob = job
  try {
    // Both statements of a list read the same snapshot.
    db.exec('BEGIN')
    const modelContext = { collection, dialect }
    const page = new ListReader(db, collection, false).find(
      request,
      buildJsonColumns(modelContext, request.plan.select),
    )
    db.exec('COMMIT')
    const body = new TextEncoder().encode(formatListBody(modelContext, page))
    const response: ListWorkerResponse = { body }
    parentPort?.postMessage(response, [body.buffer])
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    const response: ListWorkerResponse = { error }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(response)
  }
})
