import {
  type Admission,
  type Charge,
  type Ledger,
  type Raise,
  REPORTED_PREFIX,
  type Spending,
  type Ticket,
  TOTAL_SUBJECT,
} from './ledger.ts'
import { SCHEMA, SCHEMA_VERSION } from './postgres-schema.ts'
import { randomSecret } from './random-secret.ts'

/** Runs a statement and returns its rows. */
export type PostgresQuery = (
  sql: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** Source of the time: the database, which all instances share, or the caller, for tests. */
export type LedgerClock = 'database' | 'caller'

const TICKET = 'kind, id, owner, value, until::float8 AS until'
const NOW = 'COALESCE($1::bigint, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)'

/** Ledger in PostgreSQL, for several instances with one ceiling. Every change is one statement. */
export class PostgresLedger implements Ledger {
  readonly #query: PostgresQuery
  readonly #clock: LedgerClock

  constructor(query: PostgresQuery, clock: LedgerClock = 'database') {
    this.#query = query
    this.#clock = clock
  }

  /** Creates the tables and functions, unless they exist; later a role without the right to create them is enough. */
  async prepare(): Promise<void> {
    const [meta] = await this.#query("SELECT to_regclass('saha_gateway.meta') IS NOT NULL AS exists")
    const versions =
      meta?.['exists'] === true
        ? await this.#query("SELECT value FROM saha_gateway.meta WHERE key = 'version'")
        : []
    if (versions[0]?.['value'] !== SCHEMA_VERSION) await this.#query(SCHEMA)
  }

  async secret(): Promise<string> {
    const insert = "INSERT INTO saha_gateway.meta VALUES ('secret', $1) ON CONFLICT DO NOTHING"
    await this.#query(insert, [randomSecret()])
    const [row] = await this.#query("SELECT value FROM saha_gateway.meta WHERE key = 'secret'")
    return String(row?.['value'])
  }

  async admit(charge: Charge): Promise<Admission> {
    return this.#change('admit', charge)
  }

  async raise(raise: Raise): Promise<Admission> {
    return this.#change('raise', raise)
  }

  async settle(id: string, cost: number): Promise<void> {
    await this.#query('SELECT saha_gateway.settle($1, $2)', [id, Math.ceil(cost)])
  }

  async getSpent(day: string, subject: string): Promise<number> {
    const sql = 'SELECT amount::float8 AS amount FROM saha_gateway.spent WHERE day = $1 AND who = $2'
    const [row] = await this.#query(sql, [day, subject])
    return Number(row?.['amount'] ?? 0)
  }

  async report(fromDay: string, at: number): Promise<readonly Spending[]> {
    const reported = (column: string) => `(${column} = $3 OR starts_with(${column}, $4))`
    const rows = await this.#query(
      `SELECT spent.day, spent.who, spent.amount::float8 AS amount, COALESCE(held.amount, 0)::float8 AS reserved
      FROM saha_gateway.spent LEFT JOIN (
        SELECT day, who, sum(charged) AS amount FROM saha_gateway.calls
        WHERE until > ${NOW} AND ${reported('who')} GROUP BY day, who
      ) AS held ON held.day = spent.day AND held.who = spent.who
      WHERE spent.day >= $2 AND ${reported('spent.who')} ORDER BY spent.day, spent.who`,
      [this.#time(at), fromDay, TOTAL_SUBJECT, REPORTED_PREFIX],
    )
    return rows.map((row) => ({
      day: String(row['day']),
      subject: String(row['who']),
      charged: Number(row['amount']),
      reserved: Number(row['reserved']),
    }))
  }

  async storeTicket({ kind, id, owner, value, until }: Ticket, at: number): Promise<void> {
    await this.#query(
      `INSERT INTO saha_gateway.tickets VALUES ($2, $3, $4, $5, ${NOW} + $6) ON CONFLICT DO NOTHING`,
      [this.#time(at), kind, id, owner, value, until - at],
    )
  }

  async findTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null> {
    const sql = `SELECT ${TICKET} FROM saha_gateway.tickets WHERE kind = $2 AND id = $3 AND until > ${NOW}`
    return toTicket(await this.#query(sql, [this.#time(at), kind, id]))
  }

  async takeTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null> {
    const sql = `DELETE FROM saha_gateway.tickets WHERE kind = $2 AND id = $3 AND until > ${NOW} RETURNING ${TICKET}`
    return toTicket(await this.#query(sql, [this.#time(at), kind, id]))
  }

  async #change(
    name: 'admit' | 'raise',
    { id, at, maxCost, holdMs, scopes }: Charge | Raise,
  ): Promise<Admission> {
    const values = [id, this.#time(at), Math.ceil(maxCost), holdMs, JSON.stringify(scopes)]
    const [row] = await this.#query(`SELECT saha_gateway.${name}($1, $2, $3, $4, $5) AS admission`, values)
    return row?.['admission'] as Admission
  }

  #time(at: number): number | null {
    return this.#clock === 'caller' ? at : null
  }
}

function toTicket(rows: Awaited<ReturnType<PostgresQuery>>): Ticket | null {
  return (rows[0] as Ticket | undefined) ?? null
}
