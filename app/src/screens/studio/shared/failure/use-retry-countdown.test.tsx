import { PortError } from '@saha/machines/port'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { GeminiError } from '../../../../adapters/gemini/client/gemini-error.ts'
import { useRetryCountdown } from './use-retry-countdown.ts'

const refused = (retryAfter: number | null) => ({
  cause: new GeminiError('rate-limit', 'Too many', { retryAfter }),
})

describe('useRetryCountdown', () => {
  afterEach(() => void vi.useRealTimers())

  it('counts down the requested seconds, including those before rendering', async () => {
    vi.useFakeTimers()
    const failure = refused(3.4)
    await vi.advanceTimersByTimeAsync(1000)
    const { result, act } = await renderHook(() => useRetryCountdown(failure))
    const seen = [result.current]
    for (let second = 0; second < 4; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000))
      seen.push(result.current)
    }
    expect(seen).toEqual([3, 2, 1, 0, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['nothing failed', null],
    ['it was something else', { cause: new PortError('network', 'offline') }],
    ['the service does not say when', refused(null)],
    ['it would take longer than anybody waits', refused(86_400)],
  ])('returns 0 if %s', async (_, failure) => {
    const { result } = await renderHook(() => useRetryCountdown(failure))
    expect(result.current).toBe(0)
  })
})
