import { failureFromError, errorKindParams, validationFailure, providePorts } from '../port/index.ts'
import { outputParams, eventParams } from '../internal/event-params.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { accountSetup } from './account.setup.ts'
import type { AccountPorts, PasswordChange } from './account.types.ts'

/** The user's account: name, password, sessions and closing. Lives as long as the screen. */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  ...loopLimit,
  description: 'The user’s account',
  context: { profile: null, done: null, name: null, passwords: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the account',
      invoke: {
        id: 'getProfile',
        src: 'getProfile',
        onDone: {
          target: 'ready',
          actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasSessionEnded', params: errorKindParams },
            target: 'signedOut',
            actions: ['clearAccount', 'emitLoginRequired'],
          },
          { target: 'loadFailed', actions: { type: 'setFailure', params: failureFromError('load') } },
        ],
      },
    },
    loadFailed: {
      description: 'Loading failed',
      on: { 'account.reload': { target: 'loading', actions: 'clearOutcome' } },
    },
    ready: {
      description: 'The account is loaded',
      initial: 'idle',
      states: {
        idle: {
          description: 'No request in progress',
          on: {
            'account.reload': { target: '#account.loading', actions: 'clearOutcome' },
            'account.dismiss': { actions: 'clearOutcome' },
            'account.rename': [
              {
                guard: { type: 'isNameMissing', params: eventParams },
                actions: { type: 'setFailure', params: validationFailure('name-missing') },
              },
              {
                guard: { type: 'isNameTooLong', params: eventParams },
                actions: { type: 'setFailure', params: validationFailure('name-too-long') },
              },
              { target: 'renaming', actions: ['clearOutcome', { type: 'setName', params: eventParams }] },
            ],
            'account.changePassword': [
              {
                guard: { type: 'isPasswordTooShort', params: eventParams },
                actions: { type: 'setFailure', params: validationFailure('password-too-short') },
              },
              {
                guard: { type: 'isPasswordTooLong', params: eventParams },
                actions: { type: 'setFailure', params: validationFailure('password-too-long') },
              },
              {
                guard: { type: 'isOldPasswordImpossible', params: eventParams },
                actions: { type: 'setFailure', params: validationFailure('password-wrong') },
              },
              {
                target: 'changingPassword',
                actions: ['clearOutcome', { type: 'setPasswords', params: eventParams }],
              },
            ],
            'account.endSessions': { target: 'endingSessions', actions: 'clearOutcome' },
            'account.close': { target: 'closing', actions: 'clearOutcome' },
          },
        },
        renaming: {
          description: 'Saving the name',
          tags: ['busy'],
          invoke: {
            id: 'rename',
            src: 'rename',
            input: ({ context }) => ({ name: context.name as string }),
            onDone: {
              target: 'idle',
              actions: ['applyName', { type: 'setDone', params: { action: 'rename' } }],
            },
            onError: [
              {
                guard: { type: 'hasSessionEnded', params: errorKindParams },
                target: '#account.signedOut',
                actions: ['clearAccount', 'emitLoginRequired'],
              },
              { target: 'idle', actions: { type: 'setFailure', params: failureFromError('rename') } },
            ],
          },
        },
        changingPassword: {
          description: 'Changing the password',
          tags: ['busy'],
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context }) => context.passwords as PasswordChange,
            onDone: [
              {
                guard: { type: 'isOldPasswordWrong', params: outputParams },
                target: 'idle',
                actions: { type: 'setFailure', params: validationFailure('password-wrong') },
              },
              { target: 'idle', actions: { type: 'setDone', params: { action: 'change-password' } } },
            ],
            onError: [
              {
                guard: { type: 'hasSessionEnded', params: errorKindParams },
                target: '#account.signedOut',
                actions: ['clearAccount', 'emitLoginRequired'],
              },
              {
                target: 'idle',
                actions: { type: 'setFailure', params: failureFromError('change-password') },
              },
            ],
          },
        },
        endingSessions: {
          description: 'Ending all sessions',
          tags: ['busy'],
          invoke: {
            id: 'endSessions',
            src: 'endSessions',
            onDone: {
              target: '#account.signedOut',
              actions: ['clearAccount', { type: 'emitEnded', params: { action: 'end-sessions' } }],
            },
            onError: {
              target: 'idle',
              actions: { type: 'setFailure', params: failureFromError('end-sessions') },
            },
          },
        },
        closing: {
          description: 'Closing the account',
          tags: ['busy'],
          invoke: {
            id: 'closeAccount',
            src: 'closeAccount',
            onDone: {
              target: '#account.signedOut',
              actions: ['clearAccount', { type: 'emitEnded', params: { action: 'close' } }],
            },
            onError: [
              {
                guard: { type: 'hasSessionEnded', params: errorKindParams },
                target: '#account.signedOut',
                actions: ['clearAccount', 'emitLoginRequired'],
              },
              { target: 'idle', actions: { type: 'setFailure', params: failureFromError('close') } },
            ],
          },
        },
      },
    },
    signedOut: {
      description: 'Signed out',
      on: { 'account.reload': { target: 'loading' } },
    },
  },
})

/** Creates the machine with its ports: see {@link AccountPorts}. */
export const createAccountMachine = (ports: AccountPorts): typeof accountMachine =>
  providePorts(accountMachine, ports)
