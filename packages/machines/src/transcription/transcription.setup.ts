import { assign, emit, sendTo, setup } from 'xstate'
import {
  isModelAnswer,
  isRecord,
  isString,
  toFailureEvent,
  requiredPort,
  requiredResource,
  hasFailureKind,
} from '../port/index.ts'
import { isBlank } from '../internal/is-complete.ts'
import type { ModelAnswer, FailureKind } from '../port/index.ts'
import type {
  RecorderCommand,
  RecorderEvent,
  RecorderInput,
  StoppedBy,
  TranscriptionContext,
  TranscriptionEmitted,
  TranscriptionEvent,
  TranscriptionFailure,
} from './transcription.types.ts'

export interface Clipped {
  readonly clip: Blob
}
export interface Recorded {
  readonly recorded: number
}
export interface Answered {
  readonly answer: ModelAnswer<string>
}

/** Maximum length of a recording, in milliseconds; it fits into one request. */
export const recordingLimit = 420_000
const lastMinute = 60_000

const isBlob = (value: unknown): value is Blob => value instanceof Blob
const isTime = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0

export const initialContext: TranscriptionContext = {
  microphone: null,
  recorded: 0,
  clip: null,
  stoppedBy: null,
  answer: null,
  failure: null,
}

export const transcriptionSetup = setup({
  types: {
    context: {} as TranscriptionContext,
    events: {} as TranscriptionEvent,
    emitted: {} as TranscriptionEmitted,
    tags: {} as 'endsSoon',
  },
  actors: {
    recorder: requiredResource<RecorderInput, RecorderCommand, RecorderEvent>(
      'recorder',
      toFailureEvent('recorder.failed'),
      {
        events: {
          'recorder.ready': () => true,
          'recorder.level': () => true,
          'recorder.paused': isRecord<Recorded>({ recorded: isTime }),
          'recorder.clip': isRecord<Clipped>({ clip: isBlob }),
          'recorder.failed': hasFailureKind,
        },
      },
    ),
    transcribe: requiredPort<Clipped, ModelAnswer<string>>('transcribe', {
      timeoutMs: 120_000,
      isOutput: isModelAnswer(isString),
    }),
  },
  guards: {
    hasSound: (_, { clip }: Clipped) => clip.size > 0,
    isClipWanted: ({ context }, { clip }: Clipped) => clip.size > 0 && context.stoppedBy === 'visitor',
    hasClip: ({ context }) => context.clip !== null,
    hasWords: (_, { answer }: Answered) => !isBlank(answer.value),
    isEmpty: (_, { kind }: { kind: FailureKind }) => kind === 'empty',
  },
  actions: {
    reset: assign(() => initialContext),
    setMicrophone: assign({
      microphone: (_, { microphone }: { microphone: string | undefined }) => microphone ?? null,
    }),
    finishRecording: sendTo('recorder', { type: 'finish' }),
    pauseRecording: sendTo('recorder', { type: 'pause' }),
    resumeRecording: sendTo('recorder', { type: 'resume' }),
    setRecorded: assign({ recorded: (_, { recorded }: Recorded) => recorded }),
    setStoppedBy: assign({ stoppedBy: (_, { by }: { by: StoppedBy }) => by }),
    setClip: assign({ clip: (_, { clip }: Clipped) => clip }),
    setAnswer: assign({ answer: (_, { answer }: Answered) => answer, clip: null }),
    setFailure: assign({ failure: (_, failure: TranscriptionFailure) => failure }),
    clearFailure: assign({ failure: null }),
    emitLevel: emit((_, { level }: { level: number }) => ({ type: 'level', level })),
    emitRecorded: emit(({ context }, { clip }: Clipped) => ({
      type: 'recorded',
      clip,
      by: context.stoppedBy as StoppedBy,
    })),
    emitTranscribed: emit((_, { answer }: Answered) => ({ type: 'transcribed', text: answer.value })),
  },
  delays: {
    promptTimeout: 60_000,
    untilLastMinute: ({ context }) => Math.max(0, recordingLimit - lastMinute - context.recorded),
    lastMinute: ({ context }) => Math.max(0, Math.min(lastMinute, recordingLimit - context.recorded)),
    finishTimeout: 5000,
  },
})
