import { perSession } from '../../adapters/storage/preferences.ts'

/** What somebody wanted to do when sign-in was asked for. */
export type IntendedAction =
  | { kind: 'favorite'; gameId: string }
  | { kind: 'rate'; gameId: string; stars: number }
  | { kind: 'score'; gameId: string; score: number }

/** A path of the portal: `/en/game/zellige?from=all`. */
interface Place {
  path: string
}

interface Plan extends Place {
  action: IntendedAction
  /**
   * Whose session had ended when they wanted it: it waits for them alone. Null for a guest's, which goes to whoever
   * signs in next.
   */
  owner: string | null
}

/** Where somebody was, and what they were about to do. */
export type Intent = Place | Plan

/** What the way to the login screen may say to it. */
export interface LoginState {
  /** Somebody was signed in until just now. */
  sessionEnded: boolean
}

/** Where it is kept, in this tab. */
export const intentKey = 'saha.intent'

/** Keeps an intent for this tab, so that signing in, even after a reload, leads back to it. */
export const rememberIntent = (intent: Intent): void => perSession.set(intentKey, JSON.stringify(intent))

/** Drops what was kept: the visitor went on to something else. */
export const forgetIntent = (): void => perSession.set(intentKey, '')
