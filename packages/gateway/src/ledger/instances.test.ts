import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { createClient } from 'redis'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connectLedger } from '../node/connect-ledger.ts'
import { MISSING, startPostgres, startRedis, type TestDatabase } from '../testing/databases.ts'
import { CHAT, chat, ORIGIN, readError } from '../testing/harness.ts'
import { eventually, startNodeHarness } from '../testing/node-harness.ts'

// Starting processes takes seconds on a busy computer.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url))
const CEILING = 5_000_000
/** 2 bytes at 1.5 and 65,536 tokens at 7.5 dollars a million. */
const MAX_COST = 491_523
/** 100 tokens at 1.5 and 60,000 at 7.5 dollars a million. */
const COST = 450_150
const HOLD = 10 * 60_000

/** Upstream that holds its answers until a test releases them. */
async function startUpstream() {
  const waiting: ServerResponse[] = []
  let isReleased = false
  let asked = 0
  const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 60_000, totalTokenCount: 60_100 }
  const candidates = [{ content: { parts: [{ text: 'Hello' }] }, finishReason: 'STOP' }]
  const answer = (response: ServerResponse) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ candidates, usageMetadata }))
  const server = createServer((request, response) => {
    request.resume()
    asked += 1
    if (isReleased) answer(response)
    else waiting.push(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const release = () => {
    isReleased = true
    for (const response of waiting.splice(0)) answer(response)
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked, release }
}

interface Instance {
  readonly child: ChildProcess
  /** Asks for an answer. @returns the status, or 0 without a response */
  ask(): Promise<number>
}

async function startInstance(upstream: string, ledger: string): Promise<Instance> {
  const limits = ['VISITOR', 'NETWORK', 'TOTAL'].flatMap((name) => [
    [`GATEWAY_${name}_CALLS_PER_MINUTE`, '10000'],
    [`GATEWAY_${name}_CALLS_AT_ONCE`, '10000'],
    [`GATEWAY_${name}_DOLLARS_PER_DAY`, name === 'TOTAL' ? `${CEILING / 1e6}` : '10000'],
  ])
  const env = {
    ...(Object.fromEntries(limits) as Record<string, string>),
    GATEWAY_LEDGER: ledger,
    GATEWAY_ORIGINS: ORIGIN,
    GATEWAY_UPSTREAM: upstream,
  }
  const child = spawn(process.execPath, [CLI, '--port', '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const url = line.replace('The gateway is ready: ', '')
  const headers = { origin: ORIGIN, 'content-type': 'application/json' }
  return {
    child,
    ask: async () => {
      try {
        const response = await fetch(`${url}${CHAT}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(chat()),
        })
        await response.text()
        return response.status
      } catch {
        return 0
      }
    },
  }
}

async function readSpent(url: string) {
  const ledger = await connectLedger(url)
  const rows = await ledger.report(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), Date.now())
  await ledger.close()
  return rows.filter(({ subject }) => subject === 'all').reduce((sum, { charged }) => sum + charged, 0)
}

/** Returns whether a call is admitted that allows so many active ones. */
async function admits(url: string, at: number, atOnce: number): Promise<boolean> {
  const ledger = await connectLedger(url, { clock: 'caller' })
  const scopes = [{ subject: 'all', perDay: 0, perMinute: 1e6, atOnce }]
  const id = crypto.randomUUID()
  const { passes } = await ledger.admit({ id, at, maxCost: 0, holdMs: 1000, scopes })
  await ledger.settle(id, 0)
  await ledger.close()
  return passes
}

const databases = [
  {
    name: `PostgreSQL${MISSING.postgres}`,
    start: startPostgres,
    empty: async (url: string) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('DROP SCHEMA IF EXISTS saha_gateway CASCADE')
      await client.end()
    },
    /** Makes the database slow. @returns a function that ends it */
    block: async (url: string) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query("BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('saha_gateway', 0))")
      return () => client.end()
    },
  },
  {
    name: `Redis${MISSING.redis}`,
    start: () => startRedis(),
    empty: async (url: string) => {
      const client = await createClient({ url }).connect()
      await client.flushAll()
      client.destroy()
    },
    block: async (url: string) => {
      const client = await createClient({ url }).connect()
      await client.sendCommand(['CLIENT', 'PAUSE', '60000', 'WRITE'])
      return async () => {
        await client.sendCommand(['CLIENT', 'UNPAUSE'])
        client.destroy()
      }
    },
  },
]

describe.for(databases)('several instances with a ledger in $name', ({ name, start, empty, block }) => {
  const isMissing = name.includes('not installed')
  let database: TestDatabase
  if (!isMissing) {
    beforeAll(async () => {
      database = await start()
    })
    afterAll(() => database.remove())
  }
  beforeEach(async (context) => {
    if (isMissing) context.skip()
    await empty(database.url)
  })

  test('three processes never exceed the ceiling, also when one is killed', async () => {
    const upstream = await startUpstream()
    const instances = await Promise.all([1, 2, 3].map(() => startInstance(upstream.url, database.url)))
    const statuses: number[] = []
    const reached: number[] = []
    const ask = async (instance: Instance, index: number) => {
      const status = await instance.ask()
      statuses.push(status)
      if (status !== 429) reached.push(index)
    }
    const calls = Array.from({ length: 60 }, (_, index) => ask(instances[index % 3] as Instance, index % 3))
    const bearable = Math.floor(CEILING / MAX_COST)
    await eventually(() => statuses.length).toBe(60 - bearable)
    expect(new Set(statuses)).toEqual(new Set([429]))
    expect(upstream.asked()).toBe(bearable)
    expect(await readSpent(database.url)).toBe(bearable * MAX_COST)

    instances[0]?.child.kill('SIGKILL')
    await eventually(() => instances[0]?.child.signalCode).toBe('SIGKILL')
    upstream.release()
    await Promise.all(calls)
    const lost = reached.filter((index) => index === 0).length
    // Google may have billed the calls of the killed process, so they keep their maximum charge.
    const settled = lost * MAX_COST + (bearable - lost) * COST
    await eventually(() => readSpent(database.url)).toBe(settled)

    // A new process and the others use the rest together.
    const later = [await startInstance(upstream.url, database.url), ...instances.slice(1)]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => later.map((instance) => instance.ask())).flat(),
    )
    const more = answers.filter((status) => status === 200).length
    expect(answers.filter((status) => status !== 200 && status !== 429)).toEqual([])
    await eventually(() => readSpent(database.url)).toBe(settled + more * COST)
    expect(upstream.asked() * COST).toBeLessThanOrEqual(CEILING)
    expect(settled + more * COST).toBeGreaterThan(CEILING - MAX_COST)

    // The places of the killed process's calls come back when their time is over.
    expect([
      await admits(database.url, Date.now(), lost),
      await admits(database.url, Date.now(), lost + 1),
    ]).toEqual([false, true])
    expect(await admits(database.url, Date.now() + HOLD, 1)).toBe(true)
  })

  const startHarness = async () => {
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    const ledger = await connectLedger(database.url, { timeout: 1000, onError })
    const harness = await startNodeHarness({ ledger, onError })
    onTestFinished(() => ledger.close())
    const ask = () =>
      fetch(`${harness.url}${CHAT}`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/json' },
        body: JSON.stringify(chat()),
      })
    return { harness, errors, ask }
  }

  const unavailable = {
    code: 503,
    status: 'UNAVAILABLE',
    details: [{ reason: 'LEDGER_UNAVAILABLE' }, { retryDelay: '5s' }],
  }

  test('refuses calls while the database is down, and settles active ones when it is back', async () => {
    const { harness, errors, ask } = await startHarness()
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    const { promise: asked, resolve: reach } = Promise.withResolvers<void>()
    harness.gemini.override = () => {
      reach()
      return released
    }
    const first = ask()
    await asked
    await database.kill()
    expect(await readError(await ask())).toMatchObject(unavailable)
    release(undefined)
    expect((await (await first).json()) as object).toHaveProperty('candidates')
    expect(harness.gemini.received).toHaveLength(1)
    await database.start()
    await eventually(() => readSpent(database.url)).toBe(600)
    await eventually(async () => {
      const response = await ask()
      await response.text()
      return response.status
    }).toBe(200)
    await eventually(() => readSpent(database.url)).toBe(1200)
    expect(errors.length).toBeGreaterThan(0)
  })

  test('refuses calls while the database is slow, and admits none of them later', async () => {
    const { harness, ask } = await startHarness()
    await (await ask()).text()
    await eventually(() => readSpent(database.url)).toBe(600)
    const unblock = await block(database.url)
    expect(await readError(await ask())).toMatchObject(unavailable)
    await unblock()
    await eventually(() => readSpent(database.url)).toBe(600)
    expect(harness.gemini.received).toHaveLength(1)
    expect(await admits(database.url, Date.now(), 1)).toBe(true)
  })

  test('refuses calls when the charges are lost', async () => {
    const { harness, ask } = await startHarness()
    await (await ask()).text()
    await empty(database.url)
    expect(await readError(await ask())).toMatchObject(unavailable)
    expect(harness.gemini.received).toHaveLength(1)
  })
})
