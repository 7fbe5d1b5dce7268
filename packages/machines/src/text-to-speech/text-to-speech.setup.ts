import { assign, setup } from 'xstate'
import type { EventObject } from 'xstate'
import {
  isBoolean,
  isRecord,
  isString,
  toFailureEvent,
  requiredPort,
  requiredResource,
  hasFailureKind,
} from '../port/index.ts'
import { isComplete } from '../internal/is-complete.ts'
import type {
  PlaybackEvent,
  Speech,
  SpeechContext,
  SpeechEvent,
  SpeechFailure,
  SpeechRequest,
} from './text-to-speech.types.ts'

const isMissingOr = (isField: (field: unknown) => boolean) => (field: unknown) =>
  field === undefined || isField(field)
const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array

export const textToSpeechSetup = setup({
  types: {
    context: {} as SpeechContext,
    events: {} as SpeechEvent,
    tags: {} as 'sounding',
  },
  actors: {
    generateSpeech: requiredPort<SpeechRequest, Speech>('generateSpeech', {
      timeoutMs: 120_000,
      isOutput: isRecord<Speech>({
        bytes: isBytes,
        mimeType: isString,
        cutOff: isMissingOr(isBoolean),
        words: isMissingOr(isString),
      }),
    }),
    playback: requiredResource<Speech, EventObject, PlaybackEvent>(
      'playback',
      toFailureEvent('playback.failed'),
      {
        events: {
          'playback.started': () => true,
          'playback.ended': () => true,
          'playback.failed': hasFailureKind,
        },
      },
    ),
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
