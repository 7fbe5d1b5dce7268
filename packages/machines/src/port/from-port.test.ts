import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { fakePort, settle, StepClock } from '../testing/index.ts'
import { malformedOutputs } from '../testing/malformed.ts'
import { fromPort } from './from-port.ts'
import type { PortOptions } from './from-port.ts'
import { PortError } from './errors/port-error.ts'

const start = () => {
  const port = fakePort<number, string>('double')
  const actor = createActor(fromPort(port, { report: () => {} }), { input: 21 })
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  return { port, actor, errors }
}

describe('fromPort', () => {
  it('calls the port while the event is handled, so that it counts as a user gesture', () => {
    expect(start().port.calls.map(({ input }) => input)).toEqual([21])
  })

  it('resolves with the output', async () => {
    const { port, actor } = start()
    port.resolve('42')
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: '42' })
  })

  it('does not abort a call that has ended when its machine fails', async () => {
    const signals: AbortSignal[] = []
    const double = fromPort<void, number>((_, signal) => {
      signals.push(signal)
      return Promise.resolve(42)
    })
    const host = setup({
      types: { events: {} as { type: 'host.crash' } },
      actors: { double },
      actions: {
        crash: () => {
          throw new Error('crashed')
        },
      },
    }).createMachine({ invoke: { id: 'double', src: 'double' }, on: { 'host.crash': { actions: 'crash' } } })
    const actor = createActor(host)
    actor.subscribe({ error: () => {} })
    actor.start()
    await settle()
    actor.send({ type: 'host.crash' })
    expect(actor.getSnapshot().status).toBe('error')
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })

  it('rejects with the error', async () => {
    const { port, actor, errors } = start()
    port.reject(new Error('no'))
    await settle()
    expect(actor.getSnapshot().status).toBe('error')
    expect(errors).toEqual([new Error('no')])
  })

  it('fails when the port throws synchronously', async () => {
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

  it('aborts the call when stopped', () => {
    const { port, actor } = start()
    actor.stop()
    expect(port.calls[0]?.aborted).toBe(true)
  })

  it.each(['resolve', 'reject'] as const)('never settles after an abort: late %s', async (method) => {
    const settled: string[] = []
    const scope = new AbortController()
    const call = fakePort<undefined, string>('late')
    // Runs the promise without an actor, which would ignore a late output too.
    const { config } = fromPort(call) as unknown as {
      config: (args: object) => Promise<string>
    }
    config({ input: undefined, signal: scope.signal, self: { clock: new StepClock() } }).then(
      () => settled.push('resolved'),
      () => settled.push('rejected'),
    )
    scope.abort()
    call.calls[0]?.[method]('late')
    await settle()
    expect(settled).toEqual([])
    expect(call.calls[0]?.aborted).toBe(false)
  })
})

describe('fromPort: options', () => {
  const startWith = (options: PortOptions<string>) => {
    const port = fakePort<number, string>('double')
    const clock = new StepClock()
    const reports: unknown[] = []
    const logic = fromPort(port, {
      name: 'double',
      report: (...message) => reports.push(message),
      ...options,
    })
    const actor = createActor(logic, { input: 21, clock })
    const errors: unknown[] = []
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    return { port, actor, errors, clock, reports }
  }

  it('aborts the call after its timeout', async () => {
    const { port, errors, clock, reports } = startWith({ timeoutMs: 5000 })
    await clock.advance(4999)
    expect(port.open).toHaveLength(1)
    await clock.advance(1)
    expect(errors).toEqual([new PortError('timeout', '"double" did not respond within 5000 ms.')])
    expect(port.calls[0]?.aborted).toBe(true)
    expect(reports).toEqual([])
  })

  it.each(['answer', 'failure', 'stop'])('clears its timer after its %s', async (end) => {
    const { port, actor, clock } = startWith({ timeoutMs: 5000 })
    if (end === 'answer') port.resolve('42')
    if (end === 'failure') port.reject(new PortError('server', '500'))
    if (end === 'stop') actor.stop()
    await settle()
    expect(clock.pending).toBe(0)
  })

  it.each(malformedOutputs('42'))(
    'fails with "protocol" for the output %o, and reports it',
    async (wrong) => {
      const { port, errors, reports } = startWith({ isOutput: (output) => output === '42' })
      port.resolve(wrong as string)
      await settle()
      expect(errors[0]).toMatchObject({ kind: 'protocol' })
      expect(reports).toEqual([['"double" returned an invalid output.', wrong]])
    },
  )

  it('sets no timer without a timeout', () => {
    expect(startWith({}).clock.pending).toBe(0)
  })

  it('reports a synchronous throw like a rejection', async () => {
    const clock = new StepClock()
    const reports: unknown[] = []
    const bug = new Error('at once')
    const atOnce = () => {
      throw bug
    }
    const report = (...message: unknown[]) => reports.push(message)
    const actor = createActor(fromPort(atOnce, { timeoutMs: 5000, report }), { clock })
    actor.subscribe({ error: () => {} })
    actor.start()
    await settle()
    expect(clock.pending).toBe(0)
    expect(reports).toEqual([['The port "port" threw an unexpected error', bug]])
  })

  it.each([true, false])('repeats a restored call unless it writes: %s', async (writes) => {
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

  it('reports unexpected errors, but neither port errors nor late ones', async () => {
    const bug = new TypeError('x is undefined')
    const first = startWith({})
    first.port.reject(bug)
    await settle()
    expect(first.reports).toEqual([['The port "double" threw an unexpected error', bug]])
    const second = startWith({})
    second.port.reject(new PortError('network', 'offline'))
    const third = startWith({})
    third.actor.stop()
    third.port.calls[0]?.reject(bug)
    await settle()
    expect([...second.reports, ...third.reports]).toEqual([])
  })
})
