import { toLossFailure, toOpenFailure } from '../microphone/index.ts'
import type { FailureEvent } from '../port/index.ts'
import type { CaptionChunk } from './captions.ts'
import type { SessionCommand } from './live-chat.types.ts'
import { toSessionLossFailure, toSessionOpenFailure } from './session-failure.ts'

export interface EventArgs<Event> {
  readonly event: Event
}

type FailureReason = FailureEvent<string>

/** Why the conversation fails when a microphone is refused or lost, and when a session is. */
export const microphoneOpenFailure = ({ event }: EventArgs<FailureReason>) => toOpenFailure(event)
export const microphoneLossFailure = ({ event }: EventArgs<FailureReason>) => toLossFailure(event)
/** One that took the place of another, where there is none either, is the one that went away. */
export const replacementFailure = ({ event }: EventArgs<FailureReason>) =>
  event.kind === 'not-found' ? toLossFailure(event) : toOpenFailure(event)
export const sessionOpenFailure = ({ event }: EventArgs<FailureReason>) => toSessionOpenFailure(event)
export const sessionLossFailure = ({ event }: EventArgs<FailureReason>) => toSessionLossFailure(event)

/** A service that ends a session before it has begun breaks its promise. */
export const protocolError = { kind: 'protocol' } as const

export const levelParams =
  (of: 'microphone' | 'speaker') =>
  ({ event: { level } }: EventArgs<{ level: number }>) => ({ of, level })

export const spokenParams =
  (speaker: CaptionChunk['speaker']) =>
  ({ event: { text, final } }: EventArgs<{ text?: string; final: boolean }>): CaptionChunk => ({
    speaker,
    // A service may tell that something was said before it can tell what.
    text: typeof text === 'string' ? text : '',
    final,
  })

/** What is said while one session takes over from another, as it is told to the next. */
export const speech = ({ event: { chunk } }: EventArgs<{ chunk: ArrayBuffer }>): SessionCommand => ({
  type: 'audio',
  chunk,
})
export const message = ({ event: { text } }: EventArgs<{ text: string }>): SessionCommand => ({
  type: 'text',
  text,
})
export const silence = (): SessionCommand => ({ type: 'audioEnd' })
