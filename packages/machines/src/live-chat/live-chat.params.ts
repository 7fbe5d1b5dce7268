import { microphoneLoss, microphoneRefusal } from '../microphone/index.ts'
import type { FailedFact } from '../port/index.ts'
import type { Spoken } from './captions.ts'
import type { SessionCommand } from './live-chat.types.ts'
import { sessionLoss, sessionRefusal } from './session-failure.ts'

export interface Told<Fact> {
  readonly event: Fact
}

type Why = FailedFact<string>

/** Why the conversation fails when a microphone is refused or lost, and when a session is. */
export const microphoneRefused = ({ event }: Told<Why>) => microphoneRefusal(event)
export const microphoneLost = ({ event }: Told<Why>) => microphoneLoss(event)
/** One that took the place of another, where there is none either, is the one that went away. */
export const microphoneGone = ({ event }: Told<Why>) =>
  event.kind === 'not-found' ? microphoneLoss(event) : microphoneRefusal(event)
export const sessionRefused = ({ event }: Told<Why>) => sessionRefusal(event)
export const sessionLost = ({ event }: Told<Why>) => sessionLoss(event)

/** A service that ends a session before it has begun breaks its promise. */
export const brokenPromise = { kind: 'protocol' } as const

export const levelOfThe =
  (of: 'microphone' | 'speaker') =>
  ({ event: { level } }: Told<{ level: number }>) => ({ of, level })

export const spokenBy =
  (speaker: Spoken['speaker']) =>
  ({ event: { text, final } }: Told<{ text?: string; final: boolean }>): Spoken => ({
    speaker,
    // A service may tell that something was said before it can tell what.
    text: typeof text === 'string' ? text : '',
    final,
  })

/** What is said while one session takes over from another, as it is told to the next. */
export const speech = ({ event: { chunk } }: Told<{ chunk: ArrayBuffer }>): SessionCommand => ({
  type: 'audio',
  chunk,
})
export const message = ({ event: { text } }: Told<{ text: string }>): SessionCommand => ({
  type: 'text',
  text,
})
export const silence = (): SessionCommand => ({ type: 'audioEnd' })
