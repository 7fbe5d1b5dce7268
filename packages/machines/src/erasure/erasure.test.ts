import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EmittedFrom, EventFromLogic, InputFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import { startHarness } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { erasureFixtures } from './erasure.fixtures.ts'
import { createErasureMachine, erasureMachine } from './erasure.machine.ts'
import {
  selectErasureFailure,
  selectErasureProgress,
  selectErasureStatus,
  selectRefused,
} from './erasure.selectors.ts'
import type {
  ErasureEmitted,
  ErasureEvent,
  ErasureInput,
  ErasurePorts,
  StoredRecord,
} from './erasure.types.ts'

const favorite: StoredRecord = { kind: 'favorite', id: 'f1' }
const rating: StoredRecord = { kind: 'rating', id: 'f1' }
const score: StoredRecord = { kind: 'score', id: 's1' }

const startListed = async (...records: StoredRecord[]) => {
  const harness = startHarness<typeof erasureMachine, ErasurePorts>(erasureMachine, erasureFixtures, {
    userId: 'u1',
  })
  await harness.send({ type: 'erasure.start' })
  harness.ports.listRecords.resolve(records)
  await harness.settle()
  return harness
}

describeChart(erasureMachine, erasureFixtures, {
  invariants: {
    'one call at a time, and only for the given user': ({ held, started }) =>
      held.length <= 1 &&
      [...(started.listRecords ?? []), ...(started.removeRecord ?? [])].every(
        (input) => (input as ErasureInput).userId === 'u1',
      ),
    'nothing is loaded before the start': ({ snapshot, started }) =>
      !snapshot.matches('idle') ||
      ((started.listRecords ?? []).length === 0 && snapshot.context.removed.length === 0),
    'a record is in one list only': ({ snapshot: { context } }) => {
      const names = [...context.remaining, ...context.removed, ...context.refused].map(
        ({ kind, id }) => kind + id,
      )
      return new Set(names).size === names.length
    },
    'it finishes only when no record remains': ({ snapshot }) =>
      !snapshot.matches('finished') || snapshot.context.remaining.length === 0,
    'it is busy exactly while deleting': ({ snapshot }) =>
      snapshot.hasTag('busy') === snapshot.matches('working'),
    'there is a failure exactly when it failed': ({ snapshot }) =>
      (snapshot.context.failure !== null) === snapshot.matches('failed'),
  },
})

