import type { EventObject } from 'xstate'
import type { Failure, FailureKind, OpenResource, Port } from '../port/index.ts'

/**
 * - `generation` the text was not converted
 * - `playback` the speech could not be played; `permission` if the browser requires a click first
 */
export type SpeechFailureCode = 'generation' | 'playback'

export type SpeechFailure = Failure<SpeechFailureCode>

/** Text and voice. */
export interface SpeechRequest {
  readonly text: string
  readonly voice: string
}

/** Speech from the model. */
export interface Speech {
  readonly bytes: Uint8Array
  /** Such as `audio/wav`, or `audio/L16;rate=24000` for raw samples. */
  readonly mimeType: string
  /** It ends before the text does. @default false */
  readonly cutOff?: boolean
  /** Text returned with the speech. @default '' */
  readonly words?: string
}

export interface SpeechContext {
  /** The current or last request; null for none. */
  readonly request: SpeechRequest | null
  /** Kept for replay until the next request. */
  readonly speech: Speech | null
  readonly failure: SpeechFailure | null
}

/** Events of the playback resource. */
export type PlaybackEvent =
  | { type: 'playback.started' }
  | { type: 'playback.ended' }
  | { type: 'playback.failed'; kind: FailureKind }

export type SpeechEvent =
  /** Ignored if the text is blank. Existing speech for the same request is only played. */
  | ({ type: 'speech.generate' } & SpeechRequest)
  /** Stops generation or playback. */
  | { type: 'speech.stop' }
  | { type: 'speech.replay' }
  | PlaybackEvent

export interface SpeechPorts {
  /** Rejects with a `PortError` of kind `blocked` or `empty` if the model returns no speech. */
  generateSpeech: Port<SpeechRequest, Speech>
}

export interface SpeechResources {
  /** Plays while open; closing it stops the sound immediately. */
  readonly playback: OpenResource<Speech, PlaybackEvent, EventObject>
}
