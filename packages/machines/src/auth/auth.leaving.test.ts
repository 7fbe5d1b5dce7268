import { describe, expect, it } from 'vitest'
import { offline, startSignedIn, user } from './auth.harness.ts'
import { selectAuthBusy, selectAuthFailure, selectAuthStatus, selectUser } from './auth.selectors.ts'

describe('auth: signing out', () => {
  it('ends the session, then emits the sign-out', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.signOut' })
    expect(selectAuthStatus(harness.snapshot)).toBe('signedIn')
    expect(selectAuthBusy(harness.snapshot)).toBe(true)
    harness.ports.deleteSession.resolve()
    await harness.settle()
    expect(selectAuthStatus(harness.snapshot)).toBe('signedOut')
    expect(harness.emitted.at(-1)).toEqual({ type: 'signedOut', reason: 'signed-out' })
  })

  it('sends one request however often Logout is pressed', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.signOut' }, { type: 'auth.signOut' })
    expect(harness.ports.deleteSession.calls.map(({ open }) => open)).toEqual([true])
  })

  it('fails with "sign-out" when the backend rejects it, and stays signed in', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.signOut' })
    harness.ports.deleteSession.reject(offline)
    await harness.settle()
    expect(selectAuthFailure(harness.snapshot)).toBe('sign-out')
    expect(selectUser(harness.snapshot)).toBe(user)
    await harness.send({ type: 'auth.dismiss' })
    expect(selectAuthFailure(harness.snapshot)).toBe(null)
  })

  it('fails with "sign-out" after 30 s without a response', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.signOut' })
    await harness.advance(29_999)
    expect(selectAuthBusy(harness.snapshot)).toBe(true)
    await harness.advance(1)
    expect(selectAuthFailure(harness.snapshot)).toBe('sign-out')
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(harness.held).toEqual([])
  })

  it('signs out at once when a call reports that the session has ended', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.expired', userId: 'u1' })
    expect(selectAuthStatus(harness.snapshot)).toBe('signedOut')
    expect(harness.emitted.at(-1)).toEqual({ type: 'signedOut', reason: 'expired' })
  })

  it('ignores a late report about the previous user', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.expired', userId: 'u2' })
    expect(selectUser(harness.snapshot)).toBe(user)
    expect(harness.emitted).toHaveLength(1)
  })

  it('aborts the sign-out when the session ends meanwhile', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.signOut' }, { type: 'auth.expired', userId: 'u1' })
    expect(harness.ports.deleteSession.calls[0]?.aborted).toBe(true)
    expect(harness.emitted.at(-1)).toEqual({ type: 'signedOut', reason: 'expired' })
  })
})
