import { assign, setup } from 'xstate'
import type { EventObject } from 'xstate'
import { isFlag, isRecord, isText, refusal, requiredPort, requiredResource, saysWhy } from '../port/index.ts'
import { isComplete } from '../shared/question.ts'
import type {
  PlaybackFact,
  Speech,
  SpeechContext,
  SpeechEvent,
  SpeechFailure,
  SpeechRequest,
} from './text-to-speech.types.ts'

const isMissingOr = (isField: (field: unknown) => boolean) => (field: unknown) =>
  field === undefined || isField(field)
const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array

/** What the chart may say: the words it uses for calls, resources, conditions, effects and times. */
export const textToSpeechSetup = setup({
  types: {
    context: {} as SpeechContext,
    events: {} as SpeechEvent,
    tags: {} as 'sounding',
  },
  actors: {
    generateSpeech: requiredPort<SpeechRequest, Speech>('generateSpeech', {
      patience: 120_000,
      answer: isRecord<Speech>({
        bytes: isBytes,
        mimeType: isText,
        cutOff: isMissingOr(isFlag),
        words: isMissingOr(isText),
      }),
    }),
    playback: requiredResource<Speech, EventObject, PlaybackFact>('playback', refusal('playback.failed'), {
      facts: {
        'playback.started': () => true,
        'playback.ended': () => true,
        'playback.failed': saysWhy,
      },
    }),
  },
  guards: {
    hasText: (_, { text }: SpeechRequest) => isComplete(text),
    isSameRequest: ({ context }, request: SpeechRequest) => isSame(context.request, request),
    isAlreadyGenerated: ({ context: { speech, request: made } }, request: SpeechRequest) =>
      speech !== null && speech.cutOff !== true && isSame(made, request),
    isSilent: (_, { speech }: { speech: Speech }) => speech.bytes.length === 0,
    hasSpeech: ({ context }) => context.speech !== null,
  },
  actions: {
    setRequest: assign((_, request: SpeechRequest) => ({ request, speech: null, failure: null })),
    setSpeech: assign({ speech: (_, { speech }: { speech: Speech }) => speech }),
    setFailure: assign({ failure: (_, failure: SpeechFailure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: { playbackTimeout: 10_000 },
})

const isSame = (one: SpeechRequest | null, other: SpeechRequest) =>
  one?.text === other.text && one.voice === other.voice
