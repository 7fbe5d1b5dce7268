import { inspect } from 'node:util'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { EventFromLogic } from 'xstate'
import { failureKind, PortError } from '../port/index.ts'
import type { Secret } from '../internal/secret.ts'
import { fakePorts, settle, StepClock } from '../testing/index.ts'
import type { Step } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { authFixtures } from './auth.fixtures.ts'
import { authMachine, createAuthMachine } from './auth.machine.ts'
import { credentials, offline, start, startSignedIn, startSignedOut, user } from './auth.harness.ts'
import {
  selectAuthBusy,
  selectAuthFailure,
  selectAuthStatus,
  selectConnectionFailed,
  selectUser,
  selectUserName,
} from './auth.selectors.ts'
import type { AuthSnapshot } from './auth.selectors.ts'
import type { AuthEmitted, AuthEvent, AuthPorts, User } from './auth.types.ts'

const isUnanswered = ({ event }: Step) =>
  ['network', 'timeout'].includes(failureKind(Reflect.get(event, 'error')))

const isSendable = (input: unknown, length: number) => {
  const { email, password } = input as typeof credentials
  return email.trim() !== '' && password.reveal().length >= length
}

describeChart(authMachine, authFixtures, {
  invariants: {
    'a user is known exactly when signed in': ({ snapshot }) =>
      (selectUser(snapshot) !== null) === (selectAuthStatus(snapshot) === 'signedIn'),
    'credentials are kept exactly while an account or session is being created': ({ snapshot }) =>
      (snapshot.context.credentials !== null) ===
      (snapshot.matches({ signingIn: 'creatingAccount' }) ||
        snapshot.matches({ signingIn: 'creatingSession' })),
    'no snapshot shows a password': ({ actor }) =>
      !JSON.stringify(actor.getPersistedSnapshot()).includes('open sesame'),
    'one call at a time': ({ held }) => held.length <= 1,
    'the connection banner is shown only when the backend did not respond': ({ steps }) =>
      steps.every(
        (step) =>
          !step.after.matches({ signedOut: 'unreachable' }) ||
          step.before?.matches({ signedOut: 'unreachable' }) ||
          isUnanswered(step),
      ),
    'an account counts as blocked only after a check': ({ steps }) =>
      steps.every(
        ({ before, after, event }) =>
          !after.hasTag('blocked') ||
          before?.hasTag('blocked') ||
          (event.type === 'xstate.error.actor.getAccount' &&
            failureKind(Reflect.get(event, 'error')) === 'account-blocked'),
      ),
    'signing in is emitted once, with the user': ({ steps, emitted }) => {
      const entered = steps.filter(({ before, after }) => {
        const user = after.context.user
        return user !== null && user.id !== before?.context.user?.id
      })
      const blockShown = emitted.filter(({ type }) => type === 'signedIn') as (AuthEmitted & { user: User })[]
      return (
        blockShown.length === entered.length &&
        blockShown.every(({ user }, index) => user === entered[index]?.after.context.user)
      )
    },
    'signing out is emitted once': ({ steps, emitted }) =>
      steps.filter(({ before, after }) => before?.matches('signedIn') && !after.matches('signedIn'))
        .length === emitted.filter(({ type }) => type === 'signedOut').length,
    'nothing is sent with a blank field or, for a new account, a short password': ({ started }) =>
      (started.createSession ?? []).every((input) => isSendable(input, 1)) &&
      (started.createAccount ?? []).every((input) => isSendable(input, 8)),
    'a failure is never shown during a call': ({ snapshot }) =>
      snapshot.context.failure === null || !snapshot.hasTag('busy'),
  },
})

