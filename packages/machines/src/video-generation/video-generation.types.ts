import type { EventObject } from 'xstate'
import type { Failure, FailureKind, OpenResource, Port } from '../port/index.ts'

/**
 * - `input-required` neither a prompt nor an image was given
 * - `key-invalid` the visitor's key was refused: another must be selected
 * - `key-selection` the key picker failed
 * - `no-uri` the video is said to be finished, but nobody says where it is
 * - `generation` anything else; `selectResumableOperation` tells whether the job may still be going on
 */
export type VideoFailureCode = 'input-required' | 'key-invalid' | 'key-selection' | 'no-uri' | 'generation'

export type VideoFailure = Failure<VideoFailureCode>

export interface VideoImage {
  /** Base64. */
  readonly imageBytes: string
  readonly mimeType: string
}

export interface VideoRequest {
  readonly prompt: string
  readonly image: VideoImage | null
  readonly aspectRatio: '16:9' | '9:16'
}

/** A job as the provider tells of it. Read it with care: any part may be missing. */
export interface VideoOperation {
  readonly name?: string
  readonly done?: boolean
  readonly metadata?: { readonly state?: string }
  readonly response?: {
    readonly generatedVideos?: readonly { readonly video?: { readonly uri?: string } }[]
  }
  /** Why a job that is done has no video. */
  readonly error?: { readonly message?: string }
}

export interface VideoGenerationInput {
  /** The name of a job to go on with, as stored before a reload; null for none. */
  readonly operation: string | null
}

export interface VideoGenerationContext extends VideoGenerationInput {
  /** What to make; known until the job has begun. */
  readonly request: VideoRequest | null
  /** What the provider told of the job last; null before its first answer. */
  readonly lastOperation: VideoOperation | null
  /** The state that the last poll told; null before the first answer. */
  readonly progress: string | null
  /** How many polls in a row failed. */
  readonly failedPolls: number
  /** Where the video can be played and saved from, for as long as it is shown. */
  readonly url: string | null
  readonly failure: VideoFailure | null
}

/** What the video resource tells. */
export type VideoEvent =
  | { type: 'video.ready'; url: string }
  | { type: 'video.failed'; kind: FailureKind; message: string }

export type VideoGenerationEvent =
  | { type: 'key.select' }
  | { type: 'key.cancel' }
  | { type: 'key.clear' }
  | ({ type: 'video.generate' } & VideoRequest)
  /** Goes on with a job that was begun before; while no key is selected, as soon as one is. */
  | { type: 'video.resume'; operation: string }
  | { type: 'video.cancel' }
  /** Asks about the job now instead of at the end of the wait: the page was away for longer than that. */
  | { type: 'video.check' }
  /** Puts the video, the failure or the job to go on with away. */
  | { type: 'video.discard' }
  | VideoEvent

export type VideoGenerationEmitted =
  /** There is no way to select a key here: alert the visitor. */
  | { type: 'pickerUnavailable' }
  /** Store the name of the job to go on with after a reload; null: there is none any more. */
  | { type: 'operationChanged'; operation: string | null }
  /** The visitor does not want this job any more: end it, or let it run out. */
  | { type: 'cancelled'; operation: string }

export interface VideoGenerationPorts {
  /** Whether the visitor has selected a key. */
  hasKey: Port<void, boolean>
  /** Opens the host's key picker; called in the click. Closes it when aborted. */
  selectKey: Port<void, 'selected' | 'dismissed' | 'unavailable'>
  clearKey: Port<void, void>
  /** Begins a job and answers with its name. */
  start: Port<VideoRequest, VideoOperation>
  /** Asks how the job of this name is doing. */
  poll: Port<{ readonly operation: string }, VideoOperation>
}

export interface VideoGenerationResources {
  /** Fetches the video with the visitor's key and holds a URL for it; closing it revokes the URL. */
  readonly video: OpenResource<{ readonly uri: string }, VideoEvent, EventObject>
}
