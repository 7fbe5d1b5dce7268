import type { VideoJob } from '../../../adapters/storage/video-job.ts'
import type { LoadedImage } from '../shared/images/image-file.ts'
import type { Draft } from './video-generation.draft.ts'

/** A requested video with the time of the request in milliseconds. */
export interface Order extends Draft {
  readonly since: number
}

export interface GeneratedVideo extends Draft {
  /** Id of its entry in the library. */
  readonly id: string
  /** Its operation at the service; null for a stored video. */
  readonly operation: string | null
  readonly blob: Blob
}

/** An image to start from, encoded for the request. */
interface FirstFrame extends LoadedImage {
  readonly imageBytes: string
}

/** State of the tool besides its machine. */
export interface VideoGenerationState {
  readonly firstFrame: FirstFrame | null
  /** The current or last request. */
  readonly order: Order | null
  /** Newest first. */
  readonly videos: readonly GeneratedVideo[]
  readonly shownId: string | null
  /** A job from before a reload that is overdue. */
  readonly stale: VideoJob | null
  /** Last event of the key, reported once. */
  readonly keyStatus: 'forgotten' | 'unavailable' | null
}

export type VideoGenerationEvent =
  | { type: 'firstFrameChanged'; firstFrame: FirstFrame | null }
  | { type: 'ordered'; order: Order }
  | { type: 'made'; video: GeneratedVideo }
  | { type: 'show'; id: string | null }
  | { type: 'remove'; id: string }
  | { type: 'staleDone' }
  | { type: 'keyStatus'; status: VideoGenerationState['keyStatus'] }

/** Videos kept in memory. */
export const videoLimit = 6

export const initialState: VideoGenerationState = {
  firstFrame: null,
  order: null,
  videos: [],
  shownId: null,
  stale: null,
  keyStatus: null,
}

export const getShownVideo = ({ videos, shownId }: VideoGenerationState): GeneratedVideo | null =>
  videos.find(({ id }) => id === shownId) ?? null

export function videoGenerationReducer(
  state: VideoGenerationState,
  event: VideoGenerationEvent,
): VideoGenerationState {
  switch (event.type) {
    case 'firstFrameChanged':
      return { ...state, firstFrame: event.firstFrame }
    case 'ordered':
      return { ...state, order: event.order, shownId: null, stale: null }
    case 'made': {
      const others = state.videos.filter(({ id }) => id !== event.video.id)
      return { ...state, videos: [event.video, ...others].slice(0, videoLimit), shownId: event.video.id }
    }
    case 'show':
      return { ...state, shownId: event.id }
    case 'remove': {
      const videos = state.videos.filter(({ id }) => id !== event.id)
      return { ...state, videos, shownId: state.shownId === event.id ? null : state.shownId }
    }
    case 'staleDone':
      return { ...state, stale: null }
    default:
      return { ...state, keyStatus: event.status }
  }
}
