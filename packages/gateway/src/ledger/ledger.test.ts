import { join } from 'node:path'
import pg from 'pg'
import { createClient } from 'redis'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type ConnectedLedger, connectLedger } from '../node/connect-ledger.ts'
import { MISSING, startPostgres, startRedis, type TestDatabase } from '../testing/databases.ts'
import { createNamespace } from '../testing/durable-object.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { connectLedger as connectObject } from './durable-object.ts'
import type { Charge, Scope } from './ledger.ts'
import { openLedger } from './sqlite.ts'

// Starting a process takes seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const NOON = Date.UTC(2026, 10, 22, 12)
const DAY = '2026-11-22'

const scope = (subject: string, limits: Partial<Scope> = {}): Scope => ({
  subject,
  perDay: 1000,
  perMinute: 1000,
  atOnce: 1000,
  ...limits,
})

const charge = (more: Partial<Charge> = {}): Charge => ({
  id: crypto.randomUUID(),
  at: NOON,
  maxCost: 100,
  holdMs: 60_000,
  scopes: [scope('a')],
  ...more,
})

/** Kind of ledger that a test connects to. */
interface Backend {
  /** Starts what all tests share. @returns a function that ends it */
  start?(): Promise<() => Promise<void>>
  /** Removes all data. @returns a function that connects to the ledger */
  empty(): Promise<() => Promise<ConnectedLedger>>
}

let database: TestDatabase
const startDatabase = (start: () => Promise<TestDatabase>) => async () => {
  database = await start()
  return () => database.remove()
}
const connect = () => connectLedger(database.url, { clock: 'caller' })

const backends: Readonly<Record<string, Backend>> = {
  memory: {
    empty: async () => {
      const ledger = openLedger(':memory:')
      onTestFinished(ledger.close.bind(ledger))
      ledger.close = () => {}
      return async () => ledger
    },
  },
  SQLite: {
    empty: async () => {
      const path = join(temporaryFolder(), 'ledger.sqlite')
      return () => connectLedger(path)
    },
  },
  'a Durable Object': {
    empty: async () => {
      const { namespace, close } = createNamespace()
      onTestFinished(close)
      return async () => ({ ...connectObject(namespace), close: () => {} })
    },
  },
  [`PostgreSQL${MISSING.postgres}`]: {
    start: startDatabase(startPostgres),
    empty: async () => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await client.query('DROP SCHEMA IF EXISTS saha_gateway CASCADE')
      await client.end()
      return connect
    },
  },
  [`Redis${MISSING.redis}`]: {
    start: startDatabase(() => startRedis()),
    empty: async () => {
      const client = await createClient({ url: database.url }).connect()
      await client.flushDb()
      client.destroy()
      return connect
    },
  },
}

