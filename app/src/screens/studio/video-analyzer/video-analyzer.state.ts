import type { VideoProgress, VideoTurn } from '../../../adapters/gemini/video-analysis.ts'
import type { LoadedVideo } from './video-file.ts'

/** A question about a video, and what came of it. */
export interface Exchange {
  readonly id: string
  readonly video: LoadedVideo
  readonly question: string
  readonly answer: string
  /** How the answer ends: of itself, before its end, or because the visitor stopped it. */
  readonly ending: 'whole' | 'cutOff' | 'stopped'
}

/** What lies on the analyzer's desk. */
export interface VideoAnalyzerState {
  readonly video: LoadedVideo | null
  /** Newest first. */
  readonly exchanges: readonly Exchange[]
  /** How far the question is that was asked last. */
  readonly progress: VideoProgress | null
}

export type VideoAnalyzerEvent =
  | { readonly type: 'open'; readonly video: LoadedVideo }
  | { readonly type: 'progress'; readonly progress: VideoProgress | null }
  | { readonly type: 'answered'; readonly exchange: Exchange }

/** Answers that are kept: they lie in memory. */
export const exchangeLimit = 20

/** Questions that go along with the next one. */
const maxTurns = 6

export const initialState: VideoAnalyzerState = { video: null, exchanges: [], progress: null }

/** What happens on the desk. */
export function videoAnalyzerReducer(
  store: VideoAnalyzerState,
  event: VideoAnalyzerEvent,
): VideoAnalyzerState {
  if (event.type === 'open') return { ...store, video: event.video, progress: null }
  if (event.type === 'progress') return { ...store, progress: event.progress }
  return {
    ...store,
    progress: null,
    exchanges: [event.exchange, ...store.exchanges].slice(0, exchangeLimit),
  }
}

/** What was said of a video so far, oldest first: a question may lead on from there. */
export const getTurns = ({ exchanges }: VideoAnalyzerState, of: LoadedVideo): VideoTurn[] =>
  exchanges
    .filter(({ video, ending }) => video === of && ending !== 'stopped')
    .slice(0, maxTurns)
    .reverse()
    .map(({ question, answer }) => ({ question, answer }))

/** What has been written of the answer that is under way. */
export const getPartialAnswer = ({ progress }: VideoAnalyzerState): string =>
  progress?.phase === 'answering' ? progress.text : ''
