import { SocketClosedError } from '@saha/machines/adapters'
import type { SessionEvent } from '@saha/machines/live-chat'
import { failureKind, type FailureKind } from '@saha/machines/port'
import { isRegionError } from '../client/gemini-error.ts'

/** Codes are few: a bad key and a broken model share one, and only the reason differs. */
const words: readonly (readonly [RegExp, FailureKind])[] = [
  [/quota|rate limit|limit is reached|too much/i, 'rate-limit'],
  [/not found|not supported|not implemented|unsupported|not enabled/i, 'not-found'],
  [/switched off/i, 'server'],
  [
    /api[ _]?key|auth_?tokens|credential|\bauth|token-based|denied|permission|billing|suspended|leaked/i,
    'auth',
  ],
]

/** Converts the end of a socket to an event; null is a normal close. */
export function toCloseEvent(error: unknown): SessionEvent {
  if (error === null) return { type: 'session.closed' }
  const reason = error instanceof SocketClosedError ? error.reason : ''
  if (isRegionError(reason)) return { type: 'session.failed', kind: 'region' }
  const said = words.find(([pattern]) => pattern.test(reason))
  return { type: 'session.failed', kind: said?.[1] ?? failureKind(error) }
}
