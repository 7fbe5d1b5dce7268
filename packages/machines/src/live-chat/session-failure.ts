import type { Failure, FailureKind } from '../port/index.ts'
import type { LiveChatFailureCode } from './live-chat.types.ts'

const codes: Partial<Record<FailureKind, LiveChatFailureCode>> = {
  auth: 'auth',
  permission: 'auth',
  'rate-limit': 'quota',
  network: 'network',
  timeout: 'timeout',
}

const final: ReadonlySet<FailureKind> = new Set<FailureKind>(['auth', 'permission', 'rate-limit'])
const passing: ReadonlySet<FailureKind> = new Set<FailureKind>(['network', 'timeout', 'server'])

/** Why a session did not begin. */
export const sessionRefusal = (kind: FailureKind): Failure<LiveChatFailureCode> => ({
  code: codes[kind] ?? 'session-refused',
  kind,
})

/** Why a session that was there ended. */
export const sessionLoss = (kind: FailureKind): Failure<LiveChatFailureCode> => ({
  code: codes[kind] ?? 'session-closed',
  kind,
})

/** Nothing is wrong with the conversation, only with the way there: it may be taken up again as it was. */
export const isPassing = (kind: FailureKind): boolean => passing.has(kind)

/** Another try is of no use: the service knows us, and says no. */
export const isFinal = (kind: FailureKind): boolean => final.has(kind)
