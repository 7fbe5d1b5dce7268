import type { SessionEvent } from '@saha/machines/live-chat'
import type { FailureKind } from '@saha/machines/port'
import { isRegionError } from '../client/gemini-error.ts'

/** Close codes of the service, the gateway and browsers. */
const kinds: Readonly<Record<number, FailureKind>> = {
  // The gateway restarts.
  1001: 'server',
  1002: 'protocol',
  1003: 'protocol',
  1005: 'network',
  1006: 'network',
  1007: 'validation',
  1008: 'validation',
  1009: 'too-large',
  1011: 'server',
  1013: 'server',
}

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

/** Converts the close of a connection to an event. */
export function toCloseEvent(code: number, reason: string): SessionEvent {
  if (code === 1000) return { type: 'session.closed' }
  if (isRegionError(reason)) return { type: 'session.failed', kind: 'region' }
  const said = words.find(([pattern]) => pattern.test(reason))
  return { type: 'session.failed', kind: said?.[1] ?? kinds[code] ?? 'server' }
}
