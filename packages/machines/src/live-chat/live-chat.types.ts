import type { MicrophoneFailureCode } from '../microphone/index.ts'
import type { EventObject } from 'xstate'
import type { Failure, FailureKind, OpenResource } from '../port/index.ts'
import type { Caption } from './session/captions.ts'
import type { Unanswered } from './session/unanswered.ts'

/**
 * Why the conversation failed, in addition to microphone failures.
 * - `speaker` audio output failed
 * - `session-refused` the service rejected the session
 * - `session-closed` the service closed the session
 * - `auth` the key or token is invalid or lacks permission
 * - `region` the service is not available at the request's location
 * - `quota` too many or too long conversations
 * - `network` the connection was lost
 * - `timeout` the service did not respond in time
 */
export type LiveChatFailureCode =
  | MicrophoneFailureCode
  | 'speaker'
  | 'session-refused'
  | 'session-closed'
  | 'auth'
  | 'region'
  | 'quota'
  | 'network'
  | 'timeout'

export type LiveChatFailure = Failure<LiveChatFailureCode>

/** The user's choices; the adapter chooses the others. */
export interface LiveChatSettings {
  /** A `deviceId` of an audio input. */
  readonly microphone?: string
  /** A `deviceId` of an audio output. */
  readonly speaker?: string
  /** Name of a voice of the service. */
  readonly voice?: string
  /** A BCP 47 tag. */
  readonly language?: string
}

export interface LiveChatContext {
  readonly settings: LiveChatSettings
  /** Captions of this and earlier conversations until cleared; at most 200. */
  readonly captions: readonly Caption[]
  /** Increases whenever the model no longer remembers the captions so far. */
  readonly memory: number
  /** Handle for resuming this conversation in another session; null for none. It alone grants no access. */
  readonly handle: string | null
  /** Milliseconds until the service closes the session, as last announced; null if not announced. */
  readonly timeLeft: number | null
  /** Number of sessions opened since the last stable one. */
  readonly retries: number
  /** Commands queued while one session replaces another. */
  readonly queue: readonly SessionCommand[]
  /** Typed messages without a reply so far: they may be lost. */
  readonly unanswered: readonly Unanswered[]
  /** Typed messages that may not have arrived before the conversation ended, until cleared. */
  readonly undelivered: readonly string[]
  /** Number of the last reply, and of the last silenced reply. */
  readonly reply: number
  readonly silenced: number
  readonly failure: LiveChatFailure | null
}

export type LiveChatEvent =
  | { type: 'chat.connect'; settings?: LiveChatSettings }
  | { type: 'chat.disconnect' }
  | { type: 'chat.mute' }
  | { type: 'chat.unmute' }
  /** Clears the failure. */
  | { type: 'chat.dismiss' }
  /** Switches the device during a conversation; null for the system default. */
  | { type: 'chat.chooseMicrophone'; device: string | null }
  | { type: 'chat.chooseSpeaker'; device: string | null }
  /** Deletes the captions. */
  | { type: 'captions.clear' }
  /** Stops the model's speech without speaking. */
  | { type: 'reply.stop' }
  /** Sends a typed message. Blank ones are ignored. */
  | { type: 'text.send'; text: string }
  /** The undelivered messages are back in the input. */
  | { type: 'undelivered.clear' }
  /** Send it from a click handler: browsers unblock sound only on a user gesture. */
  | { type: 'sound.resume' }
  | MicrophoneEvent
  | SpeakerEvent
  | SessionEvent

export type MicrophoneEvent =
  | { type: 'microphone.ready' }
  /** 4096 samples of PCM: 16 bit, little endian, mono, 16 kHz (256 ms). */
  | { type: 'microphone.chunk'; chunk: ArrayBuffer }
  /** Input level from 0 to 1; at most 25 per second. */
  | { type: 'microphone.level'; level: number }
  /** The microphone could not be opened, or was lost. */
  | { type: 'microphone.failed'; kind: FailureKind }

export type SpeakerEvent =
  | { type: 'speaker.ready' }
  /** Playback started after silence. */
  | { type: 'speaker.started' }
  /** All queued audio has been played or flushed. */
  | { type: 'speaker.drained' }
  | { type: 'speaker.level'; level: number }
  /** The chosen device is missing; the system default replaces it. */
  | { type: 'speaker.fellBack' }
  /** The system blocks sound (a call, or a page without a click), or unblocks it. */
  | { type: 'speaker.suspended' }
  | { type: 'speaker.resumed' }
  | { type: 'speaker.failed'; kind: FailureKind }

export type SpeakerCommand =
  /** PCM: 16 bit, little endian, mono, 24 kHz. Queued for playback. */
  | { type: 'play'; chunk: ArrayBuffer }
  /** Stops playback and clears the queue. Sent often, also during silence. */
  | { type: 'flush' }
  | { type: 'resume' }
  /** Switches the output device; null for the system default. */
  | { type: 'choose'; device: string | null }

export type SessionEvent =
  /** The service accepted the setup. */
  | { type: 'session.ready' }
  /** `reply` counts the model's turns, from 1 in each session. */
  | { type: 'session.audio'; reply: number; chunk: ArrayBuffer }
  /** A transcribed chunk of the user's speech, with its spaces; `final` ends it. */
  | { type: 'session.heard'; text?: string; final: boolean }
  /** A transcribed chunk of the model's speech. */
  | { type: 'session.said'; reply: number; text?: string; final: boolean }
  /** The user interrupted this reply. May be sent twice, or without a reason. */
  | { type: 'session.interrupted'; reply: number }
  /** The model finished its turn. */
  | { type: 'session.turnEnded' }
  /** A handle for resuming the conversation; null while it cannot be resumed. */
  | { type: 'session.handle'; handle: string | null }
  /** The service will close the session in `timeLeft` milliseconds, if known. */
  | { type: 'session.goAway'; timeLeft?: number }
  /** The service closed the session normally. */
  | { type: 'session.closed' }
  /** The session could not be opened, or was lost. */
  | { type: 'session.failed'; kind: FailureKind }

export type SessionCommand =
  /** Audio from `microphone.chunk`. */
  | { type: 'audio'; chunk: ArrayBuffer }
  /** End of the user's speech for now. */
  | { type: 'audioEnd' }
  | { type: 'text'; text: string }

export interface SessionInput {
  readonly settings: LiveChatSettings
  /** Handle of the conversation to resume; null for a new one. */
  readonly handle: string | null
}

export type LiveChatEmitted =
  /** For a level meter, from 0 to 1. */
  | { type: 'level'; of: 'microphone' | 'speaker'; level: number }
  /** Another session replaced the last; `remembers` whether it knows the conversation. */
  | { type: 'resumed'; remembers: boolean }
  /** A chosen device is missing: the system default replaces it. */
  | { type: 'fellBack'; of: 'microphone' | 'speaker' }
  /** The service ended the conversation normally. */
  | { type: 'ended' }

/**
 * Resources of the conversation. All reject with a `PortError` and close immediately when their signal aborts. Kinds:
 * `permission`, `not-found` or `conflict` for a denied, missing or busy microphone; `auth`, `rate-limit`, `network`
 * or another for a session.
 */
export interface LiveChatResources {
  readonly microphone: OpenResource<LiveChatSettings, MicrophoneEvent, EventObject>
  readonly speaker: OpenResource<LiveChatSettings, SpeakerEvent, SpeakerCommand>
  readonly session: OpenResource<SessionInput, SessionEvent, SessionCommand>
}
