import { assign, emit, setup } from 'xstate'
import { isOneOf, isRecord, isString, requiredPort } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type {
  AccountContext,
  AccountAction,
  AccountEmitted,
  AccountEvent,
  AccountFailure,
  PasswordAnswer,
  PasswordChange,
  Profile,
} from './account.types.ts'
import {
  isPasswordLongEnough,
  hasName,
  isNameWithinLimit,
  isPasswordWithinLimit,
  couldBePassword,
} from './limits.ts'

const timeoutMs = 30_000

export const accountSetup = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    emitted: {} as AccountEmitted,
    tags: {} as 'busy',
  },
  actors: {
    getProfile: requiredPort<undefined, Profile>('getProfile', {
      timeoutMs,
      isOutput: isRecord<Profile>({ name: isString, email: isString, createdAt: isString }),
    }),
    rename: requiredPort<{ readonly name: string }, void>('rename', { timeoutMs, writes: true }),
    changePassword: requiredPort<PasswordChange, PasswordAnswer>('changePassword', {
      timeoutMs,
      writes: true,
      isOutput: isOneOf<PasswordAnswer>('changed', 'wrong-password'),
    }),
    endSessions: requiredPort<undefined, void>('endSessions', { timeoutMs, writes: true }),
    closeAccount: requiredPort<undefined, void>('closeAccount', { timeoutMs, writes: true }),
  },
  guards: {
    isNameMissing: (_, { name }: { name: string }) => !hasName(name),
    isNameTooLong: (_, { name }: { name: string }) => !isNameWithinLimit(name),
    isPasswordTooShort: (_, { password }: PasswordChange) => !isPasswordLongEnough(password),
    isPasswordTooLong: (_, { password }: PasswordChange) => !isPasswordWithinLimit(password),
    isOldPasswordImpossible: (_, { oldPassword }: PasswordChange) => !couldBePassword(oldPassword),
    isOldPasswordWrong: (_, { answer }: { answer: PasswordAnswer }) => answer === 'wrong-password',
    hasSessionEnded: (_, { kind }: { kind: FailureKind }) => kind === 'auth',
  },
  actions: {
    clearOutcome: assign({ failure: null, done: null }),
    setName: assign({ name: (_, { name }: { name: string }) => name.trim() }),
    setPasswords: assign({
      passwords: (_, { oldPassword, password }: PasswordChange) => ({ oldPassword, password }),
    }),
    setProfile: assign({ profile: (_, { profile }: { profile: Profile }) => profile }),
    applyName: assign({
      profile: ({ context: { profile, name } }) => ({ ...(profile as Profile), name: name as string }),
    }),
    setDone: assign({
      done: (_, { action }: { action: AccountAction }) => action,
      name: null,
      passwords: null,
    }),
    setFailure: assign({
      failure: (_, failure: AccountFailure) => failure,
      done: null,
      name: null,
      passwords: null,
    }),
    clearAccount: assign({ profile: null, name: null, passwords: null }),
    emitEnded: emit((_, { action }: { action: 'end-sessions' | 'close' }) => ({ type: 'ended', action })),
    emitLoginRequired: emit({ type: 'loginRequired' }),
  },
})
