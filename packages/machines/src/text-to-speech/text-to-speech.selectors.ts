import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { textToSpeechMachine } from './text-to-speech.machine.ts'
import type { Speech, SpeechRequest } from './text-to-speech.types.ts'

type Logic = typeof textToSpeechMachine

/** The machine with its ports. */
export interface SpeechMachine extends Logic {}

/** A running speech machine. */
export interface SpeechActor extends ActorRefFrom<Logic> {}

export interface SpeechSnapshot extends SnapshotOf<Logic> {}

export type SpeechStatus = 'idle' | 'generating' | 'playing'

export const selectSpeechStatus = ({ value }: SpeechSnapshot): SpeechStatus =>
  typeof value === 'string' ? value : 'playing'

/** Speech is audible now: for the playing indicator. */
export const selectSounding = (snapshot: SpeechSnapshot): boolean => snapshot.hasTag('sounding')

/** The speech to replay or download; null for none. */
export const selectSpeech = ({ context }: SpeechSnapshot): Speech | null => context.speech

/** The current or last request; null for none. */
export const selectSpeechRequest = ({ context }: SpeechSnapshot): SpeechRequest | null => context.request

/** Why there is no sound. */
export const selectSpeechFailure = ({ context }: SpeechSnapshot) => context.failure?.code ?? null
