import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { authMachine } from './auth.machine.ts'
import type { User } from './auth.types.ts'

type Logic = typeof authMachine

/** The machine with its ports. */
export interface AuthMachine extends Logic {}

/** A running auth machine. */
export interface AuthActor extends ActorRefFrom<Logic> {}

export interface AuthSnapshot extends SnapshotOf<Logic> {}

export type AuthStatus = 'unknown' | 'signedIn' | 'signedOut'

/** `unknown` until the first check has ended, and not again after that. */
export const selectAuthStatus = (snapshot: AuthSnapshot): AuthStatus =>
  snapshot.matches('checking') ? 'unknown' : snapshot.matches('signedIn') ? 'signedIn' : 'signedOut'

export const selectUser = ({ context }: AuthSnapshot): User | null => context.user

/** Name shown with a score: the part of the email before the at sign. */
export const selectUserName = ({ context }: AuthSnapshot): string | null =>
  context.user?.email.split('@')[0] ?? null

/** A request is in flight: disable forms and the logout button. */
export const selectAuthBusy = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('busy')

/** The backend is unreachable: show the connection banner. */
export const selectConnectionFailed = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches({ signedOut: 'unreachable' })

/** This browser holds the session of a blocked account, so every request is rejected: explain what to do. */
export const selectAccountBlocked = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('blocked')

/** The action that failed. */
export const selectAuthFailure = ({ context }: AuthSnapshot) => context.failure?.code ?? null
