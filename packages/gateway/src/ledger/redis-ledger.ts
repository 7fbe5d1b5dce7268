import type { Admission, Charge, Ledger, Raise, Spending, Ticket } from './ledger.ts'
import type { LedgerClock } from './postgres-ledger.ts'
import { randomSecret } from './random-secret.ts'
import { REDIS_SCRIPT } from './redis-script.ts'
import { toDay } from './sql-ledger.ts'

/** Commands of Redis in use. */
export interface RedisCommands {
  /** Runs a Lua script. */
  evaluate(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown>
  /** Sets a field of a hash unless it exists, and returns its value. */
  setOnce(key: string, field: string, value: string): Promise<string>
}

/** All keys have this hash tag, so that they are in one slot of a cluster. */
const BASE = '{saha-gateway}'
const DAY = 24 * 60 * 60_000

/**
 * Ledger in Redis, for several instances with one ceiling. Every operation is one script. It refuses all calls when
 * the charges that it has seen are gone.
 */
export class RedisLedger implements Ledger {
  readonly #redis: RedisCommands
  readonly #clock: LedgerClock
  #epoch: string | undefined

  constructor(redis: RedisCommands, clock: LedgerClock = 'database') {
    this.#redis = redis
    this.#clock = clock
  }

  /** Finds the data of other instances, or starts new data. */
  async prepare(): Promise<void> {
    this.#epoch = await this.#redis.setOnce(`${BASE}:meta`, 'epoch', randomSecret())
  }

  secret(): Promise<string> {
    return this.#redis.setOnce(`${BASE}:meta`, 'secret', randomSecret())
  }

  async admit(charge: Charge): Promise<Admission> {
    return this.#change('admit', charge)
  }

  async raise(raise: Raise): Promise<Admission> {
    return this.#change('raise', raise)
  }

  async settle(id: string, cost: number): Promise<void> {
    await this.#run('settle', { id, cost: Math.ceil(cost) })
  }

  async getSpent(day: string, subject: string): Promise<number> {
    return Number(await this.#run('getSpent', { day: dayNumber(day), subject }))
  }

  async report(fromDay: string, at: number): Promise<readonly Spending[]> {
    const rows = JSON.parse(await this.#run('report', { fromDay: dayNumber(fromDay) }, at)) as string[][]
    return rows
      .map(([day = '', subject = '', charged, reserved]) => ({
        day: toDay(Number(day) * DAY),
        subject,
        charged: Number(charged),
        reserved: Number(reserved),
      }))
      .toSorted((a, b) => compare(a.day, b.day) || compare(a.subject, b.subject))
  }

  async storeTicket({ kind, id, owner, value, until }: Ticket, at: number): Promise<void> {
    await this.#run('storeTicket', { kind, id, owner, value, ttl: until - at }, at)
  }

  async findTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null> {
    return parseTicket(await this.#run('findTicket', { kind, id, take: false }, at))
  }

  async takeTicket(kind: Ticket['kind'], id: string, at: number): Promise<Ticket | null> {
    return parseTicket(await this.#run('findTicket', { kind, id, take: true }, at))
  }

  async #change(operation: 'admit' | 'raise', charge: Charge | Raise): Promise<Admission> {
    const input = { ...charge, maxCost: Math.ceil(charge.maxCost) }
    return JSON.parse(await this.#run(operation, input, charge.at)) as Admission
  }

  async #run(operation: string, input: object, at = 0): Promise<string> {
    const time = this.#clock === 'caller' ? `${at}` : ''
    const values = [operation, this.#epoch ?? '', time, JSON.stringify(input)]
    return String(await this.#redis.evaluate(REDIS_SCRIPT, [BASE], values))
  }
}

function dayNumber(day: string): number {
  return Date.parse(day) / DAY
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function parseTicket(json: string): Ticket | null {
  const ticket = JSON.parse(json) as (Omit<Ticket, 'until'> & { until: string }) | null
  return ticket === null ? null : { ...ticket, until: Number(ticket.until) }
}
