import { describe, expect, it } from 'vitest'
import { offline, startSignedIn, user } from './auth.rig.ts'
import {
  selectAuthBusy,
  selectAuthFailure,
  selectAuthFailureKind,
  selectAuthStatus,
  selectUser,
} from './auth.selectors.ts'

describe('auth: signing out', () => {
  it('ends the session, then tells it', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.signOut' })
    expect(selectAuthStatus(rig.snapshot)).toBe('signedIn')
    expect(selectAuthBusy(rig.snapshot)).toBe(true)
    rig.ports.deleteSession.resolve()
    await rig.settle()
    expect(selectAuthStatus(rig.snapshot)).toBe('signedOut')
    expect(rig.emitted.at(-1)).toEqual({ type: 'signedOut', reason: 'signed-out' })
  })

  it('is asked for once, however often Logout is pressed', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.signOut' }, { type: 'auth.signOut' })
    expect(rig.ports.deleteSession.calls.map(({ open }) => open)).toEqual([true])
  })

  it('tells "sign-out" when the backend refuses, and stays signed in', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.signOut' })
    rig.ports.deleteSession.reject(offline)
    await rig.settle()
    expect(selectAuthFailure(rig.snapshot)).toBe('sign-out')
    expect(selectUser(rig.snapshot)).toBe(user)
    await rig.send({ type: 'auth.dismiss' })
    expect(selectAuthFailure(rig.snapshot)).toBe(null)
  })

  it('tells "sign-out" after 30 s without an answer', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.signOut' })
    await rig.advance(29_999)
    expect(selectAuthBusy(rig.snapshot)).toBe(true)
    await rig.advance(1)
    expect(selectAuthFailure(rig.snapshot)).toBe('sign-out')
    expect(selectAuthFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it('signs out at once when a call says that the session has ended', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.expired', userId: 'u1' })
    expect(selectAuthStatus(rig.snapshot)).toBe('signedOut')
    expect(rig.emitted.at(-1)).toEqual({ type: 'signedOut', reason: 'expired' })
  })

  it('does not sign the next user out because a call of the one before came late', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.expired', userId: 'u2' })
    expect(selectUser(rig.snapshot)).toBe(user)
    expect(rig.emitted).toHaveLength(1)
  })

  it('drops the call to sign out when the session ends by itself', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.signOut' }, { type: 'auth.expired', userId: 'u1' })
    expect(rig.ports.deleteSession.calls[0]?.aborted).toBe(true)
    expect(rig.emitted.at(-1)).toEqual({ type: 'signedOut', reason: 'expired' })
  })
})
