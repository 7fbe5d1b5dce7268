import type { ModelAnswer } from '@saha/machines/port'
import type { StoppedBy } from '@saha/machines/transcription'
import type { Sound } from '../../../adapters/audio/measure-sound.ts'

/** A recording or a file, and what was said in it. */
export interface Clip {
  readonly id: number
  readonly blob: Blob
  /** What the file is called; null for a recording. */
  readonly name: string | null
  /** Who ended the recording; null for a file. */
  readonly stoppedBy: StoppedBy | null
  /** Null until it was looked at. */
  readonly sound: Sound | null
  readonly answer: ModelAnswer<string> | null
}

/** What lies on the tool's desk. */
export interface TranscriptionState {
  readonly clip: Clip | null
  /** The one that was there before, or was put away: nothing is lost by a slip. */
  readonly previous: Clip | null
}

export type TranscriptionEvent =
  | { readonly type: 'added'; readonly clip: Clip }
  | { readonly type: 'measured'; readonly id: number; readonly sound: Sound }
  | { readonly type: 'transcribed'; readonly answer: ModelAnswer<string> }
  | { readonly type: 'discarded' }
  | { readonly type: 'restored' }

export const initialState: TranscriptionState = { clip: null, previous: null }

/** What happens on the desk. */
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
