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
    nameless: (_, { name }: { name: string }) => !isNamed(name),
    longName: (_, { name }: { name: string }) => !isShortName(name),
    shortPassword: (_, { password }: PasswordChange) => !isLongPassword(password),
    longPassword: (_, { password }: PasswordChange) => !isShortPassword(password),
    wrongAtSight: (_, { oldPassword }: PasswordChange) => !mayBePassword(oldPassword),
    wrong: (_, { answer }: { answer: PasswordAnswer }) => answer === 'wrong-password',
    sessionEnded: (_, { kind }: { kind: FailureKind }) => kind === 'auth',
  },
  actions: {
    begin: assign({ failure: null, done: null }),
    holdName: assign({ name: (_, { name }: { name: string }) => name.trim() }),
    holdPasswords: assign({
      passwords: (_, { oldPassword, password }: PasswordChange) => ({ oldPassword, password }),
    }),
    keepProfile: assign({ profile: (_, { profile }: { profile: Profile }) => profile }),
    useName: assign({
      profile: ({ context: { profile, name } }) => ({ ...(profile as Profile), name: name as string }),
    }),
    succeed: assign({
      done: (_, { deed }: { deed: AccountDeed }) => deed,
      name: null,
      passwords: null,
    }),
    fail: assign({
      failure: (_, failure: AccountFailure) => failure,
      done: null,
      name: null,
      passwords: null,
    }),
    dismiss: assign({ failure: null, done: null }),
    forget: assign({ profile: null, name: null, passwords: null }),
    tellEnded: emit((_, { deed }: { deed: 'end-sessions' | 'close' }) => ({ type: 'ended', deed })),
    tellLoginRequired: emit({ type: 'loginRequired' }),
  },
})
