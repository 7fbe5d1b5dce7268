import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EmittedFrom, EventFromLogic } from 'xstate'
import { PortError } from '../port/index.ts'
import { Secret } from '../internal/secret.ts'
import { startHarness } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { accountFixtures } from './account.fixtures.ts'
import { accountMachine, createAccountMachine } from './account.machine.ts'
import {
  selectAccountBusy,
  selectAccountDone,
  selectAccountFailure,
  selectAccountStatus,
  selectProfile,
} from './account.selectors.ts'
import type { AccountEmitted, AccountEvent, AccountPorts } from './account.types.ts'

const profile = { name: '', email: 'sara@example.com', createdAt: '2026-01-01T00:00:00.000+00:00' }
const oldPassword = new Secret('open sesame')
const offline = new PortError('network', 'offline')
const expired = new PortError('auth', 'expired')

const start = () => startHarness<typeof accountMachine, AccountPorts>(accountMachine, accountFixtures)
const startReady = async () => {
  const harness = start()
  harness.ports.getProfile.resolve(profile)
  await harness.settle()
  return harness
}

describeChart(accountMachine, accountFixtures, {
  invariants: {
    'one call at a time': ({ held }) => held.length <= 1,
    'passwords are kept only while the request is in flight': ({ snapshot }) =>
      (snapshot.context.passwords !== null) === snapshot.matches({ ready: 'changingPassword' }),
    'a name is kept only while the request is in flight': ({ snapshot }) =>
      (snapshot.context.name !== null) === snapshot.matches({ ready: 'renaming' }),
    'success and failure are never shown together': ({ snapshot: { context } }) =>
      context.done === null || context.failure === null,
    'neither success nor failure is shown during a request': ({ snapshot }) =>
      !snapshot.hasTag('busy') || (snapshot.context.done === null && snapshot.context.failure === null),
    'it is busy exactly while the account is being changed': ({ snapshot }) =>
      snapshot.hasTag('busy') === (selectAccountBusy(snapshot) !== null),
    'the profile is known exactly while signed in': ({ snapshot }) =>
      !snapshot.matches('ready') || snapshot.context.profile !== null,
    'nothing is known after signing out': ({ snapshot }) =>
      !snapshot.matches('signedOut') || snapshot.context.profile === null,
  },
})

describe('account: loading', () => {
  it('loads at once, and again after a failure', async () => {
    const harness = start()
    expect(selectAccountStatus(harness.snapshot)).toBe('loading')
    harness.ports.getProfile.reject(offline)
    await harness.settle()
    expect(selectAccountStatus(harness.snapshot)).toBe('loadFailed')
    expect([selectAccountFailure(harness.snapshot), harness.snapshot.context.failure?.kind]).toEqual([
      'load',
      'network',
    ])
    await harness.send({ type: 'account.reload' })
    expect(selectAccountFailure(harness.snapshot)).toBe(null)
    harness.ports.getProfile.resolve(profile)
    await harness.settle()
    expect(selectAccountStatus(harness.snapshot)).toBe('ready')
    expect(selectProfile(harness.snapshot)).toEqual(profile)
    expect(selectAccountFailure(harness.snapshot)).toBe(null)
  })

  it('reloads on request and clears earlier messages', async () => {
    const harness = await startReady()
    await harness.send({ type: 'account.rename', name: '' }, { type: 'account.reload' })
    expect(selectAccountStatus(harness.snapshot)).toBe('loading')
    expect(selectAccountFailure(harness.snapshot)).toBe(null)
    harness.ports.getProfile.resolve({ ...profile, name: 'Huda' })
    await harness.settle()
    expect(selectProfile(harness.snapshot)?.name).toBe('Huda')
  })

  it('reloads after signing out, such as when another user signs in', async () => {
    const harness = start()
    harness.ports.getProfile.reject(expired)
    await harness.settle()
    await harness.send({ type: 'account.reload' })
    harness.ports.getProfile.resolve(profile)
    await harness.settle()
    expect(selectAccountStatus(harness.snapshot)).toBe('ready')
  })

  it('requires login when the session has ended', async () => {
    const harness = start()
    harness.ports.getProfile.reject(expired)
    await harness.settle()
    expect(selectAccountStatus(harness.snapshot)).toBe('signedOut')
    expect(harness.emitted).toEqual([{ type: 'loginRequired' }])
  })
})

