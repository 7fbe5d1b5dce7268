import { sessionStore } from '../../adapters/storage/web-storage.ts'
import { isIntegerBetween, isText } from '../../platform/guards.ts'
import { isLocale } from '../../i18n/locale.ts'
import { forgetIntent, intentKey, type Intent, type IntendedAction } from './sign-in-intent.ts'

const isPath = (value: unknown): value is string =>
  typeof value === 'string' &&
  isLocale(value.split('/')[1]) &&
  !/^\/(en|ar)\/(login|signup)(\?|$)/.test(value)

function parseAction(value: unknown): IntendedAction | undefined {
  const { kind, gameId, stars, score } = Object(value) as Record<string, unknown>
  if (!isText(gameId)) return undefined
  if (kind === 'favorite') return { kind, gameId }
  if (kind === 'rate' && isIntegerBetween(stars, 1, 5)) return { kind, gameId, stars }
  if (kind === 'score' && isIntegerBetween(score, 0, Number.MAX_SAFE_INTEGER)) return { kind, gameId, score }
  return undefined
}

function readIntent(): Intent | null {
  try {
    const { path, action, owner } = JSON.parse(sessionStore.get(intentKey) ?? '') as Record<string, unknown>
    if (!isPath(path)) return null
    const parsed = parseAction(action)
    return parsed ? { path, action: parsed, owner: typeof owner === 'string' ? owner : null } : { path }
  } catch {
    return null
  }
}

/** Returns the path to open after sign-in. The action stays until its screen takes it. */
export const getReturnPath = (): string | null => readIntent()?.path ?? null

type ActionOf<Kind extends IntendedAction['kind']> = Extract<IntendedAction, { kind: Kind }>

const matches = <Kind extends IntendedAction['kind']>(
  action: IntendedAction,
  kind: Kind,
  gameId: string,
): action is ActionOf<Kind> => action.kind === kind && action.gameId === gameId

/**
 * Returns the pending action of a game. It has no side effects, so components may call it while rendering.
 *
 * @param userId the current user; null for a guest. An action with an owner is returned only to them.
 */
export function getPendingAction<Kind extends IntendedAction['kind']>(
  kind: Kind,
  gameId: string,
  userId: string | null,
): ActionOf<Kind> | null {
  const intent = readIntent()
  if (!intent || !('action' in intent)) return null
  const { action, owner } = intent
  return matches(action, kind, gameId) && (owner === null || owner === userId) ? action : null
}

/** Returns and removes the pending action. Call it in effects, because React may discard a render. */
export function takePendingAction<Kind extends IntendedAction['kind']>(
  kind: Kind,
  gameId: string,
  userId: string | null,
): ActionOf<Kind> | null {
  const action = getPendingAction(kind, gameId, userId)
  if (action) forgetIntent()
  return action
}
