import { randomBytes } from 'node:crypto'
import type { Language } from '../writing/language.ts'

/** What a session that is taken up again goes on with. */
export interface Memory {
  readonly turns: number
  readonly language: Language
  /** Whether the connection that the handle was given to is still open. */
  readonly isOpen: () => boolean
}

const TWO_HOURS = 2 * 3600 * 1000

/** What sessions remember, by the handles that take them up again. */
export class Handles {
  readonly #memories = new Map<string, { memory: Memory; until: number }>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  keep(memory: Memory): string {
    const now = this.#now()
    for (const [handle, { until }] of this.#memories) if (until < now) this.#memories.delete(handle)
    const handle = randomBytes(24).toString('base64url')
    this.#memories.set(handle, { memory, until: now + TWO_HOURS })
    return handle
  }

  find(handle: string): Memory | null {
    const kept = this.#memories.get(handle)
    return kept === undefined || kept.until < this.#now() ? null : kept.memory
  }
}
