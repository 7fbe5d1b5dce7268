import { failureKind, type FailureKind } from '@saha/machines/port'
import { withLock } from '../../adapters/locks.ts'
import { createStoredString } from '../../adapters/storage/stored-string.ts'
import { addEntry, parseEntries, replaces, serializeEntries, type OutboxEntry } from './outbox-entries.ts'

const key = 'saha.outbox'

/** Queued mutations, and the results of those sent since the page loaded. */
export interface OutboxView {
  readonly queued: readonly OutboxEntry[]
  readonly sent: readonly OutboxEntry[]
  /** The backend rejected these permanently. */
  readonly rejected: readonly OutboxEntry[]
}

/** Stores a mutation; rejects with a `PortError`. */
export type Send = (entry: OutboxEntry, signal: AbortSignal) => Promise<void>

/** Failures that a retry would repeat. */
export const permanentFailures: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'permission',
  'not-found',
  'conflict',
  'validation',
  'too-large',
])

/** Queue of mutations made offline. Stored in this browser, per account, and sent by one tab at a time. */
export class Outbox {
  #raw: string | null = null
  #view: OutboxView = { queued: [], sent: [], rejected: [] }
  readonly #stored = createStoredString(key)
  readonly subscribe = this.#stored.subscribe

  readonly getSnapshot = (): OutboxView => {
    const raw = this.#stored.get()
    if (raw !== this.#raw) {
      this.#raw = raw
      this.#view = { ...this.#view, queued: parseEntries(raw) }
    }
    return this.#view
  }

  /** Returns one user's queued entries. */
  listFor(userId: string): readonly OutboxEntry[] {
    return this.getSnapshot().queued.filter((entry) => entry.userId === userId)
  }

  /** Adds an entry. @returns false if the outbox is full */
  enqueue(added: OutboxEntry): Promise<boolean> {
    return withLock(`${key} writing`, {}, async () => {
      const entries = addEntry(parseEntries(this.#stored.get()), added)
      if (entries) this.#write(entries)
      return entries !== null
    })
  }

  /**
   * Sends one user's entries in order and stops at the first temporary failure.
   * @param isSignedIn whether the user is still signed in
   */
  send(userId: string, send: Send, isSignedIn: () => boolean = () => true): Promise<void> {
    return withLock(`${key} sending`, {}, async () => {
      for (;;) {
        const [next] = this.listFor(userId)
        if (!next || !isSignedIn()) return
        try {
          await send(next, AbortSignal.timeout(60_000))
        } catch (error) {
          if (!permanentFailures.has(failureKind(error))) return
          await this.#settle(next, 'rejected')
          continue
        }
        await this.#settle(next, 'sent')
      }
    })
  }

  /** Clears the results once they were shown. */
  readonly acknowledge = (): void => {
    this.#view = { ...this.getSnapshot(), sent: [], rejected: [] }
    this.#stored.notify()
  }

  /** Removes a settled entry. Its result is not shown if a newer entry replaced it while it was being sent. */
  #settle(settled: OutboxEntry, result: 'sent' | 'rejected'): Promise<void> {
    return withLock(`${key} writing`, {}, async () => {
      const entries = parseEntries(this.#stored.get())
      const isReplaced = entries.some((other) => other.id !== settled.id && replaces(other, settled))
      if (!isReplaced) this.#view = { ...this.#view, [result]: [...this.#view[result], settled] }
      this.#write(entries.filter(({ id }) => id !== settled.id))
    })
  }

  #write(entries: readonly OutboxEntry[]): void {
    this.#stored.set(entries.length > 0 ? serializeEntries(entries) : null)
  }
}

/** The outbox of this browser. */
export const outbox = new Outbox()
