import type { EventObject } from 'xstate'
import type { Failure, FailureKind, OpenResource, Port } from '../port/index.ts'

/**
 * - `generation` no speech was made of the text
 * - `playback` the speech is there, but could not be played; `permission` when the browser wants a press first
 */
export type SpeechFailureCode = 'generation' | 'playback'

export type SpeechFailure = Failure<SpeechFailureCode>

/** What to say, and in which voice. */
export interface SpeechRequest {
  readonly text: string
  readonly voice: string
}

/** Speech as the model made it. */
export interface Speech {
  readonly bytes: Uint8Array
  /** Such as `audio/wav`, or `audio/L16;rate=24000` for bare samples. */
  readonly mimeType: string
  /** It ends before the text does. @default false */
  readonly cutOff?: boolean
  /** What the model wrote beside it. @default '' */
  readonly words?: string
}

export interface SpeechContext {
  /** What is made or was made last; null before. */
  readonly request: SpeechRequest | null
  /** Kept to be played again, until another is asked for. */
  readonly speech: Speech | null
  readonly failure: SpeechFailure | null
}

/** What the playback resource tells. */
export type PlaybackEvent =
  | { type: 'playback.started' }
  | { type: 'playback.ended' }
  | { type: 'playback.failed'; kind: FailureKind }

export type SpeechEvent =
  /** Ignored when the text is blank; speech that is there already for the same request is only played. */
  | ({ type: 'speech.generate' } & SpeechRequest)
  /** Ends what is going on: making or playing. */
  | { type: 'speech.stop' }
  | { type: 'speech.replay' }
  | PlaybackEvent

export interface SpeechPorts {
  /** Rejects with a `PortError` of kind `blocked` or `empty` when the model makes no speech. */
  generateSpeech: Port<SpeechRequest, Speech>
}

export interface SpeechResources {
  /** Sounds for as long as it is held; closing it must fall silent at once. */
  readonly playback: OpenResource<Speech, PlaybackEvent, EventObject>
}
