import {
  selectCanRetryTranscription,
  selectEndsSoon,
  selectStoppedBy,
  selectTranscript,
  selectTranscriptCutOff,
  selectTranscriptionStatus,
} from '../../transcription/index.ts'
import type {
  TranscriptionActor,
  TranscriptionEmitted,
  TranscriptionEvent,
  TranscriptionMachine,
  TranscriptionSnapshot,
} from '../../transcription/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: TranscriptionSnapshot) => ({
  status: selectTranscriptionStatus(snapshot),
  /** The recording ends automatically within a minute. */
  endsSoon: selectEndsSoon(snapshot),
  /** Why the recording ended; null for a file. */
  stoppedBy: selectStoppedBy(snapshot),
  /** Null for none. */
  transcript: selectTranscript(snapshot),
  /** The model reached its length limit before the end of the clip. */
  cutOff: selectTranscriptCutOff(snapshot),
  canRetry: selectCanRetryTranscription(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<TranscriptionEvent>) => ({
  /** @param microphone a `deviceId`. @default the browser's microphone */
  start: (microphone?: string) =>
    send({ type: 'record.start', ...(microphone === undefined ? {} : { microphone }) }),
  stop: () => send({ type: 'record.stop' }),
  pause: () => send({ type: 'record.pause' }),
  resume: () => send({ type: 'record.resume' }),
  /** Transcribes a file. */
  chooseFile: (file: Blob) => send({ type: 'file.choose', file }),
  /** Discards the recording or the transcription in progress. */
  cancel: () => send({ type: 'transcription.cancel' }),
  retry: () => send({ type: 'transcription.retry' }),
  /** Clears the transcript or the failure. */
  clear: () => send({ type: 'transcription.clear' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useTranscription}. */
export interface TranscriptionView extends Values, Commands {
  readonly actor: TranscriptionActor
}

/** Connects a recording and its transcript. */
export const useTranscription: MachineHook<
  TranscriptionMachine,
  TranscriptionActor,
  undefined,
  TranscriptionEmitted,
  TranscriptionView
> = /* @__PURE__ */ createMachineHook({
  read,
  commands,
})
