import type { Admission, Charge, Ledger, Raise, Scope, Ticket } from './ledger.ts'

/** Value in SQLite. */
export type SqlValue = string | number | null

/** SQLite database of any runtime. */
export interface SqlStore {
  run(sql: string, ...values: SqlValue[]): Record<string, SqlValue>[]
  /** Runs the work in a transaction. */
  transaction<Result>(work: () => Result): Result
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const TABLES = [
  'CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS spent (day TEXT, who TEXT, amount INTEGER NOT NULL, PRIMARY KEY (day, who))',
  'CREATE TABLE IF NOT EXISTS counts (minute INTEGER, who TEXT, count INTEGER NOT NULL, PRIMARY KEY (minute, who))',
  'CREATE TABLE IF NOT EXISTS calls (id TEXT, who TEXT, day TEXT NOT NULL, charged INTEGER NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (id, who))',
  'CREATE INDEX IF NOT EXISTS calls_who ON calls (who, until)',
  'CREATE TABLE IF NOT EXISTS tickets (kind TEXT, id TEXT, owner TEXT NOT NULL, value TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (kind, id))',
]

/** Formats a day for the ledger. */
export function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/**
 * Ledger in SQLite. A call is charged its maximum cost before it is sent, so a crash can only leave the count too
 * high, never too low.
 */
export class SqlLedger implements Ledger {
  readonly #store: SqlStore
  #sweptAt = 0

  constructor(store: SqlStore) {
    this.#store = store
    for (const table of TABLES) store.run(table)
  }

  async secret(): Promise<string> {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    this.#store.run("INSERT INTO meta VALUES ('secret', ?) ON CONFLICT DO NOTHING", fresh)
    return String(this.#store.run("SELECT value FROM meta WHERE key = 'secret'")[0]?.['value'])
  }

  async admit(charge: Charge): Promise<Admission> {
    return this.#store.transaction(() => {
      this.#sweep(charge.at)
      for (const scope of charge.scopes) {
        const denial = this.#findDenial(scope, charge)
        if (denial !== null) return denial
      }
      const id = crypto.randomUUID()
      for (const { subject } of charge.scopes) this.#charge(id, subject, charge)
      return { passes: true, id } as const
    })
  }

  async raise({ id, at, maxCost, holdMs, scopes }: Raise): Promise<Admission> {
    return this.#store.transaction(() => {
      const rows = this.#store.run('SELECT who, day, charged FROM calls WHERE id = ?', id)
      for (const { who, day, charged } of rows) {
        const scope = scopes.find((entry) => entry.subject === who)
        if (
          scope === undefined ||
          this.#spent(String(day), scope.subject) + maxCost - Number(charged) > scope.perDay
        )
          return overBudget(at)
      }
      // A call that is settled, or was swept after a day, has no charge to raise.
      if (rows.length === 0) return overBudget(at)
      for (const { who = null, day = null, charged } of rows) {
        const more = Math.ceil(maxCost) - Number(charged)
        this.#store.run('UPDATE spent SET amount = amount + ? WHERE day = ? AND who = ?', more, day, who)
      }
      const sql = 'UPDATE calls SET charged = ?, until = ? WHERE id = ?'
      this.#store.run(sql, Math.ceil(maxCost), at + holdMs, id)
      return { passes: true, id } as const
    })
  }

  async settle(id: string, cost: number): Promise<void> {
    this.#store.transaction(() => {
      for (const { who, day, charged } of this.#store.run('DELETE FROM calls WHERE id = ? RETURNING *', id))
        this.#store.run(
          'UPDATE spent SET amount = amount + ? WHERE day = ? AND who = ?',
          Math.ceil(cost) - Number(charged),
          day ?? null,
          who ?? null,
        )
    })
  }

  async getSpent(day: string, subject: string): Promise<number> {
    return this.#spent(day, subject)
  }

  async storeTicket({ kind, id, owner, value, until }: Ticket): Promise<void> {
    const sql = 'INSERT INTO tickets VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'
    this.#store.run(sql, kind, id, owner, value, until)
  }

  async findTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null> {
    const sql = 'SELECT * FROM tickets WHERE kind = ? AND id = ? AND until > ?'
    return (this.#store.run(sql, kind, id, at)[0] as Ticket | undefined) ?? null
  }

  async takeTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null> {
    const sql = 'DELETE FROM tickets WHERE kind = ? AND id = ? AND until > ? RETURNING *'
    return (this.#store.run(sql, kind, id, at)[0] as Ticket | undefined) ?? null
  }

  #findDenial(scope: Scope, { at, maxCost, holdMs }: Charge): Admission | null {
    const { subject } = scope
    if (this.#count(at, subject) >= scope.perMinute)
      return { passes: false, limit: 'rate', retryAfter: secondsUntil(at, MINUTE) }
    if (holdMs > 0 && this.countActive(at, subject) >= scope.atOnce)
      return { passes: false, limit: 'busy', retryAfter: 5 }
    if (maxCost > 0 && this.#spent(toDay(at), subject) + maxCost > scope.perDay) return overBudget(at)
    return null
  }

  #spent(day: string, subject: string): number {
    const [row] = this.#store.run('SELECT amount FROM spent WHERE day = ? AND who = ?', day, subject)
    return Number(row?.['amount'] ?? 0)
  }

  #count(at: number, subject: string): number {
    const sql = 'SELECT count FROM counts WHERE minute = ? AND who = ?'
    return Number(this.#store.run(sql, Math.floor(at / MINUTE), subject)[0]?.['count'] ?? 0)
  }

  /** Counts the active calls of a subject. */
  countActive(at: number, subject: string): number {
    const sql = 'SELECT count(*) AS n FROM calls WHERE who = ? AND until > ?'
    return Number(this.#store.run(sql, subject, at)[0]?.['n'] ?? 0)
  }

  #charge(id: string, subject: string, { at, maxCost, holdMs }: Charge): void {
    this.#store.run(
      'INSERT INTO counts VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
      Math.floor(at / MINUTE),
      subject,
    )
    if (holdMs === 0 && maxCost === 0) return
    const charged = Math.ceil(maxCost)
    this.#store.run('INSERT INTO calls VALUES (?, ?, ?, ?, ?)', id, subject, toDay(at), charged, at + holdMs)
    this.#store.run(
      'INSERT INTO spent VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET amount = amount + excluded.amount',
      toDay(at),
      subject,
      charged,
    )
  }

  /** Once a minute, deletes rows that no limit needs. */
  #sweep(at: number): void {
    if (at - this.#sweptAt < MINUTE) return
    this.#sweptAt = at
    this.#store.run('DELETE FROM counts WHERE minute < ?', Math.floor(at / MINUTE))
    this.#store.run('DELETE FROM calls WHERE until < ?', at - DAY)
    this.#store.run('DELETE FROM tickets WHERE until <= ?', at)
    this.#store.run('DELETE FROM spent WHERE day < ?', toDay(at - 40 * DAY))
  }
}

function overBudget(at: number): Admission {
  return { passes: false, limit: 'budget', retryAfter: secondsUntil(at, DAY) }
}

function secondsUntil(at: number, period: number): number {
  return Math.ceil((period - (at % period)) / 1000)
}
