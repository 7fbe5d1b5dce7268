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
          actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: [
          {
            guard: { type: 'sessionEnded', params: kindOf },
            target: 'over',
            actions: ['forget', 'tellLoginRequired'],
          },
          { target: 'unknown', actions: { type: 'fail', params: failedAs('load') } },
        ],
      },
    },
    unknown: {
      description: 'The account could not be read',
      on: { 'account.reload': { target: 'loading', actions: 'dismiss' } },
    },
    ready: {
      description: 'The account is known',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is under way',
          on: {
            'account.reload': { target: '#account.loading', actions: 'dismiss' },
            'account.dismiss': { actions: 'dismiss' },
            'account.rename': [
              {
                guard: { type: 'nameless', params: factOf },
                actions: { type: 'fail', params: refusedAs('name-missing') },
              },
              {
                guard: { type: 'longName', params: factOf },
                actions: { type: 'fail', params: refusedAs('name-too-long') },
              },
              { target: 'renaming', actions: ['begin', { type: 'holdName', params: factOf }] },
            ],
            'account.changePassword': [
              {
                guard: { type: 'shortPassword', params: factOf },
                actions: { type: 'fail', params: refusedAs('password-too-short') },
              },
              {
                guard: { type: 'longPassword', params: factOf },
                actions: { type: 'fail', params: refusedAs('password-too-long') },
              },
              {
                guard: { type: 'wrongAtSight', params: factOf },
                actions: { type: 'fail', params: refusedAs('password-wrong') },
              },
              { target: 'changingPassword', actions: ['begin', { type: 'holdPasswords', params: factOf }] },
            ],
            'account.endSessions': { target: 'endingSessions', actions: 'begin' },
            'account.close': { target: 'closing', actions: 'begin' },
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
              actions: ['useName', { type: 'succeed', params: { deed: 'rename' } }],
            },
            onError: [
              {
                guard: { type: 'sessionEnded', params: kindOf },
                target: '#account.over',
                actions: ['forget', 'tellLoginRequired'],
              },
              { target: 'resting', actions: { type: 'fail', params: failedAs('rename') } },
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
                guard: { type: 'wrong', params: answerOf },
                target: 'resting',
                actions: { type: 'fail', params: refusedAs('password-wrong') },
              },
              { target: 'resting', actions: { type: 'succeed', params: { deed: 'change-password' } } },
            ],
            onError: [
              {
                guard: { type: 'sessionEnded', params: kindOf },
                target: '#account.over',
                actions: ['forget', 'tellLoginRequired'],
              },
              { target: 'resting', actions: { type: 'fail', params: failedAs('change-password') } },
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
              actions: ['forget', { type: 'tellEnded', params: { deed: 'end-sessions' } }],
            },
            onError: { target: 'resting', actions: { type: 'fail', params: failedAs('end-sessions') } },
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
              actions: ['forget', { type: 'tellEnded', params: { deed: 'close' } }],
            },
            onError: [
              {
                guard: { type: 'sessionEnded', params: kindOf },
                target: '#account.over',
                actions: ['forget', 'tellLoginRequired'],
              },
              { target: 'resting', actions: { type: 'fail', params: failedAs('close') } },
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
