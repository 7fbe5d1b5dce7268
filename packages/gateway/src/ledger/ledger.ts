/** Subject of a limit, and its limits. */
export interface Scope {
  readonly subject: string
  /** Microdollars a day (UTC). */
  readonly perDay: number
  readonly perMinute: number
  /** Maximum active calls. */
  readonly atOnce: number
}

/** Charge of a call that asks for admission. */
export interface Charge {
  /** Unique id of the call, chosen by the caller: it can settle the call even if the response is lost. */
  readonly id: string
  /** Current time in milliseconds since 1970. A ledger that instances share uses the clock of its database. */
  readonly at: number
  /** Maximum cost in microdollars; 0 for calls that Google does not bill. */
  readonly maxCost: number
  /** Time in milliseconds after which an unsettled call no longer counts as active; 0 for calls that never do. */
  readonly holdMs: number
  readonly scopes: readonly Scope[]
}

/** Result of an admission. */
export type Admission =
  | { readonly passes: true; readonly id: string }
  | { readonly passes: false; readonly limit: 'rate' | 'busy' | 'budget'; readonly retryAfter: number }

/** Higher charge for an active call. */
export interface Raise {
  readonly id: string
  /** Current time in milliseconds since 1970. */
  readonly at: number
  /** New maximum cost in microdollars; replaces the previous charge. */
  readonly maxCost: number
  /** Time in milliseconds for which the call still counts as active. */
  readonly holdMs: number
  readonly scopes: readonly Scope[]
}

/** Charges of a day for one subject of the operator's report. */
export interface Spending {
  /** Such as `2026-11-22`, in UTC. */
  readonly day: string
  /** `all`, or a subject that starts with `use:`. */
  readonly subject: string
  /** Microdollars, with the reserved ones. */
  readonly charged: number
  /** Microdollars of active calls, whose actual cost is not known. */
  readonly reserved: number
}

/** Prefix of the subjects that, beside the total, are part of the operator's report. */
export const REPORTED_PREFIX = 'use:'
/** Subject of the total. */
export const TOTAL_SUBJECT = 'all'

/** Reference that a client can use later: an upload, a file, an operation, an interaction or a live session. */
export interface Ticket {
  readonly kind: 'upload' | 'file' | 'operation' | 'interaction' | 'live'
  readonly id: string
  readonly owner: string
  readonly value: string
  /** Expiry in milliseconds since 1970. */
  readonly until: number
}

/**
 * Persistent state of the gateway. Every method is a transaction, so that concurrent calls cannot both take the last
 * of a budget.
 */
export interface Ledger {
  /** Returns a random secret that is created once. */
  secret(): Promise<string>
  /** Charges the maximum cost to every scope, or to none. */
  admit(charge: Charge): Promise<Admission>
  /**
   * Raises the charge of an active call in every scope, or in none. Scopes that were not part of the admission are
   * charged too. Denied when a budget is too small.
   */
  raise(raise: Raise): Promise<Admission>
  /** Refunds the difference to the actual cost; later calls for the same id do nothing. */
  settle(id: string, cost: number): Promise<void>
  /** Returns the charges of a day, such as `2026-11-22`, in microdollars. */
  getSpent(day: string, subject: string): Promise<number>
  /** Returns the charges of every subject of the report, from a day until now. */
  report(fromDay: string, at: number): Promise<readonly Spending[]>
  /** @param at current time in milliseconds since 1970 */
  storeTicket(ticket: Ticket, at: number): Promise<void>
  /** Finds a ticket that has not expired. */
  findTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null>
  /** Finds a ticket and removes it, so that it works only once. */
  takeTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null>
}
