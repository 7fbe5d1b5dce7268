import { assign, emit, enqueueActions, sendTo, setup, stateIn } from 'xstate'
import { levelOf } from '../microphone/index.ts'
import type { FailureKind } from '../port/index.ts'
import { liveChatActors } from './live-chat.actors.ts'
import { addSpoken, cutOff, endSpoken } from './captions.ts'
import type { Spoken } from './captions.ts'
import type {
  LiveChatContext,
  LiveChatEmitted,
  LiveChatEvent,
  LiveChatFailure,
  LiveChatSettings,
  SessionCommand,
} from './live-chat.types.ts'
import { isFinal, isPassing } from './session-failure.ts'
import { commandsOf, stillUnanswered, textsOf } from './unanswered.ts'
import { addWaiting } from './waiting.ts'

export interface Why {
  readonly kind: FailureKind
}

/** Milliseconds before each try to replace a session; there are no more until one has lasted. */
const breaths = [250, 1000, 2000, 4000]

const hasTriesLeft = ({ tries }: LiveChatContext) => tries < breaths.length

/** Time to spare before the service closes, and the longest that a reply is waited for. */
const margin = 2000
const longestReply = 60_000
const noTimeLeftSaid = 5000

/** A voice at a microphone is at least as loud, from 0 to 1. */
const voiceLevel = 0.5

export const nothingSaid = {
  handle: null,
  timeLeft: null,
  tries: 0,
  waiting: [],
  unanswered: [],
  reply: 0,
  silenced: 0,
} satisfies Partial<LiveChatContext>

/** The settings with another device, or with the system's own. */
const chosen = (
  settings: LiveChatSettings,
  of: 'microphone' | 'speaker',
  device: string | null,
): LiveChatSettings => {
  const { [of]: _, ...others } = settings
  return device === null ? others : { ...others, [of]: device }
}

/** What follows is unknown to whoever knew what came before. */
const nextMemory = ({ captions, memory }: LiveChatContext) => (captions.length === 0 ? memory : memory + 1)

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
      | 'unheard'
      | 'speaking'
      | 'interrupted'
      | 'needsGesture'
      | 'asking',
  },
  actors: liveChatActors,
  guards: {
    unmuted: stateIn('#unmuted'),
    replying: stateIn('#replying'),
    /** Of a reply that nobody has silenced. */
    heard: ({ context }, { reply }: { reply: number }) =>
      Number.isSafeInteger(reply) && reply > context.silenced,
    filled: (_, { text }: { text: string }) => text.trim() !== '',
    /** It may be another's turn, unless the answer was no: nobody is asked twice in a row. */
    otherMicrophone: ({ context }, { kind }: Why) =>
      context.settings.microphone !== undefined && kind !== 'permission',
    unplugged: (_, { kind }: Why) => kind === 'not-found',
    loud: (_, { level }: { level: number }) => level >= voiceLevel,
    still: (_, { level }: { level: number }) => level < voiceLevel / 2,
    triesLeft: ({ context }) => hasTriesLeft(context),
    resumable: ({ context }, { kind }: Why) =>
      hasTriesLeft(context) && context.handle !== null && isPassing(kind),
    worthAnotherTry: ({ context }, { kind }: Why) => hasTriesLeft(context) && !isFinal(kind),
  },
  actions: {
    begin: assign({
      settings: (_, { settings }: { settings?: LiveChatSettings }) => settings ?? {},
      memory: ({ context }) => nextMemory(context),
      failure: null,
    }),
    chooseMicrophone: assign({
      settings: ({ context: { settings } }, { device }: { device: string | null }) =>
        chosen(settings, 'microphone', device),
    }),
    fallBack: enqueueActions(({ context: { settings }, enqueue }) => {
      enqueue.assign({ settings: chosen(settings, 'microphone', null) })
      enqueue.emit({ type: 'fellBack', of: 'microphone' })
    }),
    chooseSpeaker: enqueueActions(
      ({ context: { settings }, enqueue }, { device }: { device: string | null }) => {
        enqueue.assign({ settings: chosen(settings, 'speaker', device) })
        enqueue.sendTo('speaker', { type: 'choose', device })
      },
    ),
    speakElsewhere: enqueueActions(({ context: { settings }, enqueue }) => {
      enqueue.assign({ settings: chosen(settings, 'speaker', null) })
      enqueue.emit({ type: 'fellBack', of: 'speaker' })
    }),
    hangUp: assign({
      ...nothingSaid,
      captions: ({ context }) => endSpoken(context.captions),
      unsaid: ({ context: { unsaid, unanswered, waiting } }) => [
        ...unsaid,
        ...textsOf([...commandsOf(unanswered), ...waiting]),
      ],
    }),
    /** Whoever hangs up does not wait for an answer. */
    forgoAnswers: assign({ unanswered: [] }),
    takeBack: assign({ unsaid: [] }),
    fail: assign({ failure: (_, failure: LiveChatFailure) => failure }),
    forgive: assign({ failure: null }),
    hear: sendTo('session', (_, { chunk }: { chunk: ArrayBuffer }) => ({ type: 'audio', chunk })),
    endHearing: sendTo('session', { type: 'audioEnd' }),
    tell: enqueueActions(({ context: { unanswered, reply }, enqueue }, { text }: { text: string }) => {
      enqueue.sendTo('session', { type: 'text', text })
      enqueue.assign({ unanswered: [...unanswered, { text, after: reply }] })
    }),
    keep: assign({
      waiting: ({ context }, command: SessionCommand) => addWaiting(context.waiting, command),
    }),
    sendWaiting: enqueueActions(({ context, enqueue }) => {
      for (const command of context.waiting) enqueue.sendTo('session', command)
      enqueue.assign({
        waiting: [],
        unanswered: textsOf(context.waiting).map((text) => ({ text, after: context.reply })),
      })
    }),
    keepUnanswered: assign({
      waiting: ({ context }) => [...commandsOf(context.unanswered), ...context.waiting],
      unanswered: [],
    }),
    play: sendTo('speaker', (_, { chunk }: { chunk: ArrayBuffer }) => ({ type: 'play', chunk })),
    flush: sendTo('speaker', { type: 'flush' }),
    letSound: sendTo('speaker', { type: 'resume' }),
    noteReply: assign({
      reply: (_, { reply }: { reply: number }) => reply,
      unanswered: ({ context }, { reply }) => stillUnanswered(context.unanswered, reply),
    }),
    silence: assign({
      silenced: ({ context }, { reply }: { reply: number }) =>
        Number.isSafeInteger(reply) ? Math.max(context.silenced, reply) : context.reply,
      captions: ({ context }) => cutOff(context.captions),
    }),
    silenceReply: assign({
      silenced: ({ context }) => context.reply,
      captions: ({ context }) => cutOff(context.captions),
    }),
    caption: assign({
      captions: ({ context: { captions, memory } }, spoken: Spoken) => addSpoken(captions, spoken, memory),
    }),
    /** What is typed is a caption of its own, whatever is being said meanwhile. */
    captionTyped: assign({
      captions: ({ context: { captions, memory } }, { text }: { text: string }) =>
        addSpoken(endSpoken(captions, 'visitor'), { speaker: 'visitor', text, final: true }, memory),
    }),
    forgetCaptions: assign({ captions: [], memory: 1 }),
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
    startAnew: assign({
      reply: 0,
      silenced: 0,
      memory: ({ context }) => (context.handle === null ? nextMemory(context) : context.memory),
    }),
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
    noticing: 400,
    reminding: 3000,
    noticed: 1500,
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
