import type { SnapshotFrom } from 'xstate'
import type { FailureKind } from '../port/index.ts'
import type { textToSpeechMachine } from './text-to-speech.machine.ts'
import type { Speech, SpeechFailureCode } from './text-to-speech.types.ts'

type SpeechSnapshot = SnapshotFrom<typeof textToSpeechMachine>

export type SpeechStatus = 'idle' | 'generating' | 'playing'

export const selectSpeechStatus = ({ value }: SpeechSnapshot): SpeechStatus =>
  typeof value === 'string' ? value : 'playing'

/** The speech is heard at this moment: for the playing indicator. */
export const selectSounding = (snapshot: SpeechSnapshot): boolean => snapshot.hasTag('sounding')

/** The speech that can be played again or downloaded; null for none. */
export const selectSpeech = ({ context }: SpeechSnapshot): Speech | null => context.speech

export const selectSpeechFailure = ({ context }: SpeechSnapshot): SpeechFailureCode | null =>
  context.failure?.code ?? null

export const selectSpeechFailureKind = ({ context }: SpeechSnapshot): FailureKind | null =>
  context.failure?.kind ?? null
