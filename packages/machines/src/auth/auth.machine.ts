import { failedAs, kindOf, refusedAs, withWorld } from '../port/index.ts'
import { authSetup } from './auth.setup.ts'
import type { AuthContext, AuthPorts, Credentials, User } from './auth.types.ts'

const userOf = ({ event }: { event: { output: User | null } }) => ({ user: event.output })
const credentialsOf = ({ event: { email, password } }: { event: Credentials }) => ({ email, password })
const whyOf = ({ context: { failure } }: { context: AuthContext }) => ({ kind: failure?.kind })

/** Who is signed in: nobody knows at first. A page starts one at boot and keeps it for as long as it lives. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  options: { maxIterations: 100 },
  description: 'Who is signed in',
  context: { user: null, credentials: null, failure: null },
  initial: 'checking',
  on: { 'auth.dismiss': { actions: 'clearFailure' } },
  states: {
    checking: {
      description: 'Nobody knows yet: neither login nor account is offered',
      tags: ['busy'],
      invoke: {
        id: 'getAccount',
        src: 'getAccount',
        onDone: [
          { guard: { type: 'isNoUser', params: userOf }, target: 'signedOut' },
          { target: 'signedIn', actions: [{ type: 'setUser', params: userOf }, 'emitRestored'] },
        ],
        onError: [
          { guard: { type: 'isUnreachable', params: kindOf }, target: 'signedOut.unreachable' },
          { guard: { type: 'isBlocked', params: kindOf }, target: 'signedOut.blocked' },
          { target: 'signedOut' },
        ],
      },
    },
    signedOut: {
      description: 'Nobody is signed in',
      initial: 'deciding',
      on: {
        'auth.signIn': [
          {
            guard: { type: 'isFilled', params: credentialsOf },
            target: 'entering.creatingSession',
            actions: { type: 'setCredentials', params: credentialsOf },
          },
          { actions: { type: 'setFailure', params: refusedAs('fields-required') } },
        ],
        'auth.signUp': [
          {
            guard: { type: 'isAcceptable', params: credentialsOf },
            target: 'entering',
            actions: { type: 'setCredentials', params: credentialsOf },
          },
          {
            guard: { type: 'isFilled', params: credentialsOf },
            actions: { type: 'setFailure', params: refusedAs('password-too-short') },
          },
          { actions: { type: 'setFailure', params: refusedAs('fields-required') } },
        ],
      },
      states: {
        deciding: {
          description: 'Did what brought us here leave the backend unanswered?',
          always: [
            { guard: { type: 'isUnreachable', params: whyOf }, target: 'unreachable' },
            // A sign-in tells of the account that was entered: only a check tells of this browser's own.
            { guard: { type: 'isBlocked', params: whyOf }, target: 'looking' },
            { target: 'reachable' },
          ],
        },
        reachable: {
          description: 'As far as we know the backend answers',
          on: { 'auth.recheck': { target: 'looking' } },
        },
        blocked: {
          description: 'This browser holds the session of a blocked account, so that every call is refused',
          tags: ['blocked'],
          on: { 'auth.recheck': { target: 'looking.told' } },
        },
        unreachable: {
          description: 'The backend did not answer: the connection banner is up',
          on: { 'auth.recheck': { target: '#auth.checking', actions: 'clearFailure' } },
        },
        looking: {
          description: 'Has somebody signed in elsewhere, such as in another tab? Nothing of it shows',
          initial: 'untold',
          invoke: {
            id: 'getAccount',
            src: 'getAccount',
            onDone: [
              { guard: { type: 'isNoUser', params: userOf }, target: 'reachable' },
              { target: '#auth.signedIn', actions: [{ type: 'setUser', params: userOf }, 'emitRestored'] },
            ],
            onError: [
              { guard: { type: 'isBlocked', params: kindOf }, target: 'blocked' },
              { guard: 'isBlockShown', target: 'blocked' },
              { target: 'reachable' },
            ],
          },
          states: {
            untold: { description: 'As far as the visitor knows, all is well' },
            told: { description: 'They are told of the block until an answer ends it', tags: ['blocked'] },
          },
        },
      },
    },
    entering: {
      description: 'Credentials are on their way; submitting again does nothing',
      tags: ['busy'],
      initial: 'creatingAccount',
      states: {
        creatingAccount: {
          description: 'Makes the account',
          invoke: {
            id: 'createAccount',
            src: 'createAccount',
            input: ({ context }) => context.credentials as Credentials,
            onDone: { target: 'creatingSession' },
            onError: { target: '#auth.signedOut', actions: { type: 'setFailure', params: failedAs('sign-up') } },
          },
        },
        creatingSession: {
          description: 'Signs in. After a sign-up the account exists already, so this fails as a sign-in',
          invoke: {
            id: 'createSession',
            src: 'createSession',
            input: ({ context }) => context.credentials as Credentials,
            onDone: { target: 'fetchingAccount', actions: 'clearCredentials' },
            onError: { target: '#auth.signedOut', actions: { type: 'setFailure', params: failedAs('sign-in') } },
          },
        },
        fetchingAccount: {
          description: 'Learns who signed in',
          invoke: {
            id: 'getAccount',
            src: 'getAccount',
            onDone: [
              { guard: { type: 'isNoUser', params: userOf }, target: '#auth.signedOut', actions: 'setSignInFailure' },
              { target: '#auth.signedIn', actions: [{ type: 'setUser', params: userOf }, 'emitSignedIn'] },
            ],
            onError: { target: '#auth.signedOut', actions: { type: 'setFailure', params: failedAs('sign-in') } },
          },
        },
      },
    },
    signedIn: {
      description: 'Somebody is signed in',
      initial: 'idle',
      on: {
        'auth.expired': {
          guard: { type: 'isCurrentUser', params: ({ event }) => event },
          target: 'signedOut',
          actions: ['clearUser', 'emitExpired'],
        },
        'auth.signOut': { target: '.signingOut', actions: 'clearFailure' },
      },
      states: {
        idle: { description: 'Nothing is under way', on: { 'auth.recheck': { target: 'verifying' } } },
        verifying: {
          description: 'Is it still the same somebody? Nothing of it shows, and no answer changes nothing',
          invoke: {
            id: 'getAccount',
            src: 'getAccount',
            onDone: [
              // Their rights may have changed.
              {
                guard: { type: 'isSameUser', params: userOf },
                target: 'idle',
                actions: { type: 'setUser', params: userOf },
              },
              {
                guard: { type: 'isNoUser', params: userOf },
                target: '#auth.signedOut',
                actions: ['clearUser', 'emitExpired'],
              },
              { target: 'idle', actions: [{ type: 'setUser', params: userOf }, 'emitRestored'] },
            ],
            onError: [
              {
                guard: { type: 'isBlocked', params: kindOf },
                target: '#auth.signedOut.blocked',
                actions: ['clearUser', 'emitExpired'],
              },
              { target: 'idle' },
            ],
          },
        },
        signingOut: {
          description: 'Ends the session',
          tags: ['busy'],
          on: { 'auth.signOut': {} },
          invoke: {
            id: 'deleteSession',
            src: 'deleteSession',
            onDone: { target: '#auth.signedOut', actions: ['clearUser', 'emitSignedOut'] },
            onError: { target: 'idle', actions: { type: 'setFailure', params: failedAs('sign-out') } },
          },
        },
      },
    },
  },
})

/** The machine with its world: see {@link AuthPorts}. */
export const createAuthMachine = (ports: AuthPorts): typeof authMachine => withWorld(authMachine, ports)
