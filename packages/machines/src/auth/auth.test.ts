import { inspect } from 'node:util'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { failureKind, PortError } from '../port/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { Secret } from '../shared/secret.ts'
import { fakePorts, settle, startRig, StepClock } from '../testing/index.ts'
import type { Step } from '../testing/index.ts'
import { authCases } from './auth.cases.ts'
import { authMachine, createAuthMachine } from './auth.machine.ts'
import {
  selectAccountBlocked,
  selectAuthBusy,
  selectAuthFailure,
  selectAuthFailureKind,
  selectAuthStatus,
  selectConnectionFailed,
  selectUser,
  selectUserName,
} from './auth.selectors.ts'
import type { AuthEmitted, AuthEvent, AuthPorts, User } from './auth.types.ts'

const user: User = { id: 'u1', email: 'sara@example.com', labels: [] }
const credentials = { email: 'sara@example.com', password: new Secret('open sesame') }
const offline = new PortError('network', 'offline')

const start = () => startRig<typeof authMachine, AuthPorts>(authMachine, authCases)

const startSignedOut = async () => {
  const rig = start()
  rig.ports.getAccount.resolve(null)
  await rig.settle()
  return rig
}

const startSignedIn = async () => {
  const rig = start()
  rig.ports.getAccount.resolve(user)
  await rig.settle()
  return rig
}

const isUnanswered = ({ event }: Step) =>
  ['network', 'timeout'].includes(failureKind(Reflect.get(event, 'error')))

describeChart(authMachine, authCases, {
  invariants: {
    'the visitor is unknown, signed in or signed out: one of them': ({ snapshot }) =>
      (['unknown', 'signedIn', 'signedOut'] as const).filter((tag) => snapshot.hasTag(tag)).length === 1,
    'a user is known exactly when signed in': ({ snapshot }) =>
      (snapshot.context.user !== null) === snapshot.hasTag('signedIn'),
    'credentials are held exactly while an account or session is made with them': ({ snapshot }) =>
      (snapshot.context.credentials !== null) ===
      (snapshot.matches({ entering: 'creatingAccount' }) ||
        snapshot.matches({ entering: 'creatingSession' })),
    'no snapshot shows a password': ({ actor }) =>
      !JSON.stringify(actor.getPersistedSnapshot()).includes('open sesame'),
    'one call at a time': ({ held }) => held.length <= 1,
    'the connection banner comes up only when the backend did not answer': ({ steps }) =>
      steps.every(
        (step) =>
          !step.after.hasTag('connectionFailed') ||
          step.before?.hasTag('connectionFailed') ||
          isUnanswered(step),
      ),
    'an account is called blocked only when a check said so': ({ steps }) =>
      steps.every(
        ({ before, after, event }) =>
          !after.hasTag('blocked') ||
          before?.hasTag('blocked') ||
          (event.type === 'xstate.error.actor.getAccount' &&
            failureKind(Reflect.get(event, 'error')) === 'account-blocked'),
      ),
    'signing in is told once, with the user': ({ steps, emitted }) => {
      const entered = steps.filter(({ before, after }) => {
        const user = after.context.user
        return user !== null && user.id !== before?.context.user?.id
      })
      const told = emitted.filter(({ type }) => type === 'signedIn') as (AuthEmitted & { user: User })[]
      return (
        told.length === entered.length &&
        told.every(({ user }, index) => user === entered[index]?.after.context.user)
      )
    },
    'signing out is told once': ({ steps, emitted }) =>
      steps.filter(({ before, after }) => before?.hasTag('signedIn') && !after.hasTag('signedIn')).length ===
      emitted.filter(({ type }) => type === 'signedOut').length,
    'nothing is sent with a blank field or, for a new account, a short password': ({ started }) =>
      (started.createSession ?? []).every((input) => isSendable(input, 1)) &&
      (started.createAccount ?? []).every((input) => isSendable(input, 8)),
    'a failure is never shown while a call is on its way': ({ snapshot }) =>
      snapshot.context.failure === null || !snapshot.hasTag('busy'),
  },
})

const isSendable = (input: unknown, length: number) => {
  const { email, password } = input as typeof credentials
  return email.trim() !== '' && password.reveal().length >= length
}

