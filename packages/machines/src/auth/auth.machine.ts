import { failedAs, fromPorts, kindOf, refusedAs, timedOutAs } from '../port/index.ts'
import { blockedState } from './auth.blocked.ts'
import { enteringState, found, userOf } from './auth.entering.ts'
import { authSetup } from './auth.setup.ts'
import type { AuthPorts, Credentials } from './auth.types.ts'

const credentialsOf = ({ event: { email, password } }: { event: Credentials }) => ({ email, password })

/**
 * Who is signed in: unknown at first, then somebody or nobody. A page starts one at boot and keeps it for
 * as long as it lives. Never persist it: while it signs in, its snapshot holds a password.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
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
        onDone: [{ ...found, target: 'signedIn' }, { target: 'signedOut' }],
        onError: [
          { guard: { type: 'unanswered', params: kindOf }, target: 'signedOut.unreachable' },
          { guard: { type: 'blocked', params: kindOf }, target: 'signedOut.blocked' },
          { target: 'signedOut' },
        ],
      },
      after: { patience: { target: 'signedOut.unreachable' } },
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
            onDone: [{ ...found, target: '#auth.signedIn' }, { target: 'reachable' }],
            onError: [
              { guard: { type: 'blocked', params: kindOf }, target: 'blocked' },
              { target: 'reachable' },
            ],
          },
          after: { patience: { target: 'reachable' } },
        },
        blocked: blockedState,
        unreachable: {
          description: 'The backend did not answer: the connection banner is up',
          tags: ['connectionFailed'],
          on: { 'auth.recheck': { target: '#auth.checking', actions: 'dismiss' } },
        },
      },
    },
    entering: enteringState,
    signedIn: {
      description: 'Somebody is signed in',
      tags: ['signedIn'],
      initial: 'idle',
      on: {
        'auth.expired': {
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
              { ...found, target: 'idle' },
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
          after: { patience: { target: 'idle' } },
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
          after: {
            patience: {
              target: 'idle',
              actions: { type: 'fail', params: timedOutAs('sign-out') },
            },
          },
        },
      },
    },
  },
})

/** The machine with its world: see {@link AuthPorts}. */
export const createAuthMachine = (ports: AuthPorts): typeof authMachine =>
  authMachine.provide({ actors: fromPorts(ports) })
