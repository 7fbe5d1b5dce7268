import { assign, emit, enqueueActions, sendTo, setup, stateIn } from 'xstate'
import type { EventObject } from 'xstate'
import { levelOf } from '../microphone/index.ts'
import { isNumber, isRecord, refusal, requiredResource, saysWhy } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { addSpoken, endSpoken } from './captions.ts'
import type { Spoken } from './captions.ts'
import type {
  LiveChatContext,
  LiveChatEmitted,
  LiveChatEvent,
  LiveChatFailure,
  LiveChatSettings,
  MicrophoneFact,
  SessionCommand,
  SessionFact,
  SessionInput,
  SpeakerCommand,
  SpeakerFact,
} from './live-chat.types.ts'
import { isFinal, isPassing } from './session-failure.ts'
import { addWaiting } from './waiting.ts'

export interface Why {
  readonly kind: FailureKind
}

const isBytes = (value: unknown): value is ArrayBuffer => value instanceof ArrayBuffer
const anything = () => true

/** Milliseconds before each try to replace a session; there are no more until one has lasted. */
const breaths = [250, 1000, 2000, 4000]

const hasTriesLeft = ({ tries }: LiveChatContext) => tries < breaths.length

/** Time to spare before the service closes, and the longest that a reply is waited for. */
const margin = 2000
const longestReply = 60_000
const noTimeLeftSaid = 5000

export const nothingSaid = {
  handle: null,
  timeLeft: null,
  tries: 0,
  waiting: [],
  reply: 0,
  silenced: 0,
} satisfies Partial<LiveChatContext>

/** What the chart may say: the words it uses for resources, conditions, effects and times. */
export const liveChatSetup = setup({
  types: {
    context: {} as LiveChatContext,
    events: {} as LiveChatEvent,
    emitted: {} as LiveChatEmitted,
    tags: {} as
      | 'connecting'
      | 'connected'
      | 'reconnecting'
      | 'unmuted'
      | 'speaking'
      | 'needsGesture'
      | 'asking',
  },
  actors: {
    microphone: requiredResource<LiveChatSettings, EventObject, MicrophoneFact>(
      'microphone',
      refusal('microphone.failed'),
      {
        facts: {
          'microphone.ready': anything,
          'microphone.chunk': isRecord<{ chunk: ArrayBuffer }>({ chunk: isBytes }),
          'microphone.level': anything,
          'microphone.failed': saysWhy,
        },
      },
    ),
    speaker: requiredResource<LiveChatSettings, SpeakerCommand, SpeakerFact>(
      'speaker',
      refusal('speaker.failed'),
      {
        facts: {
          'speaker.ready': anything,
          'speaker.started': anything,
          'speaker.drained': anything,
          'speaker.level': anything,
          'speaker.suspended': anything,
          'speaker.resumed': anything,
          'speaker.failed': saysWhy,
        },
      },
    ),
    // What only accompanies the conversation may be missing or odd: words, handles, warnings.
    session: requiredResource<SessionInput, SessionCommand, SessionFact>(
      'session',
      refusal('session.failed'),
      {
        facts: {
          'session.ready': anything,
          'session.audio': isRecord<{ reply: number; chunk: ArrayBuffer }>({
            reply: isNumber,
            chunk: isBytes,
          }),
          'session.heard': anything,
          'session.said': anything,
          'session.interrupted': anything,
          'session.turnEnded': anything,
          'session.handle': anything,
          'session.goAway': anything,
          'session.closed': anything,
          'session.failed': saysWhy,
        },
      },
    ),
  },
  guards: {
    unmuted: stateIn('#unmuted'),
    replying: stateIn('#replying'),
    /** Of a reply that nobody has silenced. */
    heard: ({ context }, { reply }: { reply: number }) =>
      Number.isSafeInteger(reply) && reply > context.silenced,
    filled: (_, { text }: { text: string }) => text.trim() !== '',
    triesLeft: ({ context }) => hasTriesLeft(context),
    resumable: ({ context }, { kind }: Why) =>
      hasTriesLeft(context) && context.handle !== null && isPassing(kind),
    worthAnotherTry: ({ context }, { kind }: Why) => hasTriesLeft(context) && !isFinal(kind),
  },
  actions: {
    begin: assign({
      settings: (_, { settings }: { settings?: LiveChatSettings }) => settings ?? {},
      captions: [],
      failure: null,
    }),
    hangUp: assign({ ...nothingSaid, captions: ({ context }) => endSpoken(context.captions) }),
    fail: assign({ failure: (_, failure: LiveChatFailure) => failure }),
    forgive: assign({ failure: null }),
    hear: sendTo('session', (_, { chunk }: { chunk: ArrayBuffer }) => ({ type: 'audio', chunk })),
    endHearing: sendTo('session', { type: 'audioEnd' }),
    tell: sendTo('session', (_, { text }: { text: string }) => ({ type: 'text', text })),
    keep: assign({
      waiting: ({ context }, command: SessionCommand) => addWaiting(context.waiting, command),
    }),
    sendWaiting: enqueueActions(({ context, enqueue }) => {
      for (const command of context.waiting) enqueue.sendTo('session', command)
      enqueue.assign({ waiting: [] })
    }),
    play: sendTo('speaker', (_, { chunk }: { chunk: ArrayBuffer }) => ({ type: 'play', chunk })),
    flush: sendTo('speaker', { type: 'flush' }),
    letSound: sendTo('speaker', { type: 'resume' }),
    noteReply: assign({ reply: (_, { reply }: { reply: number }) => reply }),
    silence: assign({
      silenced: ({ context }, { reply }: { reply: number }) =>
        Number.isSafeInteger(reply) ? Math.max(context.silenced, reply) : context.reply,
      captions: ({ context }) => endSpoken(context.captions, 'model'),
    }),
    silenceReply: assign({
      silenced: ({ context }) => context.reply,
      captions: ({ context }) => endSpoken(context.captions, 'model'),
    }),
    caption: assign({
      captions: ({ context }, spoken: Spoken) => addSpoken(context.captions, spoken),
    }),
    endCaptions: assign({ captions: ({ context }) => endSpoken(context.captions) }),
    keepHandle: assign({
      handle: (_, { handle }: { handle: string | null }) => (typeof handle === 'string' ? handle : null),
    }),
    noteTimeLeft: assign({ timeLeft: (_, { timeLeft }: { timeLeft?: number }) => timeLeft ?? null }),
    countHandOver: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    countTry: assign({
      tries: ({ context }) => context.tries + 1,
      // What the service does not accept, it will not accept the next time either.
      handle: ({ context }, { kind }: Why) => (isPassing(kind) ? context.handle : null),
    }),
    startAnew: assign({ reply: 0, silenced: 0 }),
    tellResumed: emit(({ context }) => ({ type: 'resumed', remembers: context.handle !== null })),
    tellEnded: emit({ type: 'ended' }),
    tellLevel: emit((_, { of, level }: { of: 'microphone' | 'speaker'; level: number }) => ({
      type: 'level',
      of,
      level: levelOf(level),
    })),
  },
  delays: {
    promptPatience: 60_000,
    patience: 15_000,
    settling: 10_000,
    breath: ({ context }) => breaths[context.tries - 1] as number,
    // A service may say that it closes without saying when.
    grace: ({ context: { timeLeft } }) =>
      Number.isFinite(timeLeft)
        ? Math.min(Math.max((timeLeft as number) - margin, 0), longestReply)
        : noTimeLeftSaid,
  },
})
