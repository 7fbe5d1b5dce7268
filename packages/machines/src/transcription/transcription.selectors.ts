import type { SnapshotFrom } from 'xstate'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'
import type { transcriptionMachine } from './transcription.machine.ts'
import type { StoppedBy } from './transcription.types.ts'

type TranscriptionSnapshot = SnapshotFrom<typeof transcriptionMachine>

/**
 * - `acquiring` the browser may be asking for the microphone
 * - `paused` the recording rests
 * - `finishing` the recording is over and being put together
 */
export type TranscriptionStatus =
  | 'idle'
  | 'acquiring'
  | 'recording'
  | 'paused'
  | 'finishing'
  | 'transcribing'
  | 'done'
  | 'failed'

const capturing = ['acquiring', 'recording', 'finishing'] as const
const inactive = ['done', 'failed'] as const

export const selectTranscriptionStatus = (snapshot: TranscriptionSnapshot): TranscriptionStatus => {
  if (snapshot.matches('transcribing')) return 'transcribing'
  if (snapshot.matches({ capturing: { recording: 'paused' } })) return 'paused'
  return (
    capturing.find((stage) => snapshot.matches({ capturing: stage })) ??
    inactive.find((place) => snapshot.matches({ inactive: place })) ??
    'idle'
  )
}

/** The recording ends by itself within a minute: tell the visitor. */
export const selectEndsSoon = (snapshot: TranscriptionSnapshot): boolean => snapshot.hasTag('endsSoon')

/** Who ended the recording; null for a file. Tell the visitor when it was not they. */
export const selectStoppedBy = ({ context }: TranscriptionSnapshot): StoppedBy | null => context.stoppedBy

/** The text; null while there is none. */
export const selectTranscript = ({ context }: TranscriptionSnapshot): string | null =>
  context.answer?.value ?? null

/** The model ran out of room before the end of the clip. */
export const selectTranscriptCutOff = ({ context }: TranscriptionSnapshot): boolean =>
  context.answer?.cutOff ?? false

/** There is a clip to try again with. */
export const selectCanRetryTranscription = (snapshot: TranscriptionSnapshot): boolean =>
  snapshot.can({ type: 'transcription.retry' })

const failureOf = ({ context }: TranscriptionSnapshot) => context.failure

export const selectTranscriptionFailure = failureCodeSelector(failureOf)

export const selectTranscriptionFailureKind = failureKindSelector(failureOf)
