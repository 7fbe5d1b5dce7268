import type { FailureKind } from '../port/index.ts'
import type { Spoken } from './captions.ts'
import type { SessionCommand } from './live-chat.types.ts'

export interface Told<Fact> {
  readonly event: Fact
}

export const kindOf = ({ event: { kind } }: Told<{ kind: FailureKind }>) => ({ kind })

export const chunkOf = ({ event: { chunk } }: Told<{ chunk: ArrayBuffer }>) => ({ chunk })

export const replyOf = ({ event: { reply } }: Told<{ reply: number }>) => ({ reply })

export const textOf = ({ event: { text } }: Told<{ text: string }>) => ({ text })

/** A service may say that it closes without saying when. */
export const timeLeftOf = ({ event: { timeLeft } }: Told<{ timeLeft?: number }>) => ({
  timeLeft: typeof timeLeft === 'number' ? timeLeft : null,
})

export const levelOfThe =
  (of: 'microphone' | 'speaker') =>
  ({ event: { level } }: Told<{ level: number }>) => ({ of, level })

export const typed = ({ event: { text } }: Told<{ text: string }>): Spoken => ({
  speaker: 'visitor',
  text,
  final: true,
})

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
