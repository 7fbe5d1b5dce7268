import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { credentials, offline, startSignedIn, startSignedOut, user } from './auth.harness.ts'
import {
  selectAuthBusy,
  selectAuthFailure,
  selectAuthStatus,
  selectConnectionFailed,
  selectUser,
} from './auth.selectors.ts'
import type { User } from './auth.types.ts'

describe('auth: changes in another tab', () => {
  const another: User = { id: 'u2', email: 'huda@example.com', labels: [] }

  it('finds a new user without a busy state', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.recheck' })
    expect(selectAuthStatus(harness.snapshot)).toBe('signedOut')
    expect(selectAuthBusy(harness.snapshot)).toBe(false)
    harness.ports.getAccount.resolve(user)
    await harness.settle()
    expect(selectUser(harness.snapshot)).toBe(user)
    expect(harness.emitted).toEqual([{ type: 'signedIn', user, fresh: false }])
    // No further request is sent.
    expect(harness.held).toEqual([])
  })

  it('finds an ended session without a busy state', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.recheck' })
    expect(selectAuthStatus(harness.snapshot)).toBe('signedIn')
    expect(selectAuthBusy(harness.snapshot)).toBe(false)
    harness.ports.getAccount.resolve(null)
    await harness.settle()
    expect(selectAuthStatus(harness.snapshot)).toBe('signedOut')
    expect(harness.emitted.at(-1)).toEqual({ type: 'signedOut', reason: 'expired' })
  })

  it('finds another user', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.recheck' })
    harness.ports.getAccount.resolve(another)
    await harness.settle()
    expect(selectUser(harness.snapshot)).toBe(another)
    expect(harness.emitted.at(-1)).toEqual({ type: 'signedIn', user: another, fresh: false })
    // The new user's session is untouched.
    expect(harness.held).toEqual([])
    expect(harness.ports.deleteSession.calls).toEqual([])
  })

  it('updates the labels of the user', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.recheck' })
    harness.ports.getAccount.resolve({ ...user, labels: ['editor'] })
    await harness.settle()
    expect(selectUser(harness.snapshot)?.labels).toEqual(['editor'])
  })

  it('emits nothing for the same user', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.recheck' })
    harness.ports.getAccount.resolve({ ...user })
    await harness.settle()
    expect(harness.emitted).toHaveLength(1)
    await harness.send({ type: 'auth.recheck' })
    expect(harness.held).toEqual(['getAccount'])
  })

  it.each([startSignedIn, startSignedOut])(
    'changes nothing without a response (%#)',
    async (start: typeof startSignedIn) => {
      for (const fail of ['reject', 'wait'] as const) {
        const harness = await start()
        const before = [selectAuthStatus(harness.snapshot), selectUser(harness.snapshot)]
        await harness.send({ type: 'auth.recheck' })
        if (fail === 'reject') harness.ports.getAccount.reject(offline)
        else await harness.advance(30_000)
        await harness.settle()
        expect([selectAuthStatus(harness.snapshot), selectUser(harness.snapshot)]).toEqual(before)
        expect(selectConnectionFailed(harness.snapshot)).toBe(false)
        expect(harness.held).toEqual([])
        await harness.send({ type: 'auth.recheck' })
        expect(harness.held).toEqual(['getAccount'])
      }
    },
  )

  it('clears an earlier failure once a user is found', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signIn', ...credentials })
    harness.ports.createSession.reject(new PortError('auth', 'wrong'))
    await harness.settle()
    await harness.send({ type: 'auth.recheck' })
    harness.ports.getAccount.resolve(user)
    await harness.settle()
    expect(selectUser(harness.snapshot)).toBe(user)
    expect(selectAuthFailure(harness.snapshot)).toBe(null)
  })

  it('allows signing in and out and dismissing a failure during a check', async () => {
    const guest = await startSignedOut()
    await guest.send({ type: 'auth.recheck' }, { type: 'auth.signIn', ...credentials })
    expect(guest.held).toEqual(['createSession'])
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.signOut' })
    harness.ports.deleteSession.reject(offline)
    await harness.settle()
    await harness.send({ type: 'auth.recheck' })
    expect(selectAuthFailure(harness.snapshot)).toBe('sign-out')
    await harness.send({ type: 'auth.dismiss' })
    expect(selectAuthFailure(harness.snapshot)).toBe(null)
    await harness.send({ type: 'auth.signOut' })
    expect(harness.held).toEqual(['deleteSession'])
    harness.ports.deleteSession.reject(offline)
    await harness.settle()
    await harness.send({ type: 'auth.recheck' }, { type: 'auth.signOut' })
    expect(selectAuthFailure(harness.snapshot)).toBe(null)
  })
})
