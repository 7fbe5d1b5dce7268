import type { MicrophoneFailureCode } from '../microphone/index.ts'
import type { ModelAnswer, Failure, FailureKind, OpenResource, Port } from '../port/index.ts'

/**
 * What went wrong, beside the microphone's own reasons.
 * - `empty` there is nothing in the recording or file
 * - `no-speech` the model heard no words; the clip is kept
 * - `transcription` the clip was not transcribed, or not in time; it is kept to try again
 */
export type TranscriptionFailureCode = MicrophoneFailureCode | 'empty' | 'no-speech' | 'transcription'

export type TranscriptionFailure = Failure<TranscriptionFailureCode>

/**
 * Who ended a recording. What the visitor did not end is not transcribed before they ask for it.
 * - `visitor` asked for its words
 * - `leaving` the visitor went elsewhere
 * - `limit` it has its longest time
 * - `device` its microphone went away
 */
export type StoppedBy = 'visitor' | 'leaving' | 'limit' | 'device'

export interface TranscriptionContext {
  /** A `deviceId` of an audio input; null for the one the browser takes. */
  readonly microphone: string | null
  /** Milliseconds that were recorded before the last pause. */
  readonly recorded: number
  /** What is transcribed, or is kept to try again. */
  readonly clip: Blob | null
  /** Null for a file, and before the end of a recording. */
  readonly stoppedBy: StoppedBy | null
  readonly answer: ModelAnswer<string> | null
  readonly failure: TranscriptionFailure | null
}

export type TranscriptionEvent =
  | { type: 'record.start'; microphone?: string }
  /** Ends it: `leaving` keeps it without having it transcribed. @default by the visitor */
  | { type: 'record.stop'; by?: 'visitor' | 'leaving' }
  /** The recording rests, and so does its time; the microphone stays open. */
  | { type: 'record.pause' }
  | { type: 'record.resume' }
  /** A file instead of the microphone. Its type and size are the host's to check; an empty one is refused. */
  | { type: 'file.choose'; file: Blob }
  /** Discards whatever is being recorded or transcribed. */
  | { type: 'transcription.cancel' }
  /** The same clip once more. */
  | { type: 'transcription.retry' }
  /** Puts the text or the failure away. */
  | { type: 'transcription.clear' }
  | RecorderEvent

export type RecorderEvent =
  /** The microphone is open and it records. */
  | { type: 'recorder.ready' }
  /** How loud it is, from 0 to 1; at most 25 a second. */
  | { type: 'recorder.level'; level: number }
  /** It rests, as it was told, with so many milliseconds recorded. */
  | { type: 'recorder.paused'; recorded: number }
  /** All that was recorded, or a blob of size 0. Unasked when the device went away: what there is of it. */
  | { type: 'recorder.clip'; clip: Blob }
  /** It could not be opened, or went away without a clip. */
  | { type: 'recorder.failed'; kind: FailureKind }

/** `finish` asks for the clip. */
export interface RecorderCommand {
  readonly type: 'finish' | 'pause' | 'resume'
}

export interface RecorderInput {
  readonly microphone: string | null
}

export type TranscriptionEmitted =
  /** For a meter, from 0 to 1. */
  | { type: 'level'; level: number }
  /**
   * A recording is over: for playing it back, and for telling why when it was not the visitor. Then it is transcribed
   * when it is chosen as a file.
   */
  | { type: 'recorded'; clip: Blob; by: StoppedBy }
  | { type: 'transcribed'; text: string }

export interface TranscriptionPorts {
  /** Rejects with a `PortError`: `empty` when there are no words in it. */
  transcribe: Port<{ readonly clip: Blob }, ModelAnswer<string>>
}

export interface TranscriptionResources {
  /**
   * Holds the microphone and records. Rejects with a `PortError`: `permission`, `not-found` or `conflict`
   * for one that is denied, missing or busy. Closing it discards what has not been asked for.
   */
  readonly recorder: OpenResource<RecorderInput, RecorderEvent, RecorderCommand>
}
