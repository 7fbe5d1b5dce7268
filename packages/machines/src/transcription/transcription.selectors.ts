import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { transcriptionMachine } from './transcription.machine.ts'
import type { StoppedBy } from './transcription.types.ts'

type Logic = typeof transcriptionMachine

/** The machine with its ports. */
export interface TranscriptionMachine extends Logic {}

/** A running transcription machine. */
export interface TranscriptionActor extends ActorRefFrom<Logic> {}

export interface TranscriptionSnapshot extends SnapshotOf<Logic> {}

/**
 * - `acquiring` the browser may be asking for microphone permission
 * - `paused` the recording is paused
 * - `finishing` the recording has ended and its clip is being created
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

/** The recording ends automatically within a minute: warn the user. */
export const selectEndsSoon = (snapshot: TranscriptionSnapshot): boolean => snapshot.hasTag('endsSoon')

/** Returns why the recording ended, null for a file. Explain it unless the user stopped it. */
export const selectStoppedBy = ({ context }: TranscriptionSnapshot): StoppedBy | null => context.stoppedBy

/** The transcript; null for none. */
export const selectTranscript = ({ context }: TranscriptionSnapshot): string | null =>
  context.answer?.value ?? null

/** The model reached its length limit before the end of the clip. */
export const selectTranscriptCutOff = ({ context }: TranscriptionSnapshot): boolean =>
  context.answer?.cutOff ?? false

/** There is a clip to transcribe again. */
export const selectCanRetryTranscription = (snapshot: TranscriptionSnapshot): boolean =>
  snapshot.can({ type: 'transcription.retry' })

export const selectTranscriptionFailure = ({ context }: TranscriptionSnapshot) =>
  context.failure?.code ?? null
