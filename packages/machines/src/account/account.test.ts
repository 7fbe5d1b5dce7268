import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EmittedFrom, EventFromLogic } from 'xstate'
import { PortError } from '../port/index.ts'
import { Secret } from '../shared/secret.ts'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { accountCases } from './account.cases.ts'
import { accountMachine, createAccountMachine } from './account.machine.ts'
import {
  selectAccountBusy,
  selectAccountDone,
  selectAccountFailure,
  selectAccountFailureKind,
  selectAccountStatus,
  selectProfile,
} from './account.selectors.ts'
import type { AccountEmitted, AccountEvent, AccountPorts } from './account.types.ts'

const profile = { name: '', email: 'sara@example.com', createdAt: '2026-01-01T00:00:00.000+00:00' }
const oldPassword = new Secret('open sesame')
const offline = new PortError('network', 'offline')
const expired = new PortError('auth', 'expired')

const start = () => startRig<typeof accountMachine, AccountPorts>(accountMachine, accountCases)
const startReady = async () => {
  const rig = start()
  rig.ports.getProfile.resolve(profile)
  await rig.settle()
  return rig
}

describeChart(accountMachine, accountCases, {
  invariants: {
    'one call at a time': ({ held }) => held.length <= 1,
    'passwords are held only while they are on their way': ({ snapshot }) =>
      (snapshot.context.passwords !== null) === snapshot.matches({ ready: 'changingPassword' }),
    'a name is held only while it is on its way': ({ snapshot }) =>
      (snapshot.context.name !== null) === snapshot.matches({ ready: 'renaming' }),
    'what was done and what failed are never told together': ({ snapshot: { context } }) =>
      context.done === null || context.failure === null,
    'nothing is told while trying': ({ snapshot }) =>
      !snapshot.hasTag('busy') || (snapshot.context.done === null && snapshot.context.failure === null),
    'it is busy exactly while something of the account is being changed': ({ snapshot }) =>
      snapshot.hasTag('busy') === (selectAccountBusy(snapshot) !== null),
    'somebody is known exactly while they are here': ({ snapshot }) =>
      !snapshot.matches('ready') || snapshot.context.profile !== null,
    'nothing is known of whom is gone': ({ snapshot }) =>
      !snapshot.matches('over') || snapshot.context.profile === null,
  },
})

describe('account: reading', () => {
  it('is read at once, and again when that fails', async () => {
    const rig = start()
    expect(selectAccountStatus(rig.snapshot)).toBe('loading')
    rig.ports.getProfile.reject(offline)
    await rig.settle()
    expect(selectAccountStatus(rig.snapshot)).toBe('unknown')
    expect([selectAccountFailure(rig.snapshot), selectAccountFailureKind(rig.snapshot)]).toEqual([
      'load',
      'network',
    ])
    await rig.send({ type: 'account.reload' })
    expect(selectAccountFailure(rig.snapshot)).toBe(null)
    rig.ports.getProfile.resolve(profile)
    await rig.settle()
    expect(selectAccountStatus(rig.snapshot)).toBe('ready')
    expect(selectProfile(rig.snapshot)).toEqual(profile)
    expect(selectAccountFailure(rig.snapshot)).toBe(null)
  })

  it('is read again when asked while it is known, and drops what was said before', async () => {
    const rig = await startReady()
    await rig.send({ type: 'account.rename', name: '' }, { type: 'account.reload' })
    expect(selectAccountStatus(rig.snapshot)).toBe('loading')
    expect(selectAccountFailure(rig.snapshot)).toBe(null)
    rig.ports.getProfile.resolve({ ...profile, name: 'Huda' })
    await rig.settle()
    expect(selectProfile(rig.snapshot)?.name).toBe('Huda')
  })

  it('is read again after its end, as when somebody has signed in', async () => {
    const rig = start()
    rig.ports.getProfile.reject(expired)
    await rig.settle()
    await rig.send({ type: 'account.reload' })
    rig.ports.getProfile.resolve(profile)
    await rig.settle()
    expect(selectAccountStatus(rig.snapshot)).toBe('ready')
  })

  it('leads to login where the session has ended', async () => {
    const rig = start()
    rig.ports.getProfile.reject(expired)
    await rig.settle()
    expect(selectAccountStatus(rig.snapshot)).toBe('over')
    expect(rig.emitted).toEqual([{ type: 'loginRequired' }])
  })
})

