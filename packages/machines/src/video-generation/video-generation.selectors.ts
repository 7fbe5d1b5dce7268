import type { SnapshotFrom } from 'xstate'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'
import type { videoGenerationMachine } from './video-generation.machine.ts'

type VideoGenerationSnapshot = SnapshotFrom<typeof videoGenerationMachine>

/** `open` once a key is selected. */
export type VideoGate = 'checking' | 'required' | 'selecting' | 'open'

/**
 * - `initializing` the job is being ordered
 * - `processing` it goes on, and nobody has asked about it yet
 * - `processingState` it goes on, in the state that `selectVideoState` gives
 */
export type VideoStatus = 'none' | 'initializing' | 'processing' | 'processingState' | 'completed'

const closedGates = ['checking', 'selecting', 'required', 'clearing'] as const

export const selectVideoGate = (snapshot: VideoGenerationSnapshot): VideoGate => {
  const gate = closedGates.find((gate) => snapshot.matches({ gate }))
  return gate === 'clearing' ? 'required' : (gate ?? 'open')
}

/** What to say of the video that is made. */
export const selectVideoStatus = (snapshot: VideoGenerationSnapshot): VideoStatus => {
  if (!snapshot.matches('job')) return 'none'
  if (snapshot.matches({ job: 'starting' })) return 'initializing'
  if (snapshot.matches({ job: { result: 'completed' } })) return 'completed'
  return snapshot.context.progress === null ? 'processing' : 'processingState'
}

/** The state that the job was in when it was last asked about, in the provider's own word. */
export const selectVideoState = ({ context }: VideoGenerationSnapshot): string =>
  context.progress ?? 'IN_PROGRESS'

/** Where the video can be played and saved from; null while there is none. */
export const selectVideoUrl = ({ context }: VideoGenerationSnapshot): string | null => context.url

/** A job that may still be going on although following it failed: offer to go on with `video.resume`. */
export const selectResumableOperation = (snapshot: VideoGenerationSnapshot): string | null =>
  snapshot.matches('ready') ? snapshot.context.operation : null

const failureOf = ({ context }: VideoGenerationSnapshot) => context.failure

export const selectVideoFailure = failureCodeSelector(failureOf)

export const selectVideoFailureKind = failureKindSelector(failureOf)
