import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { fakePort, settle, StepClock } from '../testing/index.ts'
import { failureKind, PortError } from './port-error.ts'
import type { FailureKind } from './port-error.ts'
import { createSleep } from './sleep.ts'
import { isRetryable, isRetryableRead, withRetry } from './with-retry.ts'
import type { RetryPolicy } from './with-retry.ts'

const offline = new PortError('network', 'offline')

const start = (policy: Partial<RetryPolicy> = {}) => {
  const clock = new StepClock()
  const port = fakePort<string, string>('read')
  const scope = new AbortController()
  const ended: unknown[] = []
  withRetry(port, { sleep: createSleep(clock), ...policy })('x', scope.signal).then(
    (output) => ended.push(output),
    (error: unknown) => ended.push(error),
  )
  return { clock, port, scope, ended }
}

describe('withRetry', () => {
  it('tries once and up to three times more, after 1 s, 2 s and 4 s, then gives up with the last error', async () => {
    const { clock, port, ended } = start()
    const tries: number[] = []
    for (const wait of [0, 1000, 2000, 4000]) {
      await clock.advance(wait)
      tries.push(clock.now)
      expect(port.open).toHaveLength(1)
      port.reject(offline)
      await settle()
    }
    expect(tries).toEqual([0, 1000, 3000, 7000])
    await clock.advance(60_000)
    expect(port.calls).toHaveLength(4)
    expect(ended).toEqual([offline])
    expect(clock.pending).toBe(0)
  })

  it('does not try before the wait is over', async () => {
    const { clock, port } = start()
    port.reject(offline)
    await clock.advance(999)
    expect(port.calls).toHaveLength(1)
    await clock.advance(1)
    expect(port.calls).toHaveLength(2)
  })

  it('answers as soon as a try does, with the same input each time', async () => {
    const { clock, port, ended } = start()
    port.reject(offline)
    await clock.advance(1000)
    port.resolve('at last')
    await settle()
    expect(ended).toEqual(['at last'])
    expect(port.calls.map(({ input }) => input)).toEqual(['x', 'x'])
  })

  it('passes on at once what another try cannot help', async () => {
    const { clock, port, ended } = start()
    const wrong = new PortError('auth', 'wrong password')
    port.reject(wrong)
    await settle()
    expect(ended).toEqual([wrong])
    expect(clock.pending).toBe(0)
  })

  it('stops in the middle of a wait when it is aborted, and frees its timer', async () => {
    const { clock, port, scope, ended } = start()
    port.reject(offline)
    await settle()
    expect(clock.pending).toBe(1)
    scope.abort(new Error('gone'))
    await settle()
    expect(clock.pending).toBe(0)
    expect(ended).toEqual([new Error('gone')])
    expect(port.calls).toHaveLength(1)
  })

  it('does not try again when a try fails because it was aborted', async () => {
    const { clock, port, scope, ended } = start()
    const call = port.calls[0]
    scope.abort(new Error('gone'))
    call?.reject(offline)
    await settle()
    expect(ended).toEqual([new Error('gone')])
    expect(clock.pending).toBe(0)
  })

  it('says that it was aborted, not what a try that nobody waits for ran into', async () => {
    const { port, scope, ended } = start()
    const call = port.calls[0]
    scope.abort(new Error('gone'))
    call?.reject(new PortError('validation', 'odd'))
    await settle()
    expect(ended).toEqual([new Error('gone')])
  })

  it('takes its waits and its classifier from the policy', async () => {
    const { clock, port, ended } = start({ delays: [5], shouldRetry: () => true })
    port.reject('anything')
    await clock.advance(5)
    port.reject('twice')
    await settle()
    expect(ended).toEqual(['twice'])
  })

  it("sleeps on the host's timers when no clock is given", async () => {
    vi.useFakeTimers()
    try {
      const port = vi.fn(async () => 'yes').mockRejectedValueOnce(offline)
      const answer = withRetry(port)(undefined, new AbortController().signal)
      await vi.advanceTimersByTimeAsync(1000)
      expect(await answer).toBe('yes')
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('what another try may help', () => {
  it.each<[FailureKind, boolean, boolean]>([
    ['network', true, true],
    ['timeout', true, true],
    ['server', true, true],
    ['rate-limit', false, true],
    ['auth', false, false],
    ['permission', false, false],
    ['account-blocked', false, false],
    ['not-found', false, false],
    ['conflict', false, false],
    ['validation', false, false],
    ['protocol', false, false],
    ['unknown', false, false],
  ])('%s: any call %s, a reading call %s', (kind, any, read) => {
    const error = new PortError(kind, kind)
    expect([isRetryable(error), isRetryableRead(error)]).toEqual([any, read])
  })

  it('knows nothing of errors that are not a port error', () => {
    expect(failureKind(new TypeError('Failed to fetch'))).toBe('unknown')
    expect(isRetryable('Failed to fetch')).toBe(false)
  })
})

describe('sleepOn', () => {
  it('listens to a signal no longer than it sleeps', async () => {
    const { signal } = new AbortController()
    const clock = new StepClock()
    const slept = createSleep(clock)(10, signal)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await clock.advance(10)
    await slept
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('refuses to fall asleep once aborted', async () => {
    const clock = new StepClock()
    const refused: unknown[] = []
    createSleep(clock)(10, AbortSignal.abort(new Error('gone'))).catch((error: unknown) =>
      refused.push(error),
    )
    await settle()
    expect(refused).toEqual([new Error('gone')])
    expect(clock.pending).toBe(0)
  })
})
