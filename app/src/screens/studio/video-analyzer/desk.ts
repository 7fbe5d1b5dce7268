import type { VideoProgress, VideoTurn } from '../../../adapters/gemini/video-analysis.ts'
import type { OpenedVideo } from './video-file.ts'

/** A question about a video, and what came of it. */
export interface Exchange {
  readonly id: string
  readonly video: OpenedVideo
  readonly question: string
  readonly answer: string
  /** How the answer ends: of itself, before its end, or because the visitor stopped it. */
  readonly ending: 'whole' | 'cutOff' | 'stopped'
}

/** What lies on the analyzer's desk. */
export interface Desk {
  readonly video: OpenedVideo | null
  /** Newest first. */
  readonly exchanges: readonly Exchange[]
  /** How far the question is that was asked last. */
  readonly progress: VideoProgress | null
}

export type DeskEvent =
  | { readonly type: 'open'; readonly video: OpenedVideo }
  | { readonly type: 'progress'; readonly progress: VideoProgress | null }
  | { readonly type: 'answered'; readonly exchange: Exchange }

/** Answers that are kept: they lie in memory. */
export const exchangeLimit = 20

/** Questions that go along with the next one. */
const mostTurns = 6

export const nothingOpen: Desk = { video: null, exchanges: [], progress: null }

/** What happens on the desk. */
export function work(desk: Desk, event: DeskEvent): Desk {
  if (event.type === 'open') return { ...desk, video: event.video, progress: null }
  if (event.type === 'progress') return { ...desk, progress: event.progress }
  return {
    ...desk,
    progress: null,
    exchanges: [event.exchange, ...desk.exchanges].slice(0, exchangeLimit),
  }
}

/** What was said of a video so far, oldest first: a question may lead on from there. */
export const turnsOf = ({ exchanges }: Desk, of: OpenedVideo): VideoTurn[] =>
  exchanges
    .filter(({ video, ending }) => video === of && ending !== 'stopped')
    .slice(0, mostTurns)
    .reverse()
    .map(({ question, answer }) => ({ question, answer }))

/** What has been written of the answer that is under way. */
export const writtenOf = ({ progress }: Desk): string =>
  progress?.phase === 'answering' ? progress.text : ''
