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
  ({ event: { text, final } }: Told<{ text: string; final: boolean }>): Spoken => ({ speaker, text, final })

const speech = ({ event: { chunk } }: Told<{ chunk: ArrayBuffer }>): SessionCommand => ({
  type: 'audio',
  chunk,
})
const message = ({ event: { text } }: Told<{ text: string }>): SessionCommand => ({ type: 'text', text })
const silence = (): SessionCommand => ({ type: 'audioEnd' })

/** What the states of a hand-over do with what is said: it waits for the session that takes over. */
export const heldBack = {
  'microphone.chunk': { guard: 'unmuted', actions: { type: 'keep', params: speech } },
  'chat.mute': { guard: 'unmuted', actions: { type: 'keep', params: silence } },
  'text.send': {
    guard: { type: 'filled', params: textOf },
    actions: [
      { type: 'keep', params: message },
      { type: 'caption', params: typed },
    ],
  },
} as const
