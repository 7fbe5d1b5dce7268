import { causedBy } from '../port/index.ts'
import type { FailedFact, Failure, FailureKind } from '../port/index.ts'
import type { LiveChatFailureCode } from './live-chat.types.ts'

const codes: Partial<Record<FailureKind, LiveChatFailureCode>> = {
  auth: 'auth',
  permission: 'auth',
  region: 'region',
  'rate-limit': 'quota',
  network: 'network',
  timeout: 'timeout',
}

type Why = Pick<FailedFact<string>, 'kind' | 'cause'>

const final: ReadonlySet<FailureKind> = new Set<FailureKind>(['auth', 'permission', 'region', 'rate-limit'])
const passing: ReadonlySet<FailureKind> = new Set<FailureKind>(['network', 'timeout', 'server'])

/** Why a session did not begin. */
export const sessionRefusal = (why: Why): Failure<LiveChatFailureCode> =>
  causedBy(why, codes[why.kind] ?? 'session-refused')

/** Why a session that was there ended. */
export const sessionLoss = (why: Why): Failure<LiveChatFailureCode> =>
  causedBy(why, codes[why.kind] ?? 'session-closed')

/** Nothing is wrong with the conversation, only with the way there: it may be taken up again as it was. */
export const isPassing = (kind: FailureKind): boolean => passing.has(kind)

/** Another try is of no use: the service knows us, and says no. */
export const isFinal = (kind: FailureKind): boolean => final.has(kind)
