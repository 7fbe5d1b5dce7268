import { toFailure } from '../port/index.ts'
import type { FailureEvent, Failure, FailureKind } from '../port/index.ts'

/**
 * - `microphone-denied` the visitor, or the browser for them, said no
 * - `microphone-missing` there is none
 * - `microphone-busy` another program holds it
 * - `microphone-unanswered` the question for permission got no answer
 * - `microphone-lost` it was there, and went away: unplugged, or its permission withdrawn
 * - `microphone-failed` anything else
 */
export type MicrophoneFailureCode =
  | 'microphone-denied'
  | 'microphone-missing'
  | 'microphone-busy'
  | 'microphone-unanswered'
  | 'microphone-lost'
  | 'microphone-failed'

type Why = Pick<FailureEvent<string>, 'kind' | 'cause'>

const refusals: Partial<Record<FailureKind, MicrophoneFailureCode>> = {
  permission: 'microphone-denied',
  'not-found': 'microphone-missing',
  conflict: 'microphone-busy',
  timeout: 'microphone-unanswered',
}

/** Why a microphone could not be opened. Its adapter rejects with the `PortError` of that kind. */
export const toOpenFailure = (why: Why): Failure<MicrophoneFailureCode> =>
  toFailure(why, refusals[why.kind] ?? 'microphone-failed')

/** Why a microphone that was open is so no more. */
export const toLossFailure = (why: Why): Failure<MicrophoneFailureCode> => toFailure(why, 'microphone-lost')

/** How loud it is, from 0 to 1, whatever a meter says. */
export const clampLevel = (level: number): number => (level > 0 ? Math.min(level, 1) : 0)
