import type { VideoJob } from '../../../adapters/storage/video-job.ts'
import type { LoadedImage } from '../shared/images/image-file.ts'
import type { Draft } from './video-generation.draft.ts'

/** What was ordered, and when, in milliseconds as `Date.now` counts. */
export interface Order extends Draft {
  readonly since: number
}

/** A video that is there. */
export interface GeneratedVideo extends Draft {
  /** What the service called its making. */
  readonly id: string
  readonly blob: Blob
}

/** A picture to begin with, as it is sent. */
export interface FirstFrame extends LoadedImage {
  readonly imageBytes: string
}

/** What lies beside the machine: what it was told, and what came of it in this visit. */
export interface VideoGenerationState {
  readonly firstFrame: FirstFrame | null
  /** Of the video that is being made, or was last. */
  readonly order: Order | null
  /** Newest first. */
  readonly videos: readonly GeneratedVideo[]
  readonly shownId: string | null
  /** A video from before a reload that should have been there long ago. */
  readonly stale: VideoJob | null
  /** What became of the key, to be told once. */
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

/** How many videos a visit keeps: they lie in memory. */
export const videoLimit = 6

export const initialState: VideoGenerationState = {
  firstFrame: null,
  order: null,
  videos: [],
  shownId: null,
  stale: null,
  keyStatus: null,
}

/** The video that is shown. */
export const getShownVideo = ({ videos, shownId }: VideoGenerationState): GeneratedVideo | null =>
  videos.find(({ id }) => id === shownId) ?? null

/** What happens on the shelf. */
export function videoGenerationReducer(
  store: VideoGenerationState,
  event: VideoGenerationEvent,
): VideoGenerationState {
  switch (event.type) {
    case 'firstFrameChanged':
      return { ...store, firstFrame: event.firstFrame }
    case 'ordered':
      return { ...store, order: event.order, shownId: null, stale: null }
    case 'made': {
      const others = store.videos.filter(({ id }) => id !== event.video.id)
      return { ...store, videos: [event.video, ...others].slice(0, videoLimit), shownId: event.video.id }
    }
    case 'show':
      return { ...store, shownId: event.id }
    case 'remove': {
      const videos = store.videos.filter(({ id }) => id !== event.id)
      return { ...store, videos, shownId: store.shownId === event.id ? null : store.shownId }
    }
    case 'staleDone':
      return { ...store, stale: null }
    default:
      return { ...store, keyStatus: event.status }
  }
}