describe('account: name', () => {
  it('stores the trimmed name and shows it at once', async () => {
    const harness = await startReady()
    await harness.send({ type: 'account.rename', name: ' Huda ' })
    expect(selectAccountBusy(harness.snapshot)).toBe('rename')
    expect(harness.ports.rename.calls[0]?.input).toEqual({ name: 'Huda' })
    harness.ports.rename.resolve()
    await harness.settle()
    expect(selectProfile(harness.snapshot)).toEqual({ ...profile, name: 'Huda' })
    expect(selectAccountDone(harness.snapshot)).toBe('rename')
    await harness.send({ type: 'account.dismiss' })
    expect(selectAccountDone(harness.snapshot)).toBe(null)
  })

  it.each([
    ['  ', 'name-missing'],
    ['n'.repeat(129), 'name-too-long'],
  ])('rejects %j without a request', async (name, code) => {
    const harness = await startReady()
    await harness.send({ type: 'account.rename', name })
    expect(selectAccountFailure(harness.snapshot)).toBe(code)
    expect(harness.held).toEqual([])
  })

  it('clears the success message on a failure, which can be dismissed', async () => {
    const harness = await startReady()
    await harness.send({ type: 'account.rename', name: 'Huda' })
    harness.ports.rename.resolve()
    await harness.settle()
    await harness.send({ type: 'account.rename', name: '' })
    expect(selectAccountDone(harness.snapshot)).toBe(null)
    expect(selectAccountFailure(harness.snapshot)).toBe('name-missing')
    await harness.send({ type: 'account.dismiss' })
    expect(selectAccountFailure(harness.snapshot)).toBe(null)
  })

  it('keeps the old name after 30 s without a response', async () => {
    const harness = await startReady()
    await harness.send({ type: 'account.rename', name: 'Huda' })
    await harness.advance(29_999)
    expect(harness.held).toEqual(['rename'])
    await harness.advance(1)
    expect([selectAccountFailure(harness.snapshot), harness.snapshot.context.failure?.kind]).toEqual([
      'rename',
      'timeout',
    ])
    expect(selectProfile(harness.snapshot)).toEqual(profile)
    expect(harness.emitted).toEqual([])
  })

  it('measures the trimmed name', async () => {
    const harness = await startReady()
    await harness.send({ type: 'account.rename', name: `  ${'n'.repeat(128)}  ` })
    expect(harness.ports.rename.calls[0]?.input).toEqual({ name: 'n'.repeat(128) })
  })

  it('counts characters: 128 of two code units each are allowed', async () => {
    const harness = await startReady()
    await harness.send({ type: 'account.rename', name: '𝒶'.repeat(128) })
    expect(harness.held).toEqual(['rename'])
  })
})

