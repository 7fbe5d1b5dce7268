/** Measures how many calls a second each ledger charges: admission, raise and settlement, 20 at once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ledger } from '../src/ledger/ledger.ts'
import { LIMITS, billingScopes, modelScopes } from '../src/limits.ts'
import { connectLedger } from '../src/node/connect-ledger.ts'
import { MISSING, startPostgres, startRedis } from '../src/testing/databases.ts'

const CALLS = 2000
const AT_ONCE = 20
const plenty = { perDay: 1e6, perMinute: 1e6, atOnce: 1e6 }
const limits = { ...LIMITS, client: plenty, network: plenty, total: plenty }

async function charge(ledger: Ledger, index: number): Promise<void> {
  const payer = {
    client: { id: `v:${index % 100}`, networks: [`n:${index % 50}`] },
    plan: { label: 'default' },
  }
  const id = crypto.randomUUID()
  const at = Date.now()
  const scopes = billingScopes(payer, limits, false)
  await ledger.admit({ id, at, maxCost: 1, holdMs: 60_000, scopes })
  const all = [...scopes, ...modelScopes(payer, limits, 'model')]
  await ledger.raise({ id, at, maxCost: 1000, holdMs: 60_000, scopes: all })
  await ledger.settle(id, 10)
}

async function measure(name: string, address: string): Promise<void> {
  const ledger = await connectLedger(address)
  let next = 0
  const started = performance.now()
  const work = async () => {
    while (next < CALLS) {
      next += 1
      await charge(ledger, next)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(`${name}: ${(CALLS / seconds).toFixed(0)} calls a second\n`)
  await ledger.close()
}

const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
await measure('SQLite', join(folder, 'ledger.sqlite'))
rmSync(folder, { recursive: true })
if (MISSING.postgres === '') {
  const database = await startPostgres()
  await measure('PostgreSQL', database.url)
  await database.remove()
}
for (const fsync of MISSING.redis === '' ? ['everysec', 'always'] : []) {
  const database = await startRedis(['--appendonly', 'yes', '--appendfsync', fsync])
  await measure(`Redis, appendfsync ${fsync}`, database.url)
  await database.remove()
}
