import { failureKind, type FailureKind } from '@saha/machines/port'
import { withLock } from '../../adapters/locks.ts'
import { lasting } from '../../adapters/storage/preferences.ts'
import { readWaiting, replaces, withOneMore, type Waiting } from './outbox-entries.ts'

const key = 'saha.outbox'

/** What waits in this browser, and what has become of what waited in this visit. */
export interface OutboxView {
  readonly waiting: readonly Waiting[]
  readonly went: readonly Waiting[]
  /** The backend has refused these for good. */
  readonly refused: readonly Waiting[]
}

/** Stores a wish; rejects with a `PortError`. */
export type Send = (waiting: Waiting, signal: AbortSignal) => Promise<void>

/** The backend has understood, and will say the same again. */
const final: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'permission',
  'not-found',
  'conflict',
  'validation',
  'too-large',
])

/**
 * What was wished for without a connection. It stays in this browser until it went out, belongs to the account that
 * wished for it, and is sent by one tab at a time.
 */
export class Outbox {
  #raw: string | null = null
  #view: OutboxView = { waiting: [], went: [], refused: [] }
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) window.addEventListener('storage', this.#show)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#show)
    }
  }

  readonly getSnapshot = (): OutboxView => {
    const raw = lasting.get(key)
    if (raw !== this.#raw) {
      this.#raw = raw
      this.#view = { ...this.#view, waiting: readWaiting(raw) }
    }
    return this.#view
  }

  /** What waits for one person. */
  of(userId: string): readonly Waiting[] {
    return this.getSnapshot().waiting.filter((waiting) => waiting.userId === userId)
  }

  /** Keeps a wish. @returns whether there was room for it */
  put(added: Waiting): Promise<boolean> {
    return withLock(`${key} writing`, {}, async () => {
      const list = withOneMore(readWaiting(lasting.get(key)), added)
      if (list) this.#write(list)
      return list !== null
    })
  }

  /**
   * Sends what waits for one person, in order, and stops where sending does not help now: then it goes on waiting.
   * @param isHere whether they still are
   */
  send(userId: string, send: Send, isHere: () => boolean = () => true): Promise<void> {
    return withLock(`${key} sending`, {}, async () => {
      for (;;) {
        const [next] = this.of(userId)
        if (!next || !isHere()) return
        try {
          await send(next, AbortSignal.timeout(60_000))
        } catch (error) {
          if (!final.has(failureKind(error))) return
          await this.#settle(next, 'refused')
          continue
        }
        await this.#settle(next, 'went')
      }
    })
  }

  /** What has gone or was refused has been said. */
  readonly acknowledge = (): void => {
    this.#view = { ...this.getSnapshot(), went: [], refused: [] }
    this.#show()
  }

  /** Takes out what was sent, unless another wish has taken its place meanwhile. */
  #settle(sent: Waiting, how: 'went' | 'refused'): Promise<void> {
    return withLock(`${key} writing`, {}, async () => {
      const list = readWaiting(lasting.get(key))
      const replaced = list.some((other) => other.id !== sent.id && replaces(other, sent))
      if (!replaced) this.#view = { ...this.#view, [how]: [...this.#view[how], sent] }
      this.#write(list.filter(({ id }) => id !== sent.id))
    })
  }

  #write(list: readonly Waiting[]): void {
    if (list.length > 0) lasting.set(key, JSON.stringify(list))
    else lasting.remove(key)
    this.#show()
  }

  readonly #show = (): void => {
    this.getSnapshot()
    for (const listener of this.#listeners) listener()
  }
}

/** This browser's. */
export const outbox = new Outbox()
