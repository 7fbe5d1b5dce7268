import { parentPort, workerData } from 'node:worker_threads'
import type { Collection } from '../config/project.ts'
import { openReader } from '../storage/database.ts'
import { type ListRequest, Lists, STILL_WANTED } from './lists.ts'
import { jsonColumns, listBody } from './answers.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A list to find, with all that is needed to word its answer. */
export interface ListOrder {
  readonly request: ListRequest
  readonly collection: Collection
  readonly vocabulary: Vocabulary
  /** By which it can be given up. */
  readonly turn: number
}

/** The JSON of an answer, or what kept it from being made. */
export type ListDelivery = { readonly body: Uint8Array } | { readonly error: unknown }

const { data, givenUp } = workerData as { readonly data: string; readonly givenUp: Int32Array }
const db = openReader(data)
let now = 0
db.function(STILL_WANTED, () => {
  if (Atomics.load(givenUp, 0) === now) throw new Error('The list is not wanted any more.')
  return 1
})
db.exec('PRAGMA query_only = ON')

parentPort?.on('message', ({ request, collection, vocabulary, turn }: ListOrder) => {
  now = turn
  try {
    // Both statements of a list see the same moment.
    db.exec('BEGIN')
    const wording = { collection, vocabulary }
    const page = new Lists(db, collection, false).find(request, jsonColumns(wording, request.plan.select))
    db.exec('COMMIT')
    const body = new TextEncoder().encode(listBody(wording, page))
    const delivery: ListDelivery = { body }
    parentPort?.postMessage(delivery, [body.buffer])
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    const delivery: ListDelivery = { error }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(delivery)
  }
})
