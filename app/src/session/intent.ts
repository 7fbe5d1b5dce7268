import { perSession } from '../adapters/storage/preferences.ts'
import { isLocale } from '../i18n/locale.ts'

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

const key = 'saha.intent'

const isPath = (value: unknown): value is string =>
  typeof value === 'string' &&
  isLocale(value.split('/')[1]) &&
  !/^\/(en|ar)\/(login|signup)(\?|$)/.test(value)

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most

function readAction(value: unknown): IntendedAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, gameId, stars, score } = value as Record<string, unknown>
  if (typeof gameId !== 'string' || gameId === '') return undefined
  if (kind === 'favorite') return { kind, gameId }
  if (kind === 'rate' && isWhole(stars, 5) && stars >= 1) return { kind, gameId, stars }
  if (kind === 'score' && isWhole(score, Number.MAX_SAFE_INTEGER)) return { kind, gameId, score }
  return undefined
}

function read(): Intent | null {
  try {
    const { path, action, owner } = JSON.parse(perSession.get(key) ?? '') as Record<string, unknown>
    if (!isPath(path)) return null
    const known = readAction(action)
    return known ? { path, action: known, owner: typeof owner === 'string' ? owner : null } : { path }
  } catch {
    return null
  }
}

/** Keeps an intent for this tab, so that signing in, even after a reload, leads back to it. */
export const rememberIntent = (intent: Intent): void => perSession.set(key, JSON.stringify(intent))

/** Where to go after signing in; the action stays until its screen takes it. */
export const returnPath = (): string | null => read()?.path ?? null

type ActionOf<Kind extends IntendedAction['kind']> = Extract<IntendedAction, { kind: Kind }>

const isOf = <Kind extends IntendedAction['kind']>(
  action: IntendedAction,
  kind: Kind,
  gameId: string,
): action is ActionOf<Kind> => action.kind === kind && action.gameId === gameId

/**
 * The action that waits for sign-in. Only reads, so that a render may ask, and ask again.
 *
 * @param userId who is here now; null for a guest. What waits for one person is nothing to another.
 */
export function waitingAction<Kind extends IntendedAction['kind']>(
  kind: Kind,
  gameId: string,
  userId: string | null,
): ActionOf<Kind> | null {
  const intent = read()
  if (!intent || !('action' in intent)) return null
  const { action, owner } = intent
  return isOf(action, kind, gameId) && (owner === null || owner === userId) ? action : null
}

/** The action that waited for sign-in, once: for effects, because a render may be thrown away. */
export function takeAction<Kind extends IntendedAction['kind']>(
  kind: Kind,
  gameId: string,
  userId: string | null,
): ActionOf<Kind> | null {
  const action = waitingAction(kind, gameId, userId)
  if (action) forgetIntent()
  return action
}

/** Drops what was kept: the visitor went on to something else. */
export const forgetIntent = (): void => perSession.set(key, '')
