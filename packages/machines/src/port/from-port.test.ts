import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakePort, settle, StepClock } from '../testing/index.ts'
import { malformedOutputs } from '../testing/malformed.ts'
import { fromPort } from './from-port.ts'
import type { PortOptions } from './from-port.ts'
import { PortError } from './port-error.ts'

const start = () => {
  const port = fakePort<number, string>('double')
  const actor = createActor(fromPort(port, { report: () => {} }), { input: 21 })
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
    const atOnce = () => {
      throw new Error('at once')
    }
    const actor = createActor(fromPort(atOnce, { report: () => {} }))
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
      config: (args: object) => Promise<string>
    }
    config({ input: undefined, signal: scope.signal, self: { clock: new StepClock() } }).then(
      () => settled.push('resolved'),
      () => settled.push('rejected'),
    )
    scope.abort()
    call.calls[0]?.[how]('late')
    await settle()
    expect(settled).toEqual([])
    expect(call.calls[0]?.aborted).toBe(false)
  })
})

describe('fromPort: on its terms', () => {
  const startWith = (options: PortOptions<string>) => {
    const port = fakePort<number, string>('double')
    const clock = new StepClock()
    const told: unknown[] = []
    const logic = fromPort(port, { name: 'double', report: (...what) => told.push(what), ...options })
    const actor = createActor(logic, { input: 21, clock })
    const errors: unknown[] = []
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    return { port, actor, errors, clock, told }
  }

  it('waits as long as it has patience, then drops the call', async () => {
    const { port, errors, clock, told } = startWith({ timeoutMs: 5000 })
    await clock.advance(4999)
    expect(port.open).toHaveLength(1)
    await clock.advance(1)
    expect(errors).toEqual([new PortError('timeout', '"double" did not respond within 5000 ms.')])
    expect(port.calls[0]?.aborted).toBe(true)
    expect(told).toEqual([])
  })

  it.each(['answer', 'failure', 'stop'])('leaves no timer behind its %s', async (end) => {
    const { port, actor, clock } = startWith({ timeoutMs: 5000 })
    if (end === 'answer') port.resolve('42')
    if (end === 'failure') port.reject(new PortError('server', '500'))
    if (end === 'stop') actor.stop()
    await settle()
    expect(clock.pending).toBe(0)
  })

  it.each(malformedOutputs('42'))(
    'fails as "protocol" when the answer is %o, and tells it',
    async (wrong) => {
      const { port, errors, told } = startWith({ isOutput: (output) => output === '42' })
      port.resolve(wrong as string)
      await settle()
      expect(errors[0]).toMatchObject({ kind: 'protocol' })
      expect(told).toEqual([['"double" returned an invalid output.', wrong]])
    },
  )

  it('sets no timer without patience', () => {
    expect(startWith({}).clock.pending).toBe(0)
  })

  it('ends and tells a call whose port throws before it promises like any other', async () => {
    const clock = new StepClock()
    const told: unknown[] = []
    const bug = new Error('at once')
    const atOnce = () => {
      throw bug
    }
    const report = (...what: unknown[]) => told.push(what)
    const actor = createActor(fromPort(atOnce, { timeoutMs: 5000, report }), { clock })
    actor.subscribe({ error: () => {} })
    actor.start()
    await settle()
    expect(clock.pending).toBe(0)
    expect(told).toEqual([['The port "port" threw an unexpected error', bug]])
  })

  it.each([true, false])('once restored, is made again unless it writes: %s', async (writes) => {
    const { actor } = startWith({ writes })
    const port = fakePort<number, string>('double')
    const restored = createActor(fromPort(port, { name: 'double', writes }), {
      input: 21,
      snapshot: actor.getPersistedSnapshot(),
    })
    const errors: unknown[] = []
    restored.subscribe({ error: (error) => errors.push(error) })
    restored.start()
    await settle()
    expect(port.calls.map(({ input }) => input)).toEqual(writes ? [] : [21])
    expect(errors).toMatchObject(writes ? [{ kind: 'interrupted' }] : [])
    expect(port.open).toHaveLength(writes ? 0 : 1)
  })

  it('tells what nobody foresaw, but neither an agreed failure nor one that comes too late', async () => {
    const bug = new TypeError('x is undefined')
    const first = startWith({})
    first.port.reject(bug)
    await settle()
    expect(first.told).toEqual([['The port "double" threw an unexpected error', bug]])
    const second = startWith({})
    second.port.reject(new PortError('network', 'offline'))
    const third = startWith({})
    third.actor.stop()
    third.port.calls[0]?.reject(bug)
    await settle()
    expect([...second.told, ...third.told]).toEqual([])
  })
})
