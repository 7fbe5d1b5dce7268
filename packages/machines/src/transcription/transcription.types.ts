import type { MicrophoneFailureCode } from '../microphone/index.ts'
import type { Answer, Failure, FailureKind, OpenResource, Port } from '../port/index.ts'

/**
 * What went wrong, beside the microphone's own reasons.
 * - `empty` there is nothing in the recording or file
 * - `no-speech` the model heard no words; the clip is kept
 * - `transcription` the clip was not transcribed, or not in time; it is kept to try again
 */
export type TranscriptionFailureCode = MicrophoneFailureCode | 'empty' | 'no-speech' | 'transcription'

export type TranscriptionFailure = Failure<TranscriptionFailureCode>

/** Who ended a recording: the visitor, its longest time, or a device that went away. */
export type StoppedBy = 'visitor' | 'limit' | 'device'

export interface TranscriptionContext {
  /** A `deviceId` of an audio input; null for the one the browser takes. */
  readonly microphone: string | null
  /** What is transcribed, or is kept to try again. */
  readonly clip: Blob | null
  /** Null for a file, and before the end of a recording. */
  readonly stoppedBy: StoppedBy | null
  readonly answer: Answer<string> | null
  readonly failure: TranscriptionFailure | null
}

export type TranscriptionEvent =
  | { type: 'record.start'; microphone?: string }
  | { type: 'record.stop' }
  /** A file instead of the microphone. Its type and size are the host's to check; an empty one is refused. */
  | { type: 'file.choose'; file: Blob }
  /** Discards whatever is being recorded or transcribed. */
  | { type: 'transcription.cancel' }
  /** The same clip once more. */
  | { type: 'transcription.retry' }
  /** Puts the text or the failure away. */
  | { type: 'transcription.clear' }
  | RecorderFact

export type RecorderFact =
  /** The microphone is open and it records. */
  | { type: 'recorder.ready' }
  /** How loud it is, from 0 to 1; at most 25 a second. */
  | { type: 'recorder.level'; level: number }
  /** All that was recorded, or a blob of size 0. Unasked when the device went away: what there is of it. */
  | { type: 'recorder.clip'; clip: Blob }
  /** It could not be opened, or went away without a clip. */
  | { type: 'recorder.failed'; kind: FailureKind }

/** Asks for the clip. */
export interface RecorderCommand {
  readonly type: 'finish'
}

export interface RecorderInput {
  readonly microphone: string | null
}

export type TranscriptionEmitted =
  /** For a meter, from 0 to 1. */
  | { type: 'level'; level: number }
  /** A recording is over: for playing it back, and for telling why when it was not the visitor. */
  | { type: 'recorded'; clip: Blob; by: StoppedBy }
  | { type: 'transcribed'; text: string }

export interface TranscriptionPorts {
  /** Rejects with a `PortError`: `empty` when there are no words in it. */
  transcribe: Port<{ readonly clip: Blob }, Answer<string>>
}

export interface TranscriptionResources {
  /**
   * Holds the microphone and records. Rejects with a `PortError`: `permission`, `not-found` or `conflict`
   * for one that is denied, missing or busy. Closing it discards what has not been asked for.
   */
  readonly recorder: OpenResource<RecorderInput, RecorderFact, RecorderCommand>
}
