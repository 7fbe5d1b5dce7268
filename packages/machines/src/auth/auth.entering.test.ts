import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { Secret } from '../internal/secret.ts'
import { credentials, offline, startSignedOut, user } from './auth.harness.ts'
import {
  selectAuthBusy,
  selectAuthFailure,
  selectAuthStatus,
  selectConnectionFailed,
  selectUser,
} from './auth.selectors.ts'

const refused = new PortError('auth', 'invalid credentials')

describe('auth: signing in', () => {
  it('creates a session, loads the user, and emits a fresh sign-in', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signIn', ...credentials })
    expect(selectAuthStatus(harness.snapshot)).toBe('signedOut')
    expect(selectAuthBusy(harness.snapshot)).toBe(true)
    expect(harness.ports.createSession.calls[0]?.input).toEqual(credentials)
    expect(harness.ports.createSession.calls[0]?.input.password.reveal()).toBe('open sesame')
    harness.ports.createSession.resolve()
    await harness.settle()
    harness.ports.getAccount.resolve(user)
    await harness.settle()
    expect(selectUser(harness.snapshot)).toEqual(user)
    expect(harness.emitted).toEqual([{ type: 'signedIn', user, fresh: true }])
    expect(harness.held).toEqual([])
    expect(harness.ports.createAccount.calls).toHaveLength(0)
  })

  it('ignores a second submit', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signIn', ...credentials }, { type: 'auth.signIn', ...credentials })
    expect(harness.ports.createSession.calls).toHaveLength(1)
  })

  it('fails with "sign-in" for wrong credentials and accepts others', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signIn', ...credentials })
    harness.ports.createSession.reject(refused)
    await harness.settle()
    expect(selectAuthFailure(harness.snapshot)).toBe('sign-in')
    expect(harness.snapshot.context.failure?.kind).toBe('auth')
    expect(selectConnectionFailed(harness.snapshot)).toBe(false)
    await harness.send({ type: 'auth.signIn', ...credentials, password: new Secret('another') })
    expect(selectAuthFailure(harness.snapshot)).toBe(null)
    expect(harness.ports.createSession.open[0]?.input.password.reveal()).toBe('another')
  })

  it('fails with "sign-in" when there is no session afterwards', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signIn', ...credentials })
    harness.ports.createSession.resolve()
    await harness.settle()
    harness.ports.getAccount.resolve(null)
    await harness.settle()
    expect(selectAuthFailure(harness.snapshot)).toBe('sign-in')
    expect(harness.snapshot.context.failure?.kind).toBe('auth')
    expect(selectUser(harness.snapshot)).toBe(null)
  })

  it('fails with "sign-in" when the user cannot be loaded', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signIn', ...credentials })
    harness.ports.createSession.resolve()
    await harness.settle()
    harness.ports.getAccount.reject(new PortError('protocol', 'not a user'))
    await harness.settle()
    expect(selectAuthFailure(harness.snapshot)).toBe('sign-in')
  })

  it.each(['createSession', 'getAccount'] as const)(
    'fails after 30 s without a response of %s',
    async (port) => {
      const harness = await startSignedOut()
      await harness.send({ type: 'auth.signIn', ...credentials })
      if (port === 'getAccount') harness.ports.createSession.resolve()
      await harness.settle()
      await harness.advance(29_999)
      expect(selectAuthFailure(harness.snapshot)).toBe(null)
      await harness.advance(1)
      expect(selectAuthFailure(harness.snapshot)).toBe('sign-in')
      expect(harness.snapshot.context.failure?.kind).toBe('timeout')
      expect(selectConnectionFailed(harness.snapshot)).toBe(true)
      expect(harness.held).toEqual([])
    },
  )

  it('requires both fields', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signIn', email: ' ', password: new Secret('open sesame') })
    expect(selectAuthFailure(harness.snapshot)).toBe('fields-required')
    await harness.send({ type: 'auth.signIn', email: 'sara@example.com', password: new Secret('') })
    expect(selectAuthFailure(harness.snapshot)).toBe('fields-required')
    expect(harness.ports.createSession.calls).toHaveLength(0)
  })

  it('does not check the length of an existing password', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signIn', ...credentials, password: new Secret('short') })
    expect(harness.held).toEqual(['createSession'])
  })

  it('clears its failure on dismiss', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signIn', email: '', password: new Secret('') }, { type: 'auth.dismiss' })
    expect(selectAuthFailure(harness.snapshot)).toBe(null)
  })
})

describe('auth: signing up', () => {
  it('creates the account, then signs in', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signUp', ...credentials })
    expect(harness.ports.createAccount.calls[0]?.input).toEqual(credentials)
    harness.ports.createAccount.resolve()
    await harness.settle()
    expect(harness.ports.createSession.calls[0]?.input).toEqual(credentials)
    expect(harness.ports.createSession.calls[0]?.input.password.reveal()).toBe('open sesame')
    harness.ports.createSession.resolve()
    await harness.settle()
    harness.ports.getAccount.resolve(user)
    await harness.settle()
    expect(harness.emitted).toEqual([{ type: 'signedIn', user, fresh: true }])
  })

  it('fails with "password-too-short" below 8 characters without a request', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signUp', ...credentials, password: new Secret('1234567') })
    expect(selectAuthFailure(harness.snapshot)).toBe('password-too-short')
    await harness.send({ type: 'auth.signUp', ...credentials, password: new Secret('😀😀😀😀') })
    expect(selectAuthFailure(harness.snapshot)).toBe('password-too-short')
    expect(harness.held).toEqual([])
    await harness.send({ type: 'auth.signUp', ...credentials, password: new Secret('12345678') })
    expect(harness.held).toEqual(['createAccount'])
  })

  it('requires both fields', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signUp', ...credentials, email: '' })
    expect(selectAuthFailure(harness.snapshot)).toBe('fields-required')
  })

  it('fails with "sign-up" when the email is taken', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signUp', ...credentials })
    harness.ports.createAccount.reject(new PortError('conflict', 'taken'))
    await harness.settle()
    expect(selectAuthFailure(harness.snapshot)).toBe('sign-up')
    expect(harness.snapshot.context.failure?.kind).toBe('conflict')
  })

  it('fails with "sign-up" after 30 s without a response', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signUp', ...credentials })
    await harness.advance(29_999)
    expect(selectAuthFailure(harness.snapshot)).toBe(null)
    await harness.advance(1)
    expect(selectAuthFailure(harness.snapshot)).toBe('sign-up')
    expect(selectConnectionFailed(harness.snapshot)).toBe(true)
  })

  it('fails with "sign-in" when only signing in fails, because the account exists', async () => {
    const harness = await startSignedOut()
    await harness.send({ type: 'auth.signUp', ...credentials })
    harness.ports.createAccount.resolve()
    await harness.settle()
    harness.ports.createSession.reject(offline)
    await harness.settle()
    expect(selectAuthFailure(harness.snapshot)).toBe('sign-in')
    expect(selectConnectionFailed(harness.snapshot)).toBe(true)
  })
})
