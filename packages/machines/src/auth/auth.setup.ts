import { assign, emit, setup, stateIn } from 'xstate'
import { isArrayOf, isNullOr, isRecord, isString, requiredPort } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type { AuthContext, AuthEmitted, AuthEvent, AuthFailure, Credentials, User } from './auth.types.ts'
import { isFilled, isLongEnough } from './credentials.ts'

const timeoutMs = 30_000

const isUser = isRecord<User>({ id: isString, email: isString, labels: isArrayOf(isString) })

export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    tags: {} as 'busy' | 'blocked',
  },
  actors: {
    getAccount: requiredPort<undefined, User | null>('getAccount', { timeoutMs, isOutput: isNullOr(isUser) }),
    createAccount: requiredPort<Credentials, void>('createAccount', { timeoutMs, writes: true }),
    createSession: requiredPort<Credentials, void>('createSession', { timeoutMs, writes: true }),
    deleteSession: requiredPort<undefined, void>('deleteSession', { timeoutMs, writes: true }),
  },
  guards: {
    isFilled: (_, credentials: Credentials) => isFilled(credentials),
    isAcceptable: (_, credentials: Credentials) => isFilled(credentials) && isLongEnough(credentials),
    isNoUser: (_, { user }: { user: User | null }) => user === null,
    isSameUser: ({ context }, { user }: { user: User | null }) => user?.id === context.user?.id,
    isCurrentUser: ({ context }, { userId }: { userId: string }) => userId === context.user?.id,
    isUnreachable: (_, { kind }: { kind: FailureKind | undefined }) =>
      kind === 'network' || kind === 'timeout',
    isBlocked: (_, { kind }: { kind: FailureKind | undefined }) => kind === 'account-blocked',
    isBlockShown: stateIn({ signedOut: { rechecking: 'blockShown' } }),
  },
  actions: {
    setCredentials: assign({ credentials: (_, credentials: Credentials) => credentials, failure: null }),
    clearCredentials: assign({ credentials: null }),
    setFailure: assign({ credentials: null, failure: (_, failure: AuthFailure) => failure }),
    clearFailure: assign({ failure: null }),
    setSignInFailure: assign({ failure: { code: 'sign-in', kind: 'auth' } }),
    setUser: assign({ user: (_, { user }: { user: User | null }) => user, failure: null }),
    clearUser: assign({ user: null, failure: null }),
    emitRestored: emit(({ context }) => ({ type: 'signedIn', user: context.user as User, fresh: false })),
    emitSignedIn: emit(({ context }) => ({ type: 'signedIn', user: context.user as User, fresh: true })),
    emitSignedOut: emit({ type: 'signedOut', reason: 'signed-out' }),
    emitExpired: emit({ type: 'signedOut', reason: 'expired' }),
  },
})
