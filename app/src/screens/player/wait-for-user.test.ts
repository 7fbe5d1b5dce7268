import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthView } from '../../features/session/session.tsx'
import { waitForUser } from './wait-for-user.ts'

const sara = { id: 'u1', name: 'Sara', labels: [] }
const unknown: AuthView = {
  status: 'unknown',
  user: null,
  failure: null,
  unreachable: false,
  blocked: false,
  entering: false,
  signingOut: false,
}

/** A session whose view the test updates. */
function fakeSession() {
  let now = unknown
  const listeners = new Set<() => void>()
  return {
    listeners,
    getView: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update: (change: Partial<AuthView>) => {
      now = { ...unknown, ...change }
      for (const listen of listeners) listen()
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('waitForUser', () => {
  it('resolves immediately when the user is known', async () => {
    const session = fakeSession()
    session.update({ status: 'signedIn', user: sara })
    expect(await waitForUser(session, 1000)).toBe(sara)
  })

  it('waits until the user is known, then unsubscribes', async () => {
    const session = fakeSession()
    const user = waitForUser(session, 1000)
    session.update({ unreachable: true })
    expect(session.listeners.size).toBe(1)
    session.update({ status: 'signedIn', user: sara })
    expect(await user).toBe(sara)
    expect(session.listeners.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('resolves to null, a guest, after the timeout', async () => {
    const session = fakeSession()
    const user = waitForUser(session, 1000)
    vi.advanceTimersByTime(1000)
    expect(await user).toBe(null)
    expect(session.listeners.size).toBe(0)
  })
})
