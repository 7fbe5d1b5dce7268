import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { credentials, offline, start, startSignedIn, startSignedOut, user } from './auth.harness.ts'
import {
  selectAccountBlocked,
  selectAuthFailure,
  selectAuthStatus,
  selectConnectionFailed,
  selectUser,
} from './auth.selectors.ts'

describe('auth: a blocked account', () => {
  const blocked = new PortError('account-blocked', 'blocked')
  const startBlocked = async () => {
    const harness = start()
    harness.ports.getAccount.reject(blocked)
    await harness.settle()
    return harness
  }

  it('is reported by the first check, without a signed-in user', async () => {
    const harness = await startBlocked()
    expect(selectAccountBlocked(harness.snapshot)).toBe(true)
    expect(selectAuthStatus(harness.snapshot)).toBe('signedOut')
    expect(selectConnectionFailed(harness.snapshot)).toBe(false)
    expect(harness.held).toEqual([])
  })

  it('stays reported during a new check, and when that gets no response', async () => {
    for (const fail of ['blocked', 'offline', 'wait'] as const) {
      const harness = await startBlocked()
      await harness.send({ type: 'auth.recheck' })
      expect(selectAccountBlocked(harness.snapshot)).toBe(true)
      expect(selectAuthStatus(harness.snapshot)).toBe('signedOut')
      if (fail === 'wait') await harness.advance(30_000)
      else harness.ports.getAccount.reject(fail === 'blocked' ? blocked : offline)
      await harness.settle()
      expect(selectAccountBlocked(harness.snapshot)).toBe(true)
      expect(harness.held).toEqual([])
    }
  })

  it.each([user, null])('is no longer reported when a check finds %o', async (found) => {
    const harness = await startBlocked()
    await harness.send({ type: 'auth.recheck' })
    harness.ports.getAccount.resolve(found)
    await harness.settle()
    expect(selectAccountBlocked(harness.snapshot)).toBe(false)
    expect(selectUser(harness.snapshot)).toBe(found)
    expect(harness.emitted).toEqual(found ? [{ type: 'signedIn', user: found, fresh: false }] : [])
    expect(harness.held).toEqual([])
  })

  it('signs the user out when a check reports the block', async () => {
    const harness = await startSignedIn()
    await harness.send({ type: 'auth.recheck' })
    harness.ports.getAccount.reject(blocked)
    await harness.settle()
    expect(selectAccountBlocked(harness.snapshot)).toBe(true)
    expect(selectUser(harness.snapshot)).toBe(null)
    expect(harness.emitted.at(-1)).toEqual({ type: 'signedOut', reason: 'expired' })
  })

  it.each([
    [null, false],
    [blocked, true],
  ])('is not reported after a failed sign-in until a check confirms it: %o', async (check, blockShown) => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signIn', ...credentials })
    harness.ports.createSession.reject(blocked)
    await harness.settle()
    expect(harness.snapshot.context.failure?.kind).toBe('account-blocked')
    expect(selectAccountBlocked(harness.snapshot)).toBe(false)
    if (check) harness.ports.getAccount.reject(check)
    else harness.ports.getAccount.resolve(check)
    await harness.settle()
    expect(selectAccountBlocked(harness.snapshot)).toBe(blockShown)
    expect(selectAuthFailure(harness.snapshot), 'what the form says stays').toBe('sign-in')
  })
})
