import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EmittedFrom, EventFromLogic, InputFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { erasureCases } from './erasure.cases.ts'
import { createErasureMachine, erasureMachine } from './erasure.machine.ts'
import {
  selectErasureFailure,
  selectErasureFailureKind,
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
  const rig = startRig<typeof erasureMachine, ErasurePorts>(erasureMachine, erasureCases, { userId: 'u1' })
  await rig.send({ type: 'erasure.start' })
  rig.ports.listRecords.resolve(records)
  await rig.settle()
  return rig
}

describeChart(erasureMachine, erasureCases, {
  invariants: {
    'one call at a time, and only for whom it is': ({ held, started }) =>
      held.length <= 1 &&
      [...(started.listRecords ?? []), ...(started.removeRecord ?? [])].every(
        (input) => (input as ErasureInput).userId === 'u1',
      ),
    'nothing is known or asked for before it is started': ({ snapshot, started }) =>
      !snapshot.matches('resting') ||
      ((started.listRecords ?? []).length === 0 && snapshot.context.removed.length === 0),
    'a piece is in one place alone': ({ snapshot: { context } }) => {
      const names = [...context.left, ...context.removed, ...context.refused].map(({ kind, id }) => kind + id)
      return new Set(names).size === names.length
    },
    'it has finished only when nothing is left': ({ snapshot }) =>
      !snapshot.matches('finished') || snapshot.context.left.length === 0,
    'it is busy exactly while it works': ({ snapshot }) =>
      snapshot.hasTag('busy') === snapshot.matches('working'),
    'there is a failure exactly when it broke off': ({ snapshot }) =>
      (snapshot.context.failure !== null) === snapshot.matches('broken'),
  },
})

