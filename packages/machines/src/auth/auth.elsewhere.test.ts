import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { credentials, offline, startSignedIn, startSignedOut, user } from './auth.rig.ts'
import {
  selectAuthBusy,
  selectAuthFailure,
  selectAuthStatus,
  selectConnectionFailed,
  selectUser,
} from './auth.selectors.ts'
import type { User } from './auth.types.ts'

describe('auth: what changes elsewhere', () => {
  const another: User = { id: 'u2', email: 'huda@example.com', labels: [] }

  it('finds in silence that somebody has signed in', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.recheck' })
    expect(selectAuthStatus(rig.snapshot)).toBe('signedOut')
    expect(selectAuthBusy(rig.snapshot)).toBe(false)
    rig.ports.getAccount.resolve(user)
    await rig.settle()
    expect(selectUser(rig.snapshot)).toBe(user)
    expect(rig.emitted).toEqual([{ type: 'signedIn', user, fresh: false }])
    // And asks no more.
    expect(rig.held).toEqual([])
  })

  it('finds in silence that the session has ended', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.recheck' })
    expect(selectAuthStatus(rig.snapshot)).toBe('signedIn')
    expect(selectAuthBusy(rig.snapshot)).toBe(false)
    rig.ports.getAccount.resolve(null)
    await rig.settle()
    expect(selectAuthStatus(rig.snapshot)).toBe('signedOut')
    expect(rig.emitted.at(-1)).toEqual({ type: 'signedOut', reason: 'expired' })
  })

  it('finds that it is somebody else now', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.recheck' })
    rig.ports.getAccount.resolve(another)
    await rig.settle()
    expect(selectUser(rig.snapshot)).toBe(another)
    expect(rig.emitted.at(-1)).toEqual({ type: 'signedIn', user: another, fresh: false })
    // And leaves their session alone.
    expect(rig.held).toEqual([])
    expect(rig.ports.deleteSession.calls).toEqual([])
  })

  it('learns what rights they have by now', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.recheck' })
    rig.ports.getAccount.resolve({ ...user, labels: ['editor'] })
    await rig.settle()
    expect(selectUser(rig.snapshot)?.labels).toEqual(['editor'])
  })

  it('tells nothing when it is still the same', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.recheck' })
    rig.ports.getAccount.resolve({ ...user })
    await rig.settle()
    expect(rig.emitted).toHaveLength(1)
    await rig.send({ type: 'auth.recheck' })
    expect(rig.held).toEqual(['getAccount'])
  })

  it.each([startSignedIn, startSignedOut])(
    'changes nothing when it gets no answer (%#)',
    async (begin: typeof startSignedIn) => {
      for (const fail of ['reject', 'wait'] as const) {
        const rig = await begin()
        const before = [selectAuthStatus(rig.snapshot), selectUser(rig.snapshot)]
        await rig.send({ type: 'auth.recheck' })
        if (fail === 'reject') rig.ports.getAccount.reject(offline)
        else await rig.advance(30_000)
        await rig.settle()
        expect([selectAuthStatus(rig.snapshot), selectUser(rig.snapshot)]).toEqual(before)
        expect(selectConnectionFailed(rig.snapshot)).toBe(false)
        expect(rig.held).toEqual([])
        await rig.send({ type: 'auth.recheck' })
        expect(rig.held).toEqual(['getAccount'])
      }
    },
  )

  it('takes an earlier failure off once somebody is found', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', ...credentials })
    rig.ports.createSession.reject(new PortError('auth', 'wrong'))
    await rig.settle()
    await rig.send({ type: 'auth.recheck' })
    rig.ports.getAccount.resolve(user)
    await rig.settle()
    expect(selectUser(rig.snapshot)).toBe(user)
    expect(selectAuthFailure(rig.snapshot)).toBe(null)
  })

  it('keeps nobody from signing in or out, and takes a failure off when asked', async () => {
    const guest = await startSignedOut()
    await guest.send({ type: 'auth.recheck' }, { type: 'auth.signIn', ...credentials })
    expect(guest.held).toEqual(['createSession'])
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.signOut' })
    rig.ports.deleteSession.reject(offline)
    await rig.settle()
    await rig.send({ type: 'auth.recheck' })
    expect(selectAuthFailure(rig.snapshot)).toBe('sign-out')
    await rig.send({ type: 'auth.dismiss' })
    expect(selectAuthFailure(rig.snapshot)).toBe(null)
    await rig.send({ type: 'auth.signOut' })
    expect(rig.held).toEqual(['deleteSession'])
    rig.ports.deleteSession.reject(offline)
    await rig.settle()
    await rig.send({ type: 'auth.recheck' }, { type: 'auth.signOut' })
    expect(selectAuthFailure(rig.snapshot)).toBe(null)
  })
})
