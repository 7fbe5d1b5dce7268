import { perSession } from '../../adapters/storage/preferences.ts'
import { isLocale } from '../../i18n/locale.ts'
import { forgetIntent, intentKey, type Intent, type IntendedAction } from './intent.ts'

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
    const { path, action, owner } = JSON.parse(perSession.get(intentKey) ?? '') as Record<string, unknown>
    if (!isPath(path)) return null
    const known = readAction(action)
    return known ? { path, action: known, owner: typeof owner === 'string' ? owner : null } : { path }
  } catch {
    return null
  }
}

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
