import type { ModelAnswer } from '@saha/machines/port'
import type { StoppedBy } from '@saha/machines/transcription'
import type { Sound } from '../../../adapters/audio/measure-sound.ts'

/** A recording or a file, and what was said in it. */
export interface Take {
  readonly id: number
  readonly clip: Blob
  /** What the file is called; null for a recording. */
  readonly name: string | null
  /** Who ended the recording; null for a file. */
  readonly by: StoppedBy | null
  /** Null until it was looked at. */
  readonly sound: Sound | null
  readonly answer: ModelAnswer<string> | null
}

/** What lies on the tool's desk. */
export interface Desk {
  readonly take: Take | null
  /** The one that was there before, or was put away: nothing is lost by a slip. */
  readonly before: Take | null
}

export type DeskEvent =
  | { readonly type: 'taken'; readonly take: Take }
  | { readonly type: 'measured'; readonly id: number; readonly sound: Sound }
  | { readonly type: 'answered'; readonly answer: ModelAnswer<string> }
  | { readonly type: 'put-away' }
  | { readonly type: 'brought-back' }

export const nothingTaken: Desk = { take: null, before: null }

/** What happens on the desk. */
export function atDesk(desk: Desk, event: DeskEvent): Desk {
  const { take, before } = desk
  if (event.type === 'taken') return { take: event.take, before: take ?? before }
  if (event.type === 'brought-back') return { take: before, before: take }
  if (take === null) return desk
  if (event.type === 'put-away') return { take: null, before: take }
  if (event.type === 'answered') return { ...desk, take: { ...take, answer: event.answer } }
  return event.id === take.id ? { ...desk, take: { ...take, sound: event.sound } } : desk
}
