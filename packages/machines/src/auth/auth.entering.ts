import { failedAs, timedOutAs } from '../port/index.ts'
import { authSetup } from './auth.setup.ts'
import type { Credentials, User } from './auth.types.ts'

export const userOf = ({ event }: { event: { output: User | null } }) => ({ user: event.output })

/** Somebody turned out to be signed in already. */
export const found = {
  guard: { type: 'someone', params: userOf },
  actions: [
    { type: 'welcome', params: userOf },
    { type: 'tellSignedIn', params: { fresh: false } },
  ],
} as const

/** The part of the chart between submitting credentials and being signed in. */
export const enteringState = authSetup.createStateConfig({
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
      after: {
        patience: { target: '#auth.signedOut', actions: { type: 'fail', params: timedOutAs('sign-up') } },
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
      after: {
        patience: { target: '#auth.signedOut', actions: { type: 'fail', params: timedOutAs('sign-in') } },
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
      after: {
        patience: { target: '#auth.signedOut', actions: { type: 'fail', params: timedOutAs('sign-in') } },
      },
    },
  },
})