describe('auth: the first check', () => {
  it('is unknown until it ends, and offers nothing meanwhile', async () => {
    const rig = start()
    expect(selectAuthStatus(rig.snapshot)).toBe('unknown')
    expect(selectAuthBusy(rig.snapshot)).toBe(true)
    await rig.send({ type: 'auth.signIn', ...credentials }, { type: 'auth.signOut' })
    expect(rig.held).toEqual(['getAccount'])
  })

  it('finds somebody, who has not signed in just now', async () => {
    const rig = await startSignedIn()
    expect(selectAuthStatus(rig.snapshot)).toBe('signedIn')
    expect(selectUser(rig.snapshot)).toBe(user)
    expect(rig.emitted).toEqual([{ type: 'signedIn', user, fresh: false }])
    expect(rig.held).toEqual([])
  })

  it('finds nobody, in silence', async () => {
    const rig = await startSignedOut()
    expect(selectAuthStatus(rig.snapshot)).toBe('signedOut')
    expect(selectConnectionFailed(rig.snapshot)).toBe(false)
    expect(selectAuthFailure(rig.snapshot)).toBe(null)
    expect(rig.emitted).toEqual([])
  })

  it('shows the connection banner after a network failure', async () => {
    const rig = start()
    rig.ports.getAccount.reject(offline)
    await rig.settle()
    expect(selectAuthStatus(rig.snapshot)).toBe('signedOut')
    expect(selectConnectionFailed(rig.snapshot)).toBe(true)
  })

  it('shows the connection banner when nothing has answered after 30 s, and drops the call', async () => {
    const rig = start()
    await rig.advance(29_999)
    expect(selectAuthStatus(rig.snapshot)).toBe('unknown')
    await rig.advance(1)
    expect(selectConnectionFailed(rig.snapshot)).toBe(true)
    expect(rig.ports.getAccount.calls[0]?.aborted).toBe(true)
  })

  it.each(['auth', 'permission', 'server', 'protocol', 'unknown'] as const)(
    'takes any other failure (%s) for no session, without a banner',
    async (kind) => {
      const rig = start()
      rig.ports.getAccount.reject(new PortError(kind, kind))
      await rig.settle()
      expect(selectAuthStatus(rig.snapshot)).toBe('signedOut')
      expect(selectConnectionFailed(rig.snapshot)).toBe(false)
    },
  )

  it('asks again from the banner', async () => {
    const rig = start()
    rig.ports.getAccount.reject(offline)
    await rig.settle()
    await rig.send({ type: 'auth.recheck' })
    expect(selectAuthStatus(rig.snapshot)).toBe('unknown')
    rig.ports.getAccount.resolve(user)
    await rig.settle()
    expect(selectAuthStatus(rig.snapshot)).toBe('signedIn')
    expect(selectConnectionFailed(rig.snapshot)).toBe(false)
  })
})

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

describe('auth: who it is', () => {
  it('names a player by the part of the e-mail before the at sign', async () => {
    expect(selectUserName((await startSignedIn()).snapshot)).toBe('sara')
    expect(selectUserName((await startSignedOut()).snapshot)).toBe(null)
  })
})

describe('auth: secrets', () => {
  it('never shows a password to an inspector, in a snapshot or in a log', async () => {
    const seen: unknown[] = []
    const clock = new StepClock()
    const ports = fakePorts<AuthPorts>(['getAccount', 'createAccount', 'createSession', 'deleteSession'])
    const actor = createActor(createAuthMachine(ports), {
      clock,
      inspect: (event) => seen.push(event),
    }).start()
    ports.getAccount.resolve(null)
    await settle()
    actor.send({ type: 'auth.signUp', ...credentials })
    ports.createAccount.resolve()
    await settle()
    expect(ports.createSession.calls[0]?.input.password.reveal()).toBe('open sesame')
    const parts = seen.flatMap((part) => [
      Reflect.get(part as object, 'event'),
      Reflect.get(part as object, 'snapshot'),
    ])
    const told = [...parts.map((part) => JSON.stringify(part)), actor.getPersistedSnapshot(), credentials]
    const inspected = told.map((part) => inspect(part, { depth: 6 }))
    expect(inspected.filter((text) => text.includes('open sesame'))).toEqual([])
    expect(String(credentials.password)).toBe('•••')
    expect(JSON.stringify(credentials)).toBe('{"email":"sara@example.com"}')
    actor.stop()
  })
})

describe('auth: types', () => {
  it('are what hosts write against', () => {
    expectTypeOf<EventFromLogic<typeof authMachine>>().toEqualTypeOf<AuthEvent>()
    expectTypeOf<{ type: 'auth.signIn'; email: string }>().not.toExtend<AuthEvent>()
    expectTypeOf<{ type: 'auth.signin'; email: string; password: Secret }>().not.toExtend<AuthEvent>()
    expectTypeOf(createAuthMachine).parameter(0).toEqualTypeOf<AuthPorts>()
    expectTypeOf<Omit<AuthPorts, 'getAccount'>>().not.toExtend<AuthPorts>()
    expectTypeOf<{ getAccount: () => Promise<string> }>().not.toExtend<Pick<AuthPorts, 'getAccount'>>()
    expectTypeOf(selectUser).toEqualTypeOf<(snapshot: SnapshotFrom<typeof authMachine>) => User | null>()
    expectTypeOf(selectAuthStatus).returns.toEqualTypeOf<'unknown' | 'signedIn' | 'signedOut'>()
  })

  it('let a host provide plain functions', async () => {
    const machine = createAuthMachine({
      getAccount: async () => null,
      createAccount: async () => {},
      createSession: async () => {},
      deleteSession: async () => {},
    })
    expect(machine.id).toBe('auth')
  })
})
