import { randomBytes } from 'node:crypto'
import type { Language } from '../language.ts'

/** State that a resumed session continues with. */
export interface ResumableSession {
  readonly turns: number
  readonly language: Language
  /** Whether the connection that received the handle is still open. */
  readonly isOpen: () => boolean
}

const TWO_HOURS = 2 * 3600 * 1000

/** Stores the state of sessions by resumption handle. */
export class ResumptionHandles {
  readonly #sessions = new Map<string, { session: ResumableSession; until: number }>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  store(session: ResumableSession): string {
    const now = this.#now()
    for (const [handle, { until }] of this.#sessions) if (until < now) this.#sessions.delete(handle)
    const handle = randomBytes(24).toString('base64url')
    this.#sessions.set(handle, { session, until: now + TWO_HOURS })
    return handle
  }

  find(handle: string): ResumableSession | null {
    const stored = this.#sessions.get(handle)
    return stored === undefined || stored.until < this.#now() ? null : stored.session
  }
}
