import { failureFromError, errorKindParams, validationFailure, providePorts } from '../port/index.ts'
import { authSetup } from './auth.setup.ts'
import type { AuthContext, AuthPorts, Credentials, User } from './auth.types.ts'

const userParams = ({ event }: { event: { output: User | null } }) => ({ user: event.output })
const credentialsParams = ({ event: { email, password } }: { event: Credentials }) => ({ email, password })
const failureKindParams = ({ context: { failure } }: { context: AuthContext }) => ({ kind: failure?.kind })

/** The signed-in user. A page starts one at boot and keeps it until it closes. */
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
          { guard: { type: 'isNoUser', params: userParams }, target: 'signedOut' },
          { target: 'signedIn', actions: [{ type: 'setUser', params: userParams }, 'emitRestored'] },
        ],
        onError: [
          { guard: { type: 'isUnreachable', params: errorKindParams }, target: 'signedOut.unreachable' },
          { guard: { type: 'isBlocked', params: errorKindParams }, target: 'signedOut.blocked' },
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
            guard: { type: 'isFilled', params: credentialsParams },
            target: 'signingIn.creatingSession',
            actions: { type: 'setCredentials', params: credentialsParams },
          },
          { actions: { type: 'setFailure', params: validationFailure('fields-required') } },
        ],
        'auth.signUp': [
          {
            guard: { type: 'isAcceptable', params: credentialsParams },
            target: 'signingIn',
            actions: { type: 'setCredentials', params: credentialsParams },
          },
          {
            guard: { type: 'isFilled', params: credentialsParams },
            actions: { type: 'setFailure', params: validationFailure('password-too-short') },
          },
          { actions: { type: 'setFailure', params: validationFailure('fields-required') } },
        ],
      },
      states: {
        deciding: {
          description: 'Did what brought us here leave the backend unanswered?',
          always: [
            { guard: { type: 'isUnreachable', params: failureKindParams }, target: 'unreachable' },
            // A failed sign-in refers to the account entered; only a check refers to this browser's session.
            { guard: { type: 'isBlocked', params: failureKindParams }, target: 'rechecking' },
            { target: 'reachable' },
          ],
        },
        reachable: {
          description: 'As far as we know the backend answers',
          on: { 'auth.recheck': { target: 'rechecking' } },
        },
        blocked: {
          description: 'This browser holds the session of a blocked account, so that every call is refused',
          tags: ['blocked'],
          on: { 'auth.recheck': { target: 'rechecking.blockShown' } },
        },
        unreachable: {
          description: 'The backend did not answer: the connection banner is up',
          on: { 'auth.recheck': { target: '#auth.checking', actions: 'clearFailure' } },
        },
        rechecking: {
          description: 'Has somebody signed in elsewhere, such as in another tab? Nothing of it shows',
          initial: 'blockHidden',
          invoke: {
            id: 'getAccount',
            src: 'getAccount',
            onDone: [
              { guard: { type: 'isNoUser', params: userParams }, target: 'reachable' },
              {
                target: '#auth.signedIn',
                actions: [{ type: 'setUser', params: userParams }, 'emitRestored'],
              },
            ],
            onError: [
              { guard: { type: 'isBlocked', params: errorKindParams }, target: 'blocked' },
              { guard: 'isBlockShown', target: 'blocked' },
              { target: 'reachable' },
            ],
          },
          states: {
            blockHidden: { description: 'As far as the visitor knows, all is well' },
            blockShown: {
              description: 'They are told of the block until an answer ends it',
              tags: ['blocked'],
            },
          },
        },
      },
    },
    signingIn: {
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
            onError: {
              target: '#auth.signedOut',
              actions: { type: 'setFailure', params: failureFromError('sign-up') },
            },
          },
        },
        creatingSession: {
          description: 'Signs in. After a sign-up the account exists already, so this fails as a sign-in',
          invoke: {
            id: 'createSession',
            src: 'createSession',
            input: ({ context }) => context.credentials as Credentials,
            onDone: { target: 'fetchingAccount', actions: 'clearCredentials' },
            onError: {
              target: '#auth.signedOut',
              actions: { type: 'setFailure', params: failureFromError('sign-in') },
            },
          },
        },
        fetchingAccount: {
          description: 'Learns who signed in',
          invoke: {
            id: 'getAccount',
            src: 'getAccount',
            onDone: [
              {
                guard: { type: 'isNoUser', params: userParams },
                target: '#auth.signedOut',
                actions: 'setSignInFailure',
              },
              {
                target: '#auth.signedIn',
                actions: [{ type: 'setUser', params: userParams }, 'emitSignedIn'],
              },
            ],
            onError: {
              target: '#auth.signedOut',
              actions: { type: 'setFailure', params: failureFromError('sign-in') },
            },
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
              // The user's labels may have changed.
              {
                guard: { type: 'isSameUser', params: userParams },
                target: 'idle',
                actions: { type: 'setUser', params: userParams },
              },
              {
                guard: { type: 'isNoUser', params: userParams },
                target: '#auth.signedOut',
                actions: ['clearUser', 'emitExpired'],
              },
              { target: 'idle', actions: [{ type: 'setUser', params: userParams }, 'emitRestored'] },
            ],
            onError: [
              {
                guard: { type: 'isBlocked', params: errorKindParams },
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
            onError: {
              target: 'idle',
              actions: { type: 'setFailure', params: failureFromError('sign-out') },
            },
          },
        },
      },
    },
  },
})

/** Creates the machine with its ports: see {@link AuthPorts}. */
export const createAuthMachine = (ports: AuthPorts): typeof authMachine => providePorts(authMachine, ports)
