import { failedAs, kindOf, refusedAs, withWorld } from '../port/index.ts'
import { authSetup } from './auth.setup.ts'
import type { AuthPorts, Credentials, User } from './auth.types.ts'

const userOf = ({ event }: { event: { output: User | null } }) => ({ user: event.output })
const credentialsOf = ({ event: { email, password } }: { event: Credentials }) => ({ email, password })

/**
 * Who is signed in: unknown at first, then somebody or nobody. A page starts one at boot and keeps it for
 * as long as it lives.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  options: { maxIterations: 100 },
  description: 'Who is signed in',
  context: { user: null, credentials: null, failure: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'Nobody knows yet: neither login nor account is offered',
      tags: ['unknown', 'busy'],
      invoke: {
        id: 'getAccount',
        src: 'getAccount',
        onDone: [
          {
            guard: { type: 'someone', params: userOf },
            target: 'signedIn',
            actions: [
              { type: 'welcome', params: userOf },
              { type: 'tellSignedIn', params: { fresh: false } },
            ],
          },
          { target: 'signedOut' },
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
      tags: ['signedOut'],
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
        'auth.dismiss': { actions: 'dismiss' },
      },
      states: {
        deciding: {
          description: 'Did what brought us here leave the backend unanswered?',
          always: [
            {
              guard: { type: 'unanswered', params: ({ context }) => ({ kind: context.failure?.kind }) },
              target: 'unreachable',
            },
            // A sign-in tells of the account that was entered: only a check tells of this browser's own.
            {
              guard: { type: 'blocked', params: ({ context }) => ({ kind: context.failure?.kind }) },
              target: 'looking',
            },
            { target: 'reachable' },
          ],
        },
        reachable: {
          description: 'As far as we know the backend answers',
          on: { 'auth.recheck': { target: 'looking' } },
        },
        looking: {
          description: 'Has somebody signed in elsewhere, such as in another tab? Nothing of it shows',
          invoke: {
            id: 'getAccount',
            src: 'getAccount',
            onDone: [
              {
                guard: { type: 'someone', params: userOf },
                target: '#auth.signedIn',
                actions: [
                  { type: 'welcome', params: userOf },
                  { type: 'tellSignedIn', params: { fresh: false } },
                ],
              },
              { target: 'reachable' },
            ],
            onError: [
              { guard: { type: 'blocked', params: kindOf }, target: 'blocked' },
              { target: 'reachable' },
            ],
          },
        },
        blocked: {
          description:
            'This browser holds the session of a blocked account: every call is refused, signing out and in as well',
          tags: ['blocked'],
          initial: 'told',
          states: {
            told: {
              description: 'The visitor is told, and what they can do',
              on: { 'auth.recheck': { target: 'looking' } },
            },
            looking: {
              description: 'Is it still so? They are told all the while, and only an answer ends it',
              invoke: {
                id: 'getAccount',
                src: 'getAccount',
                onDone: [
                  {
                    guard: { type: 'someone', params: userOf },
                    target: '#auth.signedIn',
                    actions: [
                      { type: 'welcome', params: userOf },
                      { type: 'tellSignedIn', params: { fresh: false } },
                    ],
                  },
                  { target: '#auth.signedOut.reachable' },
                ],
                onError: { target: 'told' },
              },
            },
          },
        },
        unreachable: {
          description: 'The backend did not answer: the connection banner is up',
          tags: ['connectionFailed'],
          on: { 'auth.recheck': { target: '#auth.checking', actions: 'dismiss' } },
        },
      },
    },
    entering: {
      description: 'Credentials are on their way; submitting again does nothing',
      tags: ['signedOut', 'busy'],
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
              {
                guard: { type: 'someone', params: userOf },
                target: '#auth.signedIn',
                actions: [
                  { type: 'welcome', params: userOf },
                  { type: 'tellSignedIn', params: { fresh: true } },
                ],
              },
              {
                target: '#auth.signedOut',
                actions: { type: 'fail', params: { code: 'sign-in', kind: 'auth' } },
              },
            ],
            onError: { target: '#auth.signedOut', actions: { type: 'fail', params: failedAs('sign-in') } },
          },
        },
      },
    },
    signedIn: {
      description: 'Somebody is signed in',
      tags: ['signedIn'],
      initial: 'idle',
      on: {
        'auth.expired': {
          guard: { type: 'ours', params: ({ event }) => event },
          target: 'signedOut',
          actions: ['leave', { type: 'tellSignedOut', params: { reason: 'expired' } }],
        },
      },
      states: {
        idle: {
          description: 'Nothing is under way',
          on: {
            'auth.signOut': { target: 'signingOut', actions: 'dismiss' },
            'auth.dismiss': { actions: 'dismiss' },
            'auth.recheck': { target: 'verifying' },
          },
        },
        verifying: {
          description: 'Is it still the same somebody? Nothing of it shows, and no answer changes nothing',
          on: {
            'auth.signOut': { target: 'signingOut', actions: 'dismiss' },
            'auth.dismiss': { actions: 'dismiss' },
          },
          invoke: {
            id: 'getAccount',
            src: 'getAccount',
            onDone: [
              { guard: { type: 'sameUser', params: userOf }, target: 'idle' },
              {
                guard: { type: 'someone', params: userOf },
                target: 'idle',
                actions: [
                  { type: 'welcome', params: userOf },
                  { type: 'tellSignedIn', params: { fresh: false } },
                ],
              },
              {
                target: '#auth.signedOut',
                actions: ['leave', { type: 'tellSignedOut', params: { reason: 'expired' } }],
              },
            ],
            onError: [
              {
                guard: { type: 'blocked', params: kindOf },
                target: '#auth.signedOut.blocked',
                actions: ['leave', { type: 'tellSignedOut', params: { reason: 'expired' } }],
              },
              { target: 'idle' },
            ],
          },
        },
        signingOut: {
          description: 'Ends the session',
          tags: ['busy'],
          invoke: {
            id: 'deleteSession',
            src: 'deleteSession',
            onDone: {
              target: '#auth.signedOut',
              actions: ['leave', { type: 'tellSignedOut', params: { reason: 'signed-out' } }],
            },
            onError: {
              target: 'idle',
              actions: { type: 'fail', params: failedAs('sign-out') },
            },
          },
        },
      },
    },
  },
})

/** The machine with its world: see {@link AuthPorts}. */
export const createAuthMachine = (ports: AuthPorts): typeof authMachine => withWorld(authMachine, ports)
