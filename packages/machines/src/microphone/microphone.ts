import { toFailure } from '../port/index.ts'
import type { FailureEvent, Failure, FailureKind } from '../port/index.ts'

/**
 * - `microphone-denied` the user or the browser denied permission
 * - `microphone-missing` no microphone is available
 * - `microphone-busy` another program uses it
 * - `microphone-unanswered` the permission prompt was not answered
 * - `microphone-lost` it was unplugged, or its permission was withdrawn
 * - `microphone-failed` any other reason
 */
export type MicrophoneFailureCode =
  | 'microphone-denied'
  | 'microphone-missing'
  | 'microphone-busy'
  | 'microphone-unanswered'
  | 'microphone-lost'
  | 'microphone-failed'

type FailureReason = Pick<FailureEvent<string>, 'kind' | 'cause'>

const openFailureCodes: Partial<Record<FailureKind, MicrophoneFailureCode>> = {
  permission: 'microphone-denied',
  'not-found': 'microphone-missing',
  conflict: 'microphone-busy',
  timeout: 'microphone-unanswered',
}

/** Failure of a microphone that could not be opened. Its adapter rejects with the matching `PortError`. */
export const toOpenFailure = (reason: FailureReason): Failure<MicrophoneFailureCode> =>
  toFailure(reason, openFailureCodes[reason.kind] ?? 'microphone-failed')

/** Failure of a microphone that was lost. */
export const toLossFailure = (reason: FailureReason): Failure<MicrophoneFailureCode> =>
  toFailure(reason, 'microphone-lost')

/** Clamps an input level to 0…1. */
export const clampLevel = (level: number): number => (level > 0 ? Math.min(level, 1) : 0)