describe('account: the name', () => {
  it('is stored without the spaces around it, shown at once, and told', async () => {
    const rig = await startReady()
    await rig.send({ type: 'account.rename', name: ' Huda ' })
    expect(selectAccountBusy(rig.snapshot)).toBe('rename')
    expect(rig.ports.rename.calls[0]?.input).toEqual({ name: 'Huda' })
    rig.ports.rename.resolve()
    await rig.settle()
    expect(selectProfile(rig.snapshot)).toEqual({ ...profile, name: 'Huda' })
    expect(selectAccountDone(rig.snapshot)).toBe('rename')
    await rig.send({ type: 'account.dismiss' })
    expect(selectAccountDone(rig.snapshot)).toBe(null)
  })

  it.each([
    ['  ', 'name-missing'],
    ['n'.repeat(129), 'name-too-long'],
  ])('%j is not even sent', async (name, code) => {
    const rig = await startReady()
    await rig.send({ type: 'account.rename', name })
    expect(selectAccountFailure(rig.snapshot)).toBe(code)
    expect(rig.held).toEqual([])
  })

  it('that is refused is no longer told as stored, and the refusal can be dismissed', async () => {
    const rig = await startReady()
    await rig.send({ type: 'account.rename', name: 'Huda' })
    rig.ports.rename.resolve()
    await rig.settle()
    await rig.send({ type: 'account.rename', name: '' })
    expect(selectAccountDone(rig.snapshot)).toBe(null)
    expect(selectAccountFailure(rig.snapshot)).toBe('name-missing')
    await rig.send({ type: 'account.dismiss' })
    expect(selectAccountFailure(rig.snapshot)).toBe(null)
  })

  it('that finds no answer for 30 s is as it was', async () => {
    const rig = await startReady()
    await rig.send({ type: 'account.rename', name: 'Huda' })
    await rig.advance(29_999)
    expect(rig.held).toEqual(['rename'])
    await rig.advance(1)
    expect([selectAccountFailure(rig.snapshot), selectAccountFailureKind(rig.snapshot)]).toEqual([
      'rename',
      'timeout',
    ])
    expect(selectProfile(rig.snapshot)).toEqual(profile)
    expect(rig.emitted).toEqual([])
  })

  it('is measured without the spaces around it', async () => {
    const rig = await startReady()
    await rig.send({ type: 'account.rename', name: `  ${'n'.repeat(128)}  ` })
    expect(rig.ports.rename.calls[0]?.input).toEqual({ name: 'n'.repeat(128) })
  })

  it('counts characters: 128 of two units each are not too long', async () => {
    const rig = await startReady()
    await rig.send({ type: 'account.rename', name: '𝒶'.repeat(128) })
    expect(rig.held).toEqual(['rename'])
  })
})

