import type { VideoJob } from '../../../adapters/storage/video-job.ts'
import type { OpenedPicture } from '../pictures/picture-file.ts'
import type { Draft } from './draft.ts'

/** What was ordered, and when, in milliseconds as `Date.now` counts. */
export interface Order extends Draft {
  readonly since: number
}

/** A video that is there. */
export interface MadeVideo extends Draft {
  /** What the service called its making. */
  readonly id: string
  readonly blob: Blob
}

/** A picture to begin with, as it is sent. */
export interface FirstPicture extends OpenedPicture {
  readonly imageBytes: string
}

/** What lies beside the machine: what it was told, and what came of it in this visit. */
export interface Shelf {
  readonly picture: FirstPicture | null
  /** Of the video that is being made, or was last. */
  readonly order: Order | null
  /** Newest first. */
  readonly videos: readonly MadeVideo[]
  readonly shownId: string | null
  /** A video from before a reload that should have been there long ago. */
  readonly stale: VideoJob | null
  /** What became of the key, to be told once. */
  readonly keyNews: 'forgotten' | 'unavailable' | null
}

export type ShelfEvent =
  | { type: 'picture'; picture: FirstPicture | null }
  | { type: 'ordered'; order: Order }
  | { type: 'made'; video: MadeVideo }
  | { type: 'show'; id: string | null }
  | { type: 'remove'; id: string }
  | { type: 'staleDone' }
  | { type: 'keyNews'; news: Shelf['keyNews'] }

/** How many videos a visit keeps: they lie in memory. */
export const mostVideos = 6

export const emptyShelf: Shelf = {
  picture: null,
  order: null,
  videos: [],
  shownId: null,
  stale: null,
  keyNews: null,
}

/** The video that is shown. */
export const shownOn = ({ videos, shownId }: Shelf): MadeVideo | null =>
  videos.find(({ id }) => id === shownId) ?? null

/** What happens on the shelf. */
export function changeShelf(shelf: Shelf, event: ShelfEvent): Shelf {
  switch (event.type) {
    case 'picture':
      return { ...shelf, picture: event.picture }
    case 'ordered':
      return { ...shelf, order: event.order, shownId: null, stale: null }
    case 'made': {
      const others = shelf.videos.filter(({ id }) => id !== event.video.id)
      return { ...shelf, videos: [event.video, ...others].slice(0, mostVideos), shownId: event.video.id }
    }
    case 'show':
      return { ...shelf, shownId: event.id }
    case 'remove': {
      const videos = shelf.videos.filter(({ id }) => id !== event.id)
      return { ...shelf, videos, shownId: shelf.shownId === event.id ? null : shelf.shownId }
    }
    case 'staleDone':
      return { ...shelf, stale: null }
    default:
      return { ...shelf, keyNews: event.news }
  }
}
