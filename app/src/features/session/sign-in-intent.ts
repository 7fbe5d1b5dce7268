import { sessionStore } from '../../adapters/storage/web-storage.ts'

/** An action that requires sign-in. */
export type IntendedAction =
  | { kind: 'favorite'; gameId: string }
  | { kind: 'rate'; gameId: string; stars: number }
  | { kind: 'score'; gameId: string; score: number }

interface ReturnIntent {
  /** Path of the portal: `/en/game/zellige?from=all`. */
  path: string
}

interface ActionIntent extends ReturnIntent {
  action: IntendedAction
  /** The user whose session had ended; only they get the action. Null for a guest: the next user to sign in gets it. */
  owner: string | null
}

/** The path to return to after sign-in, and the action to complete. */
export type Intent = ReturnIntent | ActionIntent

/** Router state for the login screen. */
export interface LoginState {
  /** Whether the user was signed in until now. */
  sessionEnded: boolean
}

/** Key in session storage. */
export const intentKey = 'saha.intent'

/** Stores an intent for this tab, so that sign-in returns to it, even after a reload. */
export const rememberIntent = (intent: Intent): void => sessionStore.set(intentKey, JSON.stringify(intent))

/** Removes the intent once it is completed or the user does something else. */
export const forgetIntent = (): void => sessionStore.set(intentKey, '')
