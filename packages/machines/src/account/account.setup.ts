import { assign, emit, setup } from 'xstate'
import { isOneOf, isRecord, isText, requiredPort } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import type {
  AccountContext,
  AccountDeed,
  AccountEmitted,
  AccountEvent,
  AccountFailure,
  PasswordAnswer,
  PasswordChange,
  Profile,
} from './account.types.ts'
import { isLongPassword, isNamed, isShortName, isShortPassword, mayBePassword } from './limits.ts'

const patience = 30_000

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
export const accountSetup = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    emitted: {} as AccountEmitted,
    tags: {} as 'busy',
  },
  actors: {
    getProfile: requiredPort<undefined, Profile>('getProfile', {
      patience,
      answer: isRecord<Profile>({ name: isText, email: isText, createdAt: isText }),
    }),
    rename: requiredPort<{ readonly name: string }, void>('rename', { patience, writes: true }),
    changePassword: requiredPort<PasswordChange, PasswordAnswer>('changePassword', {
      patience,
      writes: true,
      answer: isOneOf<PasswordAnswer>('changed', 'wrong-password'),
    }),
    endSessions: requiredPort<undefined, void>('endSessions', { patience, writes: true }),
    closeAccount: requiredPort<undefined, void>('closeAccount', { patience, writes: true }),
  },
  guards: {
    isNameMissing: (_, { name }: { name: string }) => !isNamed(name),
    isNameTooLong: (_, { name }: { name: string }) => !isShortName(name),
    isPasswordTooShort: (_, { password }: PasswordChange) => !isLongPassword(password),
    isPasswordTooLong: (_, { password }: PasswordChange) => !isShortPassword(password),
    isOldPasswordImpossible: (_, { oldPassword }: PasswordChange) => !mayBePassword(oldPassword),
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
      done: (_, { deed }: { deed: AccountDeed }) => deed,
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
    emitEnded: emit((_, { deed }: { deed: 'end-sessions' | 'close' }) => ({ type: 'ended', deed })),
    emitLoginRequired: emit({ type: 'loginRequired' }),
  },
})