describe('account: the password', () => {
  it('is changed with the old one, and both are forgotten', async () => {
    const rig = await startReady()
    const password = new Secret('another sesame')
    await rig.send({ type: 'account.changePassword', oldPassword, password })
    expect(selectAccountBusy(rig.snapshot)).toBe('change-password')
    expect(rig.ports.changePassword.calls[0]?.input).toEqual({ oldPassword, password })
    rig.ports.changePassword.resolve('changed')
    await rig.settle()
    expect(selectAccountDone(rig.snapshot)).toBe('change-password')
    expect(rig.snapshot.context.passwords).toBe(null)
  })

  it.each([
    [oldPassword, 'seven77', 'password-too-short'],
    [oldPassword, 'ن'.repeat(129), 'password-too-long'],
    [new Secret('short'), 'another sesame', 'password-wrong'],
    [new Secret('x'.repeat(257)), 'another sesame', 'password-wrong'],
  ])('%s → %j is not even sent', async (old, password, code) => {
    const rig = await startReady()
    await rig.send({
      type: 'account.changePassword',
      oldPassword: old,
      password: new Secret(password),
    })
    expect(selectAccountFailure(rig.snapshot)).toBe(code)
    expect(rig.held).toEqual([])
  })

  it.each([
    ['eight888', 'x'],
    ['ن'.repeat(128), 'ن'.repeat(128)],
  ])('goes to the very limits', async (password) => {
    const rig = await startReady()
    await rig.send({
      type: 'account.changePassword',
      oldPassword: new Secret(password),
      password: new Secret(password),
    })
    expect(rig.held).toEqual(['changePassword'])
  })

  it.each([
    ['permission', 'change-password'],
    ['validation', 'change-password'],
    ['rate-limit', 'change-password'],
    ['network', 'change-password'],
  ] as const)('refused as %s is told as %s', async (kind, code) => {
    const rig = await startReady()
    await rig.send({ type: 'account.changePassword', oldPassword, password: oldPassword })
    rig.ports.changePassword.reject(new PortError(kind, 'no'))
    await rig.settle()
    expect([selectAccountFailure(rig.snapshot), selectAccountFailureKind(rig.snapshot)]).toEqual([code, kind])
    expect(selectAccountStatus(rig.snapshot)).toBe('ready')
  })
})

it('account: a wrong old password is told as such, and another can be tried', async () => {
  const rig = await startReady()
  await rig.send({ type: 'account.changePassword', oldPassword, password: oldPassword })
  rig.ports.changePassword.resolve('wrong-password')
  await rig.settle()
  expect(selectAccountFailure(rig.snapshot)).toBe('password-wrong')
  await rig.send({ type: 'account.changePassword', oldPassword, password: oldPassword })
  expect(selectAccountFailure(rig.snapshot)).toBe(null)
  expect(rig.held).toEqual(['changePassword'])
})

describe('account: its end', () => {
  it.each([
    ['account.endSessions', 'endSessions', 'end-sessions'],
    ['account.close', 'closeAccount', 'close'],
  ] as const)('%s ends it here, and tells', async (type, port, deed) => {
    const rig = await startReady()
    await rig.send({ type }, { type })
    expect(selectAccountBusy(rig.snapshot)).toBe(deed)
    expect(rig.held).toEqual([port])
    rig.ports[port].resolve()
    await rig.settle()
    expect(selectAccountStatus(rig.snapshot)).toBe('over')
    expect(selectProfile(rig.snapshot)).toBe(null)
    expect(rig.emitted).toEqual([{ type: 'ended', deed }])
  })

  it.each([
    ['account.endSessions', 'endSessions', 'end-sessions'],
    ['account.close', 'closeAccount', 'close'],
  ] as const)('%s that fails leaves everything as it was', async (type, port, deed) => {
    const rig = await startReady()
    await rig.send({ type })
    await rig.advance(30_000)
    expect(rig.ports[port].calls[0]?.aborted).toBe(true)
    expect([selectAccountFailure(rig.snapshot), selectAccountFailureKind(rig.snapshot)]).toEqual([
      deed,
      'timeout',
    ])
    expect(selectProfile(rig.snapshot)).toEqual(profile)
    expect(rig.emitted).toEqual([])
  })

  it.each([
    [{ type: 'account.rename', name: 'Huda' }, 'rename'],
    [{ type: 'account.changePassword', oldPassword, password: oldPassword }, 'changePassword'],
    [{ type: 'account.close' }, 'closeAccount'],
  ] as const)('a session that has ended leads to login ($1)', async (event, port) => {
    const rig = await startReady()
    await rig.send(event)
    rig.ports[port].reject(expired)
    await rig.settle()
    expect(selectAccountStatus(rig.snapshot)).toBe('over')
    expect(rig.emitted).toEqual([{ type: 'loginRequired' }])
  })
})

it('account: types are what hosts write against', () => {
  expectTypeOf<EventFromLogic<typeof accountMachine>>().toEqualTypeOf<AccountEvent>()
  expectTypeOf<EmittedFrom<typeof accountMachine>>().toEqualTypeOf<AccountEmitted>()
  expectTypeOf(createAccountMachine).parameter(0).toEqualTypeOf<AccountPorts>()
})
