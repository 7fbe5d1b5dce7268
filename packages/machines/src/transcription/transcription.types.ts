import type { MicrophoneFailureCode } from '../microphone/index.ts'
import type { ModelAnswer, Failure, FailureKind, OpenResource, Port } from '../port/index.ts'

/**
 * Failures in addition to those of the microphone.
 * - `empty` the recording or file is empty
 * - `no-speech` the model heard no words; the clip is kept
 * - `transcription` the clip was not transcribed, or not in time; it is kept for a retry
 */
export type TranscriptionFailureCode = MicrophoneFailureCode | 'empty' | 'no-speech' | 'transcription'

export type TranscriptionFailure = Failure<TranscriptionFailureCode>

/**
 * Reason why a recording ended. Only the clip of a user's stop is transcribed automatically.
 * - `visitor` the user asked for the transcript
 * - `leaving` the user left the page
 * - `limit` it reached its maximum length
 * - `device` its microphone was lost
 */
export type StoppedBy = 'visitor' | 'leaving' | 'limit' | 'device'

export interface TranscriptionContext {
  /** A `deviceId` of an audio input; null for the browser's default. */
  readonly microphone: string | null
  /** Milliseconds recorded before the last pause. */
  readonly recorded: number
  /** The clip that is transcribed, or kept for a retry. */
  readonly clip: Blob | null
  /** Null for a file, and before the end of a recording. */
  readonly stoppedBy: StoppedBy | null
  readonly answer: ModelAnswer<string> | null
  readonly failure: TranscriptionFailure | null
}

export type TranscriptionEvent =
  | { type: 'record.start'; microphone?: string }
  /** Ends the recording. `leaving` keeps it without transcribing it. @default by the user */
  | { type: 'record.stop'; by?: 'visitor' | 'leaving' }
  /** Pauses the recording and its time limit; the microphone stays open. */
  | { type: 'record.pause' }
  | { type: 'record.resume' }
  /** Transcribes a file. The host checks its type and size; an empty one is rejected. */
  | { type: 'file.choose'; file: Blob }
  /** Discards the recording or the transcription in progress. */
  | { type: 'transcription.cancel' }
  /** Transcribes the same clip again. */
  | { type: 'transcription.retry' }
  /** Clears the transcript or the failure. */
  | { type: 'transcription.clear' }
  | RecorderEvent

export type RecorderEvent =
  /** The microphone is open and recording. */
  | { type: 'recorder.ready' }
  /** Input level from 0 to 1; at most 25 per second. */
  | { type: 'recorder.level'; level: number }
  /** The recording is paused at `recorded` milliseconds. */
  | { type: 'recorder.paused'; recorded: number }
  /** The whole recording, or a blob of size 0. Sent without a request if the device was lost. */
  | { type: 'recorder.clip'; clip: Blob }
  /** The microphone could not be opened, or was lost without a clip. */
  | { type: 'recorder.failed'; kind: FailureKind }

/** `finish` requests the clip. */
export interface RecorderCommand {
  readonly type: 'finish' | 'pause' | 'resume'
}

export interface RecorderInput {
  readonly microphone: string | null
}

export type TranscriptionEmitted =
  /** For a level meter, from 0 to 1. */
  | { type: 'level'; level: number }
  /**
   * A recording ended: for playback, and for explaining why if the user did not stop it. To transcribe it later,
   * choose it as a file.
   */
  | { type: 'recorded'; clip: Blob; by: StoppedBy }
  | { type: 'transcribed'; text: string }

export interface TranscriptionPorts {
  /** Rejects with a `PortError` of kind `empty` if there are no words in it. */
  transcribe: Port<{ readonly clip: Blob }, ModelAnswer<string>>
}

export interface TranscriptionResources {
  /**
   * Opens the microphone and records. Rejects with a `PortError` of kind `permission`, `not-found` or `conflict` for
   * a denied, missing or busy microphone. Closing it discards a recording that was not requested.
   */
  readonly recorder: OpenResource<RecorderInput, RecorderEvent, RecorderCommand>
}
