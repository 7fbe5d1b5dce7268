import { failedAs, kindOf, refusedAs, withWorld } from '../port/index.ts'
import { answerOf, factOf } from '../shared/event.ts'
import { accountSetup } from './account.setup.ts'
import type { AccountPorts, PasswordChange } from './account.types.ts'

/** One's own account: what it is called, its password, its sessions and its end. It lives with its screen. */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  options: { maxIterations: 100 },
  description: 'One’s own account',
  context: { profile: null, done: null, name: null, passwords: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The account is being read',
      invoke: {
        id: 'getProfile',
        src: 'getProfile',
        onDone: {
          target: 'ready',
          actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasSessionEnded', params: kindOf },
            target: 'over',
            actions: ['clearAccount', 'emitLoginRequired'],
          },
          { target: 'unknown', actions: { type: 'setFailure', params: failedAs('load') } },
        ],
      },
    },
    unknown: {
      description: 'The account could not be read',
      on: { 'account.reload': { target: 'loading', actions: 'clearOutcome' } },
    },
    ready: {
      description: 'The account is known',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is under way',
          on: {
            'account.reload': { target: '#account.loading', actions: 'clearOutcome' },
            'account.dismiss': { actions: 'clearOutcome' },
            'account.rename': [
              {
                guard: { type: 'isNameMissing', params: factOf },
                actions: { type: 'setFailure', params: refusedAs('name-missing') },
              },
              {
                guard: { type: 'isNameTooLong', params: factOf },
                actions: { type: 'setFailure', params: refusedAs('name-too-long') },
              },
              { target: 'renaming', actions: ['clearOutcome', { type: 'setName', params: factOf }] },
            ],
            'account.changePassword': [
              {
                guard: { type: 'isPasswordTooShort', params: factOf },
                actions: { type: 'setFailure', params: refusedAs('password-too-short') },
              },
              {
                guard: { type: 'isPasswordTooLong', params: factOf },
                actions: { type: 'setFailure', params: refusedAs('password-too-long') },
              },
              {
                guard: { type: 'isOldPasswordImpossible', params: factOf },
                actions: { type: 'setFailure', params: refusedAs('password-wrong') },
              },
              { target: 'changingPassword', actions: ['clearOutcome', { type: 'setPasswords', params: factOf }] },
            ],
            'account.endSessions': { target: 'endingSessions', actions: 'clearOutcome' },
            'account.close': { target: 'closing', actions: 'clearOutcome' },
          },
        },
        renaming: {
          description: 'The name is being stored',
          tags: ['busy'],
          invoke: {
            id: 'rename',
            src: 'rename',
            input: ({ context }) => ({ name: context.name as string }),
            onDone: {
              target: 'resting',
              actions: ['applyName', { type: 'setDone', params: { deed: 'rename' } }],
            },
            onError: [
              {
                guard: { type: 'hasSessionEnded', params: kindOf },
                target: '#account.over',
                actions: ['clearAccount', 'emitLoginRequired'],
              },
              { target: 'resting', actions: { type: 'setFailure', params: failedAs('rename') } },
            ],
          },
        },
        changingPassword: {
          description: 'The password is being changed',
          tags: ['busy'],
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context }) => context.passwords as PasswordChange,
            onDone: [
              {
                guard: { type: 'isOldPasswordWrong', params: answerOf },
                target: 'resting',
                actions: { type: 'setFailure', params: refusedAs('password-wrong') },
              },
              { target: 'resting', actions: { type: 'setDone', params: { deed: 'change-password' } } },
            ],
            onError: [
              {
                guard: { type: 'hasSessionEnded', params: kindOf },
                target: '#account.over',
                actions: ['clearAccount', 'emitLoginRequired'],
              },
              { target: 'resting', actions: { type: 'setFailure', params: failedAs('change-password') } },
            ],
          },
        },
        endingSessions: {
          description: 'Every session is being ended',
          tags: ['busy'],
          invoke: {
            id: 'endSessions',
            src: 'endSessions',
            onDone: {
              target: '#account.over',
              actions: ['clearAccount', { type: 'emitEnded', params: { deed: 'end-sessions' } }],
            },
            onError: { target: 'resting', actions: { type: 'setFailure', params: failedAs('end-sessions') } },
          },
        },
        closing: {
          description: 'The account is being shut',
          tags: ['busy'],
          invoke: {
            id: 'closeAccount',
            src: 'closeAccount',
            onDone: {
              target: '#account.over',
              actions: ['clearAccount', { type: 'emitEnded', params: { deed: 'close' } }],
            },
            onError: [
              {
                guard: { type: 'hasSessionEnded', params: kindOf },
                target: '#account.over',
                actions: ['clearAccount', 'emitLoginRequired'],
              },
              { target: 'resting', actions: { type: 'setFailure', params: failedAs('close') } },
            ],
          },
        },
      },
    },
    over: {
      description: 'Nobody is signed in here any more',
      on: { 'account.reload': { target: 'loading' } },
    },
  },
})

/** The machine with its world: see {@link AccountPorts}. */
export const createAccountMachine = (ports: AccountPorts): typeof accountMachine =>
  withWorld(accountMachine, ports)