describe('account: password', () => {
  it('changes the password with the old one and clears both', async () => {
    const harness = await startReady()
    const password = new Secret('another sesame')
    await harness.send({ type: 'account.changePassword', oldPassword, password })
    expect(selectAccountBusy(harness.snapshot)).toBe('change-password')
    expect(harness.ports.changePassword.calls[0]?.input).toEqual({ oldPassword, password })
    harness.ports.changePassword.resolve('changed')
    await harness.settle()
    expect(selectAccountDone(harness.snapshot)).toBe('change-password')
    expect(harness.snapshot.context.passwords).toBe(null)
  })

  it.each([
    [oldPassword, 'seven77', 'password-too-short'],
    [oldPassword, 'ن'.repeat(129), 'password-too-long'],
    [new Secret('short'), 'another sesame', 'password-wrong'],
    [new Secret('x'.repeat(257)), 'another sesame', 'password-wrong'],
  ])('rejects %s → %j without a request', async (old, password, code) => {
    const harness = await startReady()
    await harness.send({
      type: 'account.changePassword',
      oldPassword: old,
      password: new Secret(password),
    })
    expect(selectAccountFailure(harness.snapshot)).toBe(code)
    expect(harness.held).toEqual([])
  })

  it.each([
    ['eight888', 'x'],
    ['ن'.repeat(128), 'ن'.repeat(128)],
  ])('accepts passwords at the limits: %s', async (password) => {
    const harness = await startReady()
    await harness.send({
      type: 'account.changePassword',
      oldPassword: new Secret(password),
      password: new Secret(password),
    })
    expect(harness.held).toEqual(['changePassword'])
  })

  it.each([
    ['permission', 'change-password'],
    ['validation', 'change-password'],
    ['rate-limit', 'change-password'],
    ['network', 'change-password'],
  ] as const)('maps a rejection of kind %s to %s', async (kind, code) => {
    const harness = await startReady()
    await harness.send({ type: 'account.changePassword', oldPassword, password: oldPassword })
    harness.ports.changePassword.reject(new PortError(kind, 'no'))
    await harness.settle()
    expect([selectAccountFailure(harness.snapshot), harness.snapshot.context.failure?.kind]).toEqual([
      code,
      kind,
    ])
    expect(selectAccountStatus(harness.snapshot)).toBe('ready')
  })
})

it('account: reports a wrong old password and accepts another one', async () => {
  const harness = await startReady()
  await harness.send({ type: 'account.changePassword', oldPassword, password: oldPassword })
  harness.ports.changePassword.resolve('wrong-password')
  await harness.settle()
  expect(selectAccountFailure(harness.snapshot)).toBe('password-wrong')
  await harness.send({ type: 'account.changePassword', oldPassword, password: oldPassword })
  expect(selectAccountFailure(harness.snapshot)).toBe(null)
  expect(harness.held).toEqual(['changePassword'])
})

describe('account: signing out', () => {
  it.each([
    ['account.endSessions', 'endSessions', 'end-sessions'],
    ['account.close', 'closeAccount', 'close'],
  ] as const)('%s signs out and emits the action', async (type, port, action) => {
    const harness = await startReady()
    await harness.send({ type }, { type })
    expect(selectAccountBusy(harness.snapshot)).toBe(action)
    expect(harness.held).toEqual([port])
    harness.ports[port].resolve()
    await harness.settle()
    expect(selectAccountStatus(harness.snapshot)).toBe('signedOut')
    expect(selectProfile(harness.snapshot)).toBe(null)
    expect(harness.emitted).toEqual([{ type: 'ended', action }])
  })

  it.each([
    ['account.endSessions', 'endSessions', 'end-sessions'],
    ['account.close', 'closeAccount', 'close'],
  ] as const)('%s changes nothing when it fails', async (type, port, action) => {
    const harness = await startReady()
    await harness.send({ type })
    await harness.advance(30_000)
    expect(harness.ports[port].calls[0]?.aborted).toBe(true)
    expect([selectAccountFailure(harness.snapshot), harness.snapshot.context.failure?.kind]).toEqual([
      action,
      'timeout',
    ])
    expect(selectProfile(harness.snapshot)).toEqual(profile)
    expect(harness.emitted).toEqual([])
  })

  it.each([
    [{ type: 'account.rename', name: 'Huda' }, 'rename'],
    [{ type: 'account.changePassword', oldPassword, password: oldPassword }, 'changePassword'],
    [{ type: 'account.close' }, 'closeAccount'],
  ] as const)('requires login when the session has ended ($1)', async (event, port) => {
    const harness = await startReady()
    await harness.send(event)
    harness.ports[port].reject(expired)
    await harness.settle()
    expect(selectAccountStatus(harness.snapshot)).toBe('signedOut')
    expect(harness.emitted).toEqual([{ type: 'loginRequired' }])
  })
})

it('account: exports the types that hosts use', () => {
  expectTypeOf<EventFromLogic<typeof accountMachine>>().toEqualTypeOf<AccountEvent>()
  expectTypeOf<EmittedFrom<typeof accountMachine>>().toEqualTypeOf<AccountEmitted>()
  expectTypeOf(createAccountMachine).parameter(0).toEqualTypeOf<AccountPorts>()
})
