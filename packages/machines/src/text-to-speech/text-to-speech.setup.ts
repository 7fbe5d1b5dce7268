import { assign, setup } from 'xstate'
import { failureKind, requiredPort, requiredResource } from '../port/index.ts'
import { isComplete } from '../request/question.ts'
import type {
  PlaybackFact,
  Speech,
  SpeechContext,
  SpeechEvent,
  SpeechFailure,
  SpeechRequest,
} from './text-to-speech.types.ts'

/** What the machine hears when playing cannot even begin. */
export const unopened = (error: unknown): PlaybackFact => ({
  type: 'playback.failed',
  kind: failureKind(error),
})

/** What the chart may say: the words it uses for calls, resources, conditions, effects and times. */
export const textToSpeechSetup = setup({
  types: {
    context: {} as SpeechContext,
    events: {} as SpeechEvent,
    tags: {} as 'busy' | 'sounding',
  },
  actors: {
    generateSpeech: requiredPort<SpeechRequest, Speech>('generateSpeech'),
    playback: requiredResource<Speech>('playback', unopened),
  },
  guards: {
    filled: (_, { text }: SpeechRequest) => isComplete(text),
    sameRequest: ({ context }, request: SpeechRequest) => isSame(context.request, request),
    madeAlready: ({ context }, request: SpeechRequest) =>
      context.speech !== null && isSame(context.request, request),
    made: ({ context }) => context.speech !== null,
  },
  actions: {
    ask: assign((_, request: SpeechRequest) => ({ request, speech: null, failure: null })),
    keep: assign({ speech: (_, { speech }: { speech: Speech }) => speech }),
    fail: assign({ failure: (_, failure: SpeechFailure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { patience: 120_000, playbackPatience: 10_000 },
})

const isSame = (one: SpeechRequest | null, other: SpeechRequest) =>
  one?.text === other.text && one.voice === other.voice
