import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Charge, Scope } from './ledger.ts'
import { type FileLedger, openLedger } from './sqlite.ts'

// Starting a process takes seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

const NOON = Date.UTC(2026, 10, 22, 12)
const DAY = '2026-11-22'

function open(path = ':memory:'): FileLedger {
  const ledger = openLedger(path)
  onTestFinished(() => ledger.close())
  return ledger
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'gateway-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const scope = (subject: string, limits: Partial<Scope> = {}): Scope => ({
  subject,
  perDay: 1000,
  perMinute: 1000,
  atOnce: 1000,
  ...limits,
})

const charge = (more: Partial<Charge> = {}): Charge => ({
  at: NOON,
  maxCost: 100,
  holdMs: 60_000,
  scopes: [scope('a')],
  ...more,
})

describe('a budget', () => {
  test('is charged the maximum cost before, and refunded the unused part', async () => {
    const ledger = open()
    const admission = await ledger.admit(charge())
    expect(await ledger.getSpent(DAY, 'a')).toBe(100)
    if (admission.passes) await ledger.settle(admission.id, 30)
    expect(await ledger.getSpent(DAY, 'a')).toBe(30)
    if (admission.passes) await ledger.settle(admission.id, 0)
    expect(await ledger.getSpent(DAY, 'a')).toBe(30)
  })

  test('is never exceeded, and can be used up', async () => {
    const ledger = open()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ledger.admit(charge())))
    expect(answers.filter(({ passes }) => passes)).toHaveLength(10)
    expect(answers.at(-1)).toEqual({ passes: false, limit: 'budget', retryAfter: 12 * 60 * 60 })
    expect(await ledger.getSpent(DAY, 'a')).toBe(1000)
  })

  test('is charged to every scope or to none', async () => {
    const ledger = open()
    const scopes = [scope('a'), scope('all', { perDay: 50 })]
    expect((await ledger.admit(charge({ scopes }))).passes).toBe(false)
    expect([await ledger.getSpent(DAY, 'a'), await ledger.getSpent(DAY, 'all')]).toEqual([0, 0])
  })

  test('resets the next day', async () => {
    const ledger = open()
    await ledger.admit(charge({ maxCost: 1000 }))
    expect((await ledger.admit(charge())).passes).toBe(false)
    expect((await ledger.admit(charge({ at: NOON + 12 * 60 * 60 * 1000 }))).passes).toBe(true)
  })

  test('is refunded to the day of the charge', async () => {
    const ledger = open()
    const late = Date.UTC(2026, 10, 22, 23, 59, 59)
    const admission = await ledger.admit(charge({ at: late }))
    await ledger.admit(charge({ at: late + 2000 }))
    if (admission.passes) await ledger.settle(admission.id, 1)
    expect([await ledger.getSpent(DAY, 'a'), await ledger.getSpent('2026-11-23', 'a')]).toEqual([1, 100])
  })
})

test('limits calls a minute, and says when the next minute starts', async () => {
  const ledger = open()
  const at = (milliseconds: number) =>
    ledger.admit(
      charge({ at: NOON + milliseconds, maxCost: 0, holdMs: 0, scopes: [scope('a', { perMinute: 2 })] }),
    )
  expect([(await at(0)).passes, (await at(1)).passes]).toEqual([true, true])
  expect(await at(18_500)).toEqual({ passes: false, limit: 'rate', retryAfter: 42 })
  expect((await at(60_000)).passes).toBe(true)
})

test('limits active calls; an unsettled one expires', async () => {
  const ledger = open()
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
    const ledger = open()
    await ledger.storeTicket(ticket)
    const takes = await Promise.all([
      ledger.takeTicket('live', 'x', NOON),
      ledger.takeTicket('live', 'x', NOON),
    ])
    expect(takes).toEqual([{ ...ticket }, null])
  })

  test('is not found after its expiry, under another kind, or for another owner of the same id', async () => {
    const ledger = open()
    await ledger.storeTicket(ticket)
    await ledger.storeTicket({ ...ticket, owner: 'thief' })
    expect((await ledger.findTicket('live', 'x', NOON))?.owner).toBe('a')
    expect(await ledger.findTicket('file', 'x', NOON)).toBeNull()
    expect(await ledger.findTicket('live', 'x', NOON + 1000)).toBeNull()
  })
})

test('creates the secret once', async () => {
  const path = join(folder(), 'ledger.sqlite')
  const [first, second] = [open(path), open(path)]
  expect(await first.secret()).toMatch(/^[\da-f]{64}$/)
  expect(await second.secret()).toBe(await first.secret())
})

test('shares one budget between two processes on one file', async () => {
  const path = join(folder(), 'ledger.sqlite')
  const ledgers = [open(path), open(path)]
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => (ledgers[index % 2] as FileLedger).admit(charge())),
  )
  expect(answers.filter(({ passes }) => passes)).toHaveLength(10)
})

test('keeps charges after kill -9', async () => {
  const path = join(folder(), 'ledger.sqlite')
  const program = `
    import { openLedger } from ${JSON.stringify(new URL('sqlite.ts', import.meta.url).href)}
    const ledger = openLedger(process.argv[1])
    for (;;) {
      const { passes } = await ledger.admit(${JSON.stringify(charge({ maxCost: 1 }))})
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
  const spent = await open(path).getSpent(DAY, 'a')
  expect(spent).toBeGreaterThanOrEqual(acknowledged)
  expect(spent).toBeLessThanOrEqual(1000)
})
