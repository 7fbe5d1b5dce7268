/** Who or what a limit counts for, and the limit itself. */
export interface Scope {
  readonly subject: string
  /** Millionths of a dollar in one day (UTC). */
  readonly perDay: number
  readonly perMinute: number
  /** Calls under way at once. */
  readonly atOnce: number
}

/** A call that asks to be let through. */
export interface Charge {
  /** Now, in milliseconds since 1970. */
  readonly at: number
  /** The most it can cost, in millionths of a dollar; 0 for what Google does not bill. */
  readonly maxCost: number
  /** For how long it counts as under way when nobody settles it, in milliseconds; 0 for not at all. */
  readonly holdMs: number
  readonly scopes: readonly Scope[]
}

/** Whether a call may pass. */
export type Admission =
  | { readonly passes: true; readonly id: string }
  | { readonly passes: false; readonly limit: 'rate' | 'busy' | 'budget'; readonly retryAfter: number }

/** A call under way that turns out to cost more than was charged when it was admitted. */
export interface Raise {
  readonly id: string
  /** Now, in milliseconds since 1970. */
  readonly at: number
  /** The most it can cost from now on, in millionths of a dollar; replaces what was charged. */
  readonly maxCost: number
  /** For how much longer it counts as under way, in milliseconds. */
  readonly holdMs: number
  readonly scopes: readonly Scope[]
}

/** Something that was given out and may be brought back: an upload, a file, an operation, a ticket to talk. */
export interface Ticket {
  readonly kind: 'upload' | 'file' | 'operation' | 'interaction' | 'live'
  readonly id: string
  readonly owner: string
  readonly value: string
  /** When it is worth nothing any more, in milliseconds since 1970. */
  readonly until: number
}

/**
 * What the gateway must not forget. Every method is one indivisible step, so that calls which come at the same
 * moment cannot both take the last of a budget.
 */
export interface Ledger {
  /** A random text that is made once and kept. */
  secret(): Promise<string>
  /** Charges the worst case to every scope, or nothing to any. */
  admit(charge: Charge): Promise<Admission>
  /** Charges a call under way more, to every scope or to none; refused when a budget does not bear it. */
  raise(raise: Raise): Promise<Admission>
  /** Gives back what was charged too much; the second time for one call it does nothing. */
  settle(id: string, cost: number): Promise<void>
  /** What has been charged on a day, as `2026-11-22`, in millionths of a dollar. */
  getSpent(day: string, subject: string): Promise<number>
  storeTicket(ticket: Ticket): Promise<void>
  /** Looks a ticket up; one that is out of date is not found. */
  findTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null>
  /** Looks a ticket up and removes it, so that it is found once only. */
  takeTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null>
}
