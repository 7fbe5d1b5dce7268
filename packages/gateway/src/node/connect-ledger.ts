import { createHash } from 'node:crypto'
import { StartupError } from '../config/startup-error.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { type LedgerClock, PostgresLedger } from '../ledger/postgres-ledger.ts'
import { RedisLedger } from '../ledger/redis-ledger.ts'
import { openLedger } from '../ledger/sqlite.ts'
import { withTimeout } from '../ledger/with-timeout.ts'

/** Ledger whose file or connections can be closed. */
export type ConnectedLedger = Ledger & { close(): void | Promise<void> }

export interface ConnectOptions {
  /** Milliseconds after which a request to a database fails. @default 5000 */
  readonly timeout?: number
  /** `caller` is for tests: instances whose clocks differ would share no day. @default 'database' */
  readonly clock?: LedgerClock
  /** Called when an idle connection fails. @default prints it to standard error */
  readonly onError?: (error: unknown) => void
}

type Settings = Required<ConnectOptions>

/**
 * Opens a ledger.
 *
 * @param address path of an SQLite file, or the URL of a database that instances share: `postgres://…`, `redis://…`
 * @throws {StartupError} with a sentence that says how to fix it
 */
export async function connectLedger(address: string, options: ConnectOptions = {}): Promise<ConnectedLedger> {
  const [, scheme] = /^([a-z]+):\/\//.exec(address) ?? []
  if (scheme === undefined) return openLedger(address)
  const settings = { timeout: 5000, clock: 'database', onError: console.error, ...options } as const
  const connect = {
    postgres: connectPostgres,
    postgresql: connectPostgres,
    redis: connectRedis,
    rediss: connectRedis,
  }[scheme]
  if (connect === undefined)
    throw new StartupError(`The ledger is at ${scheme}://…: use a file, postgres://… or redis://….`)
  try {
    return await connect(address, settings)
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    const { message, code } = cause as { message?: string; code?: string }
    const reason = (message || code || '').split('\n', 1)[0]?.replaceAll(address, '…')
    throw new StartupError(
      `The ledger's database does not answer (${reason}): check the URL and the database.`,
      {
        cause,
      },
    )
  }
}

async function connectPostgres(url: string, { timeout, clock, onError }: Settings): Promise<ConnectedLedger> {
  const { default: pg } = await load('pg', () => import('pg'))
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'saha-gateway',
    connectionTimeoutMillis: timeout,
    // The server stops a statement before the client gives up, so that a failed call is not admitted afterwards.
    statement_timeout: timeout,
    query_timeout: timeout + 1000,
    keepAlive: true,
  })
  pool.on('error', onError)
  const ledger = new PostgresLedger(async (sql, values) => {
    const result = await (values === undefined ? pool.query(sql) : pool.query(sql, [...values]))
    return result.rows as Record<string, unknown>[]
  }, clock)
  return prepared(ledger, () => pool.end())
}

async function connectRedis(url: string, { timeout, clock, onError }: Settings): Promise<ConnectedLedger> {
  const { createClient } = await load('redis', () => import('redis'))
  let isReady = false
  const client = createClient({
    url,
    // A request must fail while Redis is away, instead of being sent later.
    disableOfflineQueue: true,
    commandOptions: { timeout },
    socket: {
      connectTimeout: timeout,
      reconnectStrategy: (retries, cause) => (isReady ? Math.min(100 * 2 ** retries, 5000) : cause),
    },
  })
  client.on('error', (error) => {
    if (isReady) onError(error)
  })
  await client.connect()
  const ledger = new RedisLedger(
    {
      setOnce: async (key, field, value) => {
        await client.hSetNX(key, field, value)
        return String(await client.hGet(key, field))
      },
      evaluate: async (script, keys, values) => {
        const sha = createHash('sha1').update(script).digest('hex')
        const parameters = { keys: [...keys], arguments: [...values] }
        try {
          return await withTimeout(client.evalSha(sha, parameters), timeout)
        } catch (error) {
          if (!String(error).includes('NOSCRIPT')) throw error
          return withTimeout(client.eval(script, parameters), timeout)
        }
      },
    },
    clock,
  )
  const close = () => {
    client.destroy()
  }
  const connected = await prepared(ledger, close, async () => checkPersistence(await client.info()))
  isReady = true
  return connected
}

/** @throws {StartupError} if Redis may forget charges */
function checkPersistence(info: string): void {
  const read = (name: string) => new RegExp(String.raw`^${name}:(\S*)`, 'm').exec(info)?.[1]
  if (read('aof_enabled') === '0')
    throw new StartupError(
      'Redis would forget charges when it restarts: set `appendonly yes`, or use PostgreSQL for the ledger.',
    )
  const policy = read('maxmemory_policy')
  if (read('maxmemory') !== '0' && policy !== 'noeviction')
    throw new StartupError(
      `Redis would evict charges when its memory is full (${policy}): set \`maxmemory-policy noeviction\`, or use PostgreSQL for the ledger.`,
    )
}

async function prepared(
  ledger: PostgresLedger | RedisLedger,
  close: () => void | Promise<void>,
  check: () => Promise<void> = () => Promise.resolve(),
): Promise<ConnectedLedger> {
  try {
    await check()
    await ledger.prepare()
  } catch (error) {
    await close()
    throw error
  }
  return Object.assign(ledger, { close })
}

async function load<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new StartupError(`The ledger needs the package ${name}: npm install ${name}`, { cause })
  }
}
