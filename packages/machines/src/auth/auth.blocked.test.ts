import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { credentials, offline, start, startSignedIn, startSignedOut, user } from './auth.rig.ts'
import {
  selectAccountBlocked,
  selectAuthFailure,
  selectAuthFailureKind,
  selectAuthStatus,
  selectConnectionFailed,
  selectUser,
} from './auth.selectors.ts'

describe('auth: a blocked account', () => {
  const blocked = new PortError('account-blocked', 'blocked')
  const startBlocked = async () => {
    const rig = start()
    rig.ports.getAccount.reject(blocked)
    await rig.settle()
    return rig
  }

  it('is told from the first check on, and is nobody signed in', async () => {
    const rig = await startBlocked()
    expect(selectAccountBlocked(rig.snapshot)).toBe(true)
    expect(selectAuthStatus(rig.snapshot)).toBe('signedOut')
    expect(selectConnectionFailed(rig.snapshot)).toBe(false)
    expect(rig.held).toEqual([])
  })

  it('stays told while it is asked again, and when that gets no answer', async () => {
    for (const fail of ['blocked', 'offline', 'wait'] as const) {
      const rig = await startBlocked()
      await rig.send({ type: 'auth.recheck' })
      expect(selectAccountBlocked(rig.snapshot)).toBe(true)
      expect(selectAuthStatus(rig.snapshot)).toBe('signedOut')
      if (fail === 'wait') await rig.advance(30_000)
      else rig.ports.getAccount.reject(fail === 'blocked' ? blocked : offline)
      await rig.settle()
      expect(selectAccountBlocked(rig.snapshot)).toBe(true)
      expect(rig.held).toEqual([])
    }
  })

  it.each([user, null])('is over when a check finds %o', async (found) => {
    const rig = await startBlocked()
    await rig.send({ type: 'auth.recheck' })
    rig.ports.getAccount.resolve(found)
    await rig.settle()
    expect(selectAccountBlocked(rig.snapshot)).toBe(false)
    expect(selectUser(rig.snapshot)).toBe(found)
    expect(rig.emitted).toEqual(found ? [{ type: 'signedIn', user: found, fresh: false }] : [])
    expect(rig.held).toEqual([])
  })

  it('that was signed in is so no longer once a check says it', async () => {
    const rig = await startSignedIn()
    await rig.send({ type: 'auth.recheck' })
    rig.ports.getAccount.reject(blocked)
    await rig.settle()
    expect(selectAccountBlocked(rig.snapshot)).toBe(true)
    expect(selectUser(rig.snapshot)).toBe(null)
    expect(rig.emitted.at(-1)).toEqual({ type: 'signedOut', reason: 'expired' })
  })

  it.each([
    [null, false],
    [blocked, true],
  ])('that a sign-in names is not this browser’s until a check says so: %o', async (check, told) => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', ...credentials })
    rig.ports.createSession.reject(blocked)
    await rig.settle()
    expect(selectAuthFailureKind(rig.snapshot)).toBe('account-blocked')
    expect(selectAccountBlocked(rig.snapshot)).toBe(false)
    if (check) rig.ports.getAccount.reject(check)
    else rig.ports.getAccount.resolve(check)
    await rig.settle()
    expect(selectAccountBlocked(rig.snapshot)).toBe(told)
    expect(selectAuthFailure(rig.snapshot), 'what the form says stays').toBe('sign-in')
  })
})
