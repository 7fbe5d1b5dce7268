import { assign, emit, setup, stateIn } from 'xstate'
import { isListOf, isNullOr, isRecord, isText, requiredPort } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type { AuthContext, AuthEmitted, AuthEvent, AuthFailure, Credentials, User } from './auth.types.ts'
import { isFilled, isLongEnough } from './credentials.ts'

const patience = 30_000

const isUser = isRecord<User>({ id: isText, email: isText, labels: isListOf(isText) })

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    tags: {} as 'busy' | 'blocked',
  },
  actors: {
    getAccount: requiredPort<undefined, User | null>('getAccount', { patience, answer: isNullOr(isUser) }),
    createAccount: requiredPort<Credentials, void>('createAccount', { patience, writes: true }),
    createSession: requiredPort<Credentials, void>('createSession', { patience, writes: true }),
    deleteSession: requiredPort<undefined, void>('deleteSession', { patience, writes: true }),
  },
  guards: {
    filled: (_, credentials: Credentials) => isFilled(credentials),
    acceptable: (_, credentials: Credentials) => isFilled(credentials) && isLongEnough(credentials),
    nobody: (_, { user }: { user: User | null }) => user === null,
    sameUser: ({ context }, { user }: { user: User | null }) => user?.id === context.user?.id,
    ours: ({ context }, { userId }: { userId: string }) => userId === context.user?.id,
    unanswered: (_, { kind }: { kind: FailureKind | undefined }) => kind === 'network' || kind === 'timeout',
    blocked: (_, { kind }: { kind: FailureKind | undefined }) => kind === 'account-blocked',
    toldOfBlock: stateIn({ signedOut: { looking: 'told' } }),
  },
  actions: {
    useCredentials: assign({ credentials: (_, credentials: Credentials) => credentials, failure: null }),
    forgetCredentials: assign({ credentials: null }),
    fail: assign({ credentials: null, failure: (_, failure: AuthFailure) => failure }),
    dismiss: assign({ failure: null }),
    failEntry: assign({ failure: { code: 'sign-in', kind: 'auth' } }),
    keepUser: assign({ user: (_, { user }: { user: User | null }) => user, failure: null }),
    forgetUser: assign({ user: null, failure: null }),
    tellFound: emit(({ context }) => ({ type: 'signedIn', user: context.user as User, fresh: false })),
    tellEntered: emit(({ context }) => ({ type: 'signedIn', user: context.user as User, fresh: true })),
    tellSignedOut: emit({ type: 'signedOut', reason: 'signed-out' }),
    tellExpired: emit({ type: 'signedOut', reason: 'expired' }),
  },
})