describe.for(Object.entries(backends))('in %s', ([name, backend]) => {
  const isMissing = name.includes('not installed')
  let connectAgain: () => Promise<ConnectedLedger>
  if (backend.start !== undefined && !isMissing) {
    let end: (() => Promise<void>) | undefined
    beforeAll(async () => {
      end = await backend.start?.()
    })
    afterAll(() => end?.())
  }
  beforeEach(async (context) => {
    if (isMissing) context.skip()
    connectAgain = await backend.empty()
  })

  const open = async () => {
    const ledger = await connectAgain()
    onTestFinished(() => ledger.close())
    return ledger
  }

  describe('a budget', () => {
    test('is charged the maximum cost before, and refunded the unused part', async () => {
      const ledger = await open()
      const admission = await ledger.admit(charge())
      expect(await ledger.getSpent(DAY, 'a')).toBe(100)
      if (admission.passes) await ledger.settle(admission.id, 30)
      expect(await ledger.getSpent(DAY, 'a')).toBe(30)
      if (admission.passes) await ledger.settle(admission.id, 0)
      expect(await ledger.getSpent(DAY, 'a')).toBe(30)
    })

    test('is never exceeded, and can be used up', async () => {
      const ledger = await open()
      const answers = await Promise.all(Array.from({ length: 50 }, () => ledger.admit(charge())))
      expect(answers.filter(({ passes }) => passes)).toHaveLength(10)
      expect(answers.at(-1)).toEqual({ passes: false, limit: 'budget', retryAfter: 12 * 60 * 60 })
      expect(await ledger.getSpent(DAY, 'a')).toBe(1000)
    })

    test('is charged to every scope or to none', async () => {
      const ledger = await open()
      const scopes = [scope('a'), scope('all', { perDay: 50 })]
      expect((await ledger.admit(charge({ scopes }))).passes).toBe(false)
      expect([await ledger.getSpent(DAY, 'a'), await ledger.getSpent(DAY, 'all')]).toEqual([0, 0])
    })

    test('resets the next day', async () => {
      const ledger = await open()
      await ledger.admit(charge({ maxCost: 1000 }))
      expect((await ledger.admit(charge())).passes).toBe(false)
      expect((await ledger.admit(charge({ at: NOON + 12 * 60 * 60 * 1000 }))).passes).toBe(true)
    })

    test('is refunded to the day of the charge', async () => {
      const ledger = await open()
      const late = Date.UTC(2026, 10, 22, 23, 59, 59)
      const admission = await ledger.admit(charge({ at: late }))
      await ledger.admit(charge({ at: late + 2000 }))
      if (admission.passes) await ledger.settle(admission.id, 1)
      expect([await ledger.getSpent(DAY, 'a'), await ledger.getSpent('2026-11-23', 'a')]).toEqual([1, 100])
    })
  })

  test('limits calls a minute, and says when the next minute starts', async () => {
    const ledger = await open()
    const at = (milliseconds: number) =>
      ledger.admit(
        charge({ at: NOON + milliseconds, maxCost: 0, holdMs: 0, scopes: [scope('a', { perMinute: 2 })] }),
      )
    expect([(await at(0)).passes, (await at(1)).passes]).toEqual([true, true])
    expect(await at(18_500)).toEqual({ passes: false, limit: 'rate', retryAfter: 42 })
    expect((await at(60_000)).passes).toBe(true)
  })

  test('limits active calls; an unsettled one expires', async () => {
    const ledger = await open()
    const at = (milliseconds: number) =>
      ledger.admit(charge({ at: NOON + milliseconds, scopes: [scope('a', { atOnce: 1 })] }))
    const first = await at(0)
    expect(await at(1)).toMatchObject({ limit: 'busy' })
    if (first.passes) await ledger.settle(first.id, 0)
    expect((await at(2)).passes).toBe(true)
    expect((await at(60_003)).passes).toBe(true)
  })

  describe('a ticket', () => {
    const ticket = { kind: 'live', id: 'x', owner: 'a', value: 'v', until: NOON + 1000 } as const
    test('is taken once', async () => {
      const ledger = await open()
      await ledger.storeTicket(ticket, NOON)
      const takes = await Promise.all([
        ledger.takeTicket('live', 'x', NOON),
        ledger.takeTicket('live', 'x', NOON),
      ])
      expect(takes).toEqual(expect.arrayContaining([ticket, null]))
    })

    test('is not found after its expiry, under another kind, or for another owner of the same id', async () => {
      const ledger = await open()
      await ledger.storeTicket(ticket, NOON)
      await ledger.storeTicket({ ...ticket, owner: 'thief' }, NOON)
      expect((await ledger.findTicket('live', 'x', NOON))?.owner).toBe('a')
      expect(await ledger.findTicket('file', 'x', NOON)).toBeNull()
      expect(await ledger.findTicket('live', 'x', NOON + 1000)).toBeNull()
    })
  })

  test('creates the secret once', async () => {
    const [first, second] = [await open(), await open()]
    expect(await first.secret()).toMatch(/^[\da-f]{64}$/)
    expect(await second.secret()).toBe(await first.secret())
  })

  test('shares one budget between two connections', async () => {
    const ledgers = [await open(), await open()]
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => ledgers.map((ledger) => ledger.admit(charge()))).flat(),
    )
    expect(answers.filter(({ passes }) => passes)).toHaveLength(10)
  })

  describe('a raised charge', () => {
    const raise = { at: NOON, maxCost: 400.2, holdMs: 60_000 }

    test('replaces the charge of the admission, and charges new scopes too', async () => {
      const ledger = await open()
      const { id } = charge()
      await ledger.admit(charge({ id }))
      const scopes = [scope('a'), scope('use:plan/model')]
      expect(await ledger.raise({ ...raise, id, scopes })).toEqual({ passes: true, id })
      const spent = () => Promise.all(['a', 'use:plan/model'].map((who) => ledger.getSpent(DAY, who)))
      expect(await spent()).toEqual([401, 401])
      await ledger.settle(id, 30.5)
      expect(await spent()).toEqual([31, 31])
    })

    test('is charged to every scope or to none', async () => {
      const ledger = await open()
      const { id } = charge()
      await ledger.admit(charge({ id }))
      const scopes = [scope('a'), scope('model', { perDay: 400 })]
      expect(await ledger.raise({ ...raise, id, scopes })).toMatchObject({ passes: false, limit: 'budget' })
      expect([await ledger.getSpent(DAY, 'a'), await ledger.getSpent(DAY, 'model')]).toEqual([100, 0])
    })

    test('is denied for a settled call, and without a scope of the admission', async () => {
      const ledger = await open()
      const { id } = charge()
      await ledger.admit(charge({ id }))
      expect((await ledger.raise({ ...raise, id, scopes: [scope('b')] })).passes).toBe(false)
      await ledger.settle(id, 1)
      expect((await ledger.raise({ ...raise, id, scopes: [scope('a')] })).passes).toBe(false)
      expect([await ledger.getSpent(DAY, 'a'), await ledger.getSpent(DAY, 'b')]).toEqual([1, 0])
    })
  })

  test('reports the total and the use of models, with what is reserved, but no client', async () => {
    const ledger = await open()
    const huge = 2 ** 52
    const scopes = ['v:client', 'all', 'use:free/m', 'usex'].map((subject) =>
      scope(subject, { perDay: huge * 2 }),
    )
    const active = charge({ scopes, maxCost: huge })
    const settled = charge({ scopes, at: NOON - 86_400_000 })
    for (const call of [settled, active]) await ledger.admit(call)
    await ledger.settle(settled.id, 7)
    const row = (day: string, subject: string, charged: number, reserved: number) => ({
      day,
      subject,
      charged,
      reserved,
    })
    const earlier = [row('2026-11-21', 'all', 7, 0), row('2026-11-21', 'use:free/m', 7, 0)]
    expect(await ledger.report('2026-11-21', NOON)).toEqual([
      ...earlier,
      row(DAY, 'all', huge, huge),
      row(DAY, 'use:free/m', huge, huge),
    ])
    // A call that was not settled in time keeps its charge, but is no longer reserved.
    const late = NOON + 60_001
    expect(await ledger.report(DAY, late)).toEqual([
      row(DAY, 'all', huge, 0),
      row(DAY, 'use:free/m', huge, 0),
    ])
  })
})
