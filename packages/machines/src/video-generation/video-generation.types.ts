import type { EventObject } from 'xstate'
import type { Failure, FailureKind, OpenResource, Port } from '../port/index.ts'

/**
 * - `input-required` both prompt and image are missing
 * - `key-invalid` the user's key was rejected: another must be selected
 * - `key-selection` the key picker failed
 * - `no-uri` the video is finished, but its URI is missing
 * - `generation` any other reason; `selectResumableOperation` returns a job that may still be running
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

/** A job as reported by the provider. Any part may be missing. */
export interface VideoOperation {
  readonly name?: string
  readonly done?: boolean
  readonly metadata?: { readonly state?: string }
  readonly response?: {
    readonly generatedVideos?: readonly { readonly video?: { readonly uri?: string } }[]
  }
  /** Why a finished job has no video. */
  readonly error?: { readonly message?: string }
}

export interface VideoGenerationInput {
  /** Name of a job to resume, as stored before a reload; null for none. */
  readonly operation: string | null
}

export interface VideoGenerationContext extends VideoGenerationInput {
  /** The request; null once the job is created. */
  readonly request: VideoRequest | null
  /** The provider's last response about the job; null before the first. */
  readonly lastOperation: VideoOperation | null
  /** State at the last poll; null before the first. */
  readonly progress: string | null
  /** Number of consecutive failed polls. */
  readonly failedPolls: number
  /** URL for playback and download while the video is shown. */
  readonly url: string | null
  readonly failure: VideoFailure | null
}

/** Events of the video resource. */
export type VideoEvent =
  | { type: 'video.ready'; url: string }
  | { type: 'video.failed'; kind: FailureKind; message: string }

export type VideoGenerationEvent =
  | { type: 'key.select' }
  | { type: 'key.cancel' }
  | { type: 'key.clear' }
  | ({ type: 'video.generate' } & VideoRequest)
  /** Resumes a job; without a key, once one is selected. */
  | { type: 'video.resume'; operation: string }
  | { type: 'video.cancel' }
  /** Polls immediately: the page was inactive longer than the interval. */
  | { type: 'video.check' }
  /** Clears the video, the failure, or the job to resume. */
  | { type: 'video.discard' }
  | VideoEvent

export type VideoGenerationEmitted =
  /** Key selection is unavailable here: show an alert. */
  | { type: 'pickerUnavailable' }
  /** Store the name of the job to resume after a reload; null for none. */
  | { type: 'operationChanged'; operation: string | null }
  /** The user cancelled this job: end it, or let it expire. */
  | { type: 'cancelled'; operation: string }

export interface VideoGenerationPorts {
  /** Whether the user has selected a key. */
  hasKey: Port<void, boolean>
  /** Opens the host's key picker; called in the click handler. Closes it on abort. */
  selectKey: Port<void, 'selected' | 'dismissed' | 'unavailable'>
  clearKey: Port<void, void>
  /** Creates a job and resolves with its name. */
  start: Port<VideoRequest, VideoOperation>
  /** Polls the job. */
  poll: Port<{ readonly operation: string }, VideoOperation>
}

export interface VideoGenerationResources {
  /** Downloads the video with the user's key and creates a URL; closing it revokes the URL. */
  readonly video: OpenResource<{ readonly uri: string }, VideoEvent, EventObject>
}
