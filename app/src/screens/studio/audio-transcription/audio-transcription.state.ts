import type { ModelAnswer } from '@saha/machines/port'
import type { StoppedBy } from '@saha/machines/transcription'
import type { Sound } from '../../../adapters/audio/measure-sound.ts'

/** A recording or an audio file, with its transcript. */
export interface Clip {
  readonly id: number
  readonly blob: Blob
  /** File name; null for a recording. */
  readonly name: string | null
  /** Reason why the recording ended; null for a file. */
  readonly stoppedBy: StoppedBy | null
  /** Null until it is measured. */
  readonly sound: Sound | null
  readonly answer: ModelAnswer<string> | null
}

interface TranscriptionState {
  readonly clip: Clip | null
  /** The clip before, or the one that was discarded, so that it can be restored. */
  readonly previous: Clip | null
}

export type TranscriptionEvent =
  | { readonly type: 'added'; readonly clip: Clip }
  | { readonly type: 'measured'; readonly id: number; readonly sound: Sound }
  | { readonly type: 'transcribed'; readonly answer: ModelAnswer<string> }
  | { readonly type: 'discarded' }
  | { readonly type: 'restored' }

export const initialState: TranscriptionState = { clip: null, previous: null }

export function transcriptionReducer(
  state: TranscriptionState,
  event: TranscriptionEvent,
): TranscriptionState {
  const { clip, previous } = state
  if (event.type === 'added') return { clip: event.clip, previous: clip ?? previous }
  if (event.type === 'restored') return { clip: previous, previous: clip }
  if (clip === null) return state
  if (event.type === 'discarded') return { clip: null, previous: clip }
  if (event.type === 'transcribed') return { ...state, clip: { ...clip, answer: event.answer } }
  return event.id === clip.id ? { ...state, clip: { ...clip, sound: event.sound } } : state
}
