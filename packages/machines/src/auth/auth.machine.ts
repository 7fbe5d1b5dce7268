import { failureFromError, errorKindParams, validationFailure, providePorts } from '../port/index.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { authSetup } from './auth.setup.ts'
import type { AuthContext, AuthPorts, Credentials, User } from './auth.types.ts'

const userParams = ({ event }: { event: { output: User | null } }) => ({ user: event.output })
const credentialsParams = ({ event: { email, password } }: { event: Credentials }) => ({ email, password })
const failureKindParams = ({ context: { failure } }: { context: AuthContext }) => ({ kind: failure?.kind })

/** The signed-in user. A page starts one at boot and keeps it until it closes. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  ...loopLimit,
  description: 'The signed-in user',
  context: { user: null, credentials: null, failure: null },
  initial: 'checking',
  on: { 'auth.dismiss': { actions: 'clearFailure' } },
  states: {
    checking: {
      description: 'Unknown: neither login nor account is shown',
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
      description: 'Signed out',
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
          description: 'Chooses by the reason for signing out',
          always: [
            { guard: { type: 'isUnreachable', params: failureKindParams }, target: 'unreachable' },
            // A failed sign-in refers to the account entered; only a check refers to this browser's session.
            { guard: { type: 'isBlocked', params: failureKindParams }, target: 'rechecking' },
            { target: 'reachable' },
          ],
        },
        reachable: {
          description: 'The backend is reachable',
          on: { 'auth.recheck': { target: 'rechecking' } },
        },
        blocked: {
          description: 'The account is blocked',
          tags: ['blocked'],
          on: { 'auth.recheck': { target: 'rechecking.blockShown' } },
        },
        unreachable: {
          description: 'The backend is unreachable',
          on: { 'auth.recheck': { target: '#auth.checking', actions: 'clearFailure' } },
        },
        rechecking: {
          description: 'Checking quietly for a sign-in in another tab',
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
            blockHidden: { description: 'No block is shown' },
            blockShown: {
              description: 'The block stays shown until the check ends',
              tags: ['blocked'],
            },
          },
        },
      },
    },
    signingIn: {
      description: 'Signing in or up; submitting again does nothing',
      tags: ['busy'],
      initial: 'creatingAccount',
      states: {
        creatingAccount: {
          description: 'Creating the account',
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
          description: 'Signing in, also after a sign-up',
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
          description: 'Loading the user',
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
      description: 'Signed in',
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
        idle: { description: 'No request in progress', on: { 'auth.recheck': { target: 'verifying' } } },
        verifying: {
          description: 'Quiet check; a failure changes nothing',
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
          description: 'Ending the session',
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
