import type { MicrophoneFailureCode } from '../microphone/index.ts'
import type { EventObject } from 'xstate'
import type { Failure, FailureKind, OpenResource } from '../port/index.ts'
import type { Caption } from './captions.ts'
import type { Unanswered } from './unanswered.ts'

/**
 * Why the conversation failed, beside the microphone's own reasons.
 * - `speaker` nothing can be played
 * - `session-refused` the service would not begin a conversation
 * - `session-closed` the service ended it against our will
 * - `auth` the key or token is not accepted, or not for this
 * - `region` the service is not offered where the request comes from
 * - `quota` too many conversations, or too long ones
 * - `network` the connection broke
 * - `timeout` the service did not answer in time
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

/** What the visitor has chosen; whatever is left out is the adapter's to decide. */
export interface LiveChatSettings {
  /** A `deviceId` of an audio input. */
  readonly microphone?: string
  /** A `deviceId` of an audio output. */
  readonly speaker?: string
  /** A name of the service's voices. */
  readonly voice?: string
  /** A BCP 47 tag. */
  readonly language?: string
}

export interface LiveChatContext {
  readonly settings: LiveChatSettings
  /** The last words of this conversation and of those before it, until they are cleared; at most 200. */
  readonly captions: readonly Caption[]
  /** Counts up whenever whoever answers knows nothing of what was said before. */
  readonly memory: number
  /** What takes this conversation up again in another session; null for none. It opens nothing by itself. */
  readonly handle: string | null
  /** Milliseconds until the service closes the session, as it said last; null when it said nothing. */
  readonly timeLeft: number | null
  /** How often the conversation was taken up again, since a session last lasted. */
  readonly retries: number
  /** What was said while one session took over from another. */
  readonly queue: readonly SessionCommand[]
  /** What was typed and no reply has followed yet: it may have been lost on its way. */
  readonly unanswered: readonly Unanswered[]
  /** What was typed and may have reached nobody when the conversation was over, until it is taken back. */
  readonly undelivered: readonly string[]
  /** The last reply that was heard of, and the last one that is to be heard no more. */
  readonly reply: number
  readonly silenced: number
  readonly failure: LiveChatFailure | null
}

export type LiveChatEvent =
  | { type: 'chat.connect'; settings?: LiveChatSettings }
  | { type: 'chat.disconnect' }
  | { type: 'chat.mute' }
  | { type: 'chat.unmute' }
  /** Takes the failure off the screen. */
  | { type: 'chat.dismiss' }
  /** Another device in the middle of it, or with null the system's own. */
  | { type: 'chat.chooseMicrophone'; device: string | null }
  | { type: 'chat.chooseSpeaker'; device: string | null }
  /** Forgets what was said. */
  | { type: 'captions.clear' }
  /** Stops the model's speech without a word. */
  | { type: 'reply.stop' }
  /** A typed message. Blank ones are ignored. */
  | { type: 'text.send'; text: string }
  /** What nobody may have heard is where it was typed again. */
  | { type: 'undelivered.clear' }
  /** Send it in a click: a browser that holds sound back lets it go only then. */
  | { type: 'sound.resume' }
  | MicrophoneEvent
  | SpeakerEvent
  | SessionEvent

export type MicrophoneEvent =
  | { type: 'microphone.ready' }
  /** 4096 samples of PCM: 16 bit, little endian, mono, 16 kHz (256 ms). */
  | { type: 'microphone.chunk'; chunk: ArrayBuffer }
  /** How loud it is, from 0 to 1; at most 25 a second. */
  | { type: 'microphone.level'; level: number }
  /** It could not be opened, or it went away. */
  | { type: 'microphone.failed'; kind: FailureKind }

export type SpeakerEvent =
  | { type: 'speaker.ready' }
  /** Something is heard, after nothing was. */
  | { type: 'speaker.started' }
  /** All that there was has been played, or thrown away. */
  | { type: 'speaker.drained' }
  | { type: 'speaker.level'; level: number }
  /** The device that was chosen is not there; the system's own takes its place. */
  | { type: 'speaker.fellBack' }
  /** The system holds sound back (a call, a page nobody has clicked yet), or lets it go again. */
  | { type: 'speaker.suspended' }
  | { type: 'speaker.resumed' }
  | { type: 'speaker.failed'; kind: FailureKind }

export type SpeakerCommand =
  /** PCM: 16 bit, little endian, mono, 24 kHz. Queued behind what plays. */
  | { type: 'play'; chunk: ArrayBuffer }
  /** Silence at once, whatever is queued; nothing of it is ever heard. Told often, also when all is quiet. */
  | { type: 'flush' }
  | { type: 'resume' }
  /** Goes on through another device, or with null through the system's own. */
  | { type: 'choose'; device: string | null }

export type SessionEvent =
  /** The service has accepted the setup. */
  | { type: 'session.ready' }
  /** `reply` counts the model's turns from 1, anew in each session. */
  | { type: 'session.audio'; reply: number; chunk: ArrayBuffer }
  /** A piece of what the visitor said, with its spaces; `final` ends it. */
  | { type: 'session.heard'; text?: string; final: boolean }
  /** A piece of what the model says. */
  | { type: 'session.said'; reply: number; text?: string; final: boolean }
  /** The visitor spoke over this reply. It may be told twice, or for no reason. */
  | { type: 'session.interrupted'; reply: number }
  /** The model has said all it had to say. */
  | { type: 'session.turnEnded' }
  /** What would take the conversation up again; null while nothing would. */
  | { type: 'session.handle'; handle: string | null }
  /** The service will close the session in so many milliseconds, if it says so. */
  | { type: 'session.goAway'; timeLeft?: number }
  /** The service has ended the session in good order. */
  | { type: 'session.closed' }
  /** It did not open, or broke. */
  | { type: 'session.failed'; kind: FailureKind }

export type SessionCommand =
  /** As `microphone.chunk` told it. */
  | { type: 'audio'; chunk: ArrayBuffer }
  /** No more speech for now: what was said is all. */
  | { type: 'audioEnd' }
  | { type: 'text'; text: string }

export interface SessionInput {
  readonly settings: LiveChatSettings
  /** Takes up that conversation; null for a new one. */
  readonly handle: string | null
}

export type LiveChatEmitted =
  /** For a meter, from 0 to 1. */
  | { type: 'level'; of: 'microphone' | 'speaker'; level: number }
  /** Another session has taken over; whether it remembers what was said. */
  | { type: 'resumed'; remembers: boolean }
  /** A device that was chosen is not there, or no more: the system's own takes its place. */
  | { type: 'fellBack'; of: 'microphone' | 'speaker' }
  /** The service has ended the conversation in good order. */
  | { type: 'ended' }

/**
 * What the conversation is held with. Each rejects with a `PortError`, and closes at once when its signal
 * aborts: `permission`, `not-found` or `conflict` for a microphone that is denied, missing or busy; `auth`,
 * `rate-limit`, `network` or another for a session.
 */
export interface LiveChatResources {
  readonly microphone: OpenResource<LiveChatSettings, MicrophoneEvent, EventObject>
  readonly speaker: OpenResource<LiveChatSettings, SpeakerEvent, SpeakerCommand>
  readonly session: OpenResource<SessionInput, SessionEvent, SessionCommand>
}
