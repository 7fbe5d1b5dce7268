import { newId } from './file-store.ts'
import type { VideoJob } from './video-job.ts'

/** An operation that takes its time. */
export interface Operation {
  readonly key: string
  readonly model: string
  readonly job: VideoJob
}

/** More than a visitor makes in a day; the oldest are forgotten. */
const MAX_OPERATIONS = 200

/** Operations by their id. */
export class OperationStore {
  readonly #operations = new Map<string, Operation>()

  add(operation: Operation): string {
    const id = newId()
    this.#operations.set(id, operation)
    const [oldest] = this.#operations.keys()
    if (this.#operations.size > MAX_OPERATIONS && oldest !== undefined) this.#operations.delete(oldest)
    return id
  }

  /** The operation with that id, if it is the caller's and that model's. */
  find(id: string, model: string, key: string): Operation | null {
    const operation = this.#operations.get(id)
    return operation?.model === model && operation.key === key ? operation : null
  }
}
