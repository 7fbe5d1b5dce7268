import { ApiError } from '../api-error.ts'
import type { Admission, Charge, Ledger, Raise, Spending, Ticket } from './ledger.ts'
import { withTimeout } from './with-timeout.ts'

/** Upper bound of one request to the ledger, above the timeouts of its databases. */
const TIMEOUT = 8000
/** Delays before the retries of a settlement: about ten minutes together. */
const RETRY_DELAYS = [1, 2, 4, 8, 15, 30, ...Array.from({ length: 9 }, () => 60)].map(
  (seconds) => seconds * 1000,
)
/** Settlements that are retried at once; above, calls keep their maximum charge. */
const MAX_RETRIES_AT_ONCE = 10_000
const DRAIN_TIMEOUT = 2000

/**
 * Protects the gateway from a ledger that fails or is slow: rejects calls with one documented error and retries
 * settlements. Both can only leave the count too high.
 */
export class GuardedLedger implements Ledger {
  readonly #ledger: Ledger
  readonly #onError: (error: unknown) => void
  /** Calls of this process that are not settled. */
  readonly #active = new Set<string>()
  readonly #retries = new Map<string, ReturnType<typeof setTimeout>>()
  #drained: PromiseWithResolvers<void> | null = null
  #isClosed = false

  /** @param onError receives the errors of the database */
  constructor(ledger: Ledger, onError: (error: unknown) => void) {
    this.#ledger = ledger
    this.#onError = onError
  }

  secret(): Promise<string> {
    return this.#ask(() => this.#ledger.secret())
  }

  async admit(charge: Charge): Promise<Admission> {
    if (this.#drained !== null) return { passes: false, limit: 'busy', retryAfter: 5 }
    try {
      const admission = await this.#ask(() => this.#ledger.admit(charge))
      if (admission.passes && charge.holdMs > 0) this.#active.add(charge.id)
      return admission
    } catch (error) {
      // The database may have admitted the call although its response was lost.
      if (charge.holdMs > 0 || charge.maxCost > 0) this.#retryLater(charge.id, 0, 3)
      throw error
    }
  }

  raise(raise: Raise): Promise<Admission> {
    return this.#ask(() => this.#ledger.raise(raise))
  }

  /** Never rejects: a settlement that fails is retried later. */
  async settle(id: string, cost: number): Promise<void> {
    await this.#trySettle(id, cost, 0)
  }

  getSpent(day: string, subject: string): Promise<number> {
    return this.#ask(() => this.#ledger.getSpent(day, subject))
  }

  report(fromDay: string, at: number): Promise<readonly Spending[]> {
    return this.#ask(() => this.#ledger.report(fromDay, at))
  }

  storeTicket(ticket: Ticket, at: number): Promise<void> {
    return this.#ask(() => this.#ledger.storeTicket(ticket, at))
  }

  findTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null> {
    return this.#ask(() => this.#ledger.findTicket(kind, id, at))
  }

  takeTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null> {
    return this.#ask(() => this.#ledger.takeTicket(kind, id, at))
  }

  /** Admits no more calls, and resolves when all active ones are settled, or after a timeout in milliseconds. */
  async drain(timeout = DRAIN_TIMEOUT): Promise<void> {
    this.#drained ??= Promise.withResolvers()
    if (this.#active.size > 0) {
      const timer = setTimeout(this.#drained.resolve, timeout)
      await this.#drained.promise
      clearTimeout(timer)
    }
    this.#isClosed = true
    for (const timer of this.#retries.values()) clearTimeout(timer)
    this.#retries.clear()
  }

  async #trySettle(id: string, cost: number, attempt: number): Promise<void> {
    // Its database is closed, so the call keeps its maximum charge.
    if (this.#isClosed) return
    try {
      await withTimeout(this.#ledger.settle(id, cost), TIMEOUT)
    } catch (error) {
      if (attempt === 0) this.#onError(error)
      this.#retryLater(id, cost, attempt)
      return
    }
    this.#forget(id)
  }

  #retryLater(id: string, cost: number, attempt: number): void {
    const delay = RETRY_DELAYS[attempt]
    if (delay === undefined || this.#isClosed || this.#retries.size >= MAX_RETRIES_AT_ONCE) {
      this.#onError(new Error('A call could not be settled and keeps its maximum charge'))
      this.#forget(id)
      return
    }
    const timer = setTimeout(() => {
      this.#retries.delete(id)
      void this.#trySettle(id, cost, attempt + 1)
    }, delay)
    // Node exits although a retry waits.
    if (typeof timer === 'object') timer.unref()
    this.#retries.set(id, timer)
  }

  #forget(id: string): void {
    this.#active.delete(id)
    if (this.#active.size === 0) this.#drained?.resolve()
  }

  async #ask<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await withTimeout(request(), TIMEOUT)
    } catch (cause) {
      throw new ApiError(
        503,
        'The budget cannot be checked right now. Please try again in a moment.',
        { reason: 'LEDGER_UNAVAILABLE', retryAfter: 5 },
        { cause },
      )
    }
  }
}
