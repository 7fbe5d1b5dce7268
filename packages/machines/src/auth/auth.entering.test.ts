import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { Secret } from '../shared/secret.ts'
import { credentials, offline, startSignedOut, user } from './auth.rig.ts'
import {
  selectAuthBusy,
  selectAuthFailure,
  selectAuthFailureKind,
  selectAuthStatus,
  selectConnectionFailed,
  selectUser,
  selectUserId,
} from './auth.selectors.ts'

const refused = new PortError('auth', 'invalid credentials')

describe('auth: signing in', () => {
  it('makes a session, learns who it is, and tells that it is fresh', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', ...credentials })
    expect(selectAuthStatus(rig.snapshot)).toBe('signedOut')
    expect(selectAuthBusy(rig.snapshot)).toBe(true)
    expect(rig.ports.createSession.calls[0]?.input).toEqual(credentials)
    expect(rig.ports.createSession.calls[0]?.input.password.reveal()).toBe('open sesame')
    rig.ports.createSession.resolve()
    await rig.settle()
    rig.ports.getAccount.resolve(user)
    await rig.settle()
    expect(selectUserId(rig.snapshot)).toBe('u1')
    expect(rig.emitted).toEqual([{ type: 'signedIn', user, fresh: true }])
    expect(rig.held).toEqual([])
    expect(rig.ports.createAccount.calls).toHaveLength(0)
  })

  it('ignores a second submit', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', ...credentials }, { type: 'auth.signIn', ...credentials })
    expect(rig.ports.createSession.calls).toHaveLength(1)
  })

  it('tells "sign-in" when the credentials are wrong, and takes others', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', ...credentials })
    rig.ports.createSession.reject(refused)
    await rig.settle()
    expect(selectAuthFailure(rig.snapshot)).toBe('sign-in')
    expect(selectAuthFailureKind(rig.snapshot)).toBe('auth')
    expect(selectConnectionFailed(rig.snapshot)).toBe(false)
    await rig.send({ type: 'auth.signIn', ...credentials, password: new Secret('another') })
    expect(selectAuthFailure(rig.snapshot)).toBe(null)
    expect(rig.ports.createSession.open[0]?.input.password.reveal()).toBe('another')
  })

  it('tells "sign-in" when the session does not hold', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', ...credentials })
    rig.ports.createSession.resolve()
    await rig.settle()
    rig.ports.getAccount.resolve(null)
    await rig.settle()
    expect(selectAuthFailure(rig.snapshot)).toBe('sign-in')
    expect(selectAuthFailureKind(rig.snapshot)).toBe('auth')
    expect(selectUser(rig.snapshot)).toBe(null)
  })

  it('tells "sign-in" when who it is cannot be learned', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', ...credentials })
    rig.ports.createSession.resolve()
    await rig.settle()
    rig.ports.getAccount.reject(new PortError('protocol', 'not a user'))
    await rig.settle()
    expect(selectAuthFailure(rig.snapshot)).toBe('sign-in')
  })

  it.each(['createSession', 'getAccount'] as const)('gives up after 30 s without %s', async (port) => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', ...credentials })
    if (port === 'getAccount') rig.ports.createSession.resolve()
    await rig.settle()
    await rig.advance(29_999)
    expect(selectAuthFailure(rig.snapshot)).toBe(null)
    await rig.advance(1)
    expect(selectAuthFailure(rig.snapshot)).toBe('sign-in')
    expect(selectAuthFailureKind(rig.snapshot)).toBe('timeout')
    expect(selectConnectionFailed(rig.snapshot)).toBe(true)
    expect(rig.held).toEqual([])
  })

  it('needs both fields', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', email: ' ', password: new Secret('open sesame') })
    expect(selectAuthFailure(rig.snapshot)).toBe('fields-required')
    await rig.send({ type: 'auth.signIn', email: 'sara@example.com', password: new Secret('') })
    expect(selectAuthFailure(rig.snapshot)).toBe('fields-required')
    expect(rig.ports.createSession.calls).toHaveLength(0)
  })

  it('does not judge the length of an existing password', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', ...credentials, password: new Secret('short') })
    expect(rig.held).toEqual(['createSession'])
  })

  it('takes its failure off the screen', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signIn', email: '', password: new Secret('') }, { type: 'auth.dismiss' })
    expect(selectAuthFailure(rig.snapshot)).toBe(null)
  })
})

describe('auth: signing up', () => {
  it('makes the account, then signs in straight after', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signUp', ...credentials })
    expect(rig.ports.createAccount.calls[0]?.input).toEqual(credentials)
    rig.ports.createAccount.resolve()
    await rig.settle()
    expect(rig.ports.createSession.calls[0]?.input).toEqual(credentials)
    expect(rig.ports.createSession.calls[0]?.input.password.reveal()).toBe('open sesame')
    rig.ports.createSession.resolve()
    await rig.settle()
    rig.ports.getAccount.resolve(user)
    await rig.settle()
    expect(rig.emitted).toEqual([{ type: 'signedIn', user, fresh: true }])
  })

  it('tells "password-too-short" below 8 characters, without asking the backend', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signUp', ...credentials, password: new Secret('1234567') })
    expect(selectAuthFailure(rig.snapshot)).toBe('password-too-short')
    await rig.send({ type: 'auth.signUp', ...credentials, password: new Secret('😀😀😀😀') })
    expect(selectAuthFailure(rig.snapshot)).toBe('password-too-short')
    expect(rig.held).toEqual([])
    await rig.send({ type: 'auth.signUp', ...credentials, password: new Secret('12345678') })
    expect(rig.held).toEqual(['createAccount'])
  })

  it('needs both fields', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signUp', ...credentials, email: '' })
    expect(selectAuthFailure(rig.snapshot)).toBe('fields-required')
  })

  it('tells "sign-up" when the e-mail is taken', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signUp', ...credentials })
    rig.ports.createAccount.reject(new PortError('conflict', 'taken'))
    await rig.settle()
    expect(selectAuthFailure(rig.snapshot)).toBe('sign-up')
    expect(selectAuthFailureKind(rig.snapshot)).toBe('conflict')
  })

  it('tells "sign-up" after 30 s without an answer', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signUp', ...credentials })
    await rig.advance(29_999)
    expect(selectAuthFailure(rig.snapshot)).toBe(null)
    await rig.advance(1)
    expect(selectAuthFailure(rig.snapshot)).toBe('sign-up')
    expect(selectConnectionFailed(rig.snapshot)).toBe(true)
  })

  it('tells "sign-in" when only signing in fails, because the account exists by then', async () => {
    const rig = await startSignedOut()
    await rig.send({ type: 'auth.signUp', ...credentials })
    rig.ports.createAccount.resolve()
    await rig.settle()
    rig.ports.createSession.reject(offline)
    await rig.settle()
    expect(selectAuthFailure(rig.snapshot)).toBe('sign-in')
    expect(selectConnectionFailed(rig.snapshot)).toBe(true)
  })
})
