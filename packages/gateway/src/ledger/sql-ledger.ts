import type { Admission, Charge, Ledger, Raise, Scope, Ticket } from './ledger.ts'

/** A value that SQLite keeps. */
export type SqlValue = string | number | null

/** An SQLite database, whoever runs it. */
export interface SqlStore {
  run(sql: string, ...values: SqlValue[]): Record<string, SqlValue>[]
  /** Does all of the work or nothing of it. */
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

/** A day as the ledger names it. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/**
 * The ledger in SQLite. A call is charged its worst case before it is made; what happens to the process
 * afterwards can therefore only make the count too high, never too low.
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
        const refusal = this.#refusal(scope, charge)
        if (refusal !== null) return refusal
      }
      const id = crypto.randomUUID()
      for (const { who } of charge.scopes) this.#charge(id, who, charge)
      return { passes: true, id } as const
    })
  }

  async raise({ id, at, worst, hold, scopes }: Raise): Promise<Admission> {
    return this.#store.transaction(() => {
      const rows = this.#store.run('SELECT who, day, charged FROM calls WHERE id = ?', id)
      for (const { who, day, charged } of rows) {
        const scope = scopes.find((entry) => entry.who === who)
        if (
          scope === undefined ||
          this.#spent(String(day), scope.who) + worst - Number(charged) > scope.perDay
        )
          return overBudget(at)
      }
      // A call that was settled, or forgotten after a day, has nothing left to raise.
      if (rows.length === 0) return overBudget(at)
      for (const { who = null, day = null, charged } of rows) {
        const more = Math.ceil(worst) - Number(charged)
        this.#store.run('UPDATE spent SET amount = amount + ? WHERE day = ? AND who = ?', more, day, who)
      }
      const sql = 'UPDATE calls SET charged = ?, until = ? WHERE id = ?'
      this.#store.run(sql, Math.ceil(worst), at + hold, id)
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

  async spent(day: string, who: string): Promise<number> {
    return this.#spent(day, who)
  }

  async keep({ kind, id, owner, value, until }: Ticket): Promise<void> {
    const sql = 'INSERT INTO tickets VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'
    this.#store.run(sql, kind, id, owner, value, until)
  }

  async find(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null> {
    const sql = 'SELECT * FROM tickets WHERE kind = ? AND id = ? AND until > ?'
    return (this.#store.run(sql, kind, id, at)[0] as Ticket | undefined) ?? null
  }

  async take(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null> {
    const sql = 'DELETE FROM tickets WHERE kind = ? AND id = ? AND until > ? RETURNING *'
    return (this.#store.run(sql, kind, id, at)[0] as Ticket | undefined) ?? null
  }

  #refusal(scope: Scope, { at, worst, hold }: Charge): Admission | null {
    const { who } = scope
    if (this.#count(at, who) >= scope.perMinute)
      return { passes: false, limit: 'rate', retryAfter: secondsUntil(at, MINUTE) }
    if (hold > 0 && this.underWay(at, who) >= scope.atOnce)
      return { passes: false, limit: 'busy', retryAfter: 5 }
    if (worst > 0 && this.#spent(dayOf(at), who) + worst > scope.perDay) return overBudget(at)
    return null
  }

  #spent(day: string, who: string): number {
    const [row] = this.#store.run('SELECT amount FROM spent WHERE day = ? AND who = ?', day, who)
    return Number(row?.['amount'] ?? 0)
  }

  #count(at: number, who: string): number {
    const sql = 'SELECT count FROM counts WHERE minute = ? AND who = ?'
    return Number(this.#store.run(sql, Math.floor(at / MINUTE), who)[0]?.['count'] ?? 0)
  }

  /** How many calls are under way that count for a scope. */
  underWay(at: number, who: string): number {
    const sql = 'SELECT count(*) AS n FROM calls WHERE who = ? AND until > ?'
    return Number(this.#store.run(sql, who, at)[0]?.['n'] ?? 0)
  }

  #charge(id: string, who: string, { at, worst, hold }: Charge): void {
    this.#store.run(
      'INSERT INTO counts VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
      Math.floor(at / MINUTE),
      who,
    )
    if (hold === 0 && worst === 0) return
    const charged = Math.ceil(worst)
    this.#store.run('INSERT INTO calls VALUES (?, ?, ?, ?, ?)', id, who, dayOf(at), charged, at + hold)
    this.#store.run(
      'INSERT INTO spent VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET amount = amount + excluded.amount',
      dayOf(at),
      who,
      charged,
    )
  }

  /** Forgets, once a minute, what no limit looks at any more. */
  #sweep(at: number): void {
    if (at - this.#sweptAt < MINUTE) return
    this.#sweptAt = at
    this.#store.run('DELETE FROM counts WHERE minute < ?', Math.floor(at / MINUTE))
    this.#store.run('DELETE FROM calls WHERE until < ?', at - DAY)
    this.#store.run('DELETE FROM tickets WHERE until <= ?', at)
    this.#store.run('DELETE FROM spent WHERE day < ?', dayOf(at - 40 * DAY))
  }
}

function overBudget(at: number): Admission {
  return { passes: false, limit: 'budget', retryAfter: secondsUntil(at, DAY) }
}

function secondsUntil(at: number, period: number): number {
  return Math.ceil((period - (at % period)) / 1000)
}
