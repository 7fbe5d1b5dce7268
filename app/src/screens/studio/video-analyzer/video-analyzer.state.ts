import type { VideoProgress, VideoTurn } from '../../../adapters/gemini/video/video-analysis.ts'
import type { LoadedVideo } from './video-file.ts'

/** A question about a video and its answer. */
export interface Exchange {
  readonly id: string
  readonly video: LoadedVideo
  readonly question: string
  readonly answer: string
  /** Why the answer ended: complete, cut off by the model, or stopped by the user. */
  readonly ending: 'whole' | 'cutOff' | 'stopped'
}

export interface VideoAnalyzerState {
  readonly video: LoadedVideo | null
  /** Newest first. */
  readonly exchanges: readonly Exchange[]
  /** Progress of the last question. */
  readonly progress: VideoProgress | null
}

export type VideoAnalyzerEvent =
  | { readonly type: 'open'; readonly video: LoadedVideo }
  | { readonly type: 'restored'; readonly video: LoadedVideo; readonly exchanges: readonly Exchange[] }
  | { readonly type: 'progress'; readonly progress: VideoProgress | null }
  | { readonly type: 'answered'; readonly exchange: Exchange }

/** Answers kept in memory. */
export const exchangeLimit = 20

/** Earlier turns sent with a question. */
const maxTurns = 6

export const initialState: VideoAnalyzerState = { video: null, exchanges: [], progress: null }

export function videoAnalyzerReducer(
  state: VideoAnalyzerState,
  event: VideoAnalyzerEvent,
): VideoAnalyzerState {
  if (event.type === 'open') return { ...state, video: event.video, progress: null }
  if (event.type === 'restored') return { video: event.video, exchanges: event.exchanges, progress: null }
  if (event.type === 'progress') return { ...state, progress: event.progress }
  return {
    ...state,
    progress: null,
    exchanges: [event.exchange, ...state.exchanges].slice(0, exchangeLimit),
  }
}

/** Returns the earlier turns about a video, oldest first, as context of the next question. */
export const getTurns = ({ exchanges }: VideoAnalyzerState, of: LoadedVideo): VideoTurn[] =>
  exchanges
    .filter(({ video, ending }) => video === of && ending !== 'stopped')
    .slice(0, maxTurns)
    .reverse()
    .map(({ question, answer }) => ({ question, answer }))

/** Returns the streamed part of the current answer. */
export const getPartialAnswer = ({ progress }: VideoAnalyzerState): string =>
  progress?.phase === 'answering' ? progress.text : ''
