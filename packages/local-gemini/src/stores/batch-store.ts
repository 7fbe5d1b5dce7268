import { newId } from './file-store.ts'

/** Batch of a key. */
export interface Batch {
  readonly id: string
  readonly key: string
  readonly model: string
  readonly displayName: string
  readonly created: number
  readonly count: number
  /** Makes the output; each request that fails has an error in it. */
  readonly run: () => Promise<BatchOutput>
  state: 'PENDING' | 'RUNNING' | 'SUCCEEDED' | 'CANCELLED'
  updated: number
  output: BatchOutput | null
}

/** Output of a finished batch. */
export interface BatchOutput {
  readonly output: object
  readonly failed: number
}

const MAX_BATCHES = 200

/** Stores batches in memory. Each is pending at first, running at the first poll, and done at the second. */
export class BatchStore {
  readonly #batches = new Map<string, Batch>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  add(batch: Pick<Batch, 'key' | 'model' | 'displayName' | 'count' | 'run'>): Batch {
    const created = this.#now()
    const stored: Batch = {
      ...batch,
      id: newId(28),
      created,
      updated: created,
      state: 'PENDING',
      output: null,
    }
    this.#batches.set(stored.id, stored)
    const [oldest] = this.#batches.keys()
    if (this.#batches.size > MAX_BATCHES && oldest !== undefined) this.#batches.delete(oldest)
    return stored
  }

  find(id: string, key: string): Batch | null {
    const batch = this.#batches.get(id)
    return batch?.key === key ? batch : null
  }

  /** Advances a batch by one state. */
  async poll(batch: Batch): Promise<void> {
    if (batch.state === 'PENDING') batch.state = 'RUNNING'
    else if (batch.state === 'RUNNING') {
      batch.output = await batch.run()
      batch.state = 'SUCCEEDED'
    } else return
    batch.updated = this.#now()
  }

  list(key: string): Batch[] {
    return [...this.#batches.values()].filter((batch) => batch.key === key).reverse()
  }

  remove(id: string): void {
    this.#batches.delete(id)
  }
}
