import type { Fault } from '../faults/fault.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import type { VideoRequest } from '../media/video.ts'
import { MissingPackage } from '../media/missing-package.ts'
import { UnreadableMedia } from '../media/unreadable-media.ts'
import type { MediaWorkerClient } from '../media/worker-client.ts'

type VideoJobRequest = Omit<VideoRequest, 'frameRate'>

/** Dependencies of a video job. */
interface VideoJobContext {
  readonly files: FileStore
  readonly mediaWorker: MediaWorkerClient
  /** Frames a second. */
  readonly frameRate: number
  readonly onError: (error: unknown) => void
}

/** Result of a video job. */
export type Outcome =
  | { readonly kind: 'completed'; readonly file: StoredFile }
  | { readonly kind: 'empty' }
  | { readonly kind: 'filtered'; readonly reason: string }
  | { readonly kind: 'failed'; readonly code: number; readonly message: string }

/** Minimum number of polls that find a video in progress. */
const MIN_POLLS = 2

const FILTERED =
  "We encountered an issue with the audio or the content of your prompt: it may violate Google's policies. You will not be charged. Please try again with another prompt."

/** Video in progress, until it is made and has been polled often enough. */
export class VideoJob {
  readonly outcome: Promise<Outcome>
  #outcome: Outcome | null = null
  #polls = 0

  constructor(request: VideoJobRequest, key: string, fault: Fault | null, context: VideoJobContext) {
    this.outcome = createVideo(request, key, fault, context).then((outcome) => (this.#outcome = outcome))
  }

  /** Returns the result, or null while it is in progress. */
  poll(): Outcome | null {
    this.#polls += 1
    return this.#polls > MIN_POLLS ? this.#outcome : null
  }
}

async function createVideo(
  request: VideoJobRequest,
  key: string,
  fault: Fault | null,
  context: VideoJobContext,
): Promise<Outcome> {
  if (fault?.name === 'operation-empty') return { kind: 'empty' }
  if (fault?.name === 'operation-filtered') return { kind: 'filtered', reason: FILTERED }
  if (fault?.name === 'operation-error')
    return {
      kind: 'failed',
      code: Number(fault.value) || 3,
      message: 'Video generation failed due to an internal server issue. Please try again in a few minutes.',
    }
  try {
    const bytes = await context.mediaWorker.run('video', { ...request, frameRate: context.frameRate })
    const locked = fault?.name === 'download-forbidden'
    const file = context.files.add({
      key,
      mimeType: 'video/mp4',
      displayName: '',
      bytes,
      source: 'GENERATED',
      locked,
    })
    return { kind: 'completed', file }
  } catch (error) {
    if (error instanceof UnreadableMedia) return { kind: 'failed', code: 3, message: error.message }
    if (error instanceof MissingPackage) return { kind: 'failed', code: 12, message: error.message }
    context.onError(error)
    return { kind: 'failed', code: 13, message: 'An internal error has occurred.' }
  }
}