describe('erasure', () => {
  it('removes one after the other, looks again, and has finished when nothing is there', async () => {
    const rig = await startListed(favorite, rating)
    expect(selectErasureProgress(rig.snapshot)).toEqual({ done: 0, total: 2, removed: 0 })
    expect(rig.ports.removeRecord.calls.map(({ input }) => input)).toEqual([
      { userId: 'u1', record: favorite },
    ])
    rig.ports.removeRecord.resolve()
    await rig.settle()
    expect(selectErasureProgress(rig.snapshot)).toEqual({ done: 1, total: 2, removed: 1 })
    rig.ports.removeRecord.resolve()
    await rig.settle()
    expect(selectErasureStatus(rig.snapshot)).toBe('working')
    expect(rig.held).toEqual(['listRecords'])
    rig.ports.listRecords.resolve([])
    await rig.settle()
    expect(selectErasureStatus(rig.snapshot)).toBe('finished')
    expect(selectErasureProgress(rig.snapshot)).toEqual({ done: 2, total: 2, removed: 2 })
    expect(rig.emitted).toEqual([{ type: 'ended' }])
  })

  it('goes on with what came to light only later', async () => {
    const rig = await startListed(favorite)
    rig.ports.removeRecord.resolve()
    await rig.settle()
    rig.ports.listRecords.resolve([rating])
    await rig.settle()
    expect(rig.ports.removeRecord.calls.at(-1)?.input).toEqual({ userId: 'u1', record: rating })
  })

  it('tells what the backend refused, and removes the rest', async () => {
    const rig = await startListed(score, favorite)
    rig.ports.removeRecord.reject(new PortError('permission', 'immutable'))
    await rig.settle()
    rig.ports.removeRecord.resolve()
    await rig.settle()
    rig.ports.listRecords.resolve([score])
    await rig.settle()
    expect(selectErasureStatus(rig.snapshot)).toBe('finished')
    expect(selectRefused(rig.snapshot)).toEqual([score])
    expect(selectErasureProgress(rig.snapshot)).toEqual({ done: 2, total: 2, removed: 1 })
  })

  it('starts over after it has finished, and tries again what was refused', async () => {
    const rig = await startListed(score)
    rig.ports.removeRecord.reject(new PortError('permission', 'immutable'))
    await rig.settle()
    rig.ports.listRecords.resolve([])
    await rig.settle()
    await rig.send({ type: 'erasure.start' })
    expect(selectErasureStatus(rig.snapshot)).toBe('working')
    expect(selectRefused(rig.snapshot)).toEqual([])
    rig.ports.listRecords.resolve([score])
    await rig.settle()
    expect(rig.ports.removeRecord.calls.map(({ input }) => input.record)).toEqual([score, score])
  })

  it('gives up on a list after two minutes, and says that it has ended', async () => {
    const rig = startRig<typeof erasureMachine, ErasurePorts>(erasureMachine, erasureCases, { userId: 'u1' })
    await rig.send({ type: 'erasure.start' })
    await rig.advance(119_999)
    expect(rig.held).toEqual(['listRecords'])
    await rig.advance(1)
    expect([selectErasureFailure(rig.snapshot), selectErasureFailureKind(rig.snapshot)]).toEqual([
      'list',
      'timeout',
    ])
    expect(rig.emitted).toEqual([{ type: 'ended' }])
  })

  it('is not kept going by a backend that says yes and removes nothing', async () => {
    const rig = await startListed(favorite)
    rig.ports.removeRecord.resolve()
    await rig.settle()
    rig.ports.listRecords.resolve([favorite])
    await rig.settle()
    expect(selectErasureStatus(rig.snapshot)).toBe('finished')
  })

  it('waits a minute where the backend asks for it, and goes on with the same piece', async () => {
    const rig = await startListed(favorite, rating)
    rig.ports.removeRecord.reject(new PortError('rate-limit', 'slowly'))
    await rig.settle()
    expect(selectErasureStatus(rig.snapshot)).toBe('waiting')
    await rig.advance(59_999)
    expect(rig.held).toEqual([])
    await rig.advance(1)
    expect(rig.ports.removeRecord.calls.map(({ input }) => input.record)).toEqual([favorite, favorite])
  })

  it('stops when told to, and starts over where it is told to', async () => {
    const rig = await startListed(favorite, rating)
    rig.ports.removeRecord.resolve()
    await rig.settle()
    await rig.send({ type: 'erasure.stop' })
    expect(rig.ports.removeRecord.calls.at(-1)?.aborted).toBe(true)
    expect(selectErasureStatus(rig.snapshot)).toBe('stopped')
    expect(selectErasureProgress(rig.snapshot)).toEqual({ done: 1, total: 2, removed: 1 })
    expect(rig.emitted).toEqual([{ type: 'ended' }])
    await rig.send({ type: 'erasure.start' })
    expect(selectErasureProgress(rig.snapshot)).toEqual({ done: 0, total: 0, removed: 0 })
    expect(rig.held).toEqual(['listRecords'])
  })

  it('can be stopped while it waits', async () => {
    const rig = await startListed(favorite)
    rig.ports.removeRecord.reject(new PortError('rate-limit', 'slowly'))
    await rig.settle()
    await rig.send({ type: 'erasure.stop' })
    await rig.advance(60_000)
    expect(rig.held).toEqual([])
  })

  it('breaks off without an answer, and knows what is left', async () => {
    const rig = await startListed(favorite, rating)
    await rig.advance(29_999)
    expect(rig.held).toEqual(['removeRecord'])
    await rig.advance(1)
    expect(selectErasureStatus(rig.snapshot)).toBe('broken')
    expect([selectErasureFailure(rig.snapshot), selectErasureFailureKind(rig.snapshot)]).toEqual([
      'remove',
      'timeout',
    ])
    expect(selectErasureProgress(rig.snapshot)).toEqual({ done: 0, total: 2, removed: 0 })
    expect(rig.emitted).toEqual([{ type: 'ended' }])
  })

  it('leads to login where the session has ended, in the list as in a removal', async () => {
    const rig = await startListed(favorite)
    rig.ports.removeRecord.reject(new PortError('auth', 'expired'))
    await rig.settle()
    expect(rig.emitted).toEqual([{ type: 'loginRequired' }])
    await rig.send({ type: 'erasure.start' })
    rig.ports.listRecords.reject(new PortError('auth', 'expired'))
    await rig.settle()
    expect(rig.emitted).toEqual([{ type: 'loginRequired' }, { type: 'loginRequired' }])
    expect(selectErasureFailure(rig.snapshot)).toBe('list')
  })

  it('has types that hosts write against', () => {
    expectTypeOf<EventFromLogic<typeof erasureMachine>>().toEqualTypeOf<ErasureEvent>()
    expectTypeOf<InputFrom<typeof erasureMachine>>().toEqualTypeOf<ErasureInput>()
    expectTypeOf<EmittedFrom<typeof erasureMachine>>().toEqualTypeOf<ErasureEmitted>()
    expectTypeOf(createErasureMachine).parameter(0).toEqualTypeOf<ErasurePorts>()
  })
})
