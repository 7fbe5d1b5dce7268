import { assign, emit, sendTo, setup } from 'xstate'
import {
  isAnswerOf,
  isRecord,
  isText,
  refusal,
  requiredPort,
  requiredResource,
  saysWhy,
} from '../port/index.ts'
import { isBlank } from '../shared/question.ts'
import type { Answer, FailureKind } from '../port/index.ts'
import type {
  RecorderCommand,
  RecorderFact,
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
  readonly answer: Answer<string>
}

/** The longest recording in milliseconds: what fits into one request, with room to spare. */
export const recordingLimit = 420_000
const lastMinute = 60_000

const isBlob = (value: unknown): value is Blob => value instanceof Blob
const isTime = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0

export const nothingYet: TranscriptionContext = {
  microphone: null,
  recorded: 0,
  clip: null,
  stoppedBy: null,
  answer: null,
  failure: null,
}

/** What the chart may say: the words it uses for calls, conditions, effects and times. */
export const transcriptionSetup = setup({
  types: {
    context: {} as TranscriptionContext,
    events: {} as TranscriptionEvent,
    emitted: {} as TranscriptionEmitted,
    tags: {} as 'endsSoon',
  },
  actors: {
    recorder: requiredResource<RecorderInput, RecorderCommand, RecorderFact>(
      'recorder',
      refusal('recorder.failed'),
      {
        facts: {
          'recorder.ready': () => true,
          'recorder.level': () => true,
          'recorder.paused': isRecord<Recorded>({ recorded: isTime }),
          'recorder.clip': isRecord<Clipped>({ clip: isBlob }),
          'recorder.failed': saysWhy,
        },
      },
    ),
    transcribe: requiredPort<Clipped, Answer<string>>('transcribe', {
      patience: 120_000,
      answer: isAnswerOf(isText),
    }),
  },
  guards: {
    filled: (_, { clip }: Clipped) => clip.size > 0,
    wanted: ({ context }, { clip }: Clipped) => clip.size > 0 && context.stoppedBy === 'visitor',
    hasClip: ({ context }) => context.clip !== null,
    worded: (_, { answer }: Answered) => !isBlank(answer.value),
    wordless: (_, { kind }: { kind: FailureKind }) => kind === 'empty',
  },
  actions: {
    begin: assign(() => nothingYet),
    useMicrophone: assign({
      microphone: (_, { microphone }: { microphone: string | undefined }) => microphone ?? null,
    }),
    finish: sendTo('recorder', { type: 'finish' }),
    pause: sendTo('recorder', { type: 'pause' }),
    resume: sendTo('recorder', { type: 'resume' }),
    keepTime: assign({ recorded: (_, { recorded }: Recorded) => recorded }),
    stopBy: assign({ stoppedBy: (_, { by }: { by: StoppedBy }) => by }),
    keepClip: assign({ clip: (_, { clip }: Clipped) => clip }),
    keepAnswer: assign({ answer: (_, { answer }: Answered) => answer, clip: null }),
    fail: assign({ failure: (_, failure: TranscriptionFailure) => failure }),
    forgive: assign({ failure: null }),
    tellLevel: emit((_, { level }: { level: number }) => ({ type: 'level', level })),
    tellRecorded: emit(({ context }, { clip }: Clipped) => ({
      type: 'recorded',
      clip,
      by: context.stoppedBy as StoppedBy,
    })),
    tellTranscribed: emit((_, { answer }: Answered) => ({ type: 'transcribed', text: answer.value })),
  },
  delays: {
    promptPatience: 60_000,
    untilLastMinute: ({ context }) => Math.max(0, recordingLimit - lastMinute - context.recorded),
    lastMinute: ({ context }) => Math.max(0, Math.min(lastMinute, recordingLimit - context.recorded)),
    finishPatience: 5000,
  },
})
