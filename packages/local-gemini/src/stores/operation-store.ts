import { newId } from './file-store.ts'
import type { VideoJob } from './video-job.ts'

/** Long-running operation. */
export interface Operation {
  readonly key: string
  readonly model: string
  readonly job: VideoJob
}

/** More than one user makes in a day; the oldest are evicted. */
const MAX_OPERATIONS = 200

/** Stores operations by id. */
export class OperationStore {
  readonly #operations = new Map<string, Operation>()

  add(operation: Operation): string {
    const id = newId()
    this.#operations.set(id, operation)
    const [oldest] = this.#operations.keys()
    if (this.#operations.size > MAX_OPERATIONS && oldest !== undefined) this.#operations.delete(oldest)
    return id
  }

  /** Returns the operation with that id, if it belongs to the key and the model. */
  find(id: string, model: string, key: string): Operation | null {
    const operation = this.#operations.get(id)
    return operation?.model === model && operation.key === key ? operation : null
  }
}
