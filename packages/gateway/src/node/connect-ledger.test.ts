import { expect, onTestFinished, test, vi } from 'vitest'
import { MISSING, startRedis } from '../testing/databases.ts'
import { connectLedger } from './connect-ledger.ts'

// Starting processes takes seconds on a busy computer.
vi.setConfig({ testTimeout: 120_000 })

test('says how to fix a ledger that cannot be connected', async () => {
  await expect(connectLedger('mysql://localhost/x')).rejects.toThrow(
    /use a file, postgres:\/\/… or redis:\/\/…/,
  )
  const urls = ['postgres://saha:secret@127.0.0.1:1/x', 'redis://saha:secret@127.0.0.1:1']
  for (const url of urls) {
    const failure = connectLedger(url, { timeout: 2000 })
    await expect(failure).rejects.toThrow(
      /^The ledger's database does not answer \(.*ECONNREFUSED.*\): check/,
    )
    await expect(failure).rejects.not.toThrow(/secret/)
  }
})

test.skipIf(MISSING.redis !== '')(`rejects a Redis that would forget charges${MISSING.redis}`, async () => {
  const settings = [
    [['--appendonly', 'no'], /set `appendonly yes`/],
    [['--appendonly', 'yes', '--maxmemory', '100mb', '--maxmemory-policy', 'allkeys-lru'], /noeviction/],
  ] as const
  for (const [args, sentence] of settings) {
    const redis = await startRedis(args)
    onTestFinished(() => redis.remove())
    await expect(connectLedger(redis.url)).rejects.toThrow(sentence)
  }
})
