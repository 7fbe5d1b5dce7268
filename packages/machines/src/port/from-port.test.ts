import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { PromiseActorLogic } from 'xstate'
import { fakePort, settle } from '../testing/index.ts'
import { fromPort, fromPorts } from './from-port.ts'
import type { Port } from './from-port.ts'

const start = () => {
  const port = fakePort<number, string>('double')
  const actor = createActor(fromPort(port), { input: 21 })
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  return { port, actor, errors }
}

describe('fromPort', () => {
  it('calls the port while the event is handled, so that a click still counts as one', () => {
    expect(start().port.calls.map(({ input }) => input)).toEqual([21])
  })

  it('ends with the answer', async () => {
    const { port, actor } = start()
    port.resolve('42')
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: '42' })
  })

  it('ends with the failure', async () => {
    const { port, actor, errors } = start()
    port.reject(new Error('no'))
    await settle()
    expect(actor.getSnapshot().status).toBe('error')
    expect(errors).toEqual([new Error('no')])
  })

  it('fails when the port throws before it promises', async () => {
    const actor = createActor(
      fromPort(() => {
        throw new Error('at once')
      }),
    )
    const errors: unknown[] = []
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    await settle()
    expect(errors).toEqual([new Error('at once')])
  })

  it('aborts the call when it is stopped', () => {
    const { port, actor } = start()
    actor.stop()
    expect(port.calls[0]?.aborted).toBe(true)
  })

  it.each(['resolve', 'reject'] as const)('never settles after an abort: late %s', async (how) => {
    const settled: string[] = []
    const scope = new AbortController()
    const call = fakePort<undefined, string>('late')
    // The logic's own promise, without an actor around it that would also drop a late answer.
    const { config } = fromPort(call) as unknown as {
      config: (args: { input: undefined; signal: AbortSignal }) => Promise<string>
    }
    config({ input: undefined, signal: scope.signal }).then(
      () => settled.push('resolved'),
      () => settled.push('rejected'),
    )
    scope.abort()
    call.calls[0]?.[how]('late')
    await settle()
    expect(settled).toEqual([])
  })
})

describe('fromPorts', () => {
  it('turns each port of a record into logic of the same types', () => {
    interface Ports {
      double: Port<number, string>
      clear: Port<undefined, void>
    }
    const actors = fromPorts<Ports>({ double: async (n) => String(n * 2), clear: async () => {} })
    expect(Object.keys(actors)).toEqual(['double', 'clear'])
    expectTypeOf(actors.double).toEqualTypeOf<PromiseActorLogic<string, number>>()
    expectTypeOf(actors.clear).toEqualTypeOf<PromiseActorLogic<void, undefined>>()
  })
})
