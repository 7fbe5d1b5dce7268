import {
  type Admission,
  type Charge,
  type Ledger,
  type Raise,
  REPORTED_PREFIX,
  type Scope,
  type Spending,
  type Ticket,
  TOTAL_SUBJECT,
} from './ledger.ts'
import { randomSecret } from './random-secret.ts'

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

/** Condition for the subjects of the report; no letter sorts between the colon and the semicolon. */
const REPORTED = `(who = '${TOTAL_SUBJECT}' OR (who >= '${REPORTED_PREFIX}' AND who < '${REPORTED_PREFIX.replace(':', ';')}'))`

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
    this.#store.run("INSERT INTO meta VALUES ('secret', ?) ON CONFLICT DO NOTHING", randomSecret())
    return String(this.#store.run("SELECT value FROM meta WHERE key = 'secret'")[0]?.['value'])
  }

  async admit(charge: Charge): Promise<Admission> {
    return this.#store.transaction(() => {
      this.#sweep(charge.at)
      for (const scope of charge.scopes) {
        const denial = this.#findDenial(scope, charge)
        if (denial !== null) return denial
      }
      for (const { subject } of charge.scopes) this.#charge(subject, charge)
      return { passes: true, id: charge.id } as const
    })
  }

  async raise({ id, at, maxCost, holdMs, scopes }: Raise): Promise<Admission> {
    return this.#store.transaction(() => {
      const rows = this.#store.run('SELECT who, day, charged FROM calls WHERE id = ?', id)
      const day = rows[0]?.['day']
      const hasForeignRow = rows.some(({ who }) => !scopes.some(({ subject }) => subject === who))
      // A call that is settled, or was swept after a day, has no charge to raise.
      if (typeof day !== 'string' || hasForeignRow) return overBudget(at)
      const cost = Math.ceil(maxCost)
      const raises = scopes.map(({ subject, perDay }) => {
        const charged = Number(rows.find(({ who }) => who === subject)?.['charged'] ?? 0)
        return { subject, perDay, more: cost - charged }
      })
      if (raises.some(({ subject, perDay, more }) => this.#spent(day, subject) + more > perDay))
        return overBudget(at)
      for (const { subject, more } of raises) this.#addSpent(day, subject, more)
      const sql =
        'INSERT INTO calls VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET charged = excluded.charged, until = excluded.until'
      for (const { subject } of raises) this.#store.run(sql, id, subject, day, cost, at + holdMs)
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

  async report(fromDay: string, at: number): Promise<readonly Spending[]> {
    const reserved = `SELECT day, who, sum(charged) AS amount FROM calls WHERE until > ? AND ${REPORTED} GROUP BY day, who`
    const sql = `SELECT spent.day, spent.who, spent.amount, coalesce(held.amount, 0) AS reserved FROM spent
      LEFT JOIN (${reserved}) AS held ON held.day = spent.day AND held.who = spent.who
      WHERE spent.day >= ? AND ${REPORTED.replaceAll('who', 'spent.who')} ORDER BY spent.day, spent.who`
    return this.#store.run(sql, at, fromDay).map((row) => ({
      day: String(row['day']),
      subject: String(row['who']),
      charged: Number(row['amount']),
      reserved: Number(row['reserved']),
    }))
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

  #charge(subject: string, { id, at, maxCost, holdMs }: Charge): void {
    this.#store.run(
      'INSERT INTO counts VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
      Math.floor(at / MINUTE),
      subject,
    )
    if (holdMs === 0 && maxCost === 0) return
    const charged = Math.ceil(maxCost)
    this.#store.run('INSERT INTO calls VALUES (?, ?, ?, ?, ?)', id, subject, toDay(at), charged, at + holdMs)
    this.#addSpent(toDay(at), subject, charged)
  }

  #addSpent(day: string, subject: string, amount: number): void {
    const sql =
      'INSERT INTO spent VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET amount = amount + excluded.amount'
    this.#store.run(sql, day, subject, amount)
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
