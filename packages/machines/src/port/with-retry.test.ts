import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { fakePort, settle, StepClock } from '../testing/index.ts'
import { failureKind, PortError } from './errors/port-error.ts'
import type { FailureKind } from './errors/port-error.ts'
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
  it('tries once and retries three times, after 1 s, 2 s and 4 s, then fails with the last error', async () => {
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

  it('does not retry before the delay has passed', async () => {
    const { clock, port } = start()
    for (const delay of [1000, 2000, 4000]) {
      port.reject(offline)
      await clock.advance(delay - 1)
      expect(port.open).toEqual([])
      await clock.advance(1)
      expect(port.open).toHaveLength(1)
    }
  })

  it('resolves with the first success, and passes the same input to each try', async () => {
    const { clock, port, ended } = start()
    port.reject(offline)
    await clock.advance(1000)
    port.resolve('at last')
    await settle()
    expect(ended).toEqual(['at last'])
    expect(port.calls.map(({ input }) => input)).toEqual(['x', 'x'])
  })

  it('rejects at once when a retry cannot help', async () => {
    const { clock, port, ended } = start()
    const wrong = new PortError('auth', 'wrong password')
    port.reject(wrong)
    await settle()
    expect(ended).toEqual([wrong])
    expect(clock.pending).toBe(0)
  })

  it('stops during a delay when aborted, and clears its timer', async () => {
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

  it('does not retry when a try fails because of an abort', async () => {
    const { clock, port, scope, ended } = start()
    const call = port.calls[0]
    scope.abort(new Error('gone'))
    call?.reject(offline)
    await settle()
    expect(ended).toEqual([new Error('gone')])
    expect(clock.pending).toBe(0)
  })

  it('rejects with the abort reason, not with a late error', async () => {
    const { port, scope, ended } = start()
    const call = port.calls[0]
    scope.abort(new Error('gone'))
    call?.reject(new PortError('validation', 'odd'))
    await settle()
    expect(ended).toEqual([new Error('gone')])
  })

  it('uses the delays and the predicate of its policy', async () => {
    const { clock, port, ended } = start({ delays: [5], shouldRetry: () => true })
    port.reject('anything')
    await clock.advance(5)
    port.reject('twice')
    await settle()
    expect(ended).toEqual(['twice'])
  })

  it("sleeps on the host's timers by default", async () => {
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

describe('retryable kinds', () => {
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

  it('exclude errors other than port errors', () => {
    expect(failureKind(new TypeError('Failed to fetch'))).toBe('unknown')
    expect(isRetryable('Failed to fetch')).toBe(false)
  })
})

describe('createSleep', () => {
  it('removes its abort listener when it ends', async () => {
    const { signal } = new AbortController()
    const clock = new StepClock()
    const slept = createSleep(clock)(10, signal)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await clock.advance(10)
    await slept
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('rejects at once when already aborted', async () => {
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
