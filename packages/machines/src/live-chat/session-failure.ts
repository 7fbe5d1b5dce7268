import { toFailure } from '../port/index.ts'
import type { FailureEvent, Failure, FailureKind } from '../port/index.ts'
import type { LiveChatFailureCode } from './live-chat.types.ts'

const codes: Partial<Record<FailureKind, LiveChatFailureCode>> = {
  auth: 'auth',
  permission: 'auth',
  region: 'region',
  'rate-limit': 'quota',
  network: 'network',
  timeout: 'timeout',
}

type FailureReason = Pick<FailureEvent<string>, 'kind' | 'cause'>

const final: ReadonlySet<FailureKind> = new Set<FailureKind>(['auth', 'permission', 'region', 'rate-limit'])
const transient: ReadonlySet<FailureKind> = new Set<FailureKind>(['network', 'timeout', 'server'])

/** Why a session did not begin. */
export const toSessionOpenFailure = (why: FailureReason): Failure<LiveChatFailureCode> =>
  toFailure(why, codes[why.kind] ?? 'session-refused')

/** Why a session that was there ended. */
export const toSessionLossFailure = (why: FailureReason): Failure<LiveChatFailureCode> =>
  toFailure(why, codes[why.kind] ?? 'session-closed')

/** Nothing is wrong with the conversation, only with the way there: it may be taken up again as it was. */
export const isTransient = (kind: FailureKind): boolean => transient.has(kind)

/** Another try is of no use: the service knows us, and says no. */
export const isFinal = (kind: FailureKind): boolean => final.has(kind)
