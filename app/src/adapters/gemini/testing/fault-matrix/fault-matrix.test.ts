import { FAULTS } from '@saha/local-gemini'
import { failureKind } from '@saha/machines/port'
import { describe, expect, it, vi } from 'vitest'
import { stubGeminiFetch, type Stage } from '../stub-gemini-fetch.ts'
import { type End, type FaultName, table } from './table.ts'
import type { Operation, ToolName } from './tools.ts'

vi.hoisted(() =>
  vi.stubGlobal('window', {
    location: { origin: 'https://portal.test' },
    document: { documentElement: { lang: 'en' } },
  }),
)

const { tools } = await import('./tools.ts')

async function endOf(act: Operation): Promise<End> {
  const { signal } = new AbortController()
  try {
    const { cutOff, value } = await act(signal)
    if (value === null) return 'nothing'
    return cutOff === true ? 'cut off' : 'answered'
  } catch (error) {
    return failureKind(error)
  }
}

const asked = Object.keys(FAULTS) as FaultName[]
const met = new Set(Object.values(table).flatMap((ends) => Object.keys(ends)))

it('covers every fault except live ones and `hang`', () => {
  const unmet = asked.filter((fault) => !met.has(fault))
  expect(unmet.filter((fault) => !fault.startsWith('live-'))).toEqual(['hang'])
})

describe.each(Object.keys(table) as ToolName[])('%s', (name) => {
  const act: Operation = tools[name]
  const ends = Object.entries(table[name]) as [FaultName, End][]

  it.each(ends)('%s → %s', async (fault, end) => {
    const stage = await stubGeminiFetch()
    stage.fault = fault
    expect(await endOf(act)).toBe(end)
  })

  it('hang: cancelling aborts the request', async () => {
    const stage = await stubGeminiFetch()
    stage.fault = 'hang'
    const stop = new AbortController()
    const ended = act(stop.signal)
    const request = await firstOf(stage)
    stop.abort(new Error('stopped'))
    await expect(ended).rejects.toThrow('stopped')
    expect(request.signal.aborted).toBe(true)
  })
})

async function firstOf(stage: Stage) {
  await vi.waitUntil(() => stage.sent.length > 0, { interval: 5, timeout: 20_000 })
  const [first] = stage.sent
  if (first === undefined) throw new Error('Nothing was sent')
  return first
}
