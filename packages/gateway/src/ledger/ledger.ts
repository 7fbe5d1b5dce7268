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
  /** Current time in milliseconds since 1970. */
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
  /** Raises the charge of an active call in every scope, or in none. Denied when a budget is too small. */
  raise(raise: Raise): Promise<Admission>
  /** Refunds the difference to the actual cost; later calls for the same id do nothing. */
  settle(id: string, cost: number): Promise<void>
  /** Returns the charges of a day, such as `2026-11-22`, in microdollars. */
  getSpent(day: string, subject: string): Promise<number>
  storeTicket(ticket: Ticket): Promise<void>
  /** Finds a ticket that has not expired. */
  findTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null>
  /** Finds a ticket and removes it, so that it works only once. */
  takeTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null>
}
