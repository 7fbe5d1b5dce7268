import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { videoGenerationMachine } from './video-generation.machine.ts'

type Logic = typeof videoGenerationMachine

/** The machine with its ports. */
export interface VideoGenerationMachine extends Logic {}

/** A running video generation machine. */
export interface VideoGenerationActor extends ActorRefFrom<Logic> {}

export interface VideoGenerationSnapshot extends SnapshotOf<Logic> {}

/** `open` once a key is selected. */
export type VideoGate = 'checking' | 'required' | 'selecting' | 'open'

/**
 * - `initializing` the job is being created
 * - `processing` it is running and has not been polled
 * - `processingState` it is running, in the state of `selectVideoState`
 */
export type VideoStatus = 'none' | 'initializing' | 'processing' | 'processingState' | 'completed'

const closedGates = ['checking', 'selecting', 'required', 'clearing'] as const

export const selectVideoGate = (snapshot: VideoGenerationSnapshot): VideoGate => {
  const gate = closedGates.find((gate) => snapshot.matches({ gate }))
  return gate === 'clearing' ? 'required' : (gate ?? 'open')
}

/** Status of the job. */
export const selectVideoStatus = (snapshot: VideoGenerationSnapshot): VideoStatus => {
  if (!snapshot.matches('job')) return 'none'
  if (snapshot.matches({ job: 'starting' })) return 'initializing'
  if (snapshot.matches({ job: { result: 'completed' } })) return 'completed'
  return snapshot.context.progress === null ? 'processing' : 'processingState'
}

/** The provider's state of the job at the last poll. */
export const selectVideoState = ({ context }: VideoGenerationSnapshot): string =>
  context.progress ?? 'IN_PROGRESS'

/** URL for playback and download; null for none. */
export const selectVideoUrl = ({ context }: VideoGenerationSnapshot): string | null => context.url

/** Name of a job that may still be running after polling failed: offer to resume it with `video.resume`. */
export const selectResumableOperation = (snapshot: VideoGenerationSnapshot): string | null =>
  snapshot.matches('ready') ? snapshot.context.operation : null

export const selectVideoFailure = ({ context }: VideoGenerationSnapshot) => context.failure?.code ?? null
