import { toLossFailure, toOpenFailure } from '../microphone/index.ts'
import type { FailureEvent } from '../port/index.ts'
import type { CaptionChunk } from './session/captions.ts'
import type { SessionCommand } from './live-chat.types.ts'
import { toSessionLossFailure, toSessionOpenFailure } from './session/session-failure.ts'

export interface EventArgs<Event> {
  readonly event: Event
}

type FailureReason = FailureEvent<string>

/** Failures of the microphone and the session, as params of an action. */
export const microphoneOpenFailure = ({ event }: EventArgs<FailureReason>) => toOpenFailure(event)
export const microphoneLossFailure = ({ event }: EventArgs<FailureReason>) => toLossFailure(event)
/** If the replacement is missing too, the microphone counts as lost. */
export const replacementFailure = ({ event }: EventArgs<FailureReason>) =>
  event.kind === 'not-found' ? toLossFailure(event) : toOpenFailure(event)
export const sessionOpenFailure = ({ event }: EventArgs<FailureReason>) => toSessionOpenFailure(event)
export const sessionLossFailure = ({ event }: EventArgs<FailureReason>) => toSessionLossFailure(event)

/** The service ended a session before it was ready. */
export const protocolError = { kind: 'protocol' } as const

export const levelParams =
  (of: 'microphone' | 'speaker') =>
  ({ event: { level } }: EventArgs<{ level: number }>) => ({ of, level })

export const spokenParams =
  (speaker: CaptionChunk['speaker']) =>
  ({ event: { text, final } }: EventArgs<{ text?: string; final: boolean }>): CaptionChunk => ({
    speaker,
    // A service may report an utterance before its text.
    text: typeof text === 'string' ? text : '',
    final,
  })

/** Commands that are queued while one session replaces another. */
export const speech = ({ event: { chunk } }: EventArgs<{ chunk: ArrayBuffer }>): SessionCommand => ({
  type: 'audio',
  chunk,
})
export const message = ({ event: { text } }: EventArgs<{ text: string }>): SessionCommand => ({
  type: 'text',
  text,
})
export const silence = (): SessionCommand => ({ type: 'audioEnd' })
