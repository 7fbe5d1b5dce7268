import {
  selectResumableOperation,
  selectVideoGate,
  selectVideoState,
  selectVideoStatus,
  selectVideoUrl,
} from '../../video-generation/index.ts'
import type {
  VideoGenerationActor,
  VideoGenerationEmitted,
  VideoGenerationEvent,
  VideoGenerationInput,
  VideoGenerationMachine,
  VideoGenerationSnapshot,
  VideoRequest,
} from '../../video-generation/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: VideoGenerationSnapshot) => ({
  /** `open` once a key is selected. */
  gate: selectVideoGate(snapshot),
  status: selectVideoStatus(snapshot),
  /** The provider's state of the job. */
  state: selectVideoState(snapshot),
  /** URL for playback and download; null for none. */
  url: selectVideoUrl(snapshot),
  /** Name of the accepted job, also while a key is missing; null for none. */
  operation: snapshot.context.operation,
  /** Name of a job that may still be running; null for none. */
  resumableOperation: selectResumableOperation(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<VideoGenerationEvent>) => ({
  selectKey: () => send({ type: 'key.select' }),
  cancelKey: () => send({ type: 'key.cancel' }),
  clearKey: () => send({ type: 'key.clear' }),
  generate: (request: VideoRequest) => send({ type: 'video.generate', ...request }),
  resume: (operation: string) => send({ type: 'video.resume', operation }),
  cancel: () => send({ type: 'video.cancel' }),
  /** Polls at once. */
  check: () => send({ type: 'video.check' }),
  discard: () => send({ type: 'video.discard' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useVideoGeneration}. */
export interface VideoGenerationView extends Values, Commands {
  readonly actor: VideoGenerationActor
}

/** Connects a video that is generated with the user's own key. */
export const useVideoGeneration: MachineHook<
  VideoGenerationMachine,
  VideoGenerationActor,
  VideoGenerationInput,
  VideoGenerationEmitted,
  VideoGenerationView
> = /* @__PURE__ */ createMachineHook({
  read,
  commands,
})
