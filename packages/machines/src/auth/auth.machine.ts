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
  on: { 'auth.dismiss': { actions: 'dismiss' } },
  states: {
    checking: {
      description: 'Nobody knows yet: neither login nor account is offered',
      tags: ['busy'],
      invoke: {
        id: 'getAccount',
        src: 'getAccount',
        onDone: [
          { guard: { type: 'nobody', params: userOf }, target: 'signedOut' },
          { target: 'signedIn', actions: [{ type: 'keepUser', params: userOf }, 'tellFound'] },
        ],
        onError: [
          { guard: { type: 'unanswered', params: kindOf }, target: 'signedOut.unreachable' },
          { guard: { type: 'blocked', params: kindOf }, target: 'signedOut.blocked' },
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
            guard: { type: 'filled', params: credentialsOf },
            target: 'entering.creatingSession',
            actions: { type: 'useCredentials', params: credentialsOf },
          },
          { actions: { type: 'fail', params: refusedAs('fields-required') } },
        ],
        'auth.signUp': [
          {
            guard: { type: 'acceptable', params: credentialsOf },
            target: 'entering',
            actions: { type: 'useCredentials', params: credentialsOf },
          },
          {
            guard: { type: 'filled', params: credentialsOf },
            actions: { type: 'fail', params: refusedAs('password-too-short') },
          },
          { actions: { type: 'fail', params: refusedAs('fields-required') } },
        ],
      },
      states: {
        deciding: {
          description: 'Did what brought us here leave the backend unanswered?',
          always: [
            { guard: { type: 'unanswered', params: whyOf }, target: 'unreachable' },
            // A sign-in tells of the account that was entered: only a check tells of this browser's own.
            { guard: { type: 'blocked', params: whyOf }, target: 'looking' },
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
          on: { 'auth.recheck': { target: '#auth.checking', actions: 'dismiss' } },
        },
        looking: {
          description: 'Has somebody signed in elsewhere, such as in another tab? Nothing of it shows',
          initial: 'untold',
          invoke: {
            id: 'getAccount',
            src: 'getAccount',
            onDone: [
              { guard: { type: 'nobody', params: userOf }, target: 'reachable' },
              { target: '#auth.signedIn', actions: [{ type: 'keepUser', params: userOf }, 'tellFound'] },
            ],
            onError: [
              { guard: { type: 'blocked', params: kindOf }, target: 'blocked' },
              { guard: 'toldOfBlock', target: 'blocked' },
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
            onError: { target: '#auth.signedOut', actions: { type: 'fail', params: failedAs('sign-up') } },
          },
        },
        creatingSession: {
          description: 'Signs in. After a sign-up the account exists already, so this fails as a sign-in',
          invoke: {
            id: 'createSession',
            src: 'createSession',
            input: ({ context }) => context.credentials as Credentials,
            onDone: { target: 'fetchingAccount', actions: 'forgetCredentials' },
            onError: { target: '#auth.signedOut', actions: { type: 'fail', params: failedAs('sign-in') } },
          },
        },
        fetchingAccount: {
          description: 'Learns who signed in',
          invoke: {
            id: 'getAccount',
            src: 'getAccount',
            onDone: [
              { guard: { type: 'nobody', params: userOf }, target: '#auth.signedOut', actions: 'failEntry' },
              { target: '#auth.signedIn', actions: [{ type: 'keepUser', params: userOf }, 'tellEntered'] },
            ],
            onError: { target: '#auth.signedOut', actions: { type: 'fail', params: failedAs('sign-in') } },
          },
        },
      },
    },
    signedIn: {
      description: 'Somebody is signed in',
      initial: 'idle',
      on: {
        'auth.expired': {
          guard: { type: 'ours', params: ({ event }) => event },
          target: 'signedOut',
          actions: ['forgetUser', 'tellExpired'],
        },
        'auth.signOut': { target: '.signingOut', actions: 'dismiss' },
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
                guard: { type: 'sameUser', params: userOf },
                target: 'idle',
                actions: { type: 'keepUser', params: userOf },
              },
              {
                guard: { type: 'nobody', params: userOf },
                target: '#auth.signedOut',
                actions: ['forgetUser', 'tellExpired'],
              },
              { target: 'idle', actions: [{ type: 'keepUser', params: userOf }, 'tellFound'] },
            ],
            onError: [
              {
                guard: { type: 'blocked', params: kindOf },
                target: '#auth.signedOut.blocked',
                actions: ['forgetUser', 'tellExpired'],
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
            onDone: { target: '#auth.signedOut', actions: ['forgetUser', 'tellSignedOut'] },
            onError: { target: 'idle', actions: { type: 'fail', params: failedAs('sign-out') } },
          },
        },
      },
    },
  },
})

/** The machine with its world: see {@link AuthPorts}. */
export const createAuthMachine = (ports: AuthPorts): typeof authMachine => withWorld(authMachine, ports)
