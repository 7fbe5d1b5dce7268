import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { Charge } from './ledger.ts'
import { openLedger } from './sqlite.ts'

// Starting a process takes seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

const charge: Omit<Charge, 'id'> = {
  at: Date.UTC(2026, 10, 22, 12),
  maxCost: 1,
  holdMs: 60_000,
  scopes: [{ subject: 'a', perDay: 1000, perMinute: 1000, atOnce: 1000 }],
}

test('keeps charges after kill -9', async () => {
  const path = join(temporaryFolder(), 'ledger.sqlite')
  const program = `
    import { openLedger } from ${JSON.stringify(new URL('sqlite.ts', import.meta.url).href)}
    const ledger = openLedger(process.argv[1])
    for (;;) {
      const { passes } = await ledger.admit({ ...${JSON.stringify(charge)}, id: crypto.randomUUID() })
      if (!passes) break
      console.log('charged')
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, path], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  createInterface(child.stdout).on('line', () => {
    acknowledged += 1
    if (acknowledged === 20) child.kill('SIGKILL')
  })
  await once(child, 'close')
  const ledger = openLedger(path)
  onTestFinished(() => ledger.close())
  const spent = await ledger.getSpent('2026-11-22', 'a')
  expect(spent).toBeGreaterThanOrEqual(acknowledged)
  expect(spent).toBeLessThanOrEqual(1000)
})
