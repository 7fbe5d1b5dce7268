import { toFailure } from '../../port/index.ts'
import type { FailureEvent, Failure, FailureKind } from '../../port/index.ts'
import type { LiveChatFailureCode } from '../live-chat.types.ts'

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

/** Failure of a session that could not be opened. */
export const toSessionOpenFailure = (reason: FailureReason): Failure<LiveChatFailureCode> =>
  toFailure(reason, codes[reason.kind] ?? 'session-refused')

/** Failure of a session that was lost. */
export const toSessionLossFailure = (reason: FailureReason): Failure<LiveChatFailureCode> =>
  toFailure(reason, codes[reason.kind] ?? 'session-closed')

/** Only the connection failed: the conversation can be resumed. */
export const isTransient = (kind: FailureKind): boolean => transient.has(kind)

/** The service rejects the client: retrying cannot help. */
export const isFinal = (kind: FailureKind): boolean => final.has(kind)