describe('auth: the first check', () => {
  it('is unknown and busy until it ends', async () => {
    const harness = start()
    expect(selectAuthStatus(harness.snapshot)).toBe('unknown')
    expect(selectAuthBusy(harness.snapshot)).toBe(true)
    await harness.send({ type: 'auth.signIn', ...credentials }, { type: 'auth.signOut' })
    expect(harness.held).toEqual(['getAccount'])
  })

  it('restores a user, who is not fresh', async () => {
    const harness = await startSignedIn()
    expect(selectAuthStatus(harness.snapshot)).toBe('signedIn')
    expect(selectUser(harness.snapshot)).toBe(user)
    expect(harness.emitted).toEqual([{ type: 'signedIn', user, fresh: false }])
    expect(harness.held).toEqual([])
  })

  it('finds no user without a failure', async () => {
    const harness = await startSignedOut()
    expect(selectAuthStatus(harness.snapshot)).toBe('signedOut')
    expect(selectConnectionFailed(harness.snapshot)).toBe(false)
    expect(selectAuthFailure(harness.snapshot)).toBe(null)
    expect(harness.emitted).toEqual([])
  })

  it('shows the connection banner after a network failure', async () => {
    const harness = start()
    harness.ports.getAccount.reject(offline)
    await harness.settle()
    expect(selectAuthStatus(harness.snapshot)).toBe('signedOut')
    expect(selectConnectionFailed(harness.snapshot)).toBe(true)
  })

  it('shows the connection banner after 30 s without a response and aborts the call', async () => {
    const harness = start()
    await harness.advance(29_999)
    expect(selectAuthStatus(harness.snapshot)).toBe('unknown')
    await harness.advance(1)
    expect(selectConnectionFailed(harness.snapshot)).toBe(true)
    expect(harness.ports.getAccount.calls[0]?.aborted).toBe(true)
  })

  it.each(['auth', 'permission', 'server', 'protocol', 'unknown'] as const)(
    'treats any other failure (%s) as signed out, without a banner',
    async (kind) => {
      const harness = start()
      harness.ports.getAccount.reject(new PortError(kind, kind))
      await harness.settle()
      expect(selectAuthStatus(harness.snapshot)).toBe('signedOut')
      expect(selectConnectionFailed(harness.snapshot)).toBe(false)
    },
  )

  it('checks again from the banner', async () => {
    const harness = start()
    harness.ports.getAccount.reject(offline)
    await harness.settle()
    await harness.send({ type: 'auth.recheck' })
    expect(selectAuthStatus(harness.snapshot)).toBe('unknown')
    harness.ports.getAccount.resolve(user)
    await harness.settle()
    expect(selectAuthStatus(harness.snapshot)).toBe('signedIn')
    expect(selectConnectionFailed(harness.snapshot)).toBe(false)
  })
})

describe('auth: the user name', () => {
  it('is the part of the email before the at sign', async () => {
    expect(selectUserName((await startSignedIn()).snapshot)).toBe('sara')
    expect(selectUserName((await startSignedOut()).snapshot)).toBe(null)
  })
})

describe('auth: secrets', () => {
  it('never exposes a password to an inspector, a snapshot or a log', async () => {
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
    const blockShown = [
      ...parts.map((part) => JSON.stringify(part)),
      actor.getPersistedSnapshot(),
      credentials,
    ]
    const inspected = blockShown.map((part) => inspect(part, { depth: 6 }))
    expect(inspected.filter((text) => text.includes('open sesame'))).toEqual([])
    expect(String(credentials.password)).toBe('•••')
    expect(JSON.stringify(credentials)).toBe('{"email":"sara@example.com"}')
    actor.stop()
  })
})

describe('auth: types', () => {
  it('match what hosts use', () => {
    expectTypeOf<EventFromLogic<typeof authMachine>>().toEqualTypeOf<AuthEvent>()
    expectTypeOf<{ type: 'auth.signIn'; email: string }>().not.toExtend<AuthEvent>()
    expectTypeOf<{ type: 'auth.signin'; email: string; password: Secret }>().not.toExtend<AuthEvent>()
    expectTypeOf(createAuthMachine).parameter(0).toEqualTypeOf<AuthPorts>()
    expectTypeOf<Omit<AuthPorts, 'getAccount'>>().not.toExtend<AuthPorts>()
    expectTypeOf<{ getAccount: () => Promise<string> }>().not.toExtend<Pick<AuthPorts, 'getAccount'>>()
    expectTypeOf(selectUser).toEqualTypeOf<(snapshot: AuthSnapshot) => User | null>()
    expectTypeOf(selectAuthStatus).returns.toEqualTypeOf<'unknown' | 'signedIn' | 'signedOut'>()
  })

  it('accept plain functions as ports', async () => {
    const machine = createAuthMachine({
      getAccount: async () => null,
      createAccount: async () => {},
      createSession: async () => {},
      deleteSession: async () => {},
    })
    expect(machine.id).toBe('auth')
  })
})