describe('erasure', () => {
  it('deletes one record after another, lists again, and finishes when none is left', async () => {
    const harness = await startListed(favorite, rating)
    expect(selectErasureProgress(harness.snapshot)).toEqual({ done: 0, total: 2, removed: 0 })
    expect(harness.ports.removeRecord.calls.map(({ input }) => input)).toEqual([
      { userId: 'u1', record: favorite },
    ])
    harness.ports.removeRecord.resolve()
    await harness.settle()
    expect(selectErasureProgress(harness.snapshot)).toEqual({ done: 1, total: 2, removed: 1 })
    harness.ports.removeRecord.resolve()
    await harness.settle()
    expect(selectErasureStatus(harness.snapshot)).toBe('working')
    expect(harness.held).toEqual(['listRecords'])
    harness.ports.listRecords.resolve([])
    await harness.settle()
    expect(selectErasureStatus(harness.snapshot)).toBe('finished')
    expect(selectErasureProgress(harness.snapshot)).toEqual({ done: 2, total: 2, removed: 2 })
    expect(harness.emitted).toEqual([{ type: 'ended' }])
  })

  it('continues with records that appear in a later list', async () => {
    const harness = await startListed(favorite)
    harness.ports.removeRecord.resolve()
    await harness.settle()
    harness.ports.listRecords.resolve([rating])
    await harness.settle()
    expect(harness.ports.removeRecord.calls.at(-1)?.input).toEqual({ userId: 'u1', record: rating })
  })

  it('reports records that the backend rejects and deletes the others', async () => {
    const harness = await startListed(score, favorite)
    harness.ports.removeRecord.reject(new PortError('permission', 'immutable'))
    await harness.settle()
    harness.ports.removeRecord.resolve()
    await harness.settle()
    harness.ports.listRecords.resolve([score])
    await harness.settle()
    expect(selectErasureStatus(harness.snapshot)).toBe('finished')
    expect(selectRefused(harness.snapshot)).toEqual([score])
    expect(selectErasureProgress(harness.snapshot)).toEqual({ done: 2, total: 2, removed: 1 })
  })

  it('starts over after finishing and retries rejected records', async () => {
    const harness = await startListed(score)
    harness.ports.removeRecord.reject(new PortError('permission', 'immutable'))
    await harness.settle()
    harness.ports.listRecords.resolve([])
    await harness.settle()
    await harness.send({ type: 'erasure.start' })
    expect(selectErasureStatus(harness.snapshot)).toBe('working')
    expect(selectRefused(harness.snapshot)).toEqual([])
    harness.ports.listRecords.resolve([score])
    await harness.settle()
    expect(harness.ports.removeRecord.calls.map(({ input }) => input.record)).toEqual([score, score])
  })

  it('fails after two minutes without a list and emits its end', async () => {
    const harness = startHarness<typeof erasureMachine, ErasurePorts>(erasureMachine, erasureFixtures, {
      userId: 'u1',
    })
    await harness.send({ type: 'erasure.start' })
    await harness.advance(119_999)
    expect(harness.held).toEqual(['listRecords'])
    await harness.advance(1)
    expect([selectErasureFailure(harness.snapshot), harness.snapshot.context.failure?.kind]).toEqual([
      'list',
      'timeout',
    ])
    expect(harness.emitted).toEqual([{ type: 'ended' }])
  })

  it('ends even if the backend confirms without deleting', async () => {
    const harness = await startListed(favorite)
    harness.ports.removeRecord.resolve()
    await harness.settle()
    harness.ports.listRecords.resolve([favorite])
    await harness.settle()
    expect(selectErasureStatus(harness.snapshot)).toBe('finished')
  })

  it('waits a minute at a rate limit and continues with the same record', async () => {
    const harness = await startListed(favorite, rating)
    harness.ports.removeRecord.reject(new PortError('rate-limit', 'slowly'))
    await harness.settle()
    expect(selectErasureStatus(harness.snapshot)).toBe('waiting')
    await harness.advance(59_999)
    expect(harness.held).toEqual([])
    await harness.advance(1)
    expect(harness.ports.removeRecord.calls.map(({ input }) => input.record)).toEqual([favorite, favorite])
  })

  it('stops and starts over on request', async () => {
    const harness = await startListed(favorite, rating)
    harness.ports.removeRecord.resolve()
    await harness.settle()
    await harness.send({ type: 'erasure.stop' })
    expect(harness.ports.removeRecord.calls.at(-1)?.aborted).toBe(true)
    expect(selectErasureStatus(harness.snapshot)).toBe('stopped')
    expect(selectErasureProgress(harness.snapshot)).toEqual({ done: 1, total: 2, removed: 1 })
    expect(harness.emitted).toEqual([{ type: 'ended' }])
    await harness.send({ type: 'erasure.start' })
    expect(selectErasureProgress(harness.snapshot)).toEqual({ done: 0, total: 0, removed: 0 })
    expect(harness.held).toEqual(['listRecords'])
  })

  it('can be stopped while it waits', async () => {
    const harness = await startListed(favorite)
    harness.ports.removeRecord.reject(new PortError('rate-limit', 'slowly'))
    await harness.settle()
    await harness.send({ type: 'erasure.stop' })
    await harness.advance(60_000)
    expect(harness.held).toEqual([])
  })

  it('fails without a response and keeps the remaining records', async () => {
    const harness = await startListed(favorite, rating)
    await harness.advance(29_999)
    expect(harness.held).toEqual(['removeRecord'])
    await harness.advance(1)
    expect(selectErasureStatus(harness.snapshot)).toBe('failed')
    expect([selectErasureFailure(harness.snapshot), harness.snapshot.context.failure?.kind]).toEqual([
      'remove',
      'timeout',
    ])
    expect(selectErasureProgress(harness.snapshot)).toEqual({ done: 0, total: 2, removed: 0 })
    expect(harness.emitted).toEqual([{ type: 'ended' }])
  })

  it('requires login when the session has ended, in a list or a deletion', async () => {
    const harness = await startListed(favorite)
    harness.ports.removeRecord.reject(new PortError('auth', 'expired'))
    await harness.settle()
    expect(harness.emitted).toEqual([{ type: 'loginRequired' }])
    await harness.send({ type: 'erasure.start' })
    harness.ports.listRecords.reject(new PortError('auth', 'expired'))
    await harness.settle()
    expect(harness.emitted).toEqual([{ type: 'loginRequired' }, { type: 'loginRequired' }])
    expect(selectErasureFailure(harness.snapshot)).toBe('list')
  })

  it('exports the types that hosts use', () => {
    expectTypeOf<EventFromLogic<typeof erasureMachine>>().toEqualTypeOf<ErasureEvent>()
    expectTypeOf<InputFrom<typeof erasureMachine>>().toEqualTypeOf<ErasureInput>()
    expectTypeOf<EmittedFrom<typeof erasureMachine>>().toEqualTypeOf<ErasureEmitted>()
    expectTypeOf(createErasureMachine).parameter(0).toEqualTypeOf<ErasurePorts>()
  })
})
