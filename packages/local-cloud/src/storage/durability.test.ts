import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { CRASH_TABLE, runCrashRounds } from '../testing/crash-rounds.ts'
import { Ledger } from '../testing/ledger.ts'
import { configFile, temporaryFolder } from '../testing/test-cloud.ts'

// Every round starts a process, which takes seconds on a busy computer.
vi.setConfig({ testTimeout: 120_000 })

test('keeps every acknowledged write when the process is killed', async () => {
  const { acknowledged, problems } = await runCrashRounds({
    data: join(temporaryFolder(), 'data.sqlite'),
    config: configFile([CRASH_TABLE]),
    rounds: 4,
    random: () => 0.9,
  })
  expect(problems).toEqual([])
  expect(acknowledged).toBeGreaterThan(200)
})

test('detects lost, partial and invented writes', () => {
  const ledger = new Ledger()
  for (const [id, value] of [
    ['lost', 1],
    ['changed', 2],
    ['deleted', 3],
  ] as const) {
    ledger.start(id, value)
    ledger.acknowledge(id)
  }
  ledger.start('changed', 4)
  ledger.start('deleted', null)
  ledger.acknowledge('deleted')
  ledger.start('under-way', 5)
  const stored = new Map([
    ['changed', 9],
    ['deleted', 3],
    ['invented', 6],
  ])
  expect(ledger.settle(stored)).toEqual([
    'lost is null, and should be 1',
    'changed is 9, and should be 2 or 4',
    'deleted is 3, and should be null',
    'invented is 6, and should be null',
  ])
  // The ledger continues from the stored state.
  expect(ledger.settle(stored)).toEqual([])
})
